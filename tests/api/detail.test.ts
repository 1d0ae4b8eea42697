// A second classification under the leaves of a report: it keeps the sums of the first, and says where the figures have none.

import { describe, expect, it } from 'vitest';

import { servedDemonstration } from '../demonstration.ts';
import { getJson } from '../served.ts';

interface Item {
  readonly code: string;
  readonly data: Readonly<Record<string, number>>;
  readonly children?: readonly Item[];
}
interface Answer {
  readonly items: readonly Item[];
  readonly notes?: readonly { code: string; dimension?: string }[];
}

const served = servedDemonstration();

const PERIOD = 'fundType=TOTAL&year=2025&monthFrom=1&monthTo=12';
const ask = async (report: string, more = '') =>
  await getJson<Answer>(served, `/api/reports/${report}&${PERIOD}${more}`);

const hundredths = (amount: number | undefined) => Math.round((amount ?? 0) * 100);
const count = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + 1 + count(item.children ?? []), 0);

describe('a report with a second classification', () => {
  it.each([
    ['expenses/program?budgetType=NATIONAL', 'KEKV'],
    ['expenses/program?budgetType=NATIONAL', 'KFK'],
    ['expenses/functional?budgetType=NATIONAL', 'KPK'],
    ['expenses/economic?budgetType=NATIONAL', 'KFK'],
    ['expenses/functional?budgetType=LOCAL', 'KPK'],
    ['expenses/functional?budgetType=CONSOLIDATED', 'KEKV'],
    ['credits/program?budgetType=NATIONAL', 'KKK'],
    ['credits/classifier?budgetType=NATIONAL', 'KPK'],
    ['credits/classifier?budgetType=NATIONAL', 'KFK'],
  ])('has more rows and the same sums: %s by %s', async (report, level) => {
    const plain = await ask(report);
    const detailed = await ask(report, `&treeType=${level}`);
    expect(await ask(report, '&treeType=WITHOUT_DETALISATION')).toEqual(plain);
    expect(detailed.notes ?? []).not.toContainEqual(
      expect.objectContaining({ code: 'detail-not-stored' }),
    );
    expect(detailed.items.map(({ code, data }) => [code, data])).toEqual(
      plain.items.map(({ code, data }) => [code, data]),
    );
    expect(count(detailed.items)).toBeGreaterThan(count(plain.items));
    const sums = (item: Item): void => {
      if (!item.children?.length) return;
      const of = item.children.reduce((sum, { data }) => sum + hundredths(data['periodDone']), 0);
      expect(of, item.code).toBe(hundredths(item.data['periodDone']));
      item.children.forEach(sums);
    };
    detailed.items.forEach(sums);
  });

  it.each([
    ['income/details?budgetType=NATIONAL', 'KPK', 'program-state'],
    ['income/details?budgetType=LOCAL', 'KPK', 'program-state'],
    ['financing/debts?budgetType=NATIONAL', 'KEKV', 'economic'],
    ['expenses/functional?budgetType=NATIONAL', 'KKK', 'credit'],
  ])('says that the figures have none: %s by %s', async (report, level, dimension) => {
    const plain = await ask(report);
    const { items, notes } = await ask(report, `&treeType=${level}`);
    expect(items).toEqual(plain.items);
    expect(notes).toContainEqual({ code: 'detail-not-stored', dimension });
  });

  it('has it in its flat forms too', async () => {
    const rows = async (more: string) =>
      await getJson<object[]>(
        served,
        `/api/reports/expenses/program/JSON?budgetType=NATIONAL&${PERIOD}${more}`,
      );
    expect((await rows('&treeType=KEKV')).length).toBeGreaterThan((await rows('')).length);
  });

  it('is told of a cube that has none, too', async () => {
    const address = '/api/pivot/incomes?year=2025&monthTo=12&treeType=KPK';
    expect((await getJson<Answer>(served, address)).notes).toContainEqual({
      code: 'detail-not-stored',
      dimension: 'program-state',
    });
  });

  it('is refused where it is none', async () => {
    const { statusCode } = await served.app.inject(
      `/api/reports/expenses/program?budgetType=NATIONAL&${PERIOD}&treeType=KVK`,
    );
    expect(statusCode).toBe(400);
  });
});
