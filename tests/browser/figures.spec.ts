// One figure of every page about the state: on the page, in the answer of the API, and in the ledger itself are the same.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';

import { TEST_DATA } from '../served.ts';
import { expect, plainAmount, test } from './test.ts';

/** A page, the call that answers the total of its table, and the same total asked of the stored rows. */
interface Held {
  readonly page: string;
  readonly call: string;
  readonly field: string;
  readonly fact: string;
  readonly measure: string;
  readonly where: string;
}

/** What counts against the sum: closing balances are what was not spent. */
const WEIGHT: Readonly<Record<string, string>> = {
  state_financing: "case when financing_creditor in ('205200', '208200') then -1 else 1 end",
  draft_financing: "case when financing_creditor in ('205200', '208200') then -1 else 1 end",
};

const MONTHS = 'budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12';
const OF_YEAR = "year = 2025 and period = 12 and fund = 'T'";
const OF_QUARTER = "year = 2025 and period = 4 and debt_kind = 'T'";
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
];

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

for (const { page: address, call, field, fact, measure, where } of HELD)
  for (const prefix of ['', '/en'])
    test(`${prefix}${address} shows the ${field} that the API answers and the ledger holds`, async ({
      page,
    }) => {
      await page.goto(`${prefix}${address}&unit=1`);
      const table = page.locator('table[data-table-type]');
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
      expect(column).toBeGreaterThan(0);
      const shown = await table.locator('tr.total > *').nth(column).textContent();

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
