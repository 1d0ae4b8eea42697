// A portal whose content makes no figures starts without any: its pages stand, figures are asked for in vain, and it says how to import.

import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildSite } from '../../engine/server/site.ts';
import { listLedgers } from '../../engine/ledger/publish/manifest.ts';
import { ensureLedger } from '../../scripts/demonstration/ensure.ts';
import { sayNoLedger } from '../../scripts/start/noLedger.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { drawnAtOnce } from '../marked.ts';
import { changed, foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import { emptyFolder, serve, type Served } from '../served.ts';

const folders = changed(foldersOf('library'), { 'content/ledger/demonstration.yaml': null });
const portal = portalOf('library');
const place = emptyFolder();
const drawn = drawnAtOnce();
const said: string[] = [];
let served: Served;
let site: Awaited<ReturnType<typeof buildSite>>;

beforeAll(async () => {
  await ensureLedger(portal, folders, place.folder, (line) => said.push(line));
  served = await serve(folders, place.folder);
  const { current } = served;
  site = await buildSite({
    portal,
    current,
    built: drawn.built,
    parts: SERVER_PARTS,
    log: false,
    origin: '',
  });
});
afterAll(async () => {
  await site.close();
  await served.stop();
  drawn.remove();
  place.remove();
});

it('makes nothing', async () => {
  expect([said, await listLedgers(place.folder)]).toEqual([[], []]);
});

it('says how to import, in both languages', () => {
  const lines: string[] = [];
  sayNoLedger(served.current, (line) => lines.push(line));
  expect(lines).toEqual([
    expect.stringContaining('показників немає: імпортуйте їх (npm run ledger -- import'),
    expect.stringContaining('there are no figures: import them (npm run ledger -- import'),
  ]);
});

it.each([
  ['/', 200],
  ['/loans', 503],
  ['/_view/loans', 503],
  ['/nothing', 404],
  ['/readyz', 503],
  ['/livez', 200],
  ['/api/openapi.json', 200],
])('answers %s with %i', async (address, status) => {
  expect((await site.inject(address)).statusCode).toBe(status);
});
