// A damaged ledger gives way to the one before it, at the start and while it serves; the log and `/readyz` say so, and what is published anew serves.

import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Log } from '../../engine/ledger/current.ts';
import { LEDGER_FILE, listLedgers, MANIFEST } from '../../engine/ledger/publish/manifest.ts';
import { shelvedLedgers } from '../../engine/ledger/publish/whole.ts';
import { serveAgain, publishFolder, removeOld } from '../../engine/ledger/publish/switch.ts';
import { rollBack, verifyLedger } from '../../engine/ledger/publish/upkeep.ts';
import { first } from '../../engine/model/lookup.ts';
import { serveDemonstration, type Served } from '../served.ts';
import {
  changeManifest,
  EARLIER,
  flip,
  makeShelf,
  NOBODYS,
  siteOver,
  type Shelf,
  type Site,
} from './damagedShelf.ts';

/** As often as a timer may look: every half second. */
const OFTEN = 0.5 / 3600;
const MIDDLE = 500_000;

let library: Served;
let shelf: Shelf;
let lines: string[];
const log: Log = { info() {}, error: (_, message) => void lines.push(message) };
const open: Site[] = [];

beforeAll(async () => {
  library = await serveDemonstration('library');
});
afterAll(async () => await library.stop());
beforeEach(() => {
  shelf = makeShelf(library);
  lines = [];
});
afterEach(async () => {
  for (const { stop } of open.splice(0)) await stop();
  shelf.remove();
});

async function start(scrubHours = 0): Promise<Site> {
  const site = await siteOver(library.portal, shelf.folder, { scrubHours }, log);
  open.push(site);
  return site;
}

async function ready({ site }: Site) {
  const { statusCode, payload } = await site.inject('/readyz');
  return { status: statusCode, ...(JSON.parse(payload) as Record<string, unknown>) };
}

async function until(done: () => boolean): Promise<void> {
  for (let i = 0; i < 150 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(done()).toBe(true);
}

const current = (text: string) => writeFileSync(join(shelf.folder, 'CURRENT'), text);

/** What befalls CURRENT, and what it names then. */
const NAMES: readonly (readonly [string, () => void, string | null])[] = [
  ['is empty', () => current(''), null],
  ['is garbage', () => current('\u0000\u0001 ../../etc\n'), null],
  ['is missing', () => rmSync(join(shelf.folder, 'CURRENT')), null],
  ['names a ledger that nobody has', () => current(`${NOBODYS}\n`), NOBODYS],
];

/** What befalls the files of the newest ledger. */
const FILES: readonly (readonly [string, () => void])[] = [
  ['has no manifest', () => rmSync(shelf.path(MANIFEST))],
  ['has half a manifest', () => truncateSync(shelf.path(MANIFEST), 300)],
  ['has a changed manifest', () => changeManifest(shelf.path('.'), { id: EARLIER })],
  ['has no file', () => rmSync(shelf.path(LEDGER_FILE))],
  ['has half a file', () => truncateSync(shelf.path(LEDGER_FILE), MIDDLE)],
  ['has an empty file', () => truncateSync(shelf.path(LEDGER_FILE), 0)],
  ['has a turned bit', () => flip(shelf, MIDDLE, 1)],
];

describe('CURRENT', () => {
  it.each(NAMES)('that %s has the newest ledger serve from the start', async (_, befall, named) => {
    befall();
    const site = await start();
    expect(await ready(site)).toMatchObject({
      status: 200,
      ledger: shelf.newest,
      insteadOf: named,
    });
    expect(lines).toHaveLength(1);
    await serveAgain(shelf.folder, EARLIER);
    await until(() => site.current.get().id === EARLIER);
    expect(await ready(site)).not.toHaveProperty('insteadOf');
  });

  it.each(NAMES)('that %s while a ledger serves changes nothing', async (_, befall, named) => {
    const site = await start();
    befall();
    await until(() => lines.length > 0);
    expect(await ready(site)).toMatchObject({
      status: 200,
      ledger: shelf.newest,
      insteadOf: named,
    });
    expect((await site.site.inject('/loans')).statusCode).toBe(200);
  });
});

describe('a ledger', () => {
  it.each(FILES)('that %s gives way at the start', async (_, befall) => {
    befall();
    const site = await start();
    expect(await ready(site)).toMatchObject({
      status: 200,
      ledger: EARLIER,
      insteadOf: shelf.newest,
      damaged: [shelf.newest],
    });
    expect(lines).toHaveLength(1);
    expect(first(lines)).toContain(`ledger ${shelf.newest} in ${shelf.folder} is damaged`);
    expect((await site.site.inject('/loans')).statusCode).toBe(200);
  });

  it.each(FILES)('that %s gives way while it serves', async (_, befall) => {
    const site = await start(OFTEN);
    expect(site.current.get().id).toBe(shelf.newest);
    befall();
    await until(() => site.current.get().id === EARLIER);
    expect(await ready(site)).toMatchObject({ status: 200, damaged: [shelf.newest] });
    expect((await site.site.inject('/loans')).statusCode).toBe(200);
    // it is not tried again, and not told of again
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(lines).toHaveLength(1);
  });

  it('made by another model gives way, and is no damage', async () => {
    changeManifest(shelf.path('.'), { model: NOBODYS });
    const said = await ready(await start());
    expect(said).toMatchObject({ status: 200, ledger: EARLIER, insteadOf: shelf.newest });
    expect(said).not.toHaveProperty('damaged');
  });

  it('that is damaged like every other one serves nothing, with 503', async () => {
    flip(shelf, MIDDLE, 1);
    rmSync(join(shelf.folder, EARLIER, LEDGER_FILE));
    const site = await start();
    expect(await ready(site)).toMatchObject({ status: 503, damaged: [shelf.newest, EARLIER] });
    expect((await site.site.inject('/loans')).statusCode).toBe(503);
  });

  it('that nobody knows is not replaced by invented figures', async () => {
    changeManifest(join(shelf.folder, EARLIER), { mark: library.current.get().manifest.mark });
    rmSync(shelf.path(MANIFEST));
    expect(await ready(await start())).toMatchObject({ status: 503, damaged: [shelf.newest] });
  });

  it('that is put back whole serves again', async () => {
    flip(shelf, MIDDLE, 1);
    const site = await start();
    expect(site.current.get().id).toBe(EARLIER);
    flip(shelf, MIDDLE, 1);
    await until(() => site.current.get().id === shelf.newest);
    const said = await ready(site);
    expect(said).toMatchObject({ status: 200, check: 'done', checked: 1 });
    expect(said).not.toHaveProperty('damaged');
  });

  it('that is published anew takes the place of the damaged one of its name', async () => {
    const fresh = makeShelf(library);
    flip(shelf, MIDDLE, 1);
    const site = await start();
    expect(site.current.get().id).toBe(EARLIER);
    const { manifest } = library.current.get();
    await publishFolder(shelf.folder, join(fresh.folder, shelf.newest), manifest);
    await until(() => site.current.get().id === shelf.newest);
    fresh.remove();
    expect(await ready(site)).not.toHaveProperty('damaged');
  });

  it('larger than is looked at first serves at once and gives way when the look is done', async () => {
    flip(shelf, MIDDLE, 1);
    const site = await siteOver(library.portal, shelf.folder, { firstBytes: 0 }, log);
    open.push(site);
    await until(() => site.current.get().id === EARLIER);
    expect(await ready(site)).toMatchObject({ status: 200, damaged: [shelf.newest] });
  });
});

describe('a shelf', () => {
  it('tells which ledgers are damaged, and rolls back to a whole one only', async () => {
    flip(shelf, MIDDLE, 1);
    const told: [string, boolean][] = [];
    for await (const { id, damage } of shelvedLedgers(shelf.folder))
      told.push([id, damage === null]);
    expect(told).toEqual([
      [shelf.newest, false],
      [EARLIER, true],
    ]);
    const { model } = library.portal;
    expect(await verifyLedger(shelf.folder, EARLIER, model)).toEqual([]);
    expect(first(await verifyLedger(shelf.folder, shelf.newest, model))).toContain('hash');
    expect(await rollBack(shelf.folder, { way: 'back' })).toBe(EARLIER);
    await expect(rollBack(shelf.folder, { way: 'back', id: shelf.newest })).rejects.toThrow(
      'is damaged',
    );
  });

  it('is never cleared of its last whole ledger', async () => {
    flip(shelf, MIDDLE, 1);
    expect(await removeOld(shelf.folder, 0)).toEqual([]);
    expect((await listLedgers(shelf.folder)).map(({ id }) => id)).toContain(EARLIER);
  });
});
