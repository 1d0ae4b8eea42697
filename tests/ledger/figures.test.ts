// Figures agree from call to call: each row of the list of calls is asked for a sum that another one must give as well.

import { describe, expect, it } from 'vitest';

import { servedDemonstration } from '../demonstration.ts';
import { getJson, hundredths, type Item, type Tree } from '../served.ts';

const served = servedDemonstration();

type Row = Readonly<Record<string, string | number | null>>;
interface Flow {
  readonly nodes: readonly { readonly id: string; readonly code: string; readonly side: string }[];
  readonly links: readonly {
    readonly source: string;
    readonly target: string;
    readonly value: number;
  }[];
}
interface Compared {
  readonly details: readonly (Row & { readonly code: string })[];
}

const KYIV_REGION = '2555900000';
const STATE = 'budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12';
const LOCAL = `codeBudget=${KYIV_REGION}&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12`;
const TYPES = ['NATIONAL', 'LOCAL', 'CONSOLIDATED'] as const;

const json = async <T>(url: string): Promise<T> => await getJson<T>(served, url);
const tree = async (url: string): Promise<readonly Item[]> => (await json<Tree>(url)).items;
const total = async (url: string, field: string): Promise<bigint> =>
  hundredths((await tree(url))[0]!.data[field]);
const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);
const find = (items: readonly Item[], code: string): Item =>
  flat(items).find((one) => one.code === code)!;
const sum = (values: readonly (number | undefined)[]): bigint =>
  values.reduce((all, one) => all + hundredths(one), 0n);
const byCode = (items: readonly Item[], field: string): Record<string, bigint> =>
  Object.fromEntries(items.map((one) => [one.code, hundredths(one.data[field])]));

describe('the state, local and consolidated sums', () => {
  it('of expenditures are the same by programme, by function, by kind and by chief spending unit', async () => {
    for (const field of ['yearBeginPlan', 'yearCorrectionPlan', 'periodDone', 'openAllocPeriod']) {
      const sums = await Promise.all(
        ['program', 'functional', 'economic', 'department'].map((chapter) =>
          total(`/api/reports/expenses/${chapter}?${STATE}`, field),
        ),
      );
      expect(new Set(sums).size, field).toBe(1);
      expect(sums[0]! > 0n).toBe(true);
    }
    const lending = await Promise.all(
      ['program', 'functional', 'classifier'].map((chapter) =>
        total(`/api/reports/credits/${chapter}?${STATE}`, 'periodDone'),
      ),
    );
    const financing = await Promise.all(
      ['creditors', 'debts'].map((chapter) =>
        total(`/api/reports/financing/${chapter}?${STATE}`, 'periodDone'),
      ),
    );
    expect([new Set(lending).size, new Set(financing).size]).toEqual([1, 1]);
  });

  it.each(TYPES)('in the summary are those of the tables: %s', async (type) => {
    const query = STATE.replace('NATIONAL', type);
    const rows = byCode(
      await tree(`/api/summary/total?year=2025&month=12&budgetType=${type}`),
      'done',
    );
    expect(rows).toEqual({
      incomes: await total(`/api/reports/income/details?${query}`, 'periodDone'),
      expenses: await total(`/api/reports/expenses/functional?${query}`, 'periodDone'),
      credits: await total(`/api/reports/credits/classifier?${query}`, 'periodDone'),
      financing: await total(`/api/reports/financing/creditors?${query}`, 'periodDone'),
    });
    expect(await total(`/api/reports/expenses/economic?${query}`, 'periodDone')).toBe(
      rows['expenses'],
    );
    const balance = byCode(
      await tree(`/api/summary/balance?year=2025&month=12&budgetType=${type}`),
      'done',
    );
    expect(balance).toEqual(rows);
    expect(balance['incomes']! - balance['expenses']! - balance['credits']!).toBe(
      -balance['financing']!,
    );
    const last = (await tree(`/api/summary/dynamicsYY?year=2025&month=12&budgetType=${type}`)).find(
      (one) => one.code === '2025',
    )!;
    expect(
      Object.fromEntries(
        Object.entries(last.data).map(([field, value]) => [field, hundredths(value)]),
      ),
    ).toEqual(rows);
  });

  it.each(TYPES)(
    'flow through the middle: as much comes in as goes out, by the roots of the tables: %s',
    async (type) => {
      const query = STATE.replace('NATIONAL', type);
      const { links } = await json<Flow>(
        `/api/summary/sankey2?year=2025&month=12&budgetType=${type}&fundType=TOTAL`,
      );
      const into = links.filter((one) => one.target === 'middle');
      const out = links.filter((one) => one.source === 'middle');
      expect(sum(into.map((one) => one.value))).toBe(sum(out.map((one) => one.value)));
      const roots = async (url: string) => byCode((await tree(url)).slice(1), 'periodDone');
      const shown = (ends: typeof links, side: 'source' | 'target', dimension: string) =>
        Object.fromEntries(
          ends
            .filter((one) => one[side].startsWith(`${dimension}.`))
            .map((one) => [one[side].split('.')[1], hundredths(one.value)]),
        );
      expect(shown(into, 'source', 'income')).toEqual(
        positive(await roots(`/api/reports/income/details?${query}`)),
      );
      expect(shown(out, 'target', 'functional')).toEqual(
        positive(await roots(`/api/reports/expenses/functional?${query}`)),
      );
    },
  );

  it('consolidated are state and local less what one gave to the other', async () => {
    const [state, local, whole] = await Promise.all(
      TYPES.map((type) => tree(`/api/reports/income/details?${STATE.replace('NATIONAL', type)}`)),
    );
    const done = (items: readonly Item[]) => hundredths(items[0]!.data['periodDone']);
    const transfers = (items: readonly Item[]) =>
      hundredths(flat(items).find((one) => one.code === '41000000')?.data['periodDone']);
    expect(transfers(local!) > 0n).toBe(true);
    expect(done(whole!)).toBe(done(state!) + done(local!) - transfers(local!) - transfers(state!));
    const expenses = await Promise.all(
      TYPES.map((type) =>
        total(`/api/reports/expenses/economic?${STATE.replace('NATIONAL', type)}`, 'periodDone'),
      ),
    );
    expect(expenses[2]).toBe(expenses[0]! + expenses[1]! - transfers(local!) - transfers(state!));
  });

  it('of the draft as adopted are the plan at the beginning of the year', async () => {
    const state = STATE.replace('2025', '2026').replace('monthTo=12', 'monthTo=6');
    const pairs = [
      ['incomes/program', 'income/details'],
      ['credit/program', 'credits/program'],
      ['credit/classifier', 'credits/classifier'],
    ] as const;
    for (const [draft, report] of pairs) {
      const adopted = flat(await tree(`/api/project/${draft}?year=2026`));
      const begun = byCode(flat(await tree(`/api/reports/${report}?${state}`)), 'yearBeginPlan');
      for (const item of adopted.filter((one) => one.level <= 1))
        expect([draft, item.code, hundredths(item.data['adoptedPlan'])]).toEqual([
          draft,
          item.code,
          begun[item.code],
        ]);
      for (const { data } of adopted)
        expect(hundredths(data['change'])).toBe(
          hundredths(data['adoptedPlan']) - hundredths(data['draftPlan']),
        );
    }
  });

  it('of the draft balance, and differ from the plan of the year only in what the local sums level', async () => {
    const field = async (call: string, name: string) =>
      await total(`/api/project/${call}?year=2026`, name);
    for (const name of ['draftPlan', 'adoptedPlan']) {
      const expenses = await field('expenses/program', name);
      expect([
        await field('expenses/functional', name),
        await field('expenses/economic', name),
      ]).toEqual([expenses, expenses]);
      expect(
        (await field('incomes/program', name)) - expenses - (await field('credit/program', name)),
      ).toBe(-(await field('financing/creditors', name)));
      expect(await field('financing/debts', name)).toBe(await field('financing/creditors', name));
    }
    const adopted = flat(await tree('/api/project/expenses/program?year=2026')).filter(
      (one) => one.children === undefined && one.level > 0,
    );
    const begun = byCode(
      flat(
        await tree(
          `/api/reports/expenses/program?${STATE.replace('2025', '2026').replace('monthTo=12', 'monthTo=6')}`,
        ),
      ),
      'yearBeginPlan',
    );
    expect(adopted.length).toBeGreaterThan(100);
    expect(
      adopted.filter((one) => hundredths(one.data['adoptedPlan']) !== begun[one.code]).length,
    ).toBeLessThanOrEqual(1);
  });

  it('in the general data of a year are those of the tables, month by month', async () => {
    const rows = await json<Row[]>('/api/public/generalData/JSON?budgetItem=INCOMES&year=2025');
    for (const [letter, type] of [
      ['D', 'NATIONAL'],
      ['M', 'LOCAL'],
      ['Z', 'CONSOLIDATED'],
    ] as const) {
      for (const [month, fund, fundType] of [
        [12, 'T', 'TOTAL'],
        [6, 'C', 'COMMON'],
        [3, 'S', 'SPECIAL'],
      ] as const) {
        const items = flat(
          await tree(
            `/api/reports/income/details?${STATE.replace('NATIONAL', type).replace('TOTAL', fundType).replace('monthTo=12', `monthTo=${month}`)}`,
          ),
        ).slice(1);
        const some = rows.filter(
          (row) =>
            row['BUDG_TYP'] === letter &&
            row['FUND_TYP'] === fund &&
            row['REP_PERIOD'] === `${String(month).padStart(2, '0')}.2025`,
        );
        expect(
          Object.fromEntries(
            some.map((row) => [row['COD_INCO'], hundredths(Number(row['DONE_PERIOD_AMT']))]),
          ),
        ).toEqual(byCode(items, 'periodDone'));
      }
    }
  });
});

describe('a local budget', () => {
  it('has the same totals in every call', async () => {
    const path = '/api/localBudgets';
    const done = {
      incomes: await total(`${path}/incomesLocal?${LOCAL}`, 'donePeriod'),
      expenses: await total(`${path}/functional?${LOCAL}`, 'donePeriod'),
      credits: await total(`${path}/credits/classifier?${LOCAL}`, 'donePeriod'),
      financing: await total(`${path}/financing/debts?${LOCAL}`, 'donePeriod'),
    };
    expect(await total(`${path}/economic?${LOCAL}`, 'donePeriod')).toBe(done.expenses);
    expect(await total(`${path}/program?${LOCAL}`, 'donePeriod')).toBe(done.expenses);
    expect(await total(`${path}/financing/creditors?${LOCAL}`, 'donePeriod')).toBe(done.financing);
    for (const chapter of ['program', 'functional'])
      expect(await total(`${path}/credits/${chapter}?${LOCAL}`, 'donePeriod')).toBe(done.credits);
    for (const url of [
      `${path}/${KYIV_REGION}/total?year=2025&month=12`,
      `${path}/total?${LOCAL}`,
      `${path}/balance?${LOCAL}`,
      `/api/summary/total?year=2025&month=12&budgetType=LOCAL&id=${KYIV_REGION}`,
    ])
      expect(byCode(await tree(url), 'done'), url).toEqual(done);
    expect(done.incomes - done.expenses - done.credits).toBe(-done.financing);
    const year = (await tree(`${path}/${KYIV_REGION}/dynamicsYY?year=2025`)).find(
      (one) => one.code === '2025',
    )!;
    expect(
      Object.fromEntries(
        Object.entries(year.data).map(([field, value]) => [field, hundredths(value)]),
      ),
    ).toEqual(done);
    const [card] = await json<Compared[]>(
      `${path}/about-compare?budgetCode=${KYIV_REGION}&year=2025`,
    );
    expect(
      Object.fromEntries(card!.details.map((row) => [row.code, hundredths(Number(row['done']))])),
    ).toEqual(done);
    const { demonstration: _, ...about } = await json<Row>(
      `${path}/${KYIV_REGION}/about?year=2025`,
    );
    expect(card).toMatchObject(about);
  });

  it('is compared by the figures of its own tables', async () => {
    for (const [chapter, call] of [
      ['incomes', 'incomesLocal'],
      ['expenses', 'functional'],
      ['economic', 'economic'],
      ['credits', 'credits/classifier'],
      ['fincred', 'financing/creditors'],
      ['findebt', 'financing/debts'],
    ] as const) {
      const compared = await json<(Compared & { codeBudget: string })[]>(
        `/api/localBudgets/compare/${chapter}?codeBudget=${KYIV_REGION}&codeBudget=2600000000&year=2025&monthTo=12`,
      );
      expect(compared.map((one) => one.codeBudget)).toEqual([KYIV_REGION, '2600000000']);
      const own = flat(await tree(`/api/localBudgets/${call}?${LOCAL}`));
      expect(
        compared[0]!.details.map((row) => [row.code, hundredths(Number(row['done']))]),
      ).toEqual(own.map((one) => [one.code, hundredths(one.data['donePeriod'])]));
    }
  });

  it('has in its transfers what its incomes have, and pays what its expenditures say', async () => {
    const incomes = await tree(`/api/localBudgets/incomesLocal?${LOCAL}`);
    const transfers = await tree(`/api/localBudgets/transferts?${LOCAL}`);
    expect(hundredths(transfers[0]!.data['donePeriod'])).toBe(
      hundredths(find(incomes, '41000000').data['donePeriod']),
    );
    const { links } = await json<Flow>(`/api/localBudgets/sankeytransfers?${LOCAL}`);
    for (const one of links.filter((link) => link.target === 'middle'))
      expect(hundredths(one.value)).toBe(
        hundredths(find(incomes, one.source.split('.')[1]!).data['donePeriod']),
      );
    const expenses = await tree(`/api/localBudgets/economic?${LOCAL}`);
    for (const one of links.filter((link) => link.source === 'middle'))
      expect(hundredths(one.value)).toBe(
        hundredths(find(expenses, one.target.split('.')[1]!).data['donePeriod']),
      );
    const all = await json<Flow>(`/api/localBudgets/sankey2?${LOCAL}`);
    expect(sum(all.links.filter((link) => link.target === 'middle').map((one) => one.value))).toBe(
      sum(all.links.filter((link) => link.source === 'middle').map((one) => one.value)),
    );
  });

  it('by fund adds up, code by code', async () => {
    for (const call of [
      'incomesLocalfunds',
      'functionalPercentFunds',
      'economicPercentFunds',
      'programPercentFunds',
    ]) {
      const funds = await json<(Compared & { fundType: string })[]>(
        `/api/localBudgets/${call}?codeBudget=${KYIV_REGION}&year=2025&monthFrom=1&monthTo=12`,
      );
      const of = (name: string) =>
        new Map(
          funds
            .find((one) => one.fundType === name)!
            .details.map((row) => [row.code, hundredths(Number(row['done'] ?? 0))]),
        );
      const [whole, common, special] = [of('TOTAL'), of('COMMON'), of('SPECIAL')];
      expect(whole.size).toBeGreaterThan(10);
      for (const [code, value] of whole)
        expect([call, code, value]).toEqual([
          call,
          code,
          (common.get(code) ?? 0n) + (special.get(code) ?? 0n),
        ]);
    }
  });

  it('over the years and months ends where its tables do', async () => {
    const months = await tree(`/api/localBudgets/${KYIV_REGION}/incomesDynamic?year=2025`);
    expect(months).toHaveLength(12);
    expect(sum(months.map((one) => one.data['done']))).toBe(
      await total(`/api/localBudgets/incomesLocal?${LOCAL}`, 'donePeriod'),
    );
    for (const [dynamic, call] of [
      ['expenses/functionalDynamic', 'functional'],
      ['expenses/economicDynamic', 'economic'],
      ['expenses/programDynamic', 'program'],
      ['credit/classifierDynamic', 'credits/classifier'],
      ['financing/creditorsDynamic', 'financing/creditors'],
      ['financing/debtsDynamic', 'financing/debts'],
    ] as const) {
      const year = (await tree(`/api/localBudgets/${KYIV_REGION}/${dynamic}`)).find(
        (one) => one.code === '2025',
      )!;
      const own = await tree(`/api/localBudgets/${call}?${LOCAL}`);
      expect([dynamic, hundredths(year.data['done'])]).toEqual([
        dynamic,
        hundredths(own[0]!.data['donePeriod']),
      ]);
      expect(byCode(year.children ?? [], 'done')).toEqual(byCode(own.slice(1), 'donePeriod'));
    }
  });

  it.each(['budget', 'place'])(
    'is one of many that are not broken down by what names them: %s',
    async (by) => {
      const ask = async (where: Record<string, string>) =>
        await served.current.get().ask({
          facts: ['local-incomes'],
          by,
          detail: '',
          where: { fund: 'T', ...where },
          period: { year: 2025, grain: 'month', from: 1, to: 12 },
          measures: ['done'],
        });
      for (const where of [{}, { budget: KYIV_REGION }])
        expect((await ask(where)).tree, JSON.stringify(where)).toBeNull();
    },
  );

  it('in the public family has the figures of its tables', async () => {
    const rows = await json<Row[]>(
      `/api/public/localBudgetData/JSON?budgetCode=${KYIV_REGION}&budgetItem=INCOMES&period=MONTH&year=2025`,
    );
    const own = byCode(flat(await tree(`/api/localBudgets/incomesLocal?${LOCAL}`)), 'donePeriod');
    const last = rows.filter((row) => row['REP_PERIOD'] === '12.2025' && row['FUND_TYP'] === 'T');
    expect(last.length).toBeGreaterThan(20);
    for (const row of last)
      expect([row['COD_INCO'], hundredths(Number(row['FAKT_AMT']))]).toEqual([
        row['COD_INCO'],
        own[String(row['COD_INCO'])],
      ]);
  });

  it('pays its recipients as much as they have together', async () => {
    const items = await tree(`/api/localBudgets/recipients?codeBudget=${KYIV_REGION}&year=2025`);
    expect(hundredths(items[0]!.data['done'])).toBe(
      sum(items.slice(1).map((one) => one.data['done'])),
    );
  });
});

describe('the sums by place', () => {
  const DONE = { executed: 'periodDone', adjusted: 'yearCorrectionPlan' } as const;
  const codes = (items: readonly Item[], field: string) => byCode(flat(items), field);

  it('of the state are those of its tables, function by function', async () => {
    const [place, state] = await Promise.all([
      tree('/api/boost/expenses?year=2025'),
      tree(`/api/reports/expenses/functional?${STATE}`),
    ]);
    for (const [own, other] of Object.entries(DONE))
      expect(codes(place, own)).toEqual(codes(state, other));
  });

  it('of all regions together are those of the local budgets, function by function', async () => {
    const places = (await json<{ code: string }[]>('/api/boost/places')).filter(
      (one) => one.code !== '99',
    );
    const trees = (
      await Promise.all(
        places.map((one) => tree(`/api/boost/expenses?year=2025&place=${one.code}`)),
      )
    ).filter((one) => one.length > 0);
    expect(trees).toHaveLength(25);
    const local = await tree(
      `/api/reports/expenses/functional?${STATE.replace('NATIONAL', 'LOCAL')}`,
    );
    for (const [own, other] of Object.entries(DONE)) {
      const together: Record<string, bigint> = {};
      for (const items of trees)
        for (const [code, value] of Object.entries(codes(items, own)))
          together[code] = (together[code] ?? 0n) + value;
      expect(together).toEqual(codes(local, other));
    }
  });

  it('over the years are those of each year, functions below', async () => {
    const years = await tree('/api/boost/years?place=05');
    expect(years.map((one) => one.code)).toEqual([
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
    ]);
    for (const year of years) {
      const own = await tree(`/api/boost/expenses?place=05&year=${year.code}`);
      expect(hundredths(year.data['executed'])).toBe(hundredths(own[0]!.data['executed']));
      expect(byCode(year.children!, 'executed')).toEqual(byCode(own.slice(1), 'executed'));
    }
  });
});

/** What a flow shows on this side: nothing is left out but what is nothing, or goes the other way. */
function positive(values: Readonly<Record<string, bigint>>): Record<string, bigint> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value > 0n));
}
