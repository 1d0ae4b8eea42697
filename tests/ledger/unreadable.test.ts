// A ledger that is damaged while it serves: the first question that meets the damage has its file looked at, and nothing wrong is answered.

import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Log } from '../../engine/ledger/current.ts';
import { folderShelf, type LedgerSource } from '../../engine/ledger/ledgerSource.ts';
import { LEDGER_FILE } from '../../engine/ledger/publish/manifest.ts';
import { serveDemonstration, type Served } from '../served.ts';
import { EARLIER, flip, makeShelf, siteOver, type Shelf, type Site } from './damagedShelf.ts';

const URLS = [
  '/api/loans/bySubject?year=2024&month=3&readers=ALL',
  '/loans',
  '/uk/branch/CEN/loans',
  '/books/kobzar',
  '/map',
];
/** The first of them have figures: without a ledger there is nothing to show. */
const WITH_FIGURES = 3;
/** Where the engine's blocks begin in a file, and how long each is. */
const [FIRST_BLOCK, BLOCK] = [3 * 4096, 256 * 1024];

let library: Served;
let shelf: Shelf;
let whole: readonly Asked[];
let lines: { readonly file: unknown; readonly text: string }[];
const log: Log = {
  info() {},
  error: (fields, text) => void lines.push({ file: 'file' in fields && fields.file, text }),
};
const open: Site[] = [];

interface Asked {
  readonly status: number;
  readonly body: string;
}

beforeAll(async () => {
  library = await serveDemonstration('library');
});
afterAll(async () => await library.stop());
beforeEach(async () => {
  shelf = makeShelf(library);
  lines = [];
  whole ??= await askAll(await start(), '');
});
afterEach(async () => {
  for (const { stop } of open.splice(0)) await stop();
  shelf.remove();
});

async function start(where: string | LedgerSource = shelf.folder): Promise<Site> {
  const site = await siteOver(library.portal, where, {}, log);
  open.push(site);
  return site;
}

async function stopAll(): Promise<void> {
  for (const { stop } of open.splice(0)) await stop();
}

/** What is said of a ledger's name is no figure. */
const plain = (body: string) => body.replaceAll(shelf.newest, '').replaceAll(EARLIER, '');

async function askAll({ site }: Site, ledger: string): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const path of URLS) {
    const named = ledger === '' ? '' : `${path.includes('?') ? '&' : '?'}ledger=${ledger}`;
    const url = `${path}${named}`;
    const { statusCode, payload, headers } = await site.inject({
      url,
      headers: { accept: 'text/html' },
    });
    if (statusCode === 503) {
      expect(Number(headers['retry-after']), url).toBeGreaterThan(0);
      expect(headers['cache-control'], url).toMatch(/no-store/);
    }
    asked.push({ status: statusCode, body: plain(payload) });
  }
  return asked;
}

/** Nothing but what is right, or that it cannot be answered; whether there was the latter. */
function refusedIn(asked: readonly Asked[]): boolean {
  for (const [i, { status, body }] of asked.entries())
    expect(status === 503 || body === whole[i]?.body, `${URLS[i]} ${status}`).toBe(true);
  return asked.some(({ status }) => status === 503);
}

async function ready({ site }: Site) {
  const { statusCode, payload } = await site.inject('/readyz');
  return { status: statusCode, ...(JSON.parse(payload) as Record<string, unknown>) };
}

function serves({ current }: Site): boolean {
  try {
    return current.get() !== null;
  } catch {
    return false;
  }
}

async function until(done: () => boolean): Promise<void> {
  for (let i = 0; i < 150 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done()).toBe(true);
}

/** A place in each of the blocks of the file. */
function places(): number[] {
  const { size } = statSync(shelf.path(LEDGER_FILE));
  return Array.from(
    { length: Math.floor((size - FIRST_BLOCK) / BLOCK) },
    (_, i) => FIRST_BLOCK + i * BLOCK + 12 + i * 1001,
  );
}

/** The first place whose damage questions meet. */
async function metPlace(): Promise<number> {
  for (const at of places()) {
    const site = await start();
    flip(shelf, at, 8);
    const isMet = refusedIn(await askAll(site, ''));
    await stopAll();
    flip(shelf, at, 8);
    lines = [];
    if (isMet) return at;
  }
  throw new Error('no question meets any damage');
}

function expectTold(id: string): void {
  const file = join(shelf.folder, id, LEDGER_FILE);
  const isRead = ({ text }: { readonly text: string }) => /could not be read: .*Error/.test(text);
  // a question that was under way while the file was looked at may say so once more
  expect(isRead(lines[0]!)).toBe(true);
  for (const line of lines.filter(isRead)) expect(line.file).toBe(file);
  expect(lines.filter((line) => !isRead(line)).map(({ text }) => text)).toEqual([
    expect.stringContaining(`ledger ${id} in ${shelf.folder} is damaged: `),
  ]);
}

describe('damage while a ledger serves', () => {
  it('in any block is acted on by the first question that meets it', async () => {
    let met = 0;
    for (const at of places()) {
      const site = await start();
      expect(site.current.get().id).toBe(shelf.newest);
      lines = [];
      flip(shelf, at, 8);
      if (refusedIn(await askAll(site, ''))) {
        met++;
        await until(() => site.current.get().id === EARLIER);
        expect(await ready(site)).toMatchObject({
          status: 200,
          ledger: EARLIER,
          damaged: [shelf.newest],
          insteadOf: shelf.newest,
        });
        expectTold(shelf.newest);
        expect(refusedIn(await askAll(site, ''))).toBe(false);
      }
      await stopAll();
      flip(shelf, at, 8);
    }
    expect(met).toBeGreaterThan(1);
  }, 120_000);

  it('in its head is met where the file is opened anew', async () => {
    const site = await start();
    await askAll(site, '');
    flip(shelf, 4096 + 20, 8);
    flip(shelf, 8192 + 20, 8);
    await site.current.rest(0);
    await until(() => site.current.get().id === EARLIER);
    expectTold(shelf.newest);
  });

  it('is answered with 503 where there is no other ledger, and nothing of that is kept', async () => {
    const at = await metPlace();
    rmSync(join(shelf.folder, EARLIER), { recursive: true });
    const site = await start();
    lines = [];
    flip(shelf, at, 8);
    expect(refusedIn(await askAll(site, ''))).toBe(true);
    await until(() => lines.length > 1);
    // it is told before another one has been looked for in its place
    await until(() => !serves(site));
    const after = (await askAll(site, '')).map(({ status }) => status);
    expect(after.slice(0, WITH_FIGURES)).toEqual([503, 503, 503]);
    expect(await ready(site)).toMatchObject({ status: 503, damaged: [shelf.newest] });
    flip(shelf, at, 8);
    await until(() => site.current.health().damaged.length === 0);
    await until(() => site.current.health().checked === 1);
    expect(refusedIn(await askAll(site, ''))).toBe(false);
  });

  it('that was gone when it was looked for, and comes back, is looked for again', async () => {
    const at = await metPlace();
    const folder = folderShelf(shelf.folder);
    /** Looks that wait to begin; null: none waits any more. */
    let looks: (() => void)[] | null = [];
    const files: NonNullable<LedgerSource['files']> = {
      ...folder.files!,
      damage: async (...asked) => {
        if (looks) await new Promise<void>((resolve) => looks?.push(resolve));
        return await folder.files!.damage(...asked);
      },
    };
    const site = await siteOver(library.portal, { ...folder, files }, { firstBytes: 0 }, log);
    open.push(site);
    await until(() => looks?.length === 1);
    flip(shelf, at, 8);
    // met while the first look goes on: what that one has read says nothing
    expect(refusedIn(await askAll(site, ''))).toBe(true);
    expect(await ready(site)).toMatchObject({ status: 200, check: 'going on' });
    flip(shelf, at, 8);
    looks[0]?.();
    await until(() => looks?.length === 2);
    looks[1]?.();
    looks = null;
    await until(() => site.current.health().checked === 1);
    expect(site.current.get().id).toBe(shelf.newest);
    // it was opened anew: nothing of it has been read
    flip(shelf, at, 8);
    expect(refusedIn(await askAll(site, ''))).toBe(true);
    await until(() => site.current.get().id === EARLIER);
  });

  it('of an old ledger that an address names is told of that one', async () => {
    const at = await metPlace();
    const again = await start();
    lines = [];
    // open, and nothing of it has been asked
    (await again.current.hold(EARLIER))?.release();
    flip(shelf, at, 8, EARLIER);
    const asked = await askAll(again, EARLIER);
    expect(asked.some(({ status }) => status === 503)).toBe(true);
    await until(() => again.current.health().damaged.includes(EARLIER));
    expectTold(EARLIER);
    const after = (await askAll(again, EARLIER)).map(({ status }) => status);
    expect(after.slice(0, WITH_FIGURES)).toEqual([503, 503, 503]);
    expect(await ready(again)).toMatchObject({ ledger: shelf.newest, damaged: [EARLIER] });
    expect(refusedIn(await askAll(again, ''))).toBe(false);
  });

  it('of an earlier load that is asked for its names is told of that one', async () => {
    const { current } = await start();
    const { created } = current.get().manifest;
    for (const at of places()) flip(shelf, at, 8, EARLIER);
    expect(await current.get().membersOf((other) => other < created)).toBeNull();
    await until(() => current.health().damaged.length > 0);
    expect(current.health()).toMatchObject({ damaged: [EARLIER], insteadOf: null });
    expectTold(EARLIER);
  });
});
