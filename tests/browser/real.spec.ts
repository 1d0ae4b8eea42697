// The ministry's real figures as a reader sees them: known totals, an export line by line, a budget month by month.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { formatAmount, PLAIN } from '../../engine/language/amounts.ts';
import { readDelimited, rejoin } from '../../engine/ledger/import/delimited.ts';
import { REAL_DATA } from '../served.ts';
import { origin } from './ports.ts';
import { FULL } from '../sample.ts';
import { portal } from './portal.ts';
import { expect, open, plainAmount, readTable, test } from './test.ts';

test.skip(!REAL_DATA, 'PORTAL_REAL_DATA names no folder of real figures');
test.use({ baseURL: origin('real') });

const MONTHS = FULL ? Array.from({ length: 12 }, (_, i) => i + 1) : [1, 7, 12];
const FUNDS = [
  ['COMMON', 'C'],
  ['SPECIAL', 'S'],
  ['TOTAL', 'T'],
] as const;
const BUDGET = '2555900000';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const visit = async (page: Page, address: string) => {
      if (javaScriptEnabled) await open(page, address);
      else await page.goto(address);
    };

    test('the incomes of 2025 have the known plan and actual', async ({ page }) => {
      await visit(page, '/national-budget/incomes?year=2025&unit=1');
      const total = page.locator('tr.total');
      await expect(total).toContainText('3\u00a0834\u00a0209\u00a0559\u00a0209,82');
      await expect(total).toContainText('3\u00a0997\u00a0658\u00a0971\u00a0906,80');
      await expect(total).toContainText('95,9');
      await expect(page.locator('.notice-bar.demonstration')).toHaveCount(0);
    });

    test('the expenditures of 2024 by programme agree with the export line by line', async ({
      page,
    }) => {
      await visit(page, '/national-budget/expenses?year=2024&chapter=program&unit=1&sort=code');
      await page.locator('.tools a').first().click();
      await expect(page).toHaveURL(/open=all/);
      const { fields, lines } = readExport('EXP-KPK-NAT-2024-1-12.csv');
      const place = (field: string) => fields.indexOf(field);
      // what the export says of the columns of the table: shares and changes are derived
      const measures = portal.decisions['table-type']!.rows.find((row) => row.then.value === '02')!
        .then.columns.map((column) => column.field)
        .filter((field) => lines.some((line) => line[place(field)]));
      expect(measures).toEqual([
        'periodDone',
        'yearCorrectionPlan',
        'percentDoneToYearCorrectionPlan',
        'yearBeginPlan',
      ]);
      const columns = await columnsOf(page, [
        'Виконано за період',
        'Уточнений річний план',
        'Виконання плану року, %',
        'Початковий річний план',
      ]);
      // what had figures only the year before stands there for its change alone
      const shown = (await readTable(page))
        .map(([code, name, ...cells]) => [
          code,
          name,
          ...columns.map((column) => sameForm(plainAmount(cells[column]!))),
        ])
        .filter(([, , ...cells]) => cells.some((cell) => cell !== ''));
      expect(shown).toEqual(
        lines.map((line, i) => [
          i === 0 ? '' : line[1],
          line[2],
          ...measures.map((field) =>
            field.startsWith('percent')
              ? sameForm(formatAmount(line[place(field)]!, { value: 1, decimals: 1 }, PLAIN))
              : sameForm(line[place(field)]!),
          ),
        ]),
      );
    });

    test('the incomes of a budget agree with the raw file for its codes, funds and months', async ({
      page,
    }) => {
      const text = readFileSync(
        join(REAL_DATA!, `raw/local_${BUDGET}_INCOMES_2023_month.csv`),
        'utf8',
      );
      const [, ...records] = [...readDelimited('', text, ';')].map((rec) => rec.fields);
      let compared = 0;
      for (const month of javaScriptEnabled ? MONTHS : MONTHS.slice(-1)) {
        for (const [fund, letter] of FUNDS) {
          await visit(
            page,
            `/local-budget/${BUDGET}/local-incomes?year=2023&monthTo=${month}&fundType=${fund}&open=all&unit=1`,
          );
          const columns = await columnsOf(page, ['Розпис зі змінами', 'Виконано за період']);
          const shown = new Map(
            (await readTable(page)).map(([code, , ...cells]) => [
              code,
              columns.map((column) => sameForm(plainAmount(cells[column]!))),
            ]),
          );
          for (const [, , , code, , plan, , done] of records.filter(
            (one) => one[0] === `${String(month).padStart(2, '0')}.2023` && one[1] === letter,
          )) {
            expect([code, ...(shown.get(code) ?? [])], `${fund} ${month}`).toEqual([
              code,
              sameForm(plan!),
              sameForm(done!),
            ]);
            compared++;
          }
        }
      }
      expect(compared).toBeGreaterThan(100);
    });
  });
}

test('a page without imported figures answers 200 with the words for missing data', async ({
  page,
}) => {
  for (const address of [
    '/national-budget/credit',
    '/national-budget/finance',
    '/en/national-budget/credit',
  ]) {
    const response = await page.goto(address);
    expect(response!.status()).toBe(200);
    await expect(page.locator('.missing')).toContainText(
      address.startsWith('/en')
        ? 'No figures have been loaded for this page yet.'
        : 'Показників для цієї сторінки ще не завантажено.',
    );
  }
});

test('a discrepancy of the source stands beside its figure', async ({ page }) => {
  await open(page, '/national-budget/incomes?year=2025&open=all');
  const marks = page.locator('.breach');
  expect(await marks.count()).toBeGreaterThan(20);
  await expect(marks.first()).toContainText('відрізняється від суми складових');
});

test('questions that the source cannot answer are answered with the reason', async ({ page }) => {
  await open(page, '/national-budget/incomes?year=2025&fundType=COMMON');
  await expect(page.locator('.missing')).toContainText('не ділить ці суми за фондами');
  await open(page, '/national-budget/incomes?year=2025&monthFrom=12');
  await expect(page.locator('.missing')).toContainText('лише суми наростальним підсумком');
  await page.locator('.missing-nearest a').click();
  await expect(page.locator('table[role=treegrid]')).toBeVisible();
});

/** Which of a row's cells stand under these heads. */
async function columnsOf(page: Page, heads: readonly string[]): Promise<number[]> {
  const written = await page.locator('table[role=treegrid] thead th').allTextContents();
  const all = written.map((head) => head.replaceAll('\u00a0', ' '));
  return heads.map((head) => {
    expect(all).toContain(head);
    return all.indexOf(head) - 1;
  });
}

/** An amount without trailing zeros, so that ways of writing it do not matter. */
function sameForm(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}

function readExport(name: string): {
  fields: readonly string[];
  lines: readonly (readonly string[])[];
} {
  const text = new TextDecoder('windows-1251').decode(
    readFileSync(join(REAL_DATA!, 'portal-exports', name)),
  );
  const records = [...readDelimited('', text, ';')];
  const [, fields, ...lines] = [...rejoin(records, records[1]!.fields.length)].map(
    // pages write one apostrophe, whatever the source has
    (rec) => rec.fields.map((cell) => cell.replaceAll("'", '’')),
  );
  return { fields: fields!, lines };
}

test('a region of which not all budgets are loaded says of how many its sum is, and no map is drawn of so few', async ({
  page,
}) => {
  await open(page, '/local-budget?year=2025&monthTo=12');
  const row = page.locator('#regions tbody tr').filter({ hasText: 'Дніпропетровська область' });
  await expect(row).toContainText(/\(\d+ з \d+\)/);
  await expect(
    page.locator('#regions tbody tr').filter({ hasText: 'місто Київ' }),
  ).not.toContainText(' з ');
  // at first stands the measure that all regions have
  await expect(page.locator('#map .tile b')).not.toHaveCount(0);
  await expect(page.locator('#map')).toContainText('BOOST');
  // so few of all are loaded that no map is drawn of them
  await open(page, '/local-budget?year=2025&monthTo=12&indicator=ownIncomes');
  await expect(page.locator('#map .few-loaded')).toContainText('19 з');
  await expect(page.locator('#map .map-drawing')).toHaveCount(0);
});
