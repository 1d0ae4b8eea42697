// Old addresses live on: three names and values that were called otherwise once lead where they did, and the reader is told.

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { changed } from '../overlay.ts';
import { portalOf, TEST_DATA } from '../portals.ts';
import { serveDemonstration, type Served } from '../served.ts';

const RENAMES = `
lastMonth: {to: month}
readers: {values: {GROWN: ADULT}}
who: {to: readers, values: {KIDS: CHILD}, pages: [loans]}
`;
let library: Served;
let site: FastifyInstance;
beforeAll(async () => {
  library = await serveDemonstration('library');
  site = await buildSite({
    portal: portalOf(changed(library.folders, { 'config/redirects.yaml': RENAMES })),
    current: library.current,
    built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
    parts: SERVER_PARTS,
    log: false,
  });
});
afterAll(async () => {
  await site.close();
  await library.stop();
});

const ask = async (url: string) =>
  await site.inject({ url, headers: { accept: 'text/html,application/json' } });

describe('an old address', () => {
  it.each([
    ['a name', '/loans?lastMonth=3', '/loans?month=3'],
    ['a value', '/uk/flow?readers=GROWN&unit=1', '/uk/flow?readers=ADULT&unit=1'],
    [
      'a name and a value on one page',
      '/loans?who=KIDS&year=2024',
      '/loans?readers=CHILD&year=2024',
    ],
    ['what is said by both names', '/loans?who=KIDS&readers=ADULT', '/loans?readers=ADULT'],
  ])('leads to that of today: %s', async (_, old, now) => {
    const { statusCode, headers } = await ask(old);
    expect([statusCode, headers.location]).toEqual([301, `${now}#old-address`]);
    const view = await ask(`/_view${old}`);
    expect(view.json()).toEqual({ redirect: `${now}#old-address` });
    const page = await ask(now);
    expect(page.statusCode).toBe(200);
    expect(page.payload).toMatch(/<p class="renewed" id="old-address">[^<]+<\/p>/);
  });

  it('is one only where the name was called so', async () => {
    expect((await ask('/flow?who=KIDS')).statusCode).toBe(200);
    expect((await ask('/loans?readers=ADULT&year=2024')).statusCode).toBe(200);
  });

  it('gives what is made of a page as it is', async () => {
    const [old, now] = ['who=KIDS', 'readers=CHILD'].map((query) => `year=2024&${query}`);
    const rows = async (query = '') =>
      (await ask(`/_download/en/table-3/loans.json?${query}`)).json<{ rows: unknown[] }>().rows;
    expect(await rows(old)).toEqual(await rows(now));
    expect(await rows(old)).not.toEqual(await rows('year=2024'));
  });
});
