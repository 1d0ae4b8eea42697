// Portals as they were written for older versions and for this one, kept as they were: the chore makes them ones that are read now, and touches nothing else.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { DISK, putOver, type Folders } from '../engine/config/files.ts';
import { loadSchemas } from '../engine/config/kept.ts';
import { readConfig } from '../engine/config/read.ts';
import { CONFIG_VERSION } from '../engine/config/loadPortal.ts';
import { applyEdits, mapsIn, pairOf, removePair } from '../scripts/migrate/edits.ts';
import { withRowLinks } from '../scripts/migrate/rowLinks.ts';
import { findMoves, migrateFiles } from '../scripts/migrate/migrate.ts';
import { foldersOf, type TestPortal } from './overlay.ts';

const PORTALS = ['product', 'library', 'smallest'] as const;
const KEPT = join(import.meta.dirname, 'migrate');
const VERSIONS = readdirSync(KEPT).flatMap(
  (name) => /^version-(\d+)\.json\.gz$/.exec(name)?.[1] ?? [],
);
const kept = VERSIONS.flatMap((version) => {
  const packed = readFileSync(join(KEPT, `version-${version}.json.gz`));
  const written = JSON.parse(gunzipSync(packed).toString()) as Record<
    TestPortal,
    Record<string, string>
  >;
  return PORTALS.map((name) => [name, version, new Map(Object.entries(written[name]))] as const);
});

/** What whoever reads this has to do. */
const RAISE =
  'files that were right are so no more: write a step from this version in scripts/migrate/steps.ts, raise CONFIG_VERSION in engine/config/loadPortal.ts, and keep the files of the new version by `npx node tests/migrate/keep.ts`';

it('files of the present version are kept', () => {
  expect(VERSIONS, 'run `npx node tests/migrate/keep.ts`').toContain(String(CONFIG_VERSION));
});

/** A portal with these files in place of its configuration in YAML. */
function portalOf(portal: TestPortal, files: ReadonlyMap<string, string>): Folders {
  const folders = foldersOf(portal);
  const gone = DISK.list(folders.config).filter((name) => name.endsWith('.yaml'));
  const over = new Map<string, Uint8Array | null>([
    ...gone.map((name) => [join(folders.config, name), null] as const),
    ...[...files].map(([name, text]) => [join(folders.config, name), Buffer.from(text)] as const),
  ]);
  return { ...folders, files: putOver(DISK, over) };
}

/** Lines of kinds that another one took in: what they were called, and keys that are called otherwise. */
const OF_OLDER_KINDS =
  /\bkind: [a-z]+|^ *(?:- )?(?:above|below|byAmount|byCount|amounts|key|field|fields|items|wants|text|empty|none):|, dimension: |, (?:values|words): \{/;

/** Keys of the kinds that are `records` now, and what stood below them. */
const OF_RECORDS =
  /^ {4}(?:page|query|compare|compareQuery|papers|lead|search|columns|missing):|^ {6,}(?:- |uk: |en: |title: |as: |day: |words:|state: |local: |actual: |excluded: )/;

/** Keys of a comparison and of a page that nothing says any more, and a list that was written in one line. */
const OF_LISTS = /^ {4}(?:set|meanings):|^called:|\blist: \{/;

describe.each(kept)('the portal %s of version %s', (name, _, old) => {
  const changed = migrateFiles(old);
  const all = new Map([...old, ...changed]);

  it('is read without a mistake once it is rewritten', () => {
    const folders = portalOf(name, all);
    expect(readConfig(folders, loadSchemas(folders)).problems, RAISE).toEqual([]);
  });

  it('says its version, and is rewritten once', () => {
    expect(parse(all.get('portal.yaml') ?? '')).toMatchObject({ version: CONFIG_VERSION });
    expect(migrateFiles(all)).toEqual(new Map());
  });

  it('keeps every line that says nothing older', () => {
    for (const [file, text] of changed) {
      const lines = new Set(text.split('\n').map((line) => line.trim()));
      const lost = (old.get(file) ?? '').split('\n').filter((line) => !lines.has(line.trim()));
      expect(
        lost.filter(
          (line) =>
            !/\btab: \d|\b(?:only|when): \{|^ *(?:rowTo|besideTo|nameTo|link|answer|shortNames): /.test(
              line,
            ) &&
            !OF_OLDER_KINDS.test(line) &&
            !OF_RECORDS.test(line) &&
            !OF_LISTS.test(line),
        ),
      ).toEqual([]);
    }
  });
});

describe('links of the rows of a table', () => {
  const steps = (text: string) => applyEdits(text, withRowLinks('pages/a.yaml', text));
  it.each([
    ['{kind: table, nameTo: {page: b}}\n', '{kind: table, to: {page: b}}\n'],
    [
      '- kind: table\n  link: "b/[id]" # why\n',
      '- kind: table\n  to: {page: "b/[id]", with: {id: "{code}"}} # why\n',
    ],
    [
      '- kind: table\n  rowTo: {page: b}\n  zoom: false\n',
      '- kind: table\n  beside:\n    - {to: {page: b}}\n  zoom: false\n',
    ],
    [
      '{kind: table, besideTo: {to: {page: b}}, rowTo: {page: c}}\n',
      '{kind: table, beside: [{to: {page: c}}, {to: {page: b}, level: 1}]}\n',
    ],
    [
      '- kind: table\n  rowTo:\n    page: b # why\n    query: c\n  besideTo:\n    title: d\n    to: {page: e}\n',
      '- kind: table\n  beside:\n    - to:\n        page: b # why\n        query: c\n    - title: d\n      to: {page: e}\n      level: 1',
    ],
    ['- kind: map\n  link: a\n', '- kind: map\n  link: a\n'],
  ])('say where they stand: %j', (text, left) => {
    expect(steps(text)).toBe(left);
  });
});

describe('a pair', () => {
  it.each([
    ['a: 1\nb: 2 # why\nc: 3\n', 'a: 1\nc: 3\n'],
    ['- b: 2\n  c: 3\n', '- c: 3\n'],
    ['- c: 3\n  # about b\n  b: 2', '- c: 3\n  # about b\n'],
    ['{a: 1, b: "2", c: 3} # end\n', '{a: 1, c: 3} # end\n'],
    ['{a: 1, b: 2}\n', '{a: 1}\n'],
    ['{b: 2}\n', '{}\n'],
  ])('is taken out of its map and leaves the rest: %j', (text, left) => {
    const edits = mapsIn(text).flatMap(({ map }) => {
      const pair = pairOf(map, 'b');
      return pair ? [removePair(text, map, pair)] : [];
    });
    expect(applyEdits(text, edits)).toBe(left);
  });
});

it('words of a language are moved to its folder', () => {
  const files = [
    'messages/uk.yaml',
    'endings/en.yaml',
    'texts/en/a/b.md',
    'source/texts/en/x.json',
  ];
  expect([...findMoves(new Map([['portal.yaml', 'name: A']]), files)]).toEqual([
    ['messages/uk.yaml', 'locales/uk/messages.yaml'],
    ['endings/en.yaml', 'locales/en/endings.yaml'],
    ['texts/en/a/b.md', 'locales/en/texts/a/b.md'],
  ]);
  expect(findMoves(new Map([['portal.yaml', 'version: 3']]), files).size).toBe(0);
});

it('files of a newer version, or of none that is a number, are refused', () => {
  for (const version of ['4', 'two'])
    expect(() => migrateFiles(new Map([['portal.yaml', `version: ${version}\n`]]))).toThrow(
      version,
    );
  expect(() => migrateFiles(new Map())).toThrow('portal.yaml');
});
