// Codes by which figures are answered stand on the page of their classification.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { readDictionaries } from '../../engine/config/dictionaries.ts';
import { foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';

interface Code {
  readonly code: string;
  readonly name: Readonly<Record<string, string>>;
  readonly children?: readonly Code[];
}

const folders = foldersOf('product');
const portal = portalOf(folders);

function codesIn(items: readonly Code[]): Code[] {
  return items.flatMap((item) => [item, ...codesIn(item.children ?? [])]);
}

describe('the page of a classification', () => {
  it.each([
    ['debt-creditor', 'debt-type'],
    ['debt-obligation', 'debt-debt'],
    ['credit', 'credit'],
    ['economic', 'economic'],
    ['functional', 'functional'],
    ['financing-creditor', 'financing-type'],
    ['financing-debt', 'financing-debt'],
    ['program-local', 'program-local'],
  ])('has every code of the ledger: %s', (dimension, page) => {
    const document = portal.documents[`source/classification/types/${page}`] as {
      items: readonly Code[];
    };
    const shown = codesIn(document.items).map(({ code }) => code);
    const [, ...lines] = readFileSync(
      join(folders.content, 'ledger/dimensions', `${dimension}.csv`),
      'utf8',
    ).split('\n');
    const codes = lines.filter(Boolean).map((line) => line.split(';')[0]);
    expect(codes.filter((code) => !shown.includes(String(code)))).toEqual([]);
  });
});

describe('a code', () => {
  const dictionaries = new Map(readDictionaries(folders, []).map((each) => [each.dimension, each]));
  const chapters = portal.documents['source/classification/chapters'] as readonly {
    readonly class: string;
    readonly dimension?: string;
  }[];
  const listed = chapters.filter(({ dimension }) => dictionaries.has(dimension ?? ''));
  // the dictionaries of figures have straight apostrophes, as their source has them
  const plain = (name = '') => name.replaceAll('’', "'");

  it('has one English name, on the page of its classification and beside its figures', () => {
    expect(listed.length).toBeGreaterThanOrEqual(8);
    const different = listed.flatMap(({ class: type, dimension = '' }) => {
      const { items } = portal.documents[`source/classification/types/${type}`] as {
        items: readonly Code[];
      };
      const names = new Map(codesIn(items).map(({ code, name }) => [code, name]));
      const dictionary = dictionaries.get(dimension)!;
      const cell = (cells: readonly string[], column: string) =>
        cells[dictionary.head.indexOf(column)] ?? '';
      return dictionary.rows.flatMap(({ cells }) => {
        const name = names.get(cells[0] ?? '');
        // a body that was renamed has the name of the year of its figures
        const isSame = name !== undefined && plain(name['uk']) === plain(cell(cells, 'uk'));
        const isOther = isSame && plain(name['en']) !== plain(cell(cells, 'en'));
        return isOther ? [`${dimension} ${cells[0]}: ${name['en']} | ${cell(cells, 'en')}`] : [];
      });
    });
    expect(different).toEqual([]);
  });
});

describe('the act of a classification', () => {
  const chapters = portal.documents['source/classification/chapters'] as readonly {
    readonly dimension?: string;
    readonly order: { readonly link: string };
    readonly sources: readonly {
      readonly uk: string;
      readonly en: string;
      readonly link: string;
    }[];
  }[];

  it('is that which its page names, in the same words', () => {
    const named = chapters.filter(({ dimension }) => dimension !== undefined);
    expect(named.length).toBeGreaterThan(5);
    for (const { dimension, order, sources } of named) {
      const { uk, en, link } = sources.find((source) => source.link === order.link)!;
      expect(portal.model.dimensions[dimension!]!.act).toEqual({ title: { uk, en }, url: link });
    }
  });
});
