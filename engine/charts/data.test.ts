// What templates are given of each row: its place, its neighbours on the line, its colours.

import { expect, it } from 'vitest';

import { buildChartData, LIMIT, OTHERS, ROW_NAMES, type ChartRow } from './data.ts';

const row = (key: string, more: Partial<ChartRow> = {}): ChartRow => ({
  key,
  label: key,
  name: key,
  lang: '',
  series: '',
  seriesLabel: '',
  seriesOrder: 0,
  meaning: '',
  incomplete: false,
  exact: '',
  spoken: '',
  brief: '',
  value: 1,
  plan: 0,
  planned: '',
  beside: '',
  share: '',
  ...more,
});

it.each([
  [
    [false, false, false],
    [false, false, false],
  ],
  [
    [false, false, true],
    [false, true, true],
  ],
  [
    [false, true, false],
    [true, true, false],
  ],
  [
    [true, false, false],
    [true, false, false],
  ],
  [
    [true, true, true],
    [true, true, true],
  ],
])('a line is dashed on both sides of a value that is not whole: %j', (incomplete, dashed) => {
  const rows = incomplete.map((each, i) => row(String(i), { incomplete: each }));
  expect(buildChartData(rows).map((datum) => datum.dashed)).toEqual(dashed);
});

it('neighbours are those of the same series', () => {
  const rows = ['a', 'b'].flatMap((series, i) =>
    ['2024', '2025'].map((key) =>
      row(key, { series, seriesOrder: i, incomplete: series === 'b' && key === '2024' }),
    ),
  );
  const found = buildChartData(rows);
  expect(found.map(({ last }) => last)).toEqual([false, true, false, true]);
  expect(found.map(({ dashed }) => dashed)).toEqual([false, false, true, false]);
  expect(found.map(({ order }) => order)).toEqual([0, 1, 0, 1]);
  expect(found.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  expect(new Set(found.map(({ color }) => color)).size).toBe(2);
});

it.each([
  ['rest', { series: 'rest' }, 'var(--m-rest)', 'var(--ink-soft)'],
  ['a limit', { series: 'x', meaning: LIMIT }, 'var(--ink-soft)', 'var(--ink-soft)'],
  ['last', { series: 'x', meaning: 'last' }, 'var(--m-last)', 'var(--ink-soft)'],
  ['others', { series: 'x', meaning: OTHERS }, 'var(--m-last)', 'var(--ink-soft)'],
  ['item', { series: 'x', meaning: 'item' }, 'var(--m-item)', 'var(--ink)'],
  ['a meaning', { series: 'x', meaning: 'gap' }, 'var(--m-gap)', 'var(--m-gap-text)'],
  ['a place', { series: 'x', seriesOrder: 8 }, 'var(--chart-1)', 'var(--ink)'],
] as const)('colours are those of %s', (_, more, color, ink) => {
  expect(buildChartData([row('a', more)])[0]).toMatchObject({ color, ink });
});

it('series that mean the same are told apart by how strong their colour is', () => {
  const rows = ['gap', 'gap', '', 'gap', 'gap', ''].map((meaning, i) =>
    row('a', { series: `s${i}`, seriesOrder: i, meaning }),
  );
  expect(buildChartData(rows).map(({ shade }) => shade)).toEqual([1, 0.45, 1, 0.2, 0.2, 1]);
});

it('rows that each have a colour have that of what they mean, each paler than the one before', () => {
  const rows = ['income', 'income', 'transfer', ''].map((meaning, i) => row(`k${i}`, { meaning }));
  const drawn = buildChartData([...rows, row('rest')]);
  expect(drawn.map(({ tone, toneShade }) => [tone, toneShade])).toEqual([
    ['var(--m-income)', 1],
    ['var(--m-income)', 0.45],
    ['var(--m-transfer)', 1],
    ['var(--chart-4)', 1],
    ['var(--m-rest)', 1],
  ]);
});

it('every row has all names that templates know', () => {
  for (const name of ROW_NAMES) expect(buildChartData([row('a')])[0]).toHaveProperty(name);
});
