// Which stored periods answer a question: months and quarters never mix, what is missing is said.

import { describe, expect, it } from 'vitest';

import { NO_YEAR } from '../../model/calendar.ts';
import type { Fact } from '../../model/portal.ts';
import { readPeriod, type Period, type StoredPeriod } from './coverage.ts';

const stored = (grain: StoredPeriod['grain'], ...periods: number[]): StoredPeriod[] =>
  periods.map((period) => ({
    grain,
    period,
    partitions: ['T'],
    dimensions: [],
    keyForm: '',
    format: '',
    violations: 0,
  }));
const fact = (accumulated: boolean, kind: 'stock' | 'flow' = 'flow') =>
  ({ accumulated, measures: { own: { kind } } }) as unknown as Fact;
const plan = (period: Period, parts: readonly StoredPeriod[], of = fact(true)) =>
  readPeriod(period, parts, of);
const asked = (grain: StoredPeriod['grain'], from: number, to: number) => ({
  year: 2023,
  grain,
  from,
  to,
});

describe('a period', () => {
  it('is the accumulated month at its end, less the one before its start', () => {
    expect(plan(asked('month', 3, 5), stored('month', 1, 2, 3, 4, 5)).plan).toMatchObject({
      grain: 'month',
      to: 5,
      before: 2,
    });
  });

  it('from January is the accumulated month as it is', () => {
    expect(plan(asked('month', 1, 5), stored('month', 5)).plan).toMatchObject({
      to: 5,
      before: 0,
    });
  });

  it('inside a year that came as one is refused, and why is said', () => {
    const { plan: found, notes } = plan(asked('month', 12, 12), stored('month', 12));
    expect(found).toBeNull();
    expect(notes).toEqual([
      { code: 'period-only-accumulated', words: { year: 2023, grain: 'month', to: 12 } },
    ]);
  });

  it('in quarters is answered from stored quarters first', () => {
    expect(
      plan(asked('quarter', 2, 3), [
        ...stored('month', 1, 2, 3, 4, 5, 6, 7, 8, 9),
        ...stored('quarter', 1, 2, 3),
      ]).plan,
    ).toMatchObject({ grain: 'quarter', to: 3, before: 1, notes: [] });
  });

  it('in quarters that are not stored comes from the months that end them, and says so', () => {
    const { plan: found } = plan(asked('quarter', 2, 3), stored('month', 3, 6, 9));
    expect(found).toMatchObject({ grain: 'month', to: 9, before: 3 });
    expect(found!.notes.map((note) => note.code)).toEqual(['derived-from-month']);
  });

  it('of a year comes from its latest loaded month', () => {
    expect(plan(asked('year', 1, 1), stored('month', 1, 2, 6)).plan).toMatchObject({
      to: 6,
      before: 0,
      notes: [{ code: 'derived-from-month', words: { year: 2023, month: 6 } }],
    });
  });

  it('in months is never made of quarters', () => {
    expect(plan(asked('month', 1, 3), stored('quarter', 1)).plan).toBeNull();
  });

  it('of no year, of figures that are not there, says that nothing is loaded', () => {
    const { notes } = plan({ year: NO_YEAR, grain: 'month', from: 1, to: 12 }, []);
    expect(notes).toEqual([{ code: 'nothing-loaded', words: {} }]);
  });

  it('that is not loaded says which one is the latest', () => {
    expect(plan(asked('month', 1, 9), stored('month', 1, 2)).notes).toEqual([
      {
        code: 'period-not-loaded',
        words: { year: 2023, grain: 'month', to: 9, storedGrain: 'month', storedTo: 2 },
      },
    ]);
  });

  it('of days is all that are stored from the first to the last, and what is missing is said', () => {
    const days = stored('day', 228, 229, 301);
    const march = { ...asked('day', 228, 302), year: 2024 };
    expect(plan({ ...march, to: 301 }, days).plan).toMatchObject({
      grain: 'day',
      from: 228,
      to: 301,
      before: 0,
      first: 228,
      notes: [],
    });
    expect(plan({ ...march, from: 227, to: 301 }, days).plan?.notes).toEqual([
      { code: 'parts-missing', words: { count: 3, of: 4 } },
    ]);
    expect(plan(march, days).plan).toBeNull();
    expect(plan({ ...march, to: 301 }, days, fact(true, 'stock')).plan?.first).toBe(301);
  });

  it('whose figures do not accumulate is added up, of a year what it has so far', () => {
    const own = fact(false);
    const quarters = stored('quarter', 1, 2);
    expect(plan(asked('quarter', 2, 2), quarters, own).plan).toMatchObject({ from: 2, before: 0 });
    expect(plan(asked('year', 1, 1), quarters, own).plan).toMatchObject({
      grain: 'quarter',
      from: 1,
      to: 2,
      first: 1,
      notes: [
        { code: 'derived-from-parts', words: { year: 2023, grain: 'quarter', from: 1, to: 2 } },
      ],
    });
    expect(plan(asked('quarter', 1, 1), stored('day', 101, 331), own).plan).toMatchObject({
      grain: 'day',
      from: 101,
      to: 331,
    });
  });
});
