// A thing by another name: the portal stays what it was but for the name, and so does every line that does not say it.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { DISK, type Folders } from '../engine/config/files.ts';
import { isObject } from '../engine/model/lookup.ts';
import { readPortal } from '../engine/server/loadPortal.ts';
import { rename, type Renamed } from '../scripts/rename/rename.ts';
import { withDrafts } from '../scripts/studio/drafts.ts';
import type { Wish } from '../scripts/rename/things.ts';
import { KINDS } from '../site/kinds.ts';
import { foldersOf } from './overlay.ts';
import { portalOf } from './portals.ts';

const wish = ([sort, from, to]: readonly [Wish['sort'], string, string]): Wish => ({
  sort,
  from,
  to,
});

function before({ config, content }: Folders, file: string): string[] | null {
  const [part, ...steps] = file.split('/');
  const bytes = DISK.read(join(part === 'config' ? config : content, ...steps));
  return bytes && new TextDecoder().decode(bytes).split('\n');
}

/** Lines that are new, of files that stay where they are. */
function newLines(folders: Folders, renamed: Renamed): string[] {
  return [...renamed].flatMap(([file, text]) => {
    const old = before(folders, file);
    return old && text !== null ? text.split('\n').filter((line) => !old.includes(line)) : [];
  });
}

/** A portal with the old name again. */
function withName(value: unknown, to = '', from = ''): unknown {
  if (typeof value === 'string') return value.replaceAll(to, from);
  if (Array.isArray(value)) return value.map((item) => withName(item, to, from));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replaceAll(to, from),
      withName(inner, to, from),
    ]),
  );
}

describe.each([
  ['product', 'page', 'national-budget/incomes', 'national-budget/zz-revenue'],
  ['product', 'page', 'local-budget/[localId]/local-incomes', 'local-budget/[localId]/zz-incomes'],
  ['product', 'filter', 'fundType', 'zzFund'],
  ['product', 'call', 'reports/debts', 'reports/zz-debts'],
  ['product', 'field', 'local-budgets/about.population', 'zzPeople'],
  ['product', 'term', 'hrant', 'zz-grant'],
  ['product', 'text', 'about-portal', 'zz-about'],
  ['library', 'page', 'loans', 'zz-loans'],
  ['library', 'filter', 'readers', 'zzReaders'],
  ['library', 'call', 'loans/by-subject', 'loans/zz-subjects'],
  ['library', 'field', 'branches.name', 'zzName'],
  ['library', 'text', 'welcome', 'zz-welcome'],
] as const)('in the portal %s the %s %s', (which, sort, from, to) => {
  const folders = foldersOf(which);
  const renamed = rename(folders, wish([sort, from, to]), KINDS);

  it('is called otherwise, and nothing else changes', () => {
    const { portal, problems } = readPortal(
      withDrafts(folders, Object.fromEntries(renamed)),
      KINDS,
    );
    expect(problems).toEqual([]);
    const [short, old] = [to, from].map((name) => name.replace(/^.*[./]/, ''));
    const { version: _, ...now } = withName(portal, short, old) as { version: string };
    const { version, ...was } = portalOf(which);
    expect(version).not.toBe(portal?.version);
    expect(now).toEqual(was);
  });

  it('changes only lines that say the name', () => {
    const lines = newLines(folders, renamed);
    expect(lines.filter((line) => !line.includes(to) && line.trim() !== `query: ${from}`)).toEqual(
      [],
    );
  });
});

describe('a page that has another name', () => {
  it('is led to from its old address, where that is wished', () => {
    const renamed = rename(
      foldersOf('product'),
      { ...wish(['page', 'partners', 'friends']), redirect: true },
      KINDS,
    );
    expect(renamed.get('config/pages/partners.yaml')).toBe(
      '# yaml-language-server: $schema=../../schemas/editor/page.schema.json\nredirect: friends\n',
    );
  });

  it('says where its schema lies from its new folder', () => {
    const renamed = rename(foldersOf('library'), wish(['page', 'flow', 'loans/flow']), KINDS);
    const [first] = renamed.get('config/pages/loans/flow.yaml')?.split('\n') ?? [];
    const [old = ''] = before(foldersOf('library'), 'config/pages/flow.yaml') ?? [];
    expect(first).toBe(old.replace('$schema=', '$schema=../'));
  });
});

it('a filter has its new name in addresses and calls too, where that is wished', () => {
  const renamed = rename(
    foldersOf('library'),
    { ...wish(['filter', 'readers', 'people']), query: true },
    KINDS,
  );
  expect(renamed.get('config/filters.yaml')).not.toContain('query:');
  expect(renamed.get('config/calls/loans/by-subject.yaml')).toContain(
    'params: [branch*, people, year, month*]',
  );
});

describe('a name is refused', () => {
  it.each([
    ['page', 'nowhere', 'somewhere', 'there is no page called nowhere'],
    ['page', 'loans', 'map', 'there is a page called map already'],
    ['page', 'loans', 'Loans!', 'Loans! cannot be the name of a page'],
    [
      'page',
      'books/[book]',
      'books/one',
      'books/[book] and books/one have different parameters in their addresses',
    ],
    ['filter', 'years', 'when', 'there is no filter called years'],
    ['filter', 'year', 'month', 'there is a filter called month already'],
    ['call', 'loans/all', 'loans/each', 'there is no call called loans/all'],
    ['text', 'hello', 'welcome', 'there is no text called hello'],
    ['term', 'word', 'term', 'there is no term called word'],
    [
      'field',
      'loans/by-subject.lent',
      'given',
      'the call loans/by-subject gives no field the name lent: it stands neither under its fields nor among measures written as NAME: measure',
    ],
  ] as const)('of the %s %s as %s', (sort, from, to, reason) => {
    expect(() => rename(foldersOf('library'), wish([sort, from, to]), KINDS)).toThrow(
      expect.objectContaining({ message: reason, said: { uk: expect.any(String), en: reason } }),
    );
  });
});
