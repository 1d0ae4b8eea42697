// A clock that jumps: what is answered does not depend on it, and nothing waits for a moment that has passed.

import type { BenchLine } from '../bench/figures.ts';
import { startRunning, wait } from '../load/running.ts';
import { STARTING_MS } from './killed/starting.ts';
import { lookAround } from './lookAround.ts';

export async function clock(): Promise<BenchLine[]> {
  const running = await startRunning({ preload: './scripts/chaos/killed/clock.ts' });
  try {
    await wait(STARTING_MS);
    return await lookAround(running, 'by a clock that jumps by a year');
  } finally {
    await running.stop();
  }
}
