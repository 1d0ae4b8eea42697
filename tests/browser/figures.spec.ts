// One figure of every page about the state and about a local budget: on the page, in the answer of the API, and in the ledger itself are the same.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';

import { TEST_DATA } from '../portals.ts';

import { inTurn } from '../sample.ts';
import { expect, plainAmount, test } from './test.ts';

/** A page, the call that answers the total of its table, and the same total asked of the stored rows. */
interface Held {
  readonly page: string;
  readonly call: string;
  readonly field: string;
  readonly fact: string;
  readonly measure: string;
  readonly where: string;
  /** The block of the table, where it has no table type code. */
  readonly block?: string;
}

/** What counts against the sum: closing balances are what was not spent. */
const WEIGHT: Readonly<Record<string, string>> = {
  state_financing: "case when financing_creditor in ('205200', '208200') then -1 else 1 end",
  draft_financing: "case when financing_creditor in ('205200', '208200') then -1 else 1 end",
  local_financing_debts: "case when financing_debt = '602200' then -1 else 1 end",
};

const MONTHS = 'budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12';
const OF_YEAR = "year = 2025 and period = 12 and fund = 'T'";
const OF_QUARTER = "year = 2025 and period = 4 and debt_kind = 'T'";
const BUDGET = '2555900000';
const OF_BUDGET = `${OF_YEAR} and budget = '${BUDGET}'`;
const OF_DRAFT = "year = 2026 and fund = 'T'";

const HELD: readonly Held[] = [
  ...[
    ['incomes', 'reports/income/details', 'state_incomes'],
    ['expenses', 'reports/expenses/functional', 'state_expenses'],
    ['grk', 'reports/expenses/department', 'state_expenses'],
    ['credit', 'reports/credits/classifier', 'state_credits'],
    ['finance', 'reports/financing/creditors', 'state_financing'],
  ].map(([page = '', call = '', fact = '']) => ({
    page: `/national-budget/${page}?year=2025`,
    call: `/api/${call}?${MONTHS}`,
    field: 'periodDone',
    fact,
    measure: 'periodDone',
    where: OF_YEAR,
  })),
  {
    page: '/national-budget/state-funds?year=2025',
    call: '/api/reports/funds/aggregate?year=2025&monthTo=12',
    field: 'done',
    fact: 'state_funds',
    measure: 'done',
    where: OF_YEAR,
  },
  {
    page: '/national-budget/target-programs?year=2025',
    call: '/api/reports/targetPrograms?year=2025',
    field: 'total',
    fact: 'target_programs',
    measure: 'total',
    where: "year = 2025 and fund = 'T'",
  },
  ...[
    ['incomes', 'incomes/program', 'draft_incomes'],
    ['expenses', 'expenses/functional', 'draft_expenses'],
    ['credit', 'credit/classifier', 'draft_credits'],
    ['finance', 'financing/creditors', 'draft_financing'],
  ].map(([page = '', call = '', fact = '']) => ({
    page: `/annual-budget/${page}?year=2026`,
    call: `/api/project/${call}?year=2026`,
    field: 'draftPlan',
    fact,
    measure: 'draftPlan',
    where: OF_DRAFT,
  })),
  ...[
    ['state', 'closing', 'state_debt'],
    ['overdue', 'overdue', 'state_debt'],
    ['payments', 'repaid', 'state_debt'],
    ['guarantees', 'closing', 'guaranteed_debt'],
    ['management', 'closing', 'state_debt'],
  ].map(([chapter = '', measure = '', fact = '']) => ({
    page: `/debt/state?year=2025&chapter=${chapter}`,
    call: `/api/reports/debts/${chapter}?year=2025&quarter=4`,
    field: measure,
    fact,
    measure,
    where: OF_QUARTER,
  })),
  ...[
    ['operations', 'closing'],
    ['payments', 'repaid'],
    ['guarantees', 'closing'],
  ].map(([chapter = '', measure = '']) => ({
    page: `/debt/guaranteed?year=2025&chapter=${chapter}`,
    call: `/api/reports/guaranteedDebts/${chapter}?year=2025&quarter=4`,
    field: measure,
    fact: 'guaranteed_debt',
    measure,
    where: OF_QUARTER,
  })),
  ...[
    ['incomes', 'done', 'T', 'local_incomes'],
    ['incomes', 'generalDone', 'C', 'local_incomes'],
    ['functional', 'specialDone', 'S', 'local_expenses_functional'],
  ].map(([chapter = '', field = '', fund = '', fact = '']) => ({
    page: `/local-budget/${BUDGET}/info/indicators?year=2025&chapter=${chapter}`,
    call: `/api/localBudgets/funds/${chapter}?codeBudget=${BUDGET}&year=2025&monthFrom=1&monthTo=12`,
    block: 'all',
    field,
    fact,
    measure: 'done',
    where: `year = 2025 and budget = '${BUDGET}' and period = 12 and fund = '${fund}'`,
  })),
  {
    page: `/local-budget/${BUDGET}/infoOld?year=2025`,
    call: `/api/localBudgets/funds/economic?codeBudget=${BUDGET}&year=2025&monthFrom=1&monthTo=12`,
    block: 'economic',
    field: 'done',
    fact: 'local_expenses_economic',
    measure: 'done',
    where: OF_BUDGET,
  },
  {
    page: `/local-budget/${BUDGET}/info/recipients?year=2025`,
    call: `/api/localBudgets/recipients?codeBudget=${BUDGET}&year=2025`,
    block: 'all',
    field: 'done',
    fact: 'recipients',
    measure: 'done',
    where: `year = 2025 and budget = '${BUDGET}' and fund = 'T'`,
  },
  {
    page: `/local-budget/${BUDGET}/info/recipients?year=2025&recipient=99000013`,
    call: '/api/localBudgets/recipients/99000013?year=2025',
    block: 'budgets',
    field: 'done',
    fact: 'recipients',
    measure: 'done',
    where: "year = 2025 and recipient = '99000013' and fund = 'T'",
  },
  ...[
    ['incomes', 'incomesLocal', 'local_incomes', OF_BUDGET],
    ['expenses', 'economic', 'local_expenses_economic', OF_BUDGET],
    ['credits', 'credits/classifier', 'local_credits', OF_BUDGET],
    ['financing', 'financing/debts', 'local_financing_debts', OF_BUDGET],
    ['transferts', 'transferts', 'local_incomes', `${OF_BUDGET} and income like '41%'`],
  ].map(([page = '', call = '', fact = '', where = '']) => ({
    page: `/local-budget/${BUDGET}/local-${page}?year=2025`,
    call: `/api/localBudgets/${call}?codeBudget=${BUDGET}&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12`,
    field: 'donePeriod',
    fact,
    measure: 'done',
    where,
  })),
];

// figures are what the server wrote
test.use({ javaScriptEnabled: false });

let ledger: DuckDBConnection;

test.beforeAll(async () => {
  const folder = join(TEST_DATA, 'product', 'ledgers');
  const [current = ''] = readdirSync(folder).includes('CURRENT')
    ? readFileSync(join(folder, 'CURRENT'), 'utf8').trim().split('\n')
    : [];
  const instance = await DuckDBInstance.create(join(folder, current, 'ledger.duckdb'), {
    access_mode: 'READ_ONLY',
  });
  ledger = await instance.connect();
});

const SHOWN = inTurn(
  HELD.flatMap((held) => ['', '/en'].map((prefix) => ({ ...held, prefix }))),
  2,
);

for (const { prefix, page: address, call, field, fact, measure, where, block } of SHOWN)
  test(`${prefix}${address} shows the ${field} that the API answers and the ledger holds`, async ({
    page,
  }) => {
    await page.goto(`${prefix}${address}&unit=1`);
    const table = page.locator(block ? `#${block} table.figures` : 'table[data-table-type]');
    // a column is known by the order that its head leads to
    const column = await table.locator('thead th').evaluateAll(
      (heads, name) =>
        heads.findIndex((head) => {
          const href = head.querySelector('a')?.getAttribute('href') ?? '';
          const order = new URL(href, location.href).searchParams.get('sort') ?? '';
          return order.replace(/^-/, '') === name;
        }),
      field,
    );
    // a single row has no order: its first figure stands beside the name
    const roots = await table.locator('tbody tr[aria-level="1"]').count();
    if (roots > 2) expect(column).toBeGreaterThan(0);
    const shown = await table.locator('tr.total > *').nth(Math.max(column, 1)).textContent();

    const answer = (await (await page.request.get(call)).json()) as {
      items: { level: number; data: Record<string, number | string> }[];
    };
    const total = answer.items.find(({ level }) => level === 0)!.data[field]!;

    const rows = await ledger.runAndReadAll(
      `select sum("m_${measure}" * ${WEIGHT[fact] ?? 1})::varchar from "fact_${fact}" where ${where} and role = 0`,
    );
    const stored = rows.getRowsJS()[0]![0] as string;
    expect(Number(stored)).not.toBe(0);
    expect(Number(plainAmount(shown!.trim()))).toBe(Number(stored));
    expect(Number(total)).toBe(Number(stored));
  });

for (const prefix of ['', '/en'])
  test(`${prefix} a forecast of a budget shows the sum that the API answers and the ledger holds`, async ({
    page,
  }) => {
    const budget = '2555900000';
    const id = `BLP0020004A-${budget}-2026`;
    await page.goto(`${prefix}/local-budget/${budget}/planning/prognosis/report?report=${id}`);
    const shown = await page
      .locator('.paper-table tbody tr')
      .first()
      .locator('td')
      .last()
      .textContent();

    const [document] = (await (
      await page.request.get(`/api/budgetProcess/report/${id}`)
    ).json()) as { srcFile: string }[];
    const { amounts } = JSON.parse(document!.srcFile) as { amounts: { incomes: number } };

    // a document is of the end of its year, as far as that is loaded
    const rows = await ledger.runAndReadAll(
      `select sum("m_yearPlan")::varchar from fact_local_incomes where budget = '${budget}' and year = 2026 and period = (select max(period) from fact_local_incomes where year = 2026) and fund = 'T' and role = 0`,
    );
    const stored = rows.getRowsJS()[0]![0] as string;
    expect(Number(stored)).not.toBe(0);
    expect(Number(plainAmount(shown!.trim()))).toBe(Number(stored));
    expect(amounts.incomes).toBe(Number(stored));
  });

for (const prefix of ['', '/en'])
  test(`${prefix}/local-budget/${BUDGET} shows the totals that the API answers and the ledger holds`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/local-budget/${BUDGET}?year=2025`);
    const answer = (await (
      await page.request.get(`/api/localBudgets/${BUDGET}/total?year=2025&month=12`)
    ).json()) as { items: { code: string; data: { done: number } }[] };
    for (const [i, code, fact] of [
      [0, 'incomes', 'local_incomes'],
      [1, 'expenses', 'local_expenses_economic'],
    ] as const) {
      const shown = await page.locator('.fact-exact').nth(i).textContent();
      const rows = await ledger.runAndReadAll(
        `select sum("m_done")::varchar from "fact_${fact}" where ${OF_BUDGET} and role = 0`,
      );
      const stored = Number(rows.getRowsJS()[0]![0]);
      expect(stored).not.toBe(0);
      expect(Number(plainAmount(shown!.replace(/[^\d\s.,\u00a0]/g, '').trim()))).toBe(stored);
      expect(answer.items.find((item) => item.code === code)!.data.done).toBe(stored);
    }
  });

test('the page of the map shows the incomes of a budget that the API answers and the ledger holds', async ({
  page,
}) => {
  const budget = '0210000000';
  await page.goto('/local-budget?year=2025&monthTo=12&regionId=2&unit=1');
  const row = page.locator('#all tbody tr').filter({ hasText: budget });
  const shown = await row.locator('td').first().textContent();
  const answer = (await (
    await page.request.get('/api/localBudgets/regions?year=2025&monthTo=12&regionId=2')
  ).json()) as { items: { code: string; data: Record<string, number> }[] };
  const rows = await ledger.runAndReadAll(
    `select sum("m_done")::varchar from "fact_local_incomes" where budget = '${budget}' and year = 2025 and period = 12 and fund = 'T' and role = 0`,
  );
  const stored = rows.getRowsJS()[0]![0] as string;
  expect(Number(stored)).not.toBe(0);
  expect(Number(plainAmount(shown!.trim()))).toBe(Number(stored));
  expect(answer.items.find(({ code }) => code === budget)!.data['incomes']).toBe(Number(stored));
});

for (const prefix of ['', '/en'])
  test(`${prefix} the structure of the budget system shows the incomes of a year that the API answers and the ledger holds`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/budget-literacy/budget-system/structure?unit=1`);
    const row = page.locator('#years tbody tr').filter({ hasText: '2025' });
    const shown = await row.locator('td').first().textContent();
    const answer = (await (await page.request.get('/api/localBudgets/budgetYears')).json()) as {
      items: { code: string; data: Record<string, number> }[];
    };
    const rows = await ledger.runAndReadAll(
      'select sum("m_done")::varchar from "fact_local_incomes" where year = 2025 and period = 12 and fund = \'T\' and role = 0',
    );
    const stored = rows.getRowsJS()[0]![0] as string;
    expect(Number(stored)).not.toBe(0);
    expect(Number(plainAmount(shown!.trim()))).toBe(Number(stored));
    expect(answer.items.find(({ code }) => code === '2025')!.data['done']).toBe(Number(stored));
  });
