// Questions that a reader composes: their cells are the figures of the calls that pages ask, whatever stands in rows and columns.

import { describe, expect, it } from 'vitest';

import { servedDemonstration } from '../demonstration.ts';
import { askComposed, askRefused, PERIOD } from './cubeAnswers.ts';
import { getJson, hundredths, type Item, type Tree } from '../served.ts';

const served = servedDemonstration();

const cube = (question: string) => askComposed(served, question);
const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);
const exact = (value: number | null | undefined) =>
  value === null || value === undefined ? null : hundredths(value);
const sum = (values: readonly (number | null | undefined)[]) =>
  values.reduce((all, value) => all + (exact(value) ?? 0n), 0n);

/** Of a page's call: the items of a level, with the leaves that stand above it. */
const cutAt = (items: readonly Item[], level: number): Item[] =>
  items.flatMap((item) =>
    item.level === level || !item.children?.length ? [item] : cutAt(item.children, level),
  );
const atLevel = ({ items: [, ...roots] }: Tree, level: number) => cutAt(roots, level);

const REPORTS = [
  ['incomes', 'income/details', 'income', ''],
  ['expenses', 'expenses/functional', 'functional', ''],
  ['expenses', 'expenses/economic', 'economic', ''],
  ['expenses', 'expenses/program', 'program-state', ''],
  ['expenses', 'expenses/department', 'department', ''],
  ['credits', 'credits/classifier', 'credit', ''],
  ['financing', 'financing/creditors', 'financing-creditor', ''],
  ['financing', 'financing/debts', 'financing-debt', ''],
  ['incomes', 'income/details', 'income', 'CONSOLIDATED'],
  ['expenses', 'expenses/functional', 'functional', 'CONSOLIDATED'],
  ['expenses', 'expenses/economic', 'economic', 'CONSOLIDATED'],
  ['incomes', 'income/details', 'income', 'LOCAL'],
  ['expenses', 'expenses/functional', 'functional', 'LOCAL'],
] as const;

describe.each(REPORTS)('%s by the figures of %s, %s %s', (id, report, dimension, type) => {
  const years = [2023, 2025];
  const asked = `${id}?year=2023&year=2025${type === '' ? '' : `&budgetType=${type}`}`;
  const page = async (year: number) =>
    await getJson<Tree>(
      served,
      `/api/reports/${report}?budgetType=${type === '' ? 'NATIONAL' : type}&year=${year}&${PERIOD}`,
    );

  const levels = dimension === 'department' ? [1] : [1, 2, 3];
  it.each(levels)('has the rows of the tree at level %i', async (level) => {
    const { items, columnItems, total } = await cube(
      `${asked}&rows=${dimension}:${level}&columns=year&measures=plan,done,percent`,
    );
    expect(columnItems.map(({ id: year }) => year)).toEqual(years.map(String));
    expect(items.map((item) => item.id)).toEqual([...new Set(items.map((item) => item.id))].sort());
    for (const [i, year] of years.entries()) {
      const tree = await page(year);
      const wanted = atLevel(tree, level).map(({ code, data }) => [
        code,
        exact(data['yearCorrectionPlan']),
        exact(data['periodDone']),
        exact(data['percentDoneToYearCorrectionPlan']),
      ]);
      const got = items
        .filter(({ data }) => data[i]!['done'] !== null || data[i]!['plan'] !== null)
        .map(({ id: code, data }) => [
          code,
          exact(data[i]!['plan']),
          exact(data[i]!['done']),
          exact(data[i]!['percent']),
        ]);
      expect(got).toEqual(wanted.filter(([, plan, done]) => plan !== null || done !== null));
      const [first] = tree.items;
      expect(exact(total![i]!['done'])).toBe(exact(first?.data['periodDone']));
      expect(exact(total![i]!['percent'])).toBe(
        exact(first?.data['percentDoneToYearCorrectionPlan']),
      );
    }
  });

  it('is the same turned round, and by month adds up to the year', async () => {
    const upright = await cube(`${asked}&rows=${dimension}:1&columns=year&measures=done`);
    const turned = await cube(`${asked}&rows=year&columns=${dimension}:1&measures=done`);
    expect(turned.columnItems.map(({ id: code }) => code)).toEqual(
      upright.items.map(({ id: code }) => code),
    );
    expect(turned.items.map(({ data }) => data.map((cell) => cell['done']))).toEqual(
      years.map((_, i) => upright.items.map(({ data }) => data[i]!['done'])),
    );
    expect(turned.total).toBeUndefined();
    const monthly = await cube(`${asked}&rows=${dimension}:1&columns=year,month&measures=done`);
    expect(monthly.columnItems).toHaveLength(24);
    for (const [r, { data }] of monthly.items.entries())
      for (const i of years.keys())
        expect(sum(data.slice(i * 12, i * 12 + 12).map((cell) => cell['done']))).toBe(
          exact(upright.items[r]!.data[i]!['done']) ?? 0n,
        );
  });
});

describe('two classifications at once', () => {
  it.each([
    ['expenses', 'functional:1', 'economic:1', ''],
    ['expenses', 'functional:2', 'department', ''],
    ['expenses', 'program-state:1', 'economic:2', ''],
    ['financing', 'financing-creditor:1', 'financing-debt:1', ''],
    ['expenses', 'functional:1', 'economic:1', 'CONSOLIDATED'],
    ['expenses', 'functional:1', 'program-local:1', 'LOCAL'],
    ['incomes', 'income:1', 'place', 'LOCAL'],
    ['incomes', 'income:1', 'fund', ''],
  ])('%s by %s and %s (%s) keep the sums of each', async (id, rows, columns, type) => {
    const asked = `${id}?year=2025${type === '' ? '' : `&budgetType=${type}`}&measures=done`;
    const crossed = await cube(`${asked}&rows=${rows}&columns=${columns}`);
    const alone = await cube(`${asked}&rows=${rows}`);
    const rowSums = crossed.items.map(({ id: code, data }) => [
      code,
      sum(data.map((cell) => cell['done'])),
    ]);
    expect(rowSums).toEqual(
      alone.items.map(({ id: code, data }) => [code, exact(data[0]!['done']) ?? 0n]),
    );
    const others = await cube(`${asked}&rows=${columns}`);
    expect(crossed.total!.map((cell) => exact(cell['done']))).toEqual(
      others.items.map(({ data }) => exact(data[0]!['done'])),
    );
  });

  it('stand in rows one after the other', async () => {
    const asked = 'expenses?year=2025&measures=done';
    const both = await cube(`${asked}&rows=functional:1,economic:1`);
    const beside = await cube(`${asked}&rows=functional:1&columns=economic:1`);
    const cells = beside.items.flatMap(({ id, data }) =>
      beside.columnItems.map((column, i) => [`${id}.${column.id}`, data[i]!['done']]),
    );
    expect(both.items.map(({ id, data }) => [id, data[0]!['done']])).toEqual(
      cells.filter(([, done]) => done !== null),
    );
  });
});

describe('one of those that have figures of their own', () => {
  const KEYS = ['2600000000', '1210000000'];

  it('has the figures of its pages', async () => {
    const list = KEYS.map((key) => `codeBudget=${key}`).join('&');
    const answer = await cube(
      `incomes?year=2024&budgetType=LOCAL&${list}&rows=income:1&columns=budget&measures=plan,done`,
    );
    const known = answer.columnItems.map(({ id }) => id);
    expect(known.length).toBeGreaterThan(0);
    for (const [i, key] of known.entries()) {
      const tree = await getJson<Tree>(
        served,
        `/api/localBudgets/incomesLocal?codeBudget=${key}&year=2024&${PERIOD}`,
      );
      for (const { code, data } of atLevel(tree, 1)) {
        const row = answer.items.find(({ id }) => id === code);
        expect(exact(row?.data[i]!['done'])).toBe(exact(data['donePeriod']));
        expect(exact(row?.data[i]!['plan'])).toBe(exact(data['rozpisZmin']));
      }
    }
  });

  it('says which of them are not loaded', async () => {
    const { notes, items } = await cube(
      'incomes?year=2024&budgetType=LOCAL&codeBudget=2600000000&codeBudget=0100000001&rows=income:1',
    );
    expect(items.length).toBeGreaterThan(0);
    expect(notes).toContainEqual({
      code: 'keys-not-loaded',
      dimension: 'budget',
      codes: '0100000001',
      year: 2024,
    });
  });

  it('says so where none of them is loaded, and not that the year is not', async () => {
    const { notes, items } = await cube(
      'incomes?year=2024&budgetType=LOCAL&codeBudget=0100000001&rows=income:1',
    );
    expect(items).toEqual([]);
    expect(notes).toEqual([
      { code: 'keys-not-loaded', dimension: 'budget', codes: '0100000001', year: 2024 },
    ]);
  });

  it('is refused where figures are of no one', async () => {
    expect(
      await askRefused(served, 'incomes?year=2024&rows=income:1&codeBudget=2600000000'),
    ).toMatchObject({
      status: 400,
      code: 'unanswered-combination',
      parameter: 'codeBudget',
    });
  });
});

describe('codes', () => {
  it('are asked alone, with what is below them', async () => {
    const all = await cube('expenses?year=2025&rows=functional:2&measures=done');
    const some = await cube('expenses?year=2025&rows=functional:2&measures=done&code=0100');
    expect(some.items).toEqual(all.items.filter(({ id }) => id.startsWith('01')));
    expect(sum(some.items.map(({ data }) => data[0]!['done']))).toBe(
      exact(some.total![0]!['done']),
    );
  });

  it('that stand below the level are not answered under the name of one above', async () => {
    const { items } = await cube('expenses?year=2025&rows=functional:1&measures=done&code=0111');
    expect(items.map(({ id }) => id)).toEqual(['0111']);
  });

  it('answer no rows and a note where nothing is under them', async () => {
    const { items, notes } = await cube('expenses?year=2025&rows=functional:1&code=9999');
    expect(items).toEqual([]);
    expect(notes).toEqual([{ code: 'nothing-found' }]);
    const { items: none, notes: why } = await cube('expenses?year=2090&rows=functional:1');
    expect(none).toEqual([]);
    expect(why).toContainEqual(expect.objectContaining({ code: 'period-not-loaded' }));
  });
});

describe('measures', () => {
  it('that stand elsewhere or are reckoned are those of the pages', async () => {
    const { items } = await cube(
      'incomes?year=2025&rows=income:2&measures=previousDone,doneChangePercent,planChange',
    );
    const tree = await getJson<Tree>(
      served,
      `/api/reports/income/details?budgetType=NATIONAL&year=2025&${PERIOD}`,
    );
    const byCode = new Map(flat(tree.items).map((item) => [item.code, item.data]));
    const compared = items.filter(({ id }) => byCode.get(id)?.['previousDone'] !== undefined);
    expect(compared.length).toBeGreaterThan(3);
    for (const { id, data } of compared)
      for (const field of ['previousDone', 'doneChangePercent', 'planChange'])
        expect([id, field, exact(data[0]![field])]).toEqual([
          id,
          field,
          exact(byCode.get(id)![field]),
        ]);
  });
});
