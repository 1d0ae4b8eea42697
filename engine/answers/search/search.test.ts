// The search over members of dimensions: by words and by codes, the latest of several, and few of very many.

import { expect, it } from 'vitest';

import type { Ledger } from '../../ledger/ledger.ts';
import type { Portal, SearchedMembers } from '../../model/portal.ts';
import { prepareSearch, searchPortal } from './search.shape.ts';

const member = (code: string, title: string, attributes: Record<string, string> = {}) => ({
  code,
  title: { uk: title, en: `The ${title}` },
  attributes,
});

type Listed = ReturnType<typeof member>;

let made = 0;

function searchOver(
  members: readonly Listed[] | (() => never[]),
  declared: Partial<SearchedMembers> = {},
) {
  const portal = {
    spelling: { uk: { endings: ['и', 'а'] } },
    searchWords: {},
    pages: {
      things: { path: '/things/:id', parameters: { id: { dimension: 'thing' } }, redirect: null },
    },
    settings: {
      publication: { without: [] },
      collections: {},
      search: {
        page: 'search',
        collections: [],
        members: [
          {
            dimension: 'thing',
            title: { en: 'Things' },
            page: 'things',
            ...declared,
          },
        ],
      },
    },
  } as unknown as Portal;
  const ledger = {
    id: String(++made),
    members: {
      list: typeof members === 'function' ? members : () => members,
      titleOf: (_: string, member: Listed) => member.title,
      versions: () => [],
      attributeOf: (_: string, member: Listed, name: string) => member.attributes[name] ?? null,
    },
  } as unknown as Ledger;
  const search = async (text: string, locale = 'uk') =>
    await searchPortal(portal, ledger, text, locale);
  return Object.assign(search, { prepare: () => prepareSearch(portal, ledger) });
}

const codes = (found: Awaited<ReturnType<ReturnType<typeof searchOver>>>) =>
  found.map(({ code }) => code);

it('finds members by words in any language, by the beginning of a code and by the whole of it', async () => {
  const search = searchOver([
    member('90000012', 'Вежа казки'),
    member('90000029', 'Казка'),
    member('91000018', 'Міст 90000012'),
  ]);
  expect(codes(await search('казки'))).toEqual(['90000012', '90000029']);
  expect(codes(await search('the міст'))).toEqual(['91000018']);
  expect(codes(await search('9000'))).toEqual(['90000012', '90000029', '91000018']);
  expect(codes(await search('90000029'))).toEqual(['90000029']);
  expect(codes(await search('90000012'))).toEqual(['90000012', '91000018']);
  expect(codes(await search('ніде'))).toEqual([]);
  expect((await search('вежа'))[0]?.to).toBe('/things/90000012');
});

it('finds the latest of those in force, and an earlier one by its whole code', async () => {
  const search = searchOver(
    [
      member('11-2024', 'Освіта', { of: '11', year: '2024' }),
      member('11-2025', 'Освіта', { of: '11', year: '2025' }),
      member('11-2025-1', 'Освіта', { of: '11', year: '2025', ended: '2025-03-01' }),
      member('12-2023', 'Освіта і мистецтво', { of: '12', year: '2023' }),
    ],
    { where: { ended: '' }, latest: { of: 'of', by: 'year' } },
  );
  expect(codes(await search('освіта'))).toEqual(['11-2025', '12-2023']);
  expect(codes(await search('11'))).toEqual(['11-2025']);
  expect(codes(await search('11-2025'))).toEqual(['11-2025']);
  expect(codes(await search('11-2024'))).toEqual(['11-2024']);
  expect(codes(await search('11-2025-1'))).toEqual([]);
});

it('finds among very many the same as among few', async () => {
  const kinds = ['школа', 'лікарня', 'бібліотека', 'музей'];
  const members = Array.from({ length: 3000 }, (_, i) =>
    member(String(91_000_000 + i), `Комунальна ${kinds[i % 4] ?? ''} № ${i}, громада ${i % 977}`),
  );
  const search = searchOver(members);
  expect(codes(await search('школа 1976'))).toEqual(['91001976']);
  expect(codes(await search('91001977'))).toEqual(['91001977']);
  expect(codes(await search('громада 976'))).toEqual(['91000976', '91001953', '91002930']);
  expect(await search('школа')).toHaveLength(750);
  expect(await search('школа')).toHaveLength(750);
  expect(await search('школа 1976', 'en')).toHaveLength(1);
  expect(await search('ніде')).toEqual([]);
});

it('finds a longer code that ends with one, unless another has it whole', async () => {
  const search = searchOver([member('1010', 'Сад'), member('0612020', 'Школа')], { within: 7 });
  expect(codes(await search('0611010'))).toEqual(['1010']);
  expect(codes(await search('0612020'))).toEqual(['0612020']);
  expect(codes(await search('61010'))).toEqual([]);
});

it('tries again where reading the members failed', async () => {
  let fails = true;
  const search = searchOver(() => {
    if (fails) throw new Error('not to be read');
    return [];
  });
  await expect(search('школа')).rejects.toThrow('not to be read');
  fails = false;
  expect(await search('школа')).toEqual([]);
});

it('is made ready once, before anybody asks; where that fails it is made when somebody does', async () => {
  let listed = 0;
  const search = searchOver(() => {
    if (++listed === 1) throw new Error('the ledger does not answer');
    return [];
  });
  search.prepare();
  await new Promise(setImmediate);
  search.prepare();
  expect(await search('казка')).toEqual([]);
  search.prepare();
  expect(await search('міст')).toEqual([]);
  expect(listed).toBe(2);
});
