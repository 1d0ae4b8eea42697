// Nothing of the Host that a request names is ever in an answer: every address that is mounted is asked under a foreign name.

import type { FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { TEST_DATA } from '../portals.ts';
import { serveDemonstration, type Served } from '../served.ts';
import { askEveryKind, noteRoutes } from './everyKind.ts';

const EVIL = 'evil.example';
const LISTENS = 'http://127.0.0.1:8080';
const FOREIGN = {
  host: EVIL,
  forwarded: `host=${EVIL};proto=https`,
  'x-forwarded-host': EVIL,
  'x-forwarded-server': EVIL,
  'x-forwarded-proto': 'https',
  'x-original-url': `https://${EVIL}/`,
};
/** What archives begin with. */
const ARCHIVE = Buffer.from('PK\x03\x04');
let served: Served;
let site: FastifyInstance;
let ours: FastifyInstance;
let patterns: readonly string[];
beforeAll(async () => {
  served = await serveDemonstration();
  const made = {
    portal: served.portal,
    current: served.current,
    parts: SERVER_PARTS,
    built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
    log: false as const,
  };
  patterns = noteRoutes();
  // even where the word of a proxy is taken
  site = await buildSite({ ...made, proxies: ['127.0.0.1'], listens: LISTENS });
  ours = await buildSite({ ...made, origin: 'https://portal.example' });
});
afterAll(async () => {
  await site.close();
  await ours.close();
  await served.stop();
});

/** Bodies as text, files in archives too. */
function textOf(rawPayload: Buffer): string {
  if (!rawPayload.subarray(0, 4).equals(ARCHIVE)) return rawPayload.toString('utf8');
  return Object.values(unzipSync(rawPayload))
    .map((file) => strFromU8(file))
    .join('\n');
}

describe('an answer to a request under a foreign name', () => {
  it('names it nowhere, whatever is asked', { timeout: 300_000 }, async () => {
    expect(patterns).toEqual(expect.arrayContaining(['/robots.txt', '/_view/*', '/*']));
    const found: string[] = [];
    const left = await askEveryKind(served.portal, patterns, async (url) => {
      const answer = await site.inject({ url, headers: { ...FOREIGN, accept: 'text/html' } });
      const text = textOf(answer.rawPayload);
      if (text.includes(EVIL) || JSON.stringify(answer.headers).includes(EVIL)) found.push(url);
      const { location } = answer.headers;
      return {
        status: answer.statusCode,
        type: String(answer.headers['content-type']),
        location: typeof location === 'string' ? location : undefined,
        text,
      };
    });
    expect(found).toEqual([]);
    expect(left, 'nobody asked these').toEqual([]);
  });

  it('names the configured origin where an address must be absolute', async () => {
    const headers = FOREIGN;
    for (const url of [
      '/sitemap.xml',
      '/sitemap.xml?part=1',
      '/feed.uk.xml',
      '/llms.txt',
      '/catalog.rdf',
    ]) {
      const own = (await ours.inject({ url, headers })).payload;
      expect(own, url).toContain('https://portal.example/');
      expect(own, url).not.toMatch(/localhost|127\.0\.0\.1/);
      expect((await site.inject({ url, headers })).payload, url).toContain(LISTENS);
    }
  });

  it('a page is known by the configured origin alone', async () => {
    const canonical = async (app: FastifyInstance) =>
      /rel="canonical" href="([^"]*)"/.exec(
        (await app.inject({ url: '/en/about-portal', headers: FOREIGN })).payload,
      )?.[1];
    expect(await canonical(ours)).toBe('https://portal.example/en/about-portal');
    expect(await canonical(site)).toBe('/en/about-portal');
  });
});
