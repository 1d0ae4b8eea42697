// Ranges of a page: any that ends no earlier than it begins is taken as it is written, of equal ends too.

import { describe, expect, it } from 'vitest';

import { foldersOf } from '../../tests/overlay.ts';
import { KINDS } from '../../site/kinds.ts';
import { lookup } from '../model/lookup.ts';
import { loadPortal } from '../server/loadPortal.ts';
import { loadedYears } from './loadedPeriods.ts';
import { readValues } from './readFilters.ts';

const portal = loadPortal(foldersOf('product'), KINDS);
const loaded = loadedYears(
  Array.from({ length: 12 }, (_, i) => ({ year: 2024, grain: 'month', period: i + 1 }) as const),
);
const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);
/** Pages that have both ends of a period. */
const pages = Object.values(portal.pages).filter(({ filters }) =>
  ['monthFrom', 'monthTo'].every((name) => filters.some((own) => own.name === name)),
);

describe.each(pages.slice(0, 3).map(({ id }) => id))('on %s', (id) => {
  const read = (from: number, to: number) =>
    readValues(
      portal,
      lookup(portal.pages, id),
      {
        path: {},
        query: new URLSearchParams({ year: '2024', monthFrom: `${from}`, monthTo: `${to}` }),
      },
      () => loaded,
    );

  it.each(MONTHS)('one month alone is that month: %i', (month) => {
    const { values, replaced, period } = read(month, month);
    expect(values).toMatchObject({ monthFrom: String(month), monthTo: String(month) });
    expect(replaced).toEqual([]);
    expect(period).toEqual({ year: 2024, grain: 'month', from: month, to: month });
  });

  it('what begins after its end begins with the year, and is told; nothing else is', () => {
    for (const from of MONTHS)
      for (const to of MONTHS) {
        const { values, replaced } = read(from, to);
        expect(values['monthTo']).toBe(String(to));
        expect(values['monthFrom']).toBe(String(from > to ? 1 : from));
        expect(replaced.map(({ was }) => was)).toEqual(from > to ? [String(from)] : []);
      }
  });
});
