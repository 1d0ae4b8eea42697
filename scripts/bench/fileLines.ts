// How fast files come: of rows, of a composed question in its forms alone and two at once; how soon its size is told, and how much memory they take.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { DuckDBInstance } from '@duckdb/node-api';

import { LEDGER_FILE, ledgersFolder, readCurrent } from '../../engine/serve.ts';
import { get, type TimedResponse } from '../harness/asking.ts';
import { median, ratio, say, type Measuring } from '../harness/lines.ts';
import { takenBy } from '../harness/processes.ts';
import { startPortal, type Bench } from './sections.ts';

export const FILES = 'files';
/** Each year is asked once: an answer that was made is kept. */
const YEARS = [2025, 2024, 2023, 2022, 2021];
const FACTS = ['state', 'local', 'consolidated'];
const ROWS_GOAL = { firstMs: 1000, copies: 2 };
const COUNT_GOAL = 0.1;
/** As many rows in a second as four fifths of those of a CSV. */
const SHEET_GOAL = 1.25;
/** Memory is looked at so often, and between two files nothing is asked for so long, in milliseconds. */
const LOOK_MS = 100;
const REST_MS = 3000;

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
      times.push((await timed(composedUrl(portal.url, form, 12 - run))).whole);
  const [csv, xlsx, count] = Object.values(composed).map(median) as [number, number, number];
  yield ratio([FILES, 'composed, its size / its CSV'], [count, csv], 'ms', COUNT_GOAL);
  yield ratio([FILES, 'composed, as XLSX / as CSV'], [xlsx, csv], 'ms', SHEET_GOAL);
}

/** All incomes of all local budgets by month in two years: a million rows on a ledger of a whole country. Each number of months is a question of its own. */
function composedUrl(base: string, form: string, months: number): string {
  const rows = ['budget', 'income', 'year', 'month'].map((name) => `rows=${name}`).join('&');
  const file = form === 'count' ? 'CSV' : form;
  const question = `budgetType=LOCAL&year=2023&year=2024&${rows}&measures=plan,done&monthFrom=1&monthTo=${months}`;
  return `${base}/api/pivot/incomes/${file}?${question}${form === 'count' ? '&count=true' : ''}`;
}

/** As fast as it comes; its text is kept where it is the size that is told. Throws where no file comes. */
async function timed(url: string): Promise<TimedResponse> {
  const answer = await get(url, { forgets: !url.includes('count=') });
  if (answer.statusCode !== 200) throw new Error(`${url}: status ${answer.statusCode}`);
  return answer;
}

/** How long exports of the ledger of PORTAL_DATA take and how much memory, each form alone and two at once. */
export async function* exportLines(bench: Bench): Measuring {
  const of = 'exports of a ledger';
  const portal = await startPortal(bench, ledgersFolder(bench.built));
  const memory = () => takenBy(portal.process.pid ?? 0).megabytes;
  // a spreadsheet holds a little less
  const write = async (form: string) =>
    await timed(composedUrl(portal.url, form, form === 'XLSX' ? 11 : 12));
  try {
    // what is read once of a ledger is no part of an export
    await get(
      `${portal.url}/api/pivot/incomes?budgetType=LOCAL&year=2025&rows=income:1&measures=done`,
    );
    const start = memory();
    for (const forms of [['CSV'], ['JSON'], ['XLSX'], ['PARQUET'], ['CSV', 'PARQUET']]) {
      await wait(REST_MS);
      const what = forms.join(' and ');
      const idle = memory();
      let most = idle;
      const looking = setInterval(() => (most = Math.max(most, memory())), LOOK_MS);
      const written = await Promise.all(forms.map(write)).finally(() => clearInterval(looking));
      const value = Math.max(...written.map(({ whole }) => whole)) / 1000;
      yield { of, what, value, unit: 's', more: written.map(sayWritten).join('; ') };
      yield { of, what: `${what}, memory above idle`, value: most - idle, unit: 'MB' };
    }
    yield { of, what: 'memory above the start, after all', value: memory() - start, unit: 'MB' };
    const { payload, whole } = await timed(composedUrl(portal.url, 'count', 12));
    yield { of, what: 'its size told', value: whole, unit: 'ms', more: payload.slice(0, 80) };
  } finally {
    await portal.kill();
  }
}

function sayWritten({ bytes, whole, first }: TimedResponse): string {
  const megabytes = bytes / 1e6;
  return `${say(megabytes)} MB, ${say((megabytes / whole) * 1000)} MB/s, first byte after ${say(first)} ms`;
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
