// What the browser makes of an answer: rows in the order of a column, specifications that draw, an element that takes no markup.

import { compile } from 'vega-lite';
import { parse } from 'vega';
import { afterEach, expect, it, vi } from 'vitest';

import { buildChartData, type ChartRow } from '../../charts/data.ts';
import { composedSpec } from './composedSpec.ts';
import { askRows, sortedRows, type GridRow } from './gridRows.ts';
import { onlyEmptied } from './onlyEmptied.ts';

const STYLE = { point: ',', group: ' ', sizes: [3], least: 4, minus: '−' };
const SIZE = { width: 700, letter: 13, family: 'sans-serif' };

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

const point = (key: string, series: string, value: number): ChartRow => ({
  key,
  label: key,
  name: key,
  lang: '',
  series,
  seriesLabel: `Series ${series} with a name that is rather long`,
  seriesOrder: series === 'a' ? 0 : 1,
  meaning: '',
  incomplete: false,
  exact: '',
  spoken: String(value),
  brief: '',
  value,
  plan: 0,
  planned: '',
  planSpoken: '',
  share: '',
});
const DATA = buildChartData([
  point('2024', 'a', 5),
  point('2025', 'a', 6),
  point('2024', 'b', 5),
  point('2025', 'b', 6),
]);

it('lines compile, and names at their ends stand apart', () => {
  const spec = composedSpec({ way: 'lines', step: 1 }, DATA, SIZE);
  expect(() => compile(spec as never)).not.toThrow();
  const { values } = spec['data'] as { values: { last: boolean; labelAt: number }[] };
  const [first, second] = values.filter(({ last }) => last).map(({ labelAt }) => labelAt);
  expect(Math.abs(Number(second) - Number(first))).toBeGreaterThan(0.5);
});

it('areas are parsed without a compiler of expressions', () => {
  const spec = composedSpec({ way: 'treemap', step: 1 }, DATA, SIZE);
  expect(() => parse(spec as never, undefined, { ast: true })).not.toThrow();
});

it('an element that is drawn into takes the empty text alone', () => {
  let emptied = 0;
  const element = { replaceChildren: () => emptied++, innerHTML: '' };
  onlyEmptied(element as unknown as HTMLElement);
  element.innerHTML = '';
  expect(emptied).toBe(1);
  expect(() => (element.innerHTML = '<b>')).toThrow(TypeError);
});
