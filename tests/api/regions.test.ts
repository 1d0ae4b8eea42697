// Sums of regions: over the demonstration against the stored rows, over a few imported budgets against what is written there.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { servedDemonstration } from '../demonstration.ts';
import { foldersOf } from '../overlay.ts';
import { emptyFolder, getJson, hundredths, importInto, serve, type Served } from '../served.ts';

interface Region {
  readonly code: string;
  readonly codeName: string;
  readonly sign: string | null;
  readonly data: Readonly<Record<string, number>>;
  readonly coverage?: { readonly count: number; readonly of: number };
}
interface Regions {
  readonly items: readonly Region[];
  readonly notes?: readonly { readonly code: string }[];
}
const PATH = '/api/localBudgets/regions?';
const FIELDS = ['incomes', 'plan', 'percent', 'ownIncomes', 'expenses', 'previous', 'change'];

describe('over the demonstration', () => {
  const served = servedDemonstration();
  const ask = async (query: string) => (await getJson<Regions>(served, PATH + query)).items;

  /** One amount of the stored rows, in hundredths. */
  async function stored(fact: string, region: string, where: string): Promise<bigint> {
    const { store } = served.current.get();
    const text = `SELECT COALESCE(SUM(m_done), 0)::VARCHAR FROM fact_${fact}
      WHERE budget LIKE '${region}%' AND grain = 1 AND fund = 'T' AND role IN (0, 1, 3) AND ${where}`;
    const statement = { in: () => ({ text, bound: [] }) } as never;
    const [row] = await store.ask(statement);
    return hundredths(String(row?.[0]));
  }

  it('there is one row for each of the 27 regions, two with their sign', async () => {
    const items = await ask('year=2025&monthFrom=1&monthTo=12');
    expect(items).toHaveLength(27);
    expect(items.filter(({ sign }) => sign !== null).map(({ code }) => code)).toEqual(['01', '27']);
  });

  it.each(['02', '05', '25', '26'])(
    'region %s is its budgets less what they pass to each other',
    async (code) => {
      const items = await ask('year=2025&monthFrom=1&monthTo=12');
      const { data } = items.find((item) => item.code === code)!;
      const at = 'year = 2025 AND period = 12';
      const all = await stored('local_incomes', code, at);
      const received = await stored(
        'local_incomes',
        code,
        `${at} AND (income LIKE '4104%' OR income LIKE '4105%')`,
      );
      const spent = await stored('local_expenses_economic', code, at);
      const paid = await stored(
        'local_expenses_economic',
        code,
        `${at} AND economic IN ('2620', '3220')`,
      );
      const passed = received < paid ? received : paid;
      expect(hundredths(data['incomes'])).toBe(all - passed);
      expect(hundredths(data['expenses'])).toBe(spent - passed);
      const own = await stored('local_incomes', code, `${at} AND income NOT LIKE '4%'`);
      expect(hundredths(data['ownIncomes'])).toBe(own);
    },
  );

  it('the year before is asked in the same months', async () => {
    const [now] = await ask('year=2025&monthFrom=2&monthTo=5&regionId=25');
    const [then] = await ask('year=2024&monthFrom=2&monthTo=5&regionId=25');
    expect(now!.data['previous']).toBe(then!.data['incomes']);
    expect(now!.data['change']).toBeGreaterThan(-100);
  });

  it('one region has a row for each of its budgets, as they are', async () => {
    const items = await ask('year=2025&monthFrom=1&monthTo=12&regionId=25');
    expect(items.length).toBeGreaterThan(5);
    for (const { code, coverage } of items) {
      expect(code.slice(0, 2)).toBe('25');
      expect(coverage).toBeUndefined();
    }
    const total = await getJson<Regions>(
      served,
      '/api/localBudgets/2555900000/total?year=2025&month=12',
    );
    const own = items.find(({ code }) => code === '2555900000')!;
    expect(own.data['incomes']).toBe(total.items[0]!.data['done']);
    expect(await ask('year=2025&regionId=02')).toEqual(await ask('year=2025&regionId=2'));
  });

  it('population is not known, and nothing is said per inhabitant', async () => {
    for (const { data } of await ask('year=2025')) expect(data).not.toHaveProperty('perInhabitant');
  });

  it('a year that is not loaded answers nothing, and says it', async () => {
    const { items, notes } = await getJson<Regions>(
      served,
      `${PATH}year=2019&monthTo=12&monthFrom=1`,
    );
    expect(items.length).toBe(27);
    expect(notes).toBeUndefined();
    const empty = await getJson<Regions>(served, `${PATH}year=2090`);
    expect(empty.items).toEqual([]);
    expect(empty.notes).not.toHaveLength(0);
  });

  it.each(['regionId=28', 'regionId=x', 'year=1999', 'year=2025&monthFrom=5&monthTo=3'])(
    'refuses %s',
    async (wrong) => {
      const query = wrong.startsWith('year') ? wrong : `year=2025&${wrong}`;
      expect((await served.app.inject(PATH + query)).statusCode).toBe(400);
    },
  );
});

/** Rows of both funds together, by budget and code. */
function file(
  folder: string,
  [budget, item, year]: readonly [budget: string, item: string, year: number],
  rows: readonly (readonly [code: string, plan: string, done: string])[],
): void {
  const isIncome = item === 'INCOMES';
  const head = isIncome
    ? 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT'
    : 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_CONS_EK;COD_CONS_EK_NAME;ZAT_AMT;FAKT_AMT';
  const lines = rows.map(([code, plan, done]) =>
    [`12.${year}`, 'T', budget, code, 'Назва', plan, ...(isIncome ? ['0'] : []), done].join(';'),
  );
  writeFileSync(
    join(folder, `local_${budget}_${item}_${year}_month.csv`),
    `${[head, ...lines].join('\r\n')}\r\n`,
  );
}

describe('over a few budgets that were imported', () => {
  let served: Served;
  const place = emptyFolder();
  const raw = join(place.folder, '..', 'raw');

  beforeAll(async () => {
    mkdirSync(raw, { recursive: true });
    writeFileSync(
      join(raw, 'budgets.csv'),
      'budgetCode;budgetName;codeRegion;regionName\n' +
        ['0250000001', '0250000002', '0350000001', '0350000002']
          .map((code) => `${code};Бюджет ${code};${code.slice(0, 2)};Область`)
          .join('\n'),
    );
    for (const code of ['0250000001', '0250000002']) {
      file(
        raw,
        [code, 'INCOMES', 2024],
        [
          ['11010100', '100', '90'],
          ['41050100', '50', '40.5'],
        ],
      );
      file(
        raw,
        [code, 'INCOMES', 2025],
        [
          ['11010100', '120', '110'],
          ['41050100', '50', '50'],
        ],
      );
      file(
        raw,
        [code, 'EXPENSES_ECONOMIC', 2025],
        [
          ['2111', '80', '75'],
          ['2620', '30', '30'],
        ],
      );
    }
    // of region 03 one of two, and of it only what was spent
    file(raw, ['0350000001', 'EXPENSES_ECONOMIC', 2025], [['2111', '10', '5']]);
    await importInto(place.folder, [raw]);
    served = await serve(foldersOf('product'), place.folder);
  });
  afterAll(async () => {
    await served.stop();
    place.remove();
  });
  const region = async (code: string) => {
    const { items } = await getJson<Regions>(served, `${PATH}year=2025&monthFrom=1&monthTo=12`);
    return items.find((item) => item.code === code)!;
  };

  it('takes off what they pass to each other, of plan and actual alike', async () => {
    const { data, coverage } = await region('02');
    expect(data).toEqual({
      // 160 each, less the 60 that were paid of the 100 that were received
      incomes: 260,
      plan: 280,
      percent: 92.85,
      ownIncomes: 220,
      expenses: 150,
      // of 2024 nobody says what was paid: all that was received is taken off
      previous: 180,
      change: 44.44,
    });
    expect(coverage).toMatchObject({ count: 2 });
    expect(FIELDS).toEqual(expect.arrayContaining(Object.keys(data)));
  });

  it('does not tell what was spent where nobody says what was received', async () => {
    const { data, coverage } = await region('03');
    expect(data).toEqual({});
    expect(coverage).toMatchObject({ count: 0 });
  });

  it('a region of which nothing is known has a row without figures', async () => {
    expect((await region('05')).data).toEqual({});
  });
});
