// The query of an address: whatever is written there, the values are allowed ones, and what was replaced is told.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { portalOf } from '../portals.ts';
import { writeQuery } from '../../engine/addresses/query.ts';
import { loadedYears } from '../../engine/state/loadedPeriods.ts';
import { readValues } from '../../engine/state/readFilters.ts';

const portal = portalOf('product');
const months = (year: number, last: number) =>
  Array.from({ length: last }, (_, i) => ({ year, grain: 'month' as const, period: i + 1 }));
const loaded = loadedYears([...months(2018, 12), ...months(2024, 12), ...months(2025, 7)]);
const read = (id: string, query: string, path: Record<string, string> = {}) =>
  readValues(portal, portal.pages[id]!, { path, query: new URLSearchParams(query) }, () => loaded);
const INCOMES = 'national-budget/incomes';
const EXPENSES = 'national-budget/expenses';
const LOCAL = 'local-budget/[localId]/local-incomes';

describe('the values of a page', () => {
  it('without a query are the loaded period and the defaults', () => {
    expect(read(INCOMES, '').values).toEqual({
      year: '2025',
      monthFrom: '1',
      monthTo: '7',
      fundType: 'TOTAL',
    });
  });

  it('without a month take the twelfth of a past year', () => {
    expect(read(INCOMES, 'year=2024').values['monthTo']).toBe('12');
  });

  it.each(['2018', '2021', '2025'])(
    'keep every year up to the latest loaded one, loaded or not: %s',
    (year) => {
      expect(read(INCOMES, `year=${year}`)).toMatchObject({ values: { year }, replaced: [] });
    },
  );

  it.each([
    '2017',
    '2026',
    '2101',
    '0x7E8',
    '2024.0',
    '2e3',
    '',
    ' 2024',
    '2024,2023',
    "2024' OR 1=1",
    '９',
    'constructor',
  ])('replace a year that is none, and tell it: %s', (year) => {
    const { values, replaced } = read(INCOMES, new URLSearchParams({ year }).toString());
    expect(values['year']).toBe('2025');
    expect(replaced.map((field) => field.filter.name)).toEqual(year === '' ? [] : ['year']);
  });

  it('keep a month that is not loaded: what is missing is said where the figures would stand', () => {
    expect(read(INCOMES, 'year=2021&monthTo=9')).toMatchObject({
      values: { monthTo: '9' },
      period: { year: 2021, grain: 'month', from: 1, to: 9 },
      replaced: [],
    });
    expect(read(INCOMES, 'monthTo=13').replaced).toHaveLength(1);
  });

  it('replace a month after the latest loaded one, and every month of a year that was replaced', () => {
    expect(read(INCOMES, 'monthTo=9')).toMatchObject({
      values: { year: '2025', monthTo: '7' },
      replaced: [{ was: '9', now: '7' }],
    });
    expect(read(INCOMES, 'year=2030&monthTo=3')).toMatchObject({
      values: { year: '2025', monthTo: '7' },
      replaced: [{ was: '2030', now: '2025' }],
    });
  });

  it('offer years and months that have figures, and no others', () => {
    const offered = (query: string, name: string) =>
      read(INCOMES, query).filters.find(({ filter }) => filter.name === name)?.allowed;
    expect(offered('', 'year')).toEqual(['2025', '2024', '2018']);
    expect(offered('', 'monthTo')).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(offered('year=2021', 'year')).toEqual(['2025', '2024', '2018']);
    expect(offered('year=2021', 'monthTo')).toEqual([]);
  });

  it('put a range in order', () => {
    expect(read(INCOMES, 'monthFrom=6&monthTo=3').values).toMatchObject({
      monthFrom: '1',
      monthTo: '3',
    });
  });

  it('take the first of repeated ones and tell it', () => {
    const { values, replaced } = read(INCOMES, 'fundType=COMMON&fundType=SPECIAL');
    expect(values['fundType']).toBe('COMMON');
    expect(replaced).toHaveLength(1);
  });

  it('show months or quarters, never both', () => {
    expect(Object.keys(read(LOCAL, 'periodType=QUARTER', { localId: '1' }).values)).toEqual([
      'localId',
      'periodType',
      'fundType',
      'year',
      'quarterFrom',
      'quarterTo',
    ]);
    expect(
      read(LOCAL, 'periodType=YEAR', { localId: '1' }).filters.map((field) => field.filter.name),
    ).toEqual(['periodType', 'year', 'fundType']);
  });

  it('are allowed ones whatever the query says', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('2019', '13', '-1', 'TOTAL', '__proto__', '%00', 'null'),
    );
    // none of them depends on another
    const own = portal.pages[EXPENSES]!.filters.map(({ name }) => name);
    const query = fc.dictionary(
      fc.constantFrom('year', 'monthFrom', 'monthTo', 'fundType', 'chapter', 'treeType', 'unknown'),
      text,
    );
    fc.assert(
      fc.property(query, (written) => {
        const { filters } = read(EXPENSES, new URLSearchParams(written).toString());
        const ofPeriod = ['year', 'month', 'quarter'];
        for (const { filter, allowed, value } of filters)
          if (ofPeriod.includes(filter.kind)) expect(value).toMatch(/^\d+$/);
          else expect(allowed).toContain(value);
        expect(filters.map(({ filter }) => filter.name)).toEqual(own);
      }),
    );
  });
});

describe('a written query', () => {
  it('names only what is not standard', () => {
    expect(
      writeQuery([
        ['year', '2025', '2025'],
        ['monthTo', '3', '7'],
        ['fundType', '', 'TOTAL'],
      ]),
    ).toBe('?monthTo=3');
  });

  it('reads back as the same values', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2018', '2021', '2025'),
        fc.constantFrom('1', '3', '7'),
        fc.constantFrom('TOTAL', 'COMMON', 'SPECIAL'),
        (year, monthTo, fundType) => {
          const first = read(INCOMES, new URLSearchParams({ year, monthTo, fundType }).toString());
          const again = read(
            INCOMES,
            writeQuery(
              first.filters.map(({ filter, value, default: standard }) => [
                filter.query,
                value,
                standard,
              ]),
            ),
          );
          expect(again.values).toEqual(first.values);
          expect(again.replaced).toEqual([]);
        },
      ),
    );
  });
});
