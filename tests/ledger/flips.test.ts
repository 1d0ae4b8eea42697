// Bits of a ledger turned at random places: no wrong figure and no page of status 500, whether the file was looked at before or not.

import { statSync } from 'node:fs';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { folderShelf, type LedgerSource } from '../../engine/ledger/ledgerSource.ts';
import { LEDGER_FILE } from '../../engine/ledger/publish/manifest.ts';
import { serveDemonstration, type Served } from '../served.ts';
import { EARLIER, flip, makeShelf, siteOver, type Shelf } from './damagedShelf.ts';

const FLIPS = Number(process.env['PORTAL_TEST_FLIPS'] ?? 40);
const MINUTES = 60_000;
const URLS = [
  '/api/loans/bySubject?year=2024&month=3&readers=ALL',
  '/loans',
  '/uk/branch/CEN/loans',
  '/',
  '/books/kobzar',
  '/map',
];

let library: Served;
let shelf: Shelf;
let whole: readonly Asked[];

interface Asked {
  readonly status: number;
  readonly body: string;
}

/** How often what happened; only the first three may. */
interface Tally {
  right: number;
  refused: number;
  gaveWay: number;
  wrong: string[];
  broken: string[];
}

beforeAll(async () => {
  library = await serveDemonstration('library');
  shelf = makeShelf(library);
  whole = (await askAll(shelf.folder)).asked;
});
afterAll(async () => {
  shelf.remove();
  await library.stop();
});

/** What is said of a ledger's name is no figure. */
function plain(body: string): string {
  return body.replaceAll(shelf.newest, '').replaceAll(EARLIER, '');
}

async function askAll(where: string | LedgerSource) {
  const { site, current, stop } = await siteOver(library.portal, where);
  const asked: Asked[] = [];
  for (const url of URLS) {
    const { statusCode, payload } = await site.inject({ url, headers: { accept: 'text/html' } });
    asked.push({ status: statusCode, body: plain(payload) });
  }
  const { damaged } = current.health();
  await stop();
  return { asked, damaged };
}

/** The same places and bits in each run. */
function* places(size: number): Generator<{ readonly at: number; readonly mask: number }> {
  let state = 20_260_101;
  const next = (below: number) => {
    state = Number((BigInt(state) * 48_271n) % 2_147_483_647n);
    return state % below;
  };
  for (let i = 0; i < FLIPS; i++) yield { at: next(size), mask: 1 << next(8) };
}

async function flipAll(where: string | LedgerSource): Promise<Tally> {
  const tally: Tally = { right: 0, refused: 0, gaveWay: 0, wrong: [], broken: [] };
  for (const { at, mask } of places(statSync(shelf.path(LEDGER_FILE)).size)) {
    flip(shelf, at, mask);
    const { asked, damaged } = await askAll(where);
    flip(shelf, at, mask);
    if (damaged.includes(shelf.newest)) tally.gaveWay++;
    for (const [index, { status, body }] of asked.entries()) {
      const told = `byte ${at} by ${mask}: ${URLS[index]} ${status}`;
      if (status === 503) tally.refused++;
      else if (status >= 500) tally.broken.push(told);
      else if (body === whole[index]?.body) tally.right++;
      else tally.wrong.push(told);
    }
  }
  if (FLIPS > 40) console.log(JSON.stringify(tally));
  return tally;
}

it('the questions are answered while nothing is damaged', () => {
  expect(whole.map(({ status }) => status)).toEqual(URLS.map(() => 200));
});

it(
  'each is found before the ledger serves, and the one before it answers in its place',
  async () => {
    expect(await flipAll(shelf.folder)).toEqual({
      right: FLIPS * URLS.length,
      refused: 0,
      gaveWay: FLIPS,
      wrong: [],
      broken: [],
    });
  },
  MINUTES * 30,
);

it(
  'of a ledger that nobody has looked at, what is answered is right, and the rest is refused',
  async () => {
    const { wrong, broken } = await flipAll({ ...folderShelf(shelf.folder), files: null });
    expect({ wrong, broken }).toEqual({ wrong: [], broken: [] });
  },
  MINUTES * 30,
);
