// A new portal, in whatever languages it is made: it passes the check, takes its file of figures, and shows and answers them.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { shippedDimensions } from '../engine/config/files.ts';
import { KINDS } from '../engine/kinds.ts';
import { importFiles } from '../engine/ledger/import/importFiles.ts';
import { checkPortal } from '../engine/server/check.ts';
import { buildSite } from '../engine/server/site.ts';
import { writePortal } from '../scripts/new/portal.ts';
import { SERVER_PARTS } from '../site/parts.server.ts';
import { drawnAtOnce } from './marked.ts';
import { foldersOf } from './overlay.ts';
import { portalOf } from './portals.ts';
import { serve } from './served.ts';

const root = mkdtempSync(join(tmpdir(), 'portals-'));
const drawn = drawnAtOnce();
afterAll(() => {
  rmSync(root, { recursive: true });
  drawn.remove();
});

const foldersIn = (folder: string) => ({
  ...foldersOf('smallest'),
  config: join(folder, 'config'),
  content: join(folder, 'content'),
});

/** What the engine lacks in a language is held by the tests of its words. */
const check = (folder: string) =>
  checkPortal(foldersIn(folder), KINDS)
    .problems.filter(({ code }) => code !== 'missing-base-messages')
    .map(({ file, line, code, words }) => [file, line, code, words]);

describe.each([
  [['en'], { '/': ['Trips in the city', 'Metro', 'Bars'] }],
  [
    ['pl', 'en'],
    { '/': ['Przejazdy w mieście', 'Rower', 'Słupki'], '/en': ['Trips in the city', 'Bicycle'] },
  ],
  [['fr'], { '/': ['Trajets en ville', 'Vélo', 'Barres'] }],
  [['sv'], { '/': ['Trips in the city', 'Bicycle', 'Bars'] }],
] as const)('in %s', (languages, pages) => {
  const folder = join(root, languages.join('-'));
  let said: string[] = [];
  let served: Awaited<ReturnType<typeof serve>>;
  let site: Awaited<ReturnType<typeof buildSite>>;

  beforeAll(async () => {
    said = writePortal(folder, languages);
    const folders = foldersIn(folder);
    const portal = portalOf(folders);
    const ledgers = join(folder, '.portal', 'ledgers');
    await importFiles([join(folder, 'figures')], {
      portal,
      folder: ledgers,
      shipped: shippedDimensions(folders),
      say() {},
      mark: { name: 'demonstration', words: portal.settings.demonstration },
    });
    served = await serve(folders, ledgers);
    const { current } = served;
    const { built } = drawn;
    site = await buildSite({ portal, current, built, parts: SERVER_PARTS, log: false });
  });
  afterAll(async () => {
    await site.close();
    await served.stop();
  });

  it('passes the check as it is written', () => {
    expect(check(folder)).toEqual([]);
    expect(said.some((line) => line.startsWith('english'))).toBe(languages[0] === 'sv');
  });

  it.each(Object.entries(pages))('shows its figures at %s', async (address, words) => {
    const { statusCode, payload } = await site.inject({ url: address, headers: HTML });
    expect(statusCode).toBe(200);
    for (const word of words) expect(payload).toContain(word);
    expect(payload).toContain('731');
    expect(payload).not.toContain('class="missing"');
  });

  it('answers what stands in the file, and says that it is invented', async () => {
    const { headers, payload } = await site.inject('/api/trips?year=2024');
    const [total] = (JSON.parse(payload) as { items: { data: { trips: number } }[] }).items;
    const rows = readFileSync(join(folder, 'figures', 'trips.csv'), 'utf8').matchAll(
      /^2024,\w+,(\d+)$/gm,
    );
    expect(total?.data.trips).toBe([...rows].reduce((sum, [, trips]) => sum + Number(trips), 0));
    expect(JSON.stringify(headers)).toContain('demonstration');
  });
});

/** Files that a document gives in full, by their paths. */
function readFiles(document: string): [path: string, text: string][] {
  const text = readFileSync(join(import.meta.dirname, '..', 'docs', document), 'utf8');
  return [...text.matchAll(/^`([\w./-]+)`:\n\n```\w+\n([^]*?)```$/gm)].map(
    ([, path = '', words = '']) => [path, words],
  );
}

it.each([
  ['portal.md', 'en'],
  ['portal.uk.md', 'uk'],
])('passes the check with the files of docs/%s in their places', (document, language) => {
  const folder = join(root, document);
  writePortal(folder, [language]);
  for (const gone of ['config/imports/trips.yaml', 'config/calls/trips.yaml', DICTIONARY])
    rmSync(join(folder, gone));
  const files = readFiles(document);
  expect(files).toHaveLength(6);
  for (const [path, text] of files) writeFileSync(join(folder, path), text);
  expect(check(folder)).toEqual([]);
});

const DICTIONARY = 'content/ledger/dimensions/mode.csv';
const HTML = { accept: 'text/html' };

it.each([
  ['a language that there is not', ['en', 'xx'], '“xx” is no code'],
  ['a language twice', ['en', 'en'], '“en” is no code'],
  ['a tag', ['en-US'], '“en-US” is no code'],
])('%s is refused, and nothing is written', (_, languages, why) => {
  const folder = join(root, 'refused');
  expect(() => writePortal(folder, languages)).toThrow(why);
  expect(existsSync(folder)).toBe(false);
});

it('a folder with anything in it is refused, but for what npm has put there', () => {
  const folder = mkdtempSync(join(root, 'full-'));
  writeFileSync(join(folder, 'package.json'), '{}');
  writePortal(folder, ['en']);
  expect(() => writePortal(folder, ['en'])).toThrow('already has README.md in it');
});
