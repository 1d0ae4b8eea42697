// Whom to tell of a vulnerability, at the address where those who found one look (RFC 9116).

import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';

import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { securityHeaders } from '../../engine/server/headers.ts';
import { buildSite } from '../../engine/server/site.ts';
import type { Settings } from '../../engine/model/portal.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { TEST_DATA } from '../portals.ts';
import { serveDemonstration } from '../served.ts';

const ADDRESS = '/.well-known/security.txt';
const CONTACT = ['mailto:security@budget.example', 'https://budget.example/contact-us'];

let site: FastifyInstance | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await site?.close();
  site = null;
});

async function siteOf(security: Settings['security'] | null, origin = 'https://budget.example') {
  const { portal, current } = await serveDemonstration();
  const { security: _, ...settings } = portal.settings;
  site = await buildSite({
    portal: { ...portal, settings: { ...settings, ...(security && { security }) } },
    current,
    parts: SERVER_PARTS,
    built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
    log: false,
    origin,
  });
  return site;
}

it('names ways, the day until which they hold, languages, its own address', async () => {
  const asked = await siteOf({ contact: CONTACT, expires: '9998-12-31' });
  const { statusCode, headers, payload } = await asked.inject(ADDRESS);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(payload).toBe(
    [
      'Contact: mailto:security@budget.example',
      'Contact: https://budget.example/contact-us',
      'Expires: 9998-12-31T23:59:59Z',
      'Preferred-Languages: uk, en',
      'Canonical: https://budget.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(headers).toMatchObject({ ...securityHeaders(), 'cache-control': 'public, max-age=3600' });
  // nothing of the figures: that these are invented is not said of it
  expect(headers['x-robots-tag']).toBeUndefined();
  const known = { 'if-none-match': String(headers.etag) };
  expect((await asked.inject({ url: ADDRESS, headers: known })).statusCode).toBe(304);
  expect((await asked.inject({ url: ADDRESS, method: 'POST' })).statusCode).toBe(405);
});

it('claims no address of its own where the public one is not known', async () => {
  const asked = await siteOf({ contact: CONTACT, expires: '9998-12-31' }, '');
  const { payload } = await asked.inject({ url: ADDRESS, headers: { host: 'evil.example' } });
  expect(payload).toContain('Contact: ');
  expect(payload).not.toMatch(/Canonical|evil/);
});

it('is not there where nobody is named', async () => {
  const { statusCode, headers } = await (await siteOf(null)).inject(ADDRESS);
  expect([statusCode, headers['content-type']]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ]);
});

it('is there until its day is over, and then no more', async () => {
  const asked = await siteOf({ contact: CONTACT, expires: '2030-06-30' });
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [now, status] of [
    ['2030-06-30T23:59:59Z', 200],
    ['2030-07-01T00:00:00Z', 404],
  ] as const) {
    vi.setSystemTime(new Date(now));
    const { statusCode } = await asked.inject(ADDRESS);
    expect([now, statusCode]).toEqual([now, status]);
  }
});
