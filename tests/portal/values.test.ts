// The query of an address: whatever is written there, the values are allowed ones, and what was replaced is told.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foldersOf } from '../overlay.ts';
import { writeQuery } from '../../engine/addresses/query.ts';
import { loadPortal } from '../../engine/server/loadPortal.ts';
import { KINDS } from '../../site/kinds.ts';
import { readValues } from '../../engine/filters/readFilters.ts';

const portal = loadPortal(foldersOf('product'), KINDS);
const loaded = { year: 2025, month: 7, quarter: 2 };
const read = (id: string, query: string, path: Record<string, string> = {}) =>
  readValues(portal, portal.pages[id]!, { path, query: new URLSearchParams(query) }, () => loaded);
const INCOMES = 'national-budget/incomes';
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

  it.each(['2018', '2025'])(
    'accept every year from the first to the latest loaded one: %s',
    (year) => {
      expect(read(INCOMES, `year=${year}`)).toMatchObject({ values: { year }, replaced: [] });
    },
  );

  it.each([
    '2017',
    '2026',
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

  it('refuse a month after the latest loaded one', () => {
    expect(read(INCOMES, 'monthTo=9')).toMatchObject({ values: { monthTo: '7' } });
    expect(read(INCOMES, 'year=2024&monthTo=9').replaced).toEqual([]);
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
    const query = fc.dictionary(
      fc.constantFrom('year', 'monthFrom', 'monthTo', 'fundType', 'chapter', 'unknown'),
      text,
    );
    fc.assert(
      fc.property(query, (written) => {
        const { filters } = read(
          'national-budget/expenses',
          new URLSearchParams(written).toString(),
        );
        expect(filters.every((field) => field.allowed.includes(field.value))).toBe(true);
        expect(filters).toHaveLength(5);
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
