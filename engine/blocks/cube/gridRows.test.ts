// What the browser makes of an answer: its rows, in the order of a column.

import { afterEach, expect, it, vi } from 'vitest';

import { askRows, sortedRows, type GridRow } from './gridRows.ts';

const STYLE = { point: ',', group: ' ', sizes: [3], least: 4, minus: '−' };

afterEach(() => vi.unstubAllGlobals());

const row = (key: string, exact: string | null): GridRow => ({
  key,
  names: [{ code: '', name: key, lang: '' }],
  cells: [exact ?? ''],
  exact: [exact],
});

it('rows are sorted by exact amounts, unknown ones last either way', () => {
  const rows = [row('a', '9'), row('b', null), row('c', '-10.5'), row('d', '100')];
  const keys = (direction: 'ASC' | 'DESC') =>
    sortedRows(rows, { columnKey: 'cell 0', direction }).map(({ key }) => key);
  expect(keys('ASC')).toEqual(['c', 'a', 'd', 'b']);
  expect(keys('DESC')).toEqual(['d', 'a', 'c', 'b']);
  expect(sortedRows(rows, null)).toBe(rows);
});

it('the whole answer is written as the server writes a part of it', async () => {
  const answer = {
    measures: [{ field: 'done', kind: 'flow', measure: 'done' }],
    items: [
      {
        id: '01',
        members: [
          { axis: 'subject', code: '01', codeName: 'Казки', codeNameEn: 'Tales', rest: true },
          { axis: 'month', code: '3', codeName: '3' },
        ],
        data: [{ done: 1234567.5 }, { done: null }],
      },
    ],
  };
  vi.stubGlobal('fetch', async () => await Promise.resolve(Response.json(answer)));
  const scale = { value: 1000, decimals: 1 };
  const { signal } = new AbortController();
  const writing = { lang: 'en', tag: 'en', rest: 'not below', style: STYLE, scale };
  const [found] = await askRows('/api/x?a=1', writing, signal);
  expect(found?.cells).toEqual(['1 234,6', '']);
  expect(found?.names).toEqual([
    { code: '01', name: 'Tales (not below)', lang: '' },
    { code: '', name: 'March', lang: '' },
  ]);
});
