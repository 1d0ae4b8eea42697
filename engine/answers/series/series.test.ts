// Points in time: which day what stands stood at, which years are whole, and what is compared.

import { expect, it } from 'vitest';

import type { Ledger, Point } from '../../ledger/ledger.ts';
import type { AskedCall } from '../shape.ts';
import { askSeries } from './series.shape.ts';

interface Asking {
  readonly over: 'year' | 'quarter' | 'month';
  readonly kind?: 'stock' | 'flow';
  readonly points: readonly Partial<Point>[];
}

/** Asks a series of one measure whose points are given. */
async function series({ over, kind = 'stock', points }: Asking) {
  const ask = {
    when: {},
    facts: ['a'],
    over,
    by: '',
    where: {},
    measures: { done: 'done' },
    only: {},
    without: {},
    within: {},
    detail: null,
  };
  const ledger = {
    latest: [],
    periodsOver: () => Promise.resolve([]),
    points: () =>
      Promise.resolve(
        points.map((point) => ({
          year: 2024,
          from: 1,
          to: 12,
          values: { done: 100n },
          coverage: null,
          notes: [],
          ...point,
        })),
      ),
  } as unknown as Ledger;
  return await askSeries({
    portal: {
      settings: { locales: [{ code: 'en' }] },
      model: {
        facts: { a: { measures: { done: { kind } } } },
        dialects: { year: { year: 'year', grain: { values: {}, value: 'year' } } },
      },
    },
    ledger,
    call: { asks: [ask], period: ['year'], year: 'year' },
    params: { year: 2024 },
  } as unknown as AskedCall);
}

const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

it.each(LAST_DAYS.map((day, i) => [i + 1, day] as const))(
  'what stood at the end of month %i stood on its day %i',
  async (month, day) => {
    const { items } = await series({ over: 'month', points: [{ from: month, to: month }] });
    const date = `2024-${String(month).padStart(2, '0')}-${day}`;
    expect(items.map(({ code, point }) => [code, point?.date])).toEqual([[date.slice(0, 7), date]]);
  },
);

it.each([
  [2023, '2023-02-28'],
  [2024, '2024-02-29'],
  [2100, '2100-02-28'],
])('February of %i ends when it ends', async (year, date) => {
  const { items } = await series({ over: 'month', points: [{ year, from: 2, to: 2 }] });
  expect(items[0]?.point?.date).toBe(date);
});

it.each([1, 2, 3, 4])(
  'quarter %i is called by its number and ends with its last month',
  async (q) => {
    const { items } = await series({ over: 'quarter', points: [{ from: q * 3 - 2, to: q * 3 }] });
    expect(items[0]?.code).toBe(`2024-Q${q}`);
    expect(items[0]?.point?.date).toBe(
      ['2024-03-31', '2024-06-30', '2024-09-30', '2024-12-31'][q - 1],
    );
  },
);

it('what is taken or spent stands on no day', async () => {
  const { items } = await series({ over: 'year', kind: 'flow', points: [{}] });
  expect(items[0]?.point?.date).toBeNull();
});

it('a year that is not whole says so, and which months it is', async () => {
  const points = [
    { year: 2022 },
    { year: 2023, to: 11 },
    { year: 2024, from: 1, to: 12, values: null, notes: [] },
  ];
  const { items, notes } = await series({ over: 'year', kind: 'flow', points });
  expect(items.map(({ point }) => [point?.year, point?.incomplete, point?.open])).toEqual([
    [2022, false, null],
    [2023, true, null],
    [2024, false, 'period-not-loaded'],
  ]);
  expect(items.map(({ names }) => names['en'])).toEqual(['2022', '2023 (01–11)', '2024']);
  expect(notes).toEqual([
    { code: 'years-not-loaded', words: { years: '2024' } },
    { code: 'incomplete-years', words: { years: '2023 (01–11)' } },
  ]);
});
