// The demonstration behaves like a country: budgets balance, plans are carried out with a tail, and what is invented says so.

import { describe, expect, it } from 'vitest';

import { sql, type Sql } from '../../engine/ledger/sql.ts';
import { servedDemonstration } from '../demonstration.ts';
import { getJson } from '../served.ts';

const served = servedDemonstration();

const ask = async (question: Sql) => await served.current.get().store.ask(question);
const numbers = async (question: Sql) => (await ask(question)).map((row) => row.map(Number));
const budgets = () => served.current.get().members.list('budget', null);
const isInvented = ({ title }: { title: Readonly<Record<string, string>> }) =>
  /\(вигадан/.test(title['uk'] ?? '') && /\(invented\)/.test(title['en'] ?? '');

describe('local budgets', () => {
  it('each take what they spend within a few percent, every whole year', async () => {
    const rows = await numbers(sql`
      WITH taken AS (
        SELECT budget, year, SUM(m_done) AS sum FROM fact_local_incomes WHERE fund = 'T' AND period = 12 GROUP BY ALL),
      spent AS (
        SELECT budget, year, SUM(m_done) AS sum FROM fact_local_expenses_economic WHERE fund = 'T' AND period = 12 GROUP BY ALL)
      SELECT spent.sum / taken.sum, taken.sum, spent.sum, year FROM taken FULL JOIN spent USING (budget, year)`);
    expect(rows.length).toBeGreaterThan(2400);
    const ratios = rows.map(([ratio = 0]) => ratio);
    expect(Math.min(...ratios)).toBeGreaterThan(0.93);
    expect(Math.max(...ratios)).toBeLessThan(1.07);
    // and not all alike
    expect(new Set(ratios.map((ratio) => ratio.toFixed(3))).size).toBeGreaterThan(40);
    for (const year of new Set(rows.map((row) => row[3]))) {
      const of = rows.filter((row) => row[3] === year);
      const [taken, spent] = [1, 2].map((i) => of.reduce((sum, row) => sum + (row[i] ?? 0), 0));
      expect(Math.abs((spent ?? 0) / (taken ?? 1) - 1)).toBeLessThan(0.03);
    }
  });

  it('spend by more than a handful of programmes and kinds, small ones too', async () => {
    const rows = await numbers(sql`
      SELECT COUNT(DISTINCT program_local), COUNT(DISTINCT economic)
      FROM fact_local_expenses_program WHERE fund = 'T' AND year = 2025 AND period = 12 GROUP BY budget`);
    expect(Math.min(...rows.map(([programs = 0]) => programs))).toBeGreaterThanOrEqual(5);
    expect(Math.min(...rows.map(([, kinds = 0]) => kinds))).toBeGreaterThanOrEqual(5);
  });

  it('have shares of their own', async () => {
    const rows = await numbers(sql`
      SELECT SUM(m_done) FILTER (WHERE functional = '0921') / SUM(m_done)
      FROM fact_local_expenses_functional WHERE fund = 'T' AND year = 2025 AND period = 12 AND budget LIKE '__5%'
      GROUP BY budget`);
    const shares = rows.map(([share = 0]) => share);
    expect(Math.max(...shares) / Math.min(...shares)).toBeGreaterThan(1.3);
  });
});

const PLANS: readonly (readonly [what: string, executed: Sql, least: number])[] = [
  [
    'programmes of the state',
    sql`
      SELECT SUM(m_periodDone) / SUM(m_yearCorrectionPlan) FROM fact_state_expenses
      WHERE fund = 'T' AND year = 2025 AND period = 12 GROUP BY program_state HAVING SUM(m_yearCorrectionPlan) > 0`,
    200,
  ],
  [
    'incomes of the state',
    sql`
      SELECT SUM(m_periodDone) / SUM(m_yearCorrectionPlan) FROM fact_state_incomes
      WHERE fund = 'T' AND year = 2025 AND period = 12 GROUP BY income HAVING SUM(m_yearCorrectionPlan) > 0`,
    60,
  ],
  [
    'programmes of a region',
    sql`
      SELECT SUM(m_done) / SUM(m_yearPlan) FROM fact_local_expenses_program
      WHERE budget = '2510000000' AND fund = 'T' AND year = 2025 AND period = 12
      GROUP BY program_local HAVING SUM(m_yearPlan) > 0`,
    50,
  ],
  [
    'incomes of a region',
    sql`
      SELECT SUM(m_done) / SUM(m_yearPlan) FROM fact_local_incomes
      WHERE budget = '2510000000' AND fund = 'T' AND year = 2025 AND period = 12
      GROUP BY income HAVING SUM(m_yearPlan) > 0`,
    25,
  ],
];

describe('plans', () => {
  it.each(PLANS)(
    'of %s are carried out from 60 to 104 percent, with a tail',
    async (_, question, least) => {
      const rates = (await numbers(question)).map(([rate = 0]) => rate);
      const within = rates.filter((rate) => rate >= 0.6 && rate <= 1.04);
      // what was not allotted is not executed at all
      expect(rates.filter((rate) => rate === 0).length).toBeLessThanOrEqual(1);
      expect(within.length).toBeGreaterThanOrEqual(rates.length - 2);
      expect(new Set(rates.map((rate) => (rate * 100).toFixed(2))).size).toBeGreaterThan(least);
      expect(rates.filter((rate) => rate > 0.93).length / rates.length).toBeGreaterThan(0.45);
      expect(rates.filter((rate) => rate < 0.8).length).toBeGreaterThan(0);
    },
  );

  it('are carried out otherwise in another year and in another budget', async () => {
    const rows = await numbers(sql`
      SELECT COUNT(DISTINCT round(m_done / m_yearPlan, 3)) FROM fact_local_incomes
      WHERE income = '18010600' AND fund = 'T' AND period = 12 AND m_yearPlan > 0 AND budget IN ('2510000000', '0250100000', '2555900000', '0457600000')`);
    expect(rows[0]?.[0]).toBeGreaterThan(15);
  });

  it('leave more to the end of the year', async () => {
    const rows = await numbers(sql`
      SELECT period, SUM(m_done) FROM fact_local_expenses_economic
      WHERE fund = 'T' AND year = 2025 GROUP BY period ORDER BY period`);
    const reached = rows.map(([, sum = 0]) => sum);
    const [may = 0, june = 0, november = 0, december = 0] = [4, 5, 10, 11].map((i) => reached[i]);
    expect((december - november) / december).toBeGreaterThan(0.1);
    expect(december - november).toBeGreaterThan(1.3 * (june - may));
    // no month takes anything back
    expect(reached.every((sum, i) => i === 0 || sum > (reached[i - 1] ?? 0))).toBe(true);
  });

  it.each([
    [
      'the state',
      sql`SELECT SUM(m_periodDone), SUM(m_yearCorrectionPlan) FROM fact_state_expenses`,
    ],
    ['local budgets', sql`SELECT SUM(m_done), SUM(m_yearPlan) FROM fact_local_expenses_economic`],
  ])('of %s for what is not allotted are spent by nobody', async (_, select) => {
    const [row] = await numbers(
      sql`${select} WHERE economic = '9000' AND fund = 'T' AND period = 12`,
    );
    expect(row?.[0]).toBe(0);
    expect(row?.[1]).toBeGreaterThan(1e8);
  });
});

describe('invented budgets', () => {
  it('alone have the signs 1, 3 and 4 and populations', () => {
    const own = budgets();
    for (const member of own.filter((each) => !isInvented(each))) {
      expect(member.attributes['sign'], member.code).toBe('2');
      expect(member.attributes['population'], member.code).toBeUndefined();
    }
    const invented = own.filter(isInvented);
    expect(invented.length).toBeGreaterThanOrEqual(12);
    expect(new Set(invented.map(({ attributes }) => attributes['sign']))).toEqual(
      new Set(['1', '2', '3', '4']),
    );
    expect(invented.every(({ attributes }) => Number(attributes['population']) > 0)).toBe(true);
  });

  it('have codes that no real budget has, each in a region', () => {
    const invented = budgets().filter(isInvented);
    const regions = served.current.get().members.codes('region');
    for (const { code, attributes } of invented) {
      // real codes end with zeros
      expect(code).toMatch(/^[0-9]{2}59999[0-9]{3}$/);
      expect(regions).toContain(code.slice(0, 2));
      // neither register has a region 00
      expect(attributes['koatuu']).toMatch(/^00[0-9]{8}$/);
      expect(attributes['katottg']).toMatch(/^UA00[0-9]{15}$/);
    }
  });

  it('give every region a budget to speak of, those of which nothing is known without a figure', async () => {
    const { members } = served.current.get();
    const own = budgets();
    for (const region of members.codes('region'))
      expect(
        own.some(({ code }) => code.startsWith(region)),
        region,
      ).toBe(true);
    const filled = new Set((await ask(sql`SELECT DISTINCT budget FROM fact_local_incomes`)).flat());
    for (const { code, attributes } of own)
      expect(filled.has(code), code).toBe(!['1', '3'].includes(attributes['sign'] ?? ''));
  });
});

describe('abolished budgets', () => {
  const ended = () => budgets().filter(({ to }) => to !== null);

  it('are three, invented, each with a successor', () => {
    expect(ended()).toHaveLength(3);
    const codes = budgets().map(({ code }) => code);
    for (const member of ended()) {
      expect(isInvented(member)).toBe(true);
      expect(codes).toContain(member.attributes['successor']);
    }
  });

  it('have no figures after their end, and their successors have them', async () => {
    for (const { code, to, attributes } of ended()) {
      const year = Number((to ?? '').slice(0, 4));
      const rows = await numbers(sql`
        WITH whole AS (SELECT year, SUM(m_done) AS sum FROM fact_local_incomes WHERE fund = 'T' AND period = 12 GROUP BY year)
        SELECT year, SUM(m_done) FILTER (WHERE budget = ${code}) / MAX(whole.sum),
          SUM(m_done) FILTER (WHERE budget = ${attributes['successor'] ?? ''}) / MAX(whole.sum)
        FROM fact_local_incomes JOIN whole USING (year) WHERE fund = 'T' AND period = 12 GROUP BY year ORDER BY year`);
      const before = rows.find((row) => row[0] === year);
      const after = rows.find((row) => row[0] === year + 1);
      expect(before?.[1]).toBeGreaterThan(0);
      expect(after?.[1]).toBe(0);
      const both = (before?.[1] ?? 0) + (before?.[2] ?? 0);
      expect((after?.[2] ?? 0) / both).toBeGreaterThan(0.88);
      expect((after?.[2] ?? 0) / both).toBeLessThan(1.12);
    }
  });

  it('stand in the list of the years in which they were in force', async () => {
    for (const { code, to } of ended()) {
      const year = Number((to ?? '').slice(0, 4));
      const list = async (asked: number) =>
        (
          await getJson<{ budgetCode: string }[]>(
            served,
            `/api/localBudgets/aboutBudgets?year=${asked}&region=${Number(code.slice(0, 2))}`,
          )
        ).map((each) => each.budgetCode);
      expect(await list(year)).toContain(code);
      expect(await list(year + 1)).not.toContain(code);
    }
  });
});

describe('sums over all budgets', () => {
  it.each(['income/details', 'expenses/functional', 'credits/classifier', 'financing/debts'])(
    'of %s are of every budget in force whose authority is there, each year',
    async (what) => {
      for (const [year, count] of [
        [2018, 314],
        [2021, 313],
        [2025, 311],
      ]) {
        const { headers } = await served.app.inject(
          `/api/reports/${what}?budgetType=LOCAL&fundType=TOTAL&year=${year}&monthFrom=1&monthTo=12`,
        );
        expect(headers['x-coverage']).toBe(`${count}/${count}`);
      }
    },
  );
});

describe('cards of budgets', () => {
  it.each(['2510000000', '0250100000', '2600000000', '0259999001'])(
    'say the unit and the body of self-government of %s',
    async (code) => {
      const card = await getJson<Record<string, unknown>>(
        served,
        `/api/localBudgets/${code}/about`,
      );
      expect(card['unit']).toMatch(/\p{L}{3}/u);
      expect(card['government']).toMatch(/рада/);
    },
  );
});

describe('recipients', () => {
  it('are a few hundred, others in each budget, with codes that no register can hold', async () => {
    const codes = served.current.get().members.codes('recipient');
    expect(codes.length).toBeGreaterThanOrEqual(200);
    for (const code of codes) expect(Number(code.slice(7)), code).not.toBe(checkDigit(code));
    const rows = await numbers(sql`
      SELECT COUNT(*), COUNT(DISTINCT recipient), COUNT(DISTINCT budget) FROM fact_recipients
      WHERE fund = 'T' AND year = 2025`);
    const [all = 0, different = 0, places = 1] = rows[0] ?? [];
    expect(different).toBeGreaterThanOrEqual(200);
    expect(all / places).toBeGreaterThan(10);
    expect(all / places).toBeLessThan(different / 2);
  });
});

/** The eighth digit of a code of the register of enterprises: https://uk.wikipedia.org/wiki/Код_ЄДРПОУ */
function checkDigit(code: string): number {
  const middle = Number(code) >= 30_000_000 && Number(code) <= 60_000_000;
  const weights = middle ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const rest = (more: number) =>
    weights.reduce((sum, weight, i) => sum + (weight + more) * Number(code[i]), 0) % 11;
  return rest(0) < 10 ? rest(0) : rest(2) % 10;
}
