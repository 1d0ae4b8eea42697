// The search over members of dimensions: by words and by codes, the latest of several, and few of very many.

import { expect, it } from 'vitest';

import type { Ledger } from '../../ledger/ledger.ts';
import type { Portal, SearchedMembers } from '../../model/portal.ts';
import { searchPortal } from './search.ts';

const member = (code: string, title: string, attributes: Record<string, string> = {}) => ({
  code,
  title: { uk: title, en: `The ${title}` },
  attributes,
});

let made = 0;

function searchOver(
  members: readonly ReturnType<typeof member>[],
  declared: Partial<SearchedMembers> = {},
) {
  const portal = {
    endings: { uk: ['и', 'а'] },
    searchWords: {},
    pages: {
      things: { path: '/things/:id', parameters: { id: { dimension: 'thing' } }, redirect: null },
    },
    settings: {
      collections: {},
      search: {
        page: 'search',
        collections: [],
        members: [
          {
            dimension: 'thing',
            title: { en: 'Things' },
            page: 'things',
            query: '',
            where: {},
            latest: null,
            place: null,
            ...declared,
          },
        ],
      },
    },
  } as unknown as Portal;
  const ledger = {
    id: String(++made),
    members: {
      list: () => members,
      titleOf: (_: string, member: (typeof members)[number]) => member.title,
      attributeOf: (_: string, member: (typeof members)[number], name: string) =>
        member.attributes[name] ?? null,
    },
  } as unknown as Ledger;
  return (text: string, locale = 'uk') => searchPortal(portal, ledger, text, locale);
}

const codes = (found: ReturnType<ReturnType<typeof searchOver>>) => found.map(({ code }) => code);

it('finds members by words in any language, by the beginning of a code and by the whole of it', () => {
  const search = searchOver([
    member('90000012', 'Вежа казки'),
    member('90000029', 'Казка'),
    member('91000018', 'Міст 90000012'),
  ]);
  expect(codes(search('казки'))).toEqual(['90000012', '90000029']);
  expect(codes(search('the міст'))).toEqual(['91000018']);
  expect(codes(search('9000'))).toEqual(['90000012', '90000029', '91000018']);
  expect(codes(search('90000029'))).toEqual(['90000029']);
  expect(codes(search('90000012'))).toEqual(['90000012', '91000018']);
  expect(codes(search('ніде'))).toEqual([]);
  expect(search('вежа')[0]?.to).toBe('/things/90000012');
});

it('finds the latest of those in force, and an earlier one by its whole code', () => {
  const search = searchOver(
    [
      member('11-2024', 'Освіта', { of: '11', year: '2024' }),
      member('11-2025', 'Освіта', { of: '11', year: '2025' }),
      member('11-2025-1', 'Освіта', { of: '11', year: '2025', ended: '2025-03-01' }),
      member('12-2023', 'Освіта і мистецтво', { of: '12', year: '2023' }),
    ],
    { where: { ended: '' }, latest: { of: 'of', by: 'year' } },
  );
  expect(codes(search('освіта'))).toEqual(['11-2025', '12-2023']);
  expect(codes(search('11'))).toEqual(['11-2025']);
  expect(codes(search('11-2025'))).toEqual(['11-2025']);
  expect(codes(search('11-2024'))).toEqual(['11-2024']);
  expect(codes(search('11-2025-1'))).toEqual([]);
});

it('finds among very many the same as among few', () => {
  const kinds = ['школа', 'лікарня', 'бібліотека', 'музей'];
  const members = Array.from({ length: 3000 }, (_, i) =>
    member(String(91_000_000 + i), `Комунальна ${kinds[i % 4] ?? ''} № ${i}, громада ${i % 977}`),
  );
  const search = searchOver(members);
  expect(codes(search('школа 1976'))).toEqual(['91001976']);
  expect(codes(search('91001977'))).toEqual(['91001977']);
  expect(codes(search('громада 976'))).toEqual(['91000976', '91001953', '91002930']);
  expect(search('школа')).toHaveLength(750);
  expect(search('ніде')).toEqual([]);
});
