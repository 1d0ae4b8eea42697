// Resident memory of a process and of all that it has started, npm and the shell included.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const KILOBYTES = 1024;

export interface Resident {
  /** Of all of them together, as each is counted by the system: pages that two share count twice. */
  readonly megabytes: number;
  /** The same with pages that several share divided among these; null where the system does not tell. */
  readonly proportional: number | null;
}

export function residentOf(pid: number): Resident {
  const all = treeIn(
    execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }),
    pid,
  );
  const shares = all.map(({ id }) => proportional(id));
  return {
    megabytes: all.reduce((sum, { rss }) => sum + rss, 0) / KILOBYTES,
    proportional: shares.includes(null)
      ? null
      : shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) / KILOBYTES,
  };
}

interface Listed {
  readonly id: number;
  readonly parent: number;
  /** In kilobytes. */
  readonly rss: number;
}

/** Of a list of processes those that descend from one, itself among them. */
export function treeIn(list: string, pid: number): Listed[] {
  const all = list
    .trim()
    .split('\n')
    .map((line): Listed => {
      const [id = 0, parent = 0, rss = 0] = line.trim().split(/\s+/).map(Number);
      return { id, parent, rss };
    });
  const below = (id: number): Listed[] =>
    all.filter(({ parent }) => parent === id).flatMap((each) => [each, ...below(each.id)]);
  return [...all.filter(({ id }) => id === pid), ...below(pid)];
}

function proportional(pid: number): number | null {
  try {
    const told = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss: +(\d+)/m.exec(told)?.[1]);
  } catch {
    return null;
  }
}
