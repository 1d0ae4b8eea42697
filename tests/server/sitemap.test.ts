// The map of addresses: an index, and parts that hold every page once.

import { gunzipSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { placesOf } from '../../engine/answers/document/places.ts';
import { siteOfDemonstration } from '../site.ts';

const served = siteOfDemonstration();

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

async function parts(): Promise<string[]> {
  const { payload } = await served.site.inject('/sitemap.xml');
  return locationsIn(payload).map((address) => address.replace('http://localhost', ''));
}

it('names parts that are there, each with as many addresses as one may hold', async () => {
  const named = await parts();
  expect(named.length).toBeGreaterThan(0);
  const all: string[] = [];
  for (const url of named) {
    const { statusCode, payload, headers } = await served.site.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const found = locationsIn(payload);
    expect(found.length).toBeLessThanOrEqual(10_000);
    all.push(...found);
  }
  expect(new Set(all).size).toBe(all.length);
  for (const { address, page } of placesOf(served.demonstration.portal))
    if (page.id !== served.demonstration.portal.settings.search?.page)
      expect(all).toContain(`http://localhost${address}`);
});

it('is sent packed to who takes that, and not again to who has it', async () => {
  const [url = ''] = await parts();
  const plain = await served.site.inject(url);
  const packed = await served.site.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString('utf8')).toBe(plain.payload);
  const again = { url, headers: { 'if-none-match': String(plain.headers['etag']) } };
  expect((await served.site.inject(again)).statusCode).toBe(304);
});

it.each(['0', '99999', '1.5', 'x', ''])('has no other part: %s', async (part) => {
  expect((await served.site.inject(`/sitemap.xml?part=${part}`)).statusCode).toBe(404);
});
