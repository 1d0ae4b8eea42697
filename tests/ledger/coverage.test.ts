// Sums over budgets say of which budgets they are, for the very question; series and flows compare like with like.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { encode1251 } from '../../engine/answers/tabular/rows.ts';
import { foldersOf } from '../overlay.ts';
import { emptyFolder, getJson, importInto, serve, type Served, type Tree } from '../served.ts';

interface Covered extends Tree {
  readonly coverage?: Readonly<Record<'count' | 'of' | 'share' | 'year' | 'from' | 'to', number>>;
}

interface SeriesPoint {
  readonly code: string;
  readonly codeName: string;
  readonly data: object;
  readonly incomplete?: true;
}

const INCOMES = 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n';
const row = (period: string, fund: string, budget: string, done: number) =>
  `${period};${fund};${budget};11010100;Податок;100;;${done}\r\n`;
const whole = (period: string, budget: string, done: number) =>
  row(period, 'C', budget, done) + row(period, 'T', budget, done);

const KYIV = '2600000000';
const CHERNIHIV = '2555900000';
const KALYNIVKA = '0250100000';
const BAR = '0250500000';

let place: ReturnType<typeof emptyFolder>;
let files: string;
let served: Served;

beforeAll(async () => {
  place = emptyFolder();
  files = mkdtempSync(join(tmpdir(), 'covered-'));
  const file = join(files, 'a.csv');
  writeFileSync(
    file,
    INCOMES +
      // both months of one, only February of another, one without the total of the funds, one that has a fund alone
      whole('01.2023', KYIV, 10) +
      whole('02.2023', KYIV, 30) +
      whole('02.2023', CHERNIHIV, 500) +
      row('02.2023', 'C', KALYNIVKA, 1000) +
      row('02.2023', 'S', KALYNIVKA, 2000) +
      row('02.2023', 'C', BAR, 40_000) +
      whole('02.2022', KYIV, 7),
  );
  const head =
    'fundType;incomeCode;incomeCodeName;yearBeginPlan;yearCorrectionPlan;periodCorrectionPlan;periodDone;deviationToPeriodCorrectionPlan;percentDoneToPeriodCorrectionPlan;percentDoneToYearCorrectionPlan\n';
  const line = (fund: string) => `${fund};11010100;Податок;0;0;0;1000000;0;0;0\n`;
  const total = ';0000000;РАЗОМ;0;0;0;1000000;0;0;0\n';
  const state = join(files, 'INC-NAT-2023-1-2.csv');
  writeFileSync(
    state,
    encode1251(`т;к;н;а;б;в;г;д;е;є\n${head}${total}${line('TOTAL')}${total}${line('COMMON')}`),
  );
  await importInto(place.folder, [file, state]);
  served = await serve(foldersOf('product'), place.folder);
});
afterAll(async () => {
  await served.stop();
  place.remove();
  rmSync(files, { recursive: true, force: true });
});

const REPORT = '/api/reports/income/details';
const query = (year: number, from: number, to: number, fund = 'TOTAL') =>
  `?budgetType=LOCAL&fundType=${fund}&year=${year}&monthFrom=${from}&monthTo=${to}`;
const ask = async (path: string) => {
  const answer = await getJson<Covered>(served, path);
  return [answer.items[0]?.data['periodDone'] ?? answer.items[0]?.data['done'], answer.coverage];
};

describe('a sum over budgets', () => {
  it('is of those that have the months, at both ends of the period', async () => {
    expect(await ask(REPORT + query(2023, 1, 1))).toMatchObject([10, { count: 1, from: 1, to: 1 }]);
    expect(await ask(REPORT + query(2023, 2, 2))).toMatchObject([20, { count: 1, from: 2, to: 2 }]);
  });

  it('is of those that have the fund: a total from its parts where more have them', async () => {
    expect(await ask(REPORT + query(2023, 1, 2, 'COMMON'))).toMatchObject([
      41_530,
      { count: 4, year: 2023, from: 1, to: 2 },
    ]);
    expect(await ask(REPORT + query(2023, 1, 2, 'SPECIAL'))).toMatchObject([2000, { count: 1 }]);
    expect(await ask(REPORT + query(2023, 1, 2))).toMatchObject([530, { count: 2 }]);
  });

  it('counts the budgets of the very year', async () => {
    const [done, coverage] = await ask(REPORT + query(2022, 1, 2));
    expect([done, coverage]).toMatchObject([7, { count: 1, year: 2022 }]);
  });

  it('says the same in a header, of every form', async () => {
    const { coverage } = await getJson<Covered>(served, REPORT + query(2023, 1, 2));
    for (const form of ['', '/JSON', '/CSV', '/XLSX']) {
      const { headers } = await served.app.inject(REPORT + form + query(2023, 1, 2));
      expect(headers['x-coverage'], form).toBe(`2/${coverage!.of}`);
    }
  });

  it('is part of a consolidated figure: of those that have the fund, beside the state', async () => {
    const consolidated = (fund: string) =>
      ask((REPORT + query(2023, 1, 2, fund)).replace('LOCAL', 'CONSOLIDATED'));
    expect(await consolidated('TOTAL')).toMatchObject([1_000_530, { count: 2 }]);
    expect(await consolidated('COMMON')).toMatchObject([1_041_530, { count: 4 }]);
  });

  it('of one budget is none', async () => {
    const path = `/api/localBudgets/incomesLocal?codeBudget=${KYIV}&fundType=TOTAL&year=2023&monthFrom=1&monthTo=2`;
    expect((await served.app.inject(path)).headers).not.toHaveProperty('x-coverage');
    expect(await getJson<Covered>(served, path)).not.toHaveProperty('coverage');
  });
});

describe('a series', () => {
  const points = async (path: string) => {
    const { items, notes = [] } = await getJson<{ items: SeriesPoint[]; notes?: object[] }>(
      served,
      path,
    );
    return { items, notes };
  };

  it('has every year by the months that were asked, and leaves open what is not stored', async () => {
    const { items, notes } = await points(`/api/localBudgets/${KYIV}/dynamicsYY?year=2023&month=1`);
    expect(items).toMatchObject([
      { code: '2022', months: { from: 1, to: 1 }, data: {}, open: 'period-not-loaded' },
      { code: '2023', months: { from: 1, to: 1 }, data: { incomes: 10 } },
    ]);
    expect(items[0]!.data).toEqual({});
    expect(notes).toEqual([{ code: 'years-not-loaded', years: '2022' }]);
  });

  it('of sums over budgets says at each point of how many they are', async () => {
    const { items } = await points('/api/summary/dynamicsYY?year=2023&month=2&budgetType=LOCAL');
    expect(items).toMatchObject([
      { code: '2022', coverage: { count: 1, year: 2022 }, data: { incomes: 7 } },
      { code: '2023', coverage: { count: 2, year: 2023 }, data: { incomes: 530 } },
    ]);
  });

  it('marks the years that are not whole where years are asked', async () => {
    const { items, notes } = await points('/api/localBudgets/budgetYears');
    expect(items.map(({ code, codeName, incomplete }) => [code, codeName, incomplete])).toEqual([
      ['2022', '2022 (01–02)', true],
      ['2023', '2023 (01–02)', true],
    ]);
    expect(notes).toEqual([{ code: 'incomplete-years', years: '2022 (01–02), 2023 (01–02)' }]);
  });
});

describe('a flow', () => {
  it('names the parts that are not loaded, and draws what is missing as missing', async () => {
    const { nodes, links, notes } = await getJson<{
      nodes: { id: string; side: string; missing?: true }[];
      links: { source: string; target: string; value: number }[];
      notes: object[];
    }>(served, '/api/summary/sankey2?year=2023&month=2&budgetType=LOCAL');
    expect(nodes.at(-1)).toMatchObject({ id: 'missing', side: 'target', missing: true });
    expect(links.at(-1)).toEqual({ source: 'middle', target: 'missing', value: 530 });
    expect(notes).toContainEqual({
      code: 'flow-part-not-loaded',
      fact: 'local-expenses-functional',
    });
  });
});

describe('a year that has all budgets', () => {
  const of = async (path: string) => (await getJson<Covered>(served, path)).coverage!;

  it('tells what share of the whole those of another year are, and stands for all itself', async () => {
    expect(await of(REPORT + query(2023, 1, 2))).not.toHaveProperty('share');
    const regions = Array.from({ length: 27 }, (_, i) => i + 1);
    const lists = await Promise.all(
      regions.map((region) =>
        getJson<{ budgetId: string }[]>(
          served,
          `/api/localBudgets/getBudgets?regionId=${region}&year=2021`,
        ),
      ),
    );
    const codes = lists.flat().map(({ budgetId }) => budgetId);
    const file = join(files, 'b.csv');
    // Kyiv has half of everything
    const rest = codes.filter((code) => code !== KYIV);
    writeFileSync(
      file,
      INCOMES +
        rest.map((code) => whole('12.2021', code, 10)).join('') +
        whole('12.2021', KYIV, rest.length * 10),
    );
    await importInto(place.folder, [file]);
    await served.stop();
    served = await serve(foldersOf('product'), place.folder);
    const { count, of: all, share } = await of(REPORT + query(2021, 1, 12));
    expect([count, share]).toEqual([all, 100]);
    expect(await of(REPORT + query(2022, 1, 2))).toMatchObject({ count: 1, share: 50 });
  });
});
