// The site over the demonstration figures, served while the tests of a file run.

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';

import { ensureBuilt } from '../engine/server/build.ts';
import { readBuilt } from '../engine/server/built.ts';
import { buildSite } from '../engine/server/site.ts';
import { SERVER_PARTS } from '../site/parts.server.ts';
import { TEST_DATA } from './portals.ts';
import { serveDemonstration, type Served } from './served.ts';

export interface ServedSite {
  readonly demonstration: Served;
  readonly site: FastifyInstance;
}

/** Filled before the first test of the file runs, closed after its last. */
export function siteOfDemonstration(): ServedSite {
  const served = {} as ServedSite;
  beforeAll(async () => {
    const demonstration = await serveDemonstration();
    const site = await buildSite({
      portal: demonstration.portal,
      current: demonstration.current,
      parts: SERVER_PARTS,
      built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
      log: false,
    });
    Object.assign(served, { demonstration, site });
  });
  afterAll(async () => {
    await served.site.close();
    await served.demonstration.stop();
  });
  return served;
}
