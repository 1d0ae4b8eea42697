// The health and the memory of a portal while something is done to it.

import { startChild } from './child.ts';
import type { LoadAsking } from './generator.ts';
import type { Running } from './portals.ts';
import type { LoadTally, Times } from './tally.ts';

const LOOK_MS = 250;
/** Probes of health in a second. */
const PROBES = 25;
/** What is ended by hand is over then in any case. */
const LONGEST_SECONDS = 3600;

/** `by` says of the process that asked for `/livez` how far it can be believed. */
export interface Watched {
  readonly livez: Times;
  readonly by: Pick<LoadTally, 'late' | 'nice'>;
  /** In megabytes. */
  readonly peak: number;
}

/** Looks until it is ended; `/livez` is asked by a process of its own, which goes first where that is allowed. */
export function watch({ base, taken }: Pick<Running, 'base' | 'taken'>): () => Promise<Watched> {
  const probe = startChild('harness/generator', {}, ['measures']);
  const asking: LoadAsking = {
    base,
    paths: ['/livez'],
    pace: { rate: PROBES },
    seconds: LONGEST_SECONDS,
  };
  const asked = probe.then(async ({ ask }) => await ask<LoadTally>('generate', asking));
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, taken().megabytes);
  };
  const looking = setInterval(look, LOOK_MS);
  return async () => {
    look();
    clearInterval(looking);
    const { ask, kill } = await probe;
    await ask('end');
    const { good, late, nice } = await asked;
    await kill();
    return { livez: good, by: { late, nice }, peak };
  };
}
