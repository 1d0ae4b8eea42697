// A clock that jumps: what is answered does not depend on it, and nothing waits for a moment that has passed.

import { setTimeout as wait } from 'node:timers/promises';

import type { BenchLine } from '../harness/lines.ts';
import { STARTING_MS } from './killed/starting.ts';
import { lookAround } from './lookAround.ts';

export async function clock(): Promise<BenchLine[]> {
  return await lookAround({
    started: { preload: './scripts/chaos/killed/clock.ts' },
    trouble: async () => await wait(STARTING_MS),
    where: 'by a clock that jumps by a year',
  });
}
