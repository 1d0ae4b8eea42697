// What a process and all that it has started take of the machine, as Linux tells it.

import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Of a clock of the kernel, as it shows times to programs. */
const TICKS_PER_SECOND = 100;

export interface ProcessTotals {
  /** Seconds of processor time, those of processes that have ended too. */
  readonly cpuSeconds: number;
  /** Resident memory of all that live now. */
  readonly megabytes: number;
}

interface Process {
  readonly parent: number;
  readonly ticks: number;
}

/** Null where the system does not tell. */
export function takenBy(root: number): ProcessTotals | null {
  if (!existsSync('/proc/self/stat')) return null;
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : '';
    // the name in brackets may hold anything
    const fields = found.slice(found.lastIndexOf(')') + 2).split(' ');
    if (found !== '')
      all.set(Number(name), { parent: Number(fields[1]), ticks: sum(fields.slice(11, 15)) });
  }
  const own = [...all.keys()].filter((id) => isBelow(all, id, root));
  return {
    cpuSeconds: sum(own.map((id) => all.get(id)?.ticks)) / TICKS_PER_SECOND,
    megabytes: sum(own.map(residentKilobytes)) / 1024,
  };
}

function isBelow(all: ReadonlyMap<number, Process>, id: number, root: number): boolean {
  let at: number | undefined = id;
  while (at !== undefined && at !== root) at = all.get(at)?.parent;
  return at === root;
}

function residentKilobytes(id: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0);
}

function sum(values: readonly unknown[]): number {
  return values.reduce((total: number, value) => total + Number(value ?? 0), 0);
}

/** Empty where it has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Megabytes of a process that it shares with nobody; null where the system does not tell. */
export function privateMegabytes(id: number): number | null {
  const told = [...read(`/proc/${id}/smaps_rollup`).matchAll(/^Private_\w+:\s+(\d+) kB/gm)];
  return told.length === 0 ? null : sum(told.map(([, kilobytes]) => kilobytes)) / 1024;
}
