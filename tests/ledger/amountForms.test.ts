// Amounts in thousands and with a decimal comma: read to the hundredth or refused, stored in whole units, given back as their source writes them.

import { afterEach, describe, expect, it } from 'vitest';

import { shippedDimensions } from '../../engine/config/files.ts';
import { writeAmount } from '../../engine/language/decimals.ts';
import { importFiles, ImportRefused } from '../../engine/ledger/import/importFiles.ts';
import { FROM_SOURCE, measureColumn } from '../../engine/ledger/model/tables.ts';
import { ids, sql, table } from '../../engine/ledger/sql.ts';
import { incoming } from '../incoming.ts';
import { changed, foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import { serve, type Served } from '../served.ts';

const FORM = 'config/imports/local-budget-data-incomes.yaml';
const NAMES = ['ZAT_AMT', 'PLANS_AMT', 'FAKT_AMT'];
const MEASURES = ['yearPlan', 'yearEstimate', 'done'];
const HEADER = `REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;${NAMES.join(';')}`;
const LINE = '01.2024;C;2555900000;11010100;Податок';

/** The product whose form of revenue of a local budget has amounts written so. */
function foldersWith(keys: string) {
  return changed(foldersOf('product'), {
    [FORM]: NAMES.map((name, i) => {
      const line = `{name: ${name}, means: measure, of: ${MEASURES[i]}}`;
      return { replace: line, with: line.replace('}', `, ${keys}}`) };
    }),
  });
}

const place = incoming();
let served: Served | null = null;
afterEach(async () => {
  await served?.stop();
  served = null;
});

async function importLine(folders: ReturnType<typeof foldersWith>, amounts: string) {
  const path = place.write(
    'local_2555900000_INCOMES_2024_month.csv',
    `${HEADER}\r\n${LINE};${amounts}\r\n`,
  );
  await importFiles([path], {
    portal: portalOf(folders),
    folder: place.folder,
    shipped: shippedDimensions(folders),
    say: () => {},
  });
}

const SOURCE =
  '/api/public/localBudgetData?budgetCode=2555900000&budgetItem=INCOMES&period=MONTH&year=2024';

describe.each([
  ['factor: thousand, decimals: comma', '1234,00567;-5;0,1', ['1234005.67', '-5000', '100']],
  ['factor: million', '0.00000001;9999999999.99999999;', ['0.01', '9999999999999999.99', '']],
  ['decimals: comma', '1234,5;-0,05;7', ['1234.5', '-0.05', '7']],
])('a form with %s', (keys, written, whole) => {
  const folders = foldersWith(keys);

  it('stores whole units, and gives the file back as it was', async () => {
    await importLine(folders, written);
    served = await serve(folders, place.folder);
    const columns = ids(MEASURES.map(measureColumn));
    const rows = await served.current
      .get()
      .store.ask(sql`SELECT ${columns} FROM ${table('fact_local_incomes')} WHERE ${FROM_SOURCE}`);
    expect(
      rows.map((row) => row.map((cell) => (cell === null ? '' : writeAmount(BigInt(cell))))),
    ).toEqual([whole]);
    const { payload, statusCode } = await served.app.inject(SOURCE);
    expect([statusCode, payload]).toEqual([200, `${HEADER}\r\n${LINE};${written}\r\n`]);
  });
});

it.each([
  ['factor: thousand, decimals: comma', '1,234567', 5],
  ['factor: thousand, decimals: comma', '1.5', 5],
  ['factor: thousand, decimals: comma', '1 234,5', 5],
  ['factor: thousand', '99999999999999', 5],
  ['factor: million', '1.123456789', 8],
  ['decimals: comma', '1,005', 2],
])('a form with %s refuses %s', async (keys, written, places) => {
  const failed = importLine(foldersWith(keys), `${written};0;0`);
  await expect(failed).rejects.toThrow(ImportRefused);
  const { problems } = (await failed.catch((error: unknown) => error)) as ImportRefused;
  const sign = keys.includes('comma') ? ',' : '.';
  expect(problems[0]).toContain(
    `:2: "${written}" in ZAT_AMT is not an amount with decimals after "${sign}", at most ${places}`,
  );
});
