// The map of addresses: an index, and parts that hold every page once that has figures or words, and no other.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fillPath, matchAddress } from '../../engine/addresses/routes.ts';
import { listPlaces } from '../../engine/answers/document/collections.ts';
import { assertDefined } from '../../engine/model/lookup.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { foldersOf, type TestPortal } from '../overlay.ts';
import { TEST_DATA } from '../portals.ts';
import { emptyFolder, importInto, REAL_DATA, serve, type Served } from '../served.ts';
import { siteOfDemonstration } from '../site.ts';

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replace('http://localhost', ''),
  );
}

async function partsOf(site: FastifyInstance): Promise<string[]> {
  return locationsIn((await site.inject('/sitemap.xml')).payload);
}

async function addressesIn(site: FastifyInstance): Promise<string[]> {
  const parts = await partsOf(site);
  const texts = await Promise.all(parts.map(async (url) => (await site.inject(url)).payload));
  return texts.flatMap(locationsIn);
}

describe('of the demonstration', () => {
  const served = siteOfDemonstration();

  it('names parts that are there, each with as many addresses as one may hold', async () => {
    const named = await partsOf(served.site);
    expect(named.length).toBeGreaterThan(0);
    const all: string[] = [];
    for (const url of named) {
      const { statusCode, payload, headers } = await served.site.inject(url);
      expect([statusCode, headers['content-type']]).toEqual([
        200,
        'application/xml; charset=utf-8',
      ]);
      const found = locationsIn(payload);
      expect(found.length).toBeLessThanOrEqual(10_000);
      all.push(...found);
    }
    expect(new Set(all).size).toBe(all.length);
    for (const { address, page } of listPlaces(served.demonstration.portal))
      if (page.id !== served.demonstration.portal.settings.search?.page)
        expect(all).toContain(address);
  });

  it('is sent packed to who takes that, and not again to who has it', async () => {
    const [url = ''] = await partsOf(served.site);
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
});

/** A site over imported figures, open for the tests of a suite. */
class ImportedSite {
  private readonly place = emptyFolder();
  served!: Served;
  site!: FastifyInstance;

  async open(which: Exclude<TestPortal, 'smallest'>, paths: readonly string[]): Promise<void> {
    await importInto(this.place.folder, paths, which);
    this.served = await serve(foldersOf(which), this.place.folder);
    this.site = await buildSite({
      portal: this.served.portal,
      current: this.served.current,
      parts: SERVER_PARTS,
      built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
      log: false,
    });
  }

  async close(): Promise<void> {
    await this.site.close();
    await this.served.stop();
    this.place.remove();
  }

  /** Whether it is a page, and one that may be found. */
  async isFound(url: string): Promise<boolean> {
    const { statusCode, payload } = await this.site.inject(url);
    return statusCode === 200 && !payload.includes('<meta name="robots" content="noindex">');
  }

  /** Addresses of a page for a code of its only dimension, in the first language. */
  addressesOf(dimension: string, code: string): string[] {
    return Object.values(this.served.portal.pages)
      .filter(({ redirect, sameAs }) => redirect === null && sameAs === null)
      .flatMap(({ path, parameters }) => {
        const [[name, own] = ['', null], ...others] = Object.entries(parameters);
        return own?.dimension === dimension && others.length === 0
          ? [fillPath(path, { [name]: code })]
          : [];
      });
  }
}

describe('of imported figures of one branch of three', () => {
  const open = new ImportedSite();
  beforeAll(async () => {
    const files = mkdtempSync(join(tmpdir(), 'files-'));
    const rows = ['100', '200'].flatMap((subject) =>
      ['A', 'K', 'T'].map((readers) => `2023-01,CEN,${readers},${subject},100,40\n`),
    );
    writeFileSync(
      join(files, 'loans.csv'),
      `month,branch,readers,subject,expected,lent\n${rows.join('')}`,
    );
    await open.open('library', [files]);
    rmSync(files, { recursive: true });
  });
  afterAll(() => open.close());

  it('has the pages of that branch, and of the others none', async () => {
    const all = await addressesIn(open.site);
    expect(all).toContain('/branch/CEN/loans');
    expect(all).toContain('/uk/branch/CEN/loans');
    expect(all.filter((address) => /\/(RIV|HIL)\//.test(address))).toEqual([]);
    expect(await open.isFound('/branch/RIV/loans')).toBe(false);
  });

  it('has every page that may be found, and none that says it is not to be', async () => {
    const all = await addressesIn(open.site);
    for (const address of all)
      expect([address, await open.isFound(address)]).toEqual([address, true]);
    for (const { address, page } of listPlaces(open.served.portal))
      if (page.id !== open.served.portal.settings.search?.page)
        expect([address, all.includes(address)]).toEqual([address, await open.isFound(address)]);
  });
});

describe.skipIf(!REAL_DATA)(
  'of real figures (skipped where PORTAL_REAL_DATA names no folder of them)',
  () => {
    const open = new ImportedSite();
    beforeAll(() => open.open('product', [assertDefined(REAL_DATA)]), 120_000);
    afterAll(() => open.close());

    it('has at most 10,000 addresses, and pages of every kind in it answer and may be found', async () => {
      const all = await addressesIn(open.site);
      expect(all.length).toBeLessThanOrEqual(10_000);
      const kinds = Map.groupBy(all, (url) => matchAddress(open.served.portal, url).page?.id ?? '');
      expect(kinds.has('')).toBe(false);
      for (const [, [first = '', ...others]] of kinds)
        for (const url of [first, others.at(-1) ?? first])
          expect([url, await open.isFound(url)]).toEqual([url, true]);
    }, 120_000);

    it('has every page of a loaded budget that may be found', async () => {
      const all = new Set(await addressesIn(open.site));
      const codes = new Set(
        [...all].flatMap((url) => /^\/local-budget\/(\d{10})$/.exec(url)?.[1] ?? []),
      );
      expect(codes.size).toBeGreaterThan(10);
      for (const code of [...codes].slice(0, 4))
        for (const url of open.addressesOf('budget', code))
          expect([url, all.has(url)]).toEqual([url, await open.isFound(url)]);
    }, 120_000);
  },
);
