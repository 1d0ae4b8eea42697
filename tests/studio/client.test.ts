// Addresses of previews, the list of files, and what columns of an import mean.

import { describe, expect, it } from 'vitest';

import {
  inLanguage,
  languageOf,
  linkedAddress,
  pageAddress,
  sourceOf,
  writePreview,
} from '../../scripts/studio/client/addresses.ts';
import { filesLike, formatName, sortOf } from '../../scripts/studio/client/listing.ts';
import { meaningsOf, withMeaning } from '../../scripts/studio/client/meanings.ts';

const LANGUAGES = ['uk', 'en'];
const SHOWN = new URL('http://127.0.0.1/_studio/preview/s1/serving/en/debt?year=2024');

describe('previews', () => {
  it('an address of a page goes in and comes out', () => {
    const address = writePreview({ state: 's1', figures: 'serving', address: '/en/debt?a=1' });
    expect(address).toBe('/_studio/preview/s1/serving/en/debt?a=1');
    expect(pageAddress(address)).toBe('/en/debt?a=1');
    expect(pageAddress('/debt')).toBe('/debt');
  });

  it.each([
    ['/', 'uk', '/en', '/'],
    ['/en', 'en', '/en', '/'],
    ['/en?a=1', 'en', '/en?a=1', '/?a=1'],
    ['/debt/state', 'uk', '/en/debt/state', '/debt/state'],
    ['/en/debt?a=/en', 'en', '/en/debt?a=/en', '/debt?a=/en'],
    ['/energy', 'uk', '/en/energy', '/energy'],
  ])('%s is in %s', (address, language, english, ukrainian) => {
    expect(languageOf(address, LANGUAGES)).toBe(language);
    expect(inLanguage(address, 'en', LANGUAGES)).toBe(english);
    expect(inLanguage(address, 'uk', LANGUAGES)).toBe(ukrainian);
  });

  it.each([
    ['/en/search', '/en/search'],
    ['?year=2025', '/en/debt?year=2025'],
    ['guaranteed#table', '/en/guaranteed#table'],
    ['/_studio/preview/s1/serving/debt', '/debt'],
    ['#table', null],
    ['https://example.org/', null],
    ['mailto:a@example.org', null],
  ])('the link %s leads to %s', (href, address) => {
    expect(linkedAddress(href, SHOWN)).toBe(address);
  });

  it('a block says its file and place', () => {
    expect(sourceOf('config/pages/debt.yaml#/blocks/3')).toEqual({
      path: 'config/pages/debt.yaml',
      pointer: '/blocks/3',
    });
    expect(sourceOf('/blocks/3')).toEqual({ path: null, pointer: '/blocks/3' });
  });
});

describe('files', () => {
  const file = (path: string, uk: string, en: string) => ({
    path,
    schema: null,
    language: 'yaml' as const,
    title: { uk, en },
  });
  const files = [
    file('config/pages/debt.yaml', 'Державний борг', 'State debt'),
    file('config/menus.yaml', 'config/menus.yaml', 'config/menus.yaml'),
  ];

  it('are found by words of title and path in any order and language', () => {
    expect(filesLike(files, ' БОРГ pages ')).toEqual([files[0]]);
    expect(filesLike(files, 'menus debt')).toEqual([]);
    expect(filesLike(files, '')).toEqual(files);
  });

  it('stand together by their folder', () => {
    expect(['config/pages/a/b.yaml', 'config/menus.yaml'].map(sortOf)).toEqual([
      'config/pages',
      'config',
    ]);
  });
});

describe('import', () => {
  it('a format has a name made from that of the file', () => {
    expect(formatName('Доходи_2024 (STATE).v2.csv')).toBe('2024-state-v2');
  });

  it('offers the names of the portal and what was recognised', () => {
    const names = { measures: [{ name: 'done', title: { uk: 'Виконано', en: 'Done' } }] };
    const columns = [
      { name: 'x', means: 'dimension:fund' },
      { name: 'y', means: '' },
    ];
    expect(meaningsOf(names, columns).map(({ means }) => means)).toEqual([
      'period',
      'measure:done',
      'dimension:fund',
    ]);
  });

  it('another meaning takes the place of the old one, and nothing else changes', () => {
    const data = {
      title: 'x',
      columns: [
        { name: 'a', means: 'measure', of: 'plan', factor: 'thousand' },
        { name: 'b', means: 'ignore' },
      ],
    };
    expect(withMeaning(data, 'a', 'dimension:fund')).toEqual({
      title: 'x',
      columns: [{ name: 'a', means: 'dimension', of: 'fund' }, data.columns[1]],
    });
    expect(withMeaning(data, 'a', 'measure:done')).toEqual({
      title: 'x',
      columns: [{ ...data.columns[0], of: 'done' }, data.columns[1]],
    });
    expect(withMeaning(data, 'a', '')).toEqual({
      title: 'x',
      columns: [{ name: 'a', means: 'ignore' }, data.columns[1]],
    });
  });
});
