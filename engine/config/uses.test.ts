// Where names stand: what is called so comes first, then every place that names it.

import { describe, expect, it } from 'vitest';

import { type PortalFiles, foldersFrom } from './files.ts';
import { findUses } from './places.ts';

const TEXTS: Readonly<Record<string, string>> = {
  '/p/config/filters.yaml': 'year: {kind: year}\nmonth: {kind: month, only: {year: "2025"}}\n',
  '/p/config/calls/loans.yaml': 'params: [year*, month]\n',
  '/p/config/pages/loans.yaml': 'filters: [year]\nblocks:\n  - {kind: table, call: loans}\n',
  '/p/content/locales/en/texts/welcome.md': '# Welcome\n\nSee [loans](/loans?year=2025#table).\n',
};

const files: PortalFiles = {
  list: (folder) =>
    Object.keys(TEXTS)
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1)),
  read: (path) => (path in TEXTS ? Buffer.from(TEXTS[path] ?? '') : null),
};
const folders = { ...foldersFrom({}), config: '/p/config', content: '/p/content', files };

function said(name: string): string[] {
  return findUses(folders, name).map(
    ({ file, line, col, pointer, of, declares }) =>
      `${declares ? 'is' : 'names'} ${file}:${line}:${col} ${pointer} ${of}`,
  );
}

describe('the uses of a name', () => {
  it('are what is called so, and whatever names it with or without a star; not words that name nothing', () => {
    expect(said('year')).toEqual([
      'is config/filters.yaml:1:1 /year filters',
      'names config/filters.yaml:2:29 /month/only/year conditions',
      'names config/calls/loans.yaml:1:10 /params/0 queries',
      'names config/pages/loans.yaml:1:11 /filters/0 filters',
    ]);
  });

  it('are files too, and links of prose to them', () => {
    expect(said('loans')).toEqual([
      'is config/calls/loans.yaml:1:1  calls',
      'is config/pages/loans.yaml:1:1  pages',
      'names config/pages/loans.yaml:3:25 /blocks/0/call calls',
      'names content/locales/en/texts/welcome.md:3:13  pages',
    ]);
  });

  it('are none of what nobody has named', () => {
    expect(said('winter')).toEqual([]);
  });
});
