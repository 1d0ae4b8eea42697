// Which periods are loaded: by month, by the ends of quarters and years, and of several facts together.

import { describe, expect, it } from 'vitest';

import { commonParts, type StoredPart } from '../../engine/ledger/query/loadedParts.ts';
import { servedDemonstration } from '../demonstration.ts';
import { getJson } from '../served.ts';

const served = servedDemonstration();

const entry = async (name: string): Promise<Readonly<Record<string, string | null>>> =>
  (await getJson<Record<string, string | null>[]>(served, '/api/periods/loaded')).find(
    ({ tableName }) => tableName === name,
  )!;

describe('loaded periods', () => {
  it.each([
    ['MAIN', { stateDate: '2026-06', stateQuarter: '2026-2', localDate: '2026-06' }],
    ['INCOMES', { stateDate: '2026-06', stateQuarter: '2026-2', localDate: '2026-06' }],
    ['FUNDS', { stateDate: '2026-06', stateQuarter: '2026-2' }],
    ['DEBTS', { stateDate: null, stateQuarter: '2026-2' }],
    ['GUARANTEED_DEBTS', { stateDate: null, stateQuarter: '2026-2' }],
    ['PROJECT', { stateDate: '2026-12', stateQuarter: '2026-4' }],
    ['TARGET_PROGRAMS', { stateDate: '2026-12', stateQuarter: '2026-4' }],
  ])('of %s', async (name, told) => {
    expect(await entry(name)).toMatchObject(told);
  });

  it('of several facts are those that all have', () => {
    const month = (year: number, period: number): StoredPart => ({ year, grain: 'month', period });
    const year: StoredPart = { year: 2026, grain: 'year', period: 1 };
    expect(
      commonParts([
        [month(2025, 12), month(2026, 1), month(2026, 2)],
        [month(2025, 12), month(2026, 1), year],
        [month(2026, 1), month(2025, 12), month(2026, 3)],
      ]),
    ).toEqual([month(2025, 12), month(2026, 1)]);
    expect(commonParts([])).toEqual([]);
  });
});
