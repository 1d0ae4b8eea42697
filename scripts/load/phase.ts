// What every phase of a measurement under load is given, and what it says.

import { lineOf, say, type BenchLine } from '../harness/lines.ts';
import type { Child } from '../harness/child.ts';
import type { LoadAsking } from '../harness/generator.ts';
import type { ProcessTotals } from '../harness/processes.ts';
import type { Running } from '../harness/portals.ts';
import type { LoadTally } from '../harness/tally.ts';
import type { Fresh } from './addresses.ts';

export interface Loading {
  readonly running: Running;
  /** The process that asks. */
  readonly generator: Child;
  /** Pages that nobody has asked for. */
  readonly fresh: Fresh;
  /** How long each step lasts. */
  readonly seconds: number;
  /** How long is waited where nothing is asked any more. */
  readonly minutes: number;
  readonly say: (line: string) => void;
}

/** Lines with what was reached; a phase throws where it cannot be measured. */
export type Phase = (loading: Loading) => Promise<BenchLine[]>;

/** Asks the portal, for as long as each step lasts where nothing else is said. */
export async function askPortal(
  { running, generator, seconds }: Loading,
  asking: Omit<LoadAsking, 'base' | 'seconds'> & Partial<LoadAsking>,
  by: Pick<Child, 'ask'> = generator,
): Promise<LoadTally> {
  return await by.ask('generate', { base: running.base, seconds, ...asking });
}

/** What all processes hold, beside a goal where there is one. */
export function memoryLine(
  when: string,
  { megabytes, proportional }: Pick<ProcessTotals, 'megabytes' | 'proportional'>,
  most?: number,
): BenchLine {
  const more = Number.isNaN(proportional)
    ? ''
    : `, ${say(proportional)} MB with shared pages divided`;
  return lineOf({ what: `memory ${when}`, value: megabytes, unit: 'MB', most, more });
}
