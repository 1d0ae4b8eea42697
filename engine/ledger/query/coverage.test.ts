// Which stored periods answer a question: months and quarters never mix, what is missing is said.

import { describe, expect, it } from 'vitest';

import { NO_YEAR, readPeriod, type StoredPeriod } from './coverage.ts';

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
const asked = (grain: StoredPeriod['grain'], from: number, to: number) => ({
  year: 2023,
  grain,
  from,
  to,
});

describe('a period', () => {
  it('is the accumulated month at its end, less the one before its start', () => {
    expect(readPeriod(asked('month', 3, 5), stored('month', 1, 2, 3, 4, 5)).plan).toMatchObject({
      grain: 'month',
      to: 5,
      before: 2,
    });
  });

  it('from January is the accumulated month as it is', () => {
    expect(readPeriod(asked('month', 1, 5), stored('month', 5)).plan).toMatchObject({
      to: 5,
      before: 0,
    });
  });

  it('inside a year that came as one is refused, and why is said', () => {
    const { plan, notes } = readPeriod(asked('month', 12, 12), stored('month', 12));
    expect(plan).toBeNull();
    expect(notes).toEqual([
      { code: 'period-only-accumulated', words: { year: 2023, grain: 'month', to: 12 } },
    ]);
  });

  it('in quarters is answered from stored quarters first', () => {
    expect(
      readPeriod(asked('quarter', 2, 3), [
        ...stored('month', 1, 2, 3, 4, 5, 6, 7, 8, 9),
        ...stored('quarter', 1, 2, 3),
      ]).plan,
    ).toMatchObject({ grain: 'quarter', to: 3, before: 1, notes: [] });
  });

  it('in quarters that are not stored comes from the months that end them, and says so', () => {
    const { plan } = readPeriod(asked('quarter', 2, 3), stored('month', 3, 6, 9));
    expect(plan).toMatchObject({ grain: 'month', to: 9, before: 3 });
    expect(plan!.notes.map((note) => note.code)).toEqual(['derived-from-month']);
  });

  it('of a year comes from its latest loaded month', () => {
    expect(readPeriod(asked('year', 1, 1), stored('month', 1, 2, 6)).plan).toMatchObject({
      to: 6,
      before: 0,
      notes: [{ code: 'derived-from-month', words: { year: 2023, month: 6 } }],
    });
  });

  it('in months is never made of quarters', () => {
    expect(readPeriod(asked('month', 1, 3), stored('quarter', 1)).plan).toBeNull();
  });

  it('of no year, of figures that are not there, says that nothing is loaded', () => {
    const { notes } = readPeriod({ year: NO_YEAR, grain: 'month', from: 1, to: 12 }, []);
    expect(notes).toEqual([{ code: 'nothing-loaded', words: {} }]);
  });

  it('that is not loaded says which one is the latest', () => {
    expect(readPeriod(asked('month', 1, 9), stored('month', 1, 2)).notes).toEqual([
      {
        code: 'period-not-loaded',
        words: { year: 2023, grain: 'month', to: 9, storedGrain: 'month', storedTo: 2 },
      },
    ]);
  });
});
