// The demonstration figures, served while the tests of a file run.

import { afterAll, beforeAll } from 'vitest';

import { serveDemonstration, type Served } from './served.ts';

/** Filled before the first test of the file runs, stopped after its last. */
export function servedDemonstration(): Served {
  const served = {} as Served;
  beforeAll(async () => {
    Object.assign(served, await serveDemonstration());
  });
  afterAll(async () => await served.stop());
  return served;
}
