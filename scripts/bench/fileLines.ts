// How fast files come: of rows, of a composed question in two forms, and how soon its size is told.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DuckDBInstance } from '@duckdb/node-api';

import { LEDGER_FILE, readCurrent } from '../../engine/serve.ts';
import { get } from '../harness/asking.ts';
import { median, ratio, type Measuring } from '../harness/lines.ts';
import type { Bench } from './sections.ts';

export const FILES = 'files';
/** Each year is asked once: an answer that was made is kept. */
const YEARS = [2025, 2024, 2023, 2022, 2021];
const FACTS = ['state', 'local', 'consolidated'];
const ROWS_GOAL = { firstMs: 1000, copies: 2 };
const COUNT_GOAL = 0.1;
/** As many rows in a second as four fifths of those of a CSV. */
const SHEET_GOAL = 1.25;

/** Exports against `COPY … TO` of the engine over the same rows: a year of general data, and a large composed question. */
export async function* fileLines({ portal, ledgers, runs }: Bench): Measuring {
  const years = YEARS.slice(0, runs);
  const own = [];
  for (const year of years)
    own.push(
      await timed(`${portal.url}/api/public/generalData?budgetItem=INCOMES&year=${String(year)}`),
    );
  const what = 'rows of general data of a year';
  const first = median(own.map((time) => time.first));
  yield {
    of: FILES,
    what: `${what}, first byte`,
    value: first,
    unit: 'ms',
    most: ROWS_GOAL.firstMs,
  };
  const copied = median(await copyTimes(ledgers, years));
  const whole = median(own.map((time) => time.whole));
  yield ratio([FILES, `${what} / COPY … TO`], [whole, copied], 'ms', ROWS_GOAL.copies);
  const composed: Record<string, number[]> = { CSV: [], XLSX: [], count: [] };
  for (let run = 0; run < runs; run++)
    for (const [form, times] of Object.entries(composed))
      times.push((await timed(composedUrl(portal.url, form, run))).whole);
  const [csv, xlsx, count] = Object.values(composed).map(median) as [number, number, number];
  yield ratio([FILES, 'composed, its size / its CSV'], [count, csv], 'ms', COUNT_GOAL);
  yield ratio([FILES, 'composed, as XLSX / as CSV'], [xlsx, csv], 'ms', SHEET_GOAL);
}

function composedUrl(base: string, form: string, run: number): string {
  const rows = ['budget', 'income', 'year', 'month'].map((name) => `rows=${name}`).join('&');
  const file = form === 'count' ? 'CSV' : form;
  const question = `budgetType=LOCAL&year=2023&year=2024&${rows}&measures=plan,done&monthFrom=1&monthTo=${String(12 - run)}`;
  return `${base}/api/pivot/incomes/${file}?${question}${form === 'count' ? '&count=true' : ''}`;
}

/** Milliseconds until the first byte of the body and until the last. Throws where no file comes. */
async function timed(url: string): Promise<{ readonly first: number; readonly whole: number }> {
  const { statusCode, first, whole } = await get(url, { forgets: true });
  if (statusCode !== 200) throw new Error(`${url}: status ${statusCode}`);
  return { first, whole };
}

/** Milliseconds for each year. */
async function copyTimes(ledgers: string, years: readonly number[]): Promise<number[]> {
  const file = join(ledgers, await readCurrent(ledgers), LEDGER_FILE);
  const folder = mkdtempSync(join(tmpdir(), 'copied-'));
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY', threads: '2' });
  try {
    const connection = await instance.connect();
    const times: number[] = [];
    for (const year of years) {
      const parts = FACTS.map(
        (name) => `SELECT year, period, fund, income, SUM(COLUMNS('m_.*')) FROM fact_${name}_incomes
          WHERE year = ${String(year)} AND grain = 1 AND role <> 4 GROUP BY ALL`,
      );
      const started = performance.now();
      await connection.run(
        `COPY (${parts.join(' UNION ALL BY NAME ')}) TO '${join(folder, `${String(year)}.csv`)}'`,
      );
      times.push(performance.now() - started);
    }
    connection.closeSync();
    return times;
  } finally {
    instance.closeSync();
    rmSync(folder, { recursive: true });
  }
}
