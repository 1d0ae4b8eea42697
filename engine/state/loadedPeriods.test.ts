// What of loaded periods can be chosen, and which is the nearest to one that is not there.

import { describe, expect, it } from 'vitest';

import type { Grain } from '../model/portal.ts';
import {
  beginsIn,
  endsIn,
  isLoaded,
  loadedYears,
  nearestLoaded,
  yearsWith,
} from './loadedPeriods.ts';

const part = (year: number, grain: Grain, period: number) => ({ year, grain, period });
const loaded = loadedYears([
  part(2024, 'quarter', 2),
  part(2021, 'month', 2),
  part(2021, 'month', 1),
  part(2021, 'month', 6),
  part(2021, 'month', 6),
]);
const ALL = ['month', 'quarter', 'year'] as const;

describe('loaded periods', () => {
  it('are months and quarters of their years, a quarter also where a month fills it', () => {
    expect(loaded).toEqual([
      { year: 2021, days: [], months: [1, 2, 6], quarters: [2], whole: true },
      { year: 2024, days: [], months: [], quarters: [2], whole: false },
    ]);
    expect([yearsWith(loaded, 'month'), yearsWith(loaded, 'quarter')]).toEqual([
      [2021],
      [2021, 2024],
    ]);
  });

  it('begin with the year, or after a part that can be taken off', () => {
    expect(endsIn(loaded, 2021, 'month')).toEqual([1, 2, 6]);
    expect(beginsIn(loaded, 2021, 'month')).toEqual([1, 2, 3]);
    expect(beginsIn(loaded, 2022, 'month')).toEqual([]);
    const asked = { year: 2021, grain: 'month', to: 6 } as const;
    expect([1, 2, 3, 4].map((from) => isLoaded(loaded, { ...asked, from }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('the nearest loaded period', () => {
  it.each([
    ['of an earlier year', 2018, 12, 2021, 1],
    ['between two months the later', 2021, 4, 2021, 6],
    ['of a later year', 2026, 6, 2021, 6],
  ])('is near in time: %s', (_, year, to, nearestYear, nearestTo) => {
    const asked = { year, grain: 'month', from: 1, to } as const;
    expect(nearestLoaded(loaded, asked, ALL)).toEqual({
      ...asked,
      year: nearestYear,
      to: nearestTo,
    });
  });

  it('begins where it was asked to, if it can', () => {
    const asked = { year: 2021, grain: 'month', from: 3, to: 7 } as const;
    expect(nearestLoaded(loaded, asked, ALL)).toMatchObject({ from: 3, to: 6 });
    expect(nearestLoaded(loaded, { ...asked, from: 4 }, ALL)).toMatchObject({ from: 1, to: 6 });
  });

  it('counts in another grain where nothing is loaded in this one', () => {
    const quarters = loadedYears([part(2024, 'quarter', 2)]);
    const asked = { year: 2025, grain: 'month', from: 1, to: 12 } as const;
    expect(nearestLoaded(quarters, asked, ALL)).toEqual({
      year: 2024,
      grain: 'quarter',
      from: 1,
      to: 2,
    });
    expect(nearestLoaded(quarters, asked, ['month'])).toBeNull();
  });
});
