// What drawings promise at every width: whole labels, none over another, letters of the reader's size.

import { expect, it } from 'vitest';

import { numberStyle } from '../language/conventions.ts';
import { assertDefined } from '../model/lookup.ts';
import { chartsOf } from '../../tests/charts.ts';
import type { ChartRow } from './data.ts';
import { drawChart, isDrawable } from './draw.ts';

const CHARTS = chartsOf('product');
const STYLE = numberStyle('uk-UA');
const GIVEN = { counted: 'млрд грн', step: 1, highlight: '' };

function rowOf(key: string, value: number, over: Partial<ChartRow> = {}): ChartRow {
  return {
    key,
    label: key,
    name: key,
    lang: '',
    series: '',
    seriesLabel: '',
    seriesOrder: 0,
    meaning: '',
    incomplete: false,
    exact: `${value}`,
    spoken: `${value} млрд грн`,
    brief: `${value}`,
    value,
    plan: 0,
    planned: '',
    beside: '',
    share: '',
    ...over,
  };
}

const TWO = ['2023', '2024', '2025'].flatMap((year, i) => [
  rowOf(year, 3 + i, { series: 'in', seriesLabel: 'Доходи', meaning: 'income' }),
  rowOf(year, 5 + i, {
    series: 'out',
    seriesLabel: 'Видатки',
    seriesOrder: 1,
    meaning: 'expenditure',
    incomplete: i === 2,
  }),
]);

function drawnBy(name: string, rows: readonly ChartRow[] = TWO): string {
  return drawChart(assertDefined(CHARTS[name]), rows, GIVEN, STYLE);
}

it('sizes of letters are nowhere in points: they follow the reader', () => {
  for (const name of ['lines', 'gap', 'years', 'stacked', 'grouped', 'multiples'])
    expect(drawnBy(name)).not.toMatch(/font-size|<text[^>]*\d(?:px|pt)/);
});

it('series have the colours of what they mean, names at their ends and marks of their own', () => {
  const drawn = drawnBy('lines');
  expect(drawn).toContain('stroke="var(--m-income)"');
  expect(drawn).toMatch(/class="end"[^>]*fill="var\(--m-expenditure-text\)"[^>]*>Видатки/);
  expect(drawn).toContain('<circle cx');
  expect(drawn).toMatch(/<svg x="[\d.]+%" y="[\d.]+%" width="1em"/);
});

it('names of lines that end together have the points of their lines before them', () => {
  const together = TWO.map((row) => ({ ...row, value: 5, brief: '5' }));
  const drawn = drawnBy('lines', together);
  const signs = [
    ...drawn.matchAll(/<svg class="end"[^>]*><svg x="1\.\d+em" y="([^"]+)em"[^>]*>(<path [^>]*>)/g),
  ].map(([, y, sign]) => ({ y: Number(y), sign: assertDefined(sign) }));
  expect(signs).toHaveLength(2);
  expect(new Set(signs.map(({ sign }) => / d="([^"]*)"/.exec(sign)?.[1])).size).toBe(2);
  expect(new Set(signs.map(({ sign }) => /--m-(\w+)/.exec(sign)?.[1]))).toEqual(
    new Set(['income', 'expenditure']),
  );
  // beside names that stand apart
  const [one = 0, other = 0] = signs.map(({ y }) => y);
  expect(Math.abs(one - other)).toBeGreaterThan(1);
  // the key of narrow places has them too
  expect(drawn).toMatch(/<ul class="key key-narrow"><li><svg viewBox="-6\.5 [^>]*><path /);
});

it.each(['lines', 'years', 'gap'])(
  'points in one place are both seen: every second series has hollow ones around the others (%s)',
  (name) => {
    const together = TWO.map((row) => ({ ...row, value: 5, brief: '5' }));
    const drawn = drawnBy(name, together);
    expect(drawn).toMatch(/<circle cx="50%"[^>]* fill="var\(--m-income\)"/);
    expect(drawn).toMatch(
      /<svg x="50%"[^>]*><path d="M-5,-5h10v10h-10Z" fill="none" stroke="var\(--m-expenditure\)"/,
    );
  },
);

it('what only stands beside others is grey and thin, without a name or a place in the key', () => {
  const rows = TWO.map((row) => (row.series === 'in' ? { ...row, meaning: 'others' } : row));
  const drawn = drawnBy('composed', rows);
  expect(drawn).toMatch(/<path [^>]*stroke="var\(--m-last\)" stroke-width="1\.25"/);
  expect(drawn).not.toContain('Доходи');
  expect(drawn).toContain('>Видатки');
});

it('what lies between two lines has the colour of the one that is above, cut where they cross', () => {
  const between = (out: number[], income: number[]) =>
    [
      ...drawnBy(
        'gap',
        out.flatMap((value, i) => [
          rowOf(`${i}`, value, { series: 'out', meaning: 'expenditure' }),
          rowOf(`${i}`, income[i]!, { series: 'in', seriesOrder: 1, meaning: 'income' }),
        ]),
      ).matchAll(/<path d="([^"]*)Z" fill="var\(--m-(\w+)\)" fill-opacity/g),
    ].map(([, path = '', meaning]) => [meaning, sizeOf(path)]);
  // in points of the template: a step is 598 / 3.4 wide, one of the axis 200 / 6 high
  const square = (598 / 3.4) * (200 / 6);
  const sizes = (out: number[], income: number[]) =>
    between(out, income).map(([meaning, size]) => [meaning, Math.round(Number(size) / square)]);
  expect(sizes([4, 4, 4], [6, 6, 6])).toEqual([
    ['gap', 0],
    ['income', 4],
  ]);
  expect(sizes([6, 6, 6], [4, 4, 4])).toEqual([
    ['gap', 4],
    ['income', 0],
  ]);
  // two triangles on each side of the crossings, half a step wide
  expect(sizes([2, 6, 2], [4, 4, 4])).toEqual([
    ['gap', 1],
    ['income', 1],
  ]);
});

/** How much a closed path of straight lines holds. */
function sizeOf(path: string): number {
  const points = path
    .slice(1)
    .split('L')
    .map((point) => point.split(',').map(Number));
  const twice = points.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = points[(i + 1) % points.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

it('the stretch to an incomplete value is dashed', () => {
  expect(drawnBy('lines')).toContain('stroke-dasharray="5 4"');
  expect(
    drawnBy(
      'lines',
      TWO.filter(({ incomplete }) => !incomplete),
    ),
  ).not.toContain('dasharray');
});

it('numbers of an axis stand in a gutter beside the plot', () => {
  const ticks = [...drawnBy('lines').matchAll(/<text x="0%"[^>]* dx="-([\d.]+)em"[^>]*>[\d,]+</g)];
  expect(ticks.length).toBeGreaterThan(2);
  expect(drawnBy('lines')).toMatch(/<span class="gut" aria-hidden="true">/);
});

it('months that have no room beside each other on a narrow screen are left out there', () => {
  const months = Array.from({ length: 12 }, (_, i) => rowOf(`місяць ${i + 1}`, 10 + i));
  const drawn = drawnBy('lines', months);
  const labels = [...drawn.matchAll(/<text [^>]*>(?:(?!<\/text>).)*?місяць/g)].map(([tag]) => tag);
  expect(labels.length).toBeGreaterThan(9);
  expect(labels.filter((tag) => /class="h\d+"/.test(tag)).length).toBeGreaterThan(5);
});

it('each series has a drawing of its own, all with one scale', () => {
  const drawn = drawnBy('multiples');
  expect(drawn.match(/class="multiple"/g)?.length).toBe(2);
  const heights = [
    ...drawn.matchAll(/<rect x="[\d.]+" y="[\d.]+" width="[\d.]+" height="([\d.]+)"/g),
  ];
  const [least, most] = [heights[0]?.[1], heights.at(-1)?.[1]].map(Number);
  expect(assertDefined(most) / assertDefined(least)).toBeCloseTo(7 / 3, 1);
});

it('areas are not offered for what is below zero, nor for one level', () => {
  const treemap = assertDefined(CHARTS['treemap']);
  const below = rowOf('a', 5, { series: 'x', seriesLabel: 'X' });
  expect(isDrawable(treemap, [below])).toBe(true);
  expect(isDrawable(treemap, [below, { ...below, key: 'b', value: -1 }])).toBe(false);
  expect(isDrawable(treemap, [rowOf('a', 5, { series: 'a' })])).toBe(false);
  expect(isDrawable(treemap, [])).toBe(false);
});

it('places of values stand beside the drawing, one for each row', () => {
  for (const name of ['lines', 'grouped', 'stacked', 'multiples']) {
    const spots = [...drawnBy(name).matchAll(/data-spots="([^"]*)"/g)].flatMap(([, text = '']) =>
      text.split(',').map((spot) => Number(spot.split(' ')[0])),
    );
    expect(spots.toSorted((a, b) => a - b)).toEqual(TWO.map((_, i) => i));
  }
});
