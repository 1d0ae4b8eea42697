// What every phase of a measurement is given, and what it says.

import { say, type BenchLine } from '../bench/figures.ts';
import type { Fresh } from './addresses.ts';
import type { Generator } from './generators.ts';
import type { Resident } from './resident.ts';
import type { Running } from './running.ts';

export interface Measured {
  readonly running: Running;
  readonly generator: Generator;
  /** Pages that nobody has asked for. */
  readonly fresh: Fresh;
  /** How long each step lasts. */
  readonly seconds: number;
  /** How long is waited where nothing is asked any more. */
  readonly minutes: number;
  readonly say: (line: string) => void;
}

/** Lines with what was reached; a phase throws where it cannot be measured. */
export type Phase = (measured: Measured) => Promise<BenchLine[]>;

/** A line without a goal. */
export function told(what: string, reached: string): BenchLine {
  return { what, goal: '', reached, good: null };
}

/** What all processes hold, beside a goal where there is one. */
export function memoryLine(
  when: string,
  { megabytes, proportional }: Resident,
  most: number | null = null,
): BenchLine {
  const shared = proportional === null ? '' : `, ${say(proportional)} MB with shared pages divided`;
  return {
    what: `memory ${when}`,
    goal: most === null ? '' : `≤ ${most} MB`,
    reached: `${say(megabytes)} MB${shared}`,
    good: most === null ? null : megabytes <= most,
  };
}
