// By what amounts of a year are multiplied.

import { describe, expect, it } from 'vitest';

import { timesFactor } from '../language/valued.ts';
import { assertDefined } from '../model/lookup.ts';
import type { ValueSeries } from '../model/portal.ts';
import { listPriceYears } from '../state/shownValue.ts';
import { findFactor, PARTS, percentFactor } from './factors.ts';

const series = (years: Record<string, string>, times = 1): ValueSeries => ({
  title: {},
  source: { title: {}, url: '' },
  times,
  years,
});
const PRICES = series({ 2019: '110', 2020: '105.5', 2021: '120' });

const carried = (amount: string, year: number, base: number) =>
  timesFactor(amount, assertDefined(findFactor({ way: 'prices' }, PRICES, year, base)), 4);

describe('prices', () => {
  it('are carried by every index between two years, there and back', () => {
    expect(carried('100', 2019, 2021)).toBe('126.6');
    expect(carried('126.6', 2021, 2019)).toBe('100');
    expect(carried('100', 2018, 2019)).toBe('110');
    expect(carried('100', 2020, 2020)).toBe('100');
  });

  it('are known for the years of the index and the one before the first', () => {
    expect(listPriceYears(PRICES)).toEqual([2018, 2019, 2020, 2021]);
    expect(findFactor({ way: 'prices' }, PRICES, 2017, 2021)).toBeNull();
    expect(findFactor({ way: 'prices' }, PRICES, 2022, 2021)).toBeNull();
  });
});

it('percentages are whole parts of a percent', () => {
  expect(timesFactor('1', percentFactor('3'), 0)).toBe('33333333333333');
  expect(timesFactor('0.5', percentFactor('2'), 0)).toBe(String(25 * PARTS));
});

it('numbers that count in millions divide as so many', () => {
  const gdp = series({ 2021: '5450849' }, 1_000_000);
  const factor = assertDefined(findFactor({ way: 'percent' }, gdp, 2021, 0));
  expect(timesFactor('5450849000000', factor, 0)).toBe(String(100 * PARTS));
  expect(
    timesFactor(
      '10',
      assertDefined(findFactor({ way: 'each' }, series({ 2021: '4' }), 2021, 0)),
      2,
    ),
  ).toBe('2.5');
  expect(findFactor({ way: 'each' }, gdp, 2020, 0)).toBeNull();
});
