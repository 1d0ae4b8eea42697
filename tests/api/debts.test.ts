// Debt: its stocks by quarter beside what the tables of each quarter say, and its rows by creditor, currency or obligation.

import { describe, expect, it } from 'vitest';

import { servedDemonstration } from '../demonstration.ts';
import { getJson, hundredths, type Tree } from '../served.ts';

const served = servedDemonstration();

interface Point {
  readonly code: string;
  readonly date: string;
  readonly data: Readonly<Record<string, number>>;
}
const points = async (query: string): Promise<readonly Point[]> =>
  (await getJson<{ items: readonly Point[] }>(served, `/api/reports/debtsDynamic${query}`)).items;
const total = async (url: string) => (await getJson<Tree>(served, url)).items[0]!.data;

describe('debt over time', () => {
  it('has every loaded quarter with the day of its stocks', async () => {
    const found = await points('');
    expect(found).toHaveLength(34);
    expect(found.slice(0, 2).map(({ code, date }) => [code, date])).toEqual([
      ['2018-Q1', '2018-03-31'],
      ['2018-Q2', '2018-06-30'],
    ]);
    expect(found.at(-1)).toMatchObject({ code: '2026-Q2', date: '2026-06-30' });
  });

  it('ends with the quarter that is asked', async () => {
    expect((await points('?year=2024&quarter=3')).at(-1)!.code).toBe('2024-Q3');
    expect(await points('?year=2018&quarter=1')).toHaveLength(1);
  });

  it.each(['', 'INTERNAL', 'EXTERNAL'])('is what the tables say at each end %s', async (debt) => {
    const kind = debt === '' ? '' : `&debt=${debt}`;
    const found = await points(`?year=2026&quarter=2${kind}`);
    for (const { code, data } of found.slice(-3)) {
      const [year, quarter] = code.split('-Q');
      const query = `year=${year}&quarter=${quarter}${kind}`;
      const state = await total(`/api/reports/debts/state?${query}`);
      const guaranteed = await total(`/api/reports/guaranteedDebts/operations?${query}`);
      expect(data).toMatchObject({ state: state['closing'], guaranteed: guaranteed['closing'] });
    }
    for (const { data } of found)
      expect(hundredths(data['total'])).toBe(
        hundredths(data['state']) + hundredths(data['guaranteed']),
      );
  });
});

describe.each([
  ...['state', 'overdue', 'payments', 'guarantees', 'management'].map(
    (chapter) => ['debts', chapter] as const,
  ),
  ...['operations', 'payments', 'guarantees'].map(
    (chapter) => ['guaranteedDebts', chapter] as const,
  ),
])('%s, %s', (call, chapter) => {
  const url = `/api/reports/${call}/${chapter}?year=2025&quarter=4`;

  it('has one total by creditor, by obligation and by currency', async () => {
    const trees = await Promise.all(
      ['creditor', 'obligation', 'currency'].map(
        async (rows) => (await getJson<Tree>(served, `${url}&breakdown=${rows}`)).items,
      ),
    );
    const [first, ...others] = trees.map((items) => items[0]!.data);
    for (const other of others) expect(other).toEqual(first);
    expect(new Set(trees.map((items) => items[1]!.code.length))).toEqual(new Set([6, 3]));
  });

  it('is left as it was where nothing is said', async () => {
    const rows = ['management', call === 'debts' ? '' : 'guarantees'].includes(chapter)
      ? 'obligation'
      : 'creditor';
    expect((await getJson<Tree>(served, url)).items).toEqual(
      (await getJson<Tree>(served, `${url}&breakdown=${rows}`)).items,
    );
  });
});
