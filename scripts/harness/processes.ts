// What a process and all that it has started take of the machine, npm and the shell included.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Of a clock of the kernel, as it shows times to programs. */
const TICKS_PER_SECOND = 100;

export interface ProcessTotals {
  /** Resident memory of all that live now, as each is counted by the system: pages that two share count twice. */
  readonly megabytes: number;
  /** The same with pages that several share divided among these; NaN where the system does not tell. */
  readonly proportional: number;
  /** Seconds of processor time, those of processes that have ended too; NaN where the system does not tell. */
  readonly cpuSeconds: number;
}

interface Listed {
  readonly id: number;
  readonly parent: number;
  /** In kilobytes. */
  readonly rss: number;
}

export function takenBy(root: number): ProcessTotals {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const own = treeIn(list, root);
  return {
    megabytes: sum(own.map(({ rss }) => rss)) / 1024,
    proportional: sum(own.map(({ id }) => kilobytesOf(id, /^Pss: +(\d+)/gm))) / 1024,
    cpuSeconds:
      read(`/proc/${root}/stat`) === ''
        ? NaN
        : sum(own.map(({ id }) => ticksOf(id))) / TICKS_PER_SECOND,
  };
}

/** Of a list of processes those that descend from one, itself among them. */
export function treeIn(list: string, root: number): Listed[] {
  const all = list
    .trim()
    .split('\n')
    .map((line): Listed => {
      const [id = 0, parent = 0, rss = 0] = line.trim().split(/\s+/).map(Number);
      return { id, parent, rss };
    });
  const below = (id: number): Listed[] =>
    all.filter(({ parent }) => parent === id).flatMap((each) => [each, ...below(each.id)]);
  return [...all.filter(({ id }) => id === root), ...below(root)];
}

/** Megabytes of a process that it shares with nobody; NaN where the system does not tell. */
export function privateMegabytes(id: number): number {
  return kilobytesOf(id, /^Private_\w+:\s+(\d+) kB/gm) / 1024;
}

function kilobytesOf(id: number, told: RegExp): number {
  const found = [...read(`/proc/${id}/smaps_rollup`).matchAll(told)];
  return found.length === 0 ? NaN : sum(found.map(([, kilobytes]) => Number(kilobytes)));
}

/** Of the process and of those that it has waited for, one of which it may be by now. */
function ticksOf(id: number): number {
  const stat = read(`/proc/${id}/stat`);
  // the name in brackets may hold anything
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' ? 0 : sum(fields.slice(11, 15).map(Number));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Empty where there is none: it has ended meanwhile, or the system has no such files. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
