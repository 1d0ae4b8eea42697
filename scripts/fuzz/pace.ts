// How long answers take that have been given before: what is slow each time was made slow.

import type { Shot } from './requests.ts';
import type { Response } from './verdict.ts';

const REPEATS = 3;

export interface KeptPace {
  /** Milliseconds, of any clock. */
  readonly now: () => number;
  /** An answer that is kept may take so long, in milliseconds. */
  readonly slowest: number;
}

/** Asks each question again and again; the fastest of the later ones counts, so that a busy machine is not found. */
export async function slowFaults(
  shots: ReadonlyMap<string, Shot>,
  ask: (shot: Shot) => Promise<Response>,
  { now, slowest }: KeptPace,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, shot] of shots) {
    await ask(shot);
    const times: number[] = [];
    for (let nth = 0; nth < REPEATS; nth++) {
      const begun = now();
      await ask(shot);
      times.push(now() - begun);
    }
    const fastest = Math.min(...times);
    if (fastest > slowest) faults.push(`${path}: ${fastest.toFixed(0)} ms each time`);
  }
  return faults;
}
