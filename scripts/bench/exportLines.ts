// How long exports of a ledger take and how much memory, each form alone and two at once.

import { setTimeout as wait } from 'node:timers/promises';

import { ledgersFolder } from '../../engine/serve.ts';
import { get, type TimedResponse } from '../harness/asking.ts';
import { say, type Measuring } from '../harness/lines.ts';
import { takenBy } from '../harness/processes.ts';
import { startPortal, type Bench } from './sections.ts';

/** All incomes of all local budgets by month in two years: a million rows on a ledger of a whole country. */
const QUESTION =
  'budgetType=LOCAL&year=2024&year=2025&monthFrom=1&monthTo=12&rows=budget&rows=income&rows=year&rows=month&measures=done,plan';
const LOOK_MS = 100;
const REST_MS = 3000;

export async function* exportLines(bench: Bench): Measuring {
  const of = 'exports of a ledger';
  const portal = await startPortal(bench, ledgersFolder(bench.built));
  const memory = () => takenBy(portal.process.pid ?? 0).megabytes;
  // a spreadsheet holds a little less
  const write = async (form: string) =>
    await read(
      `${portal.url}/api/pivot/incomes/${form}?${form === 'XLSX' ? QUESTION.replace('monthTo=12', 'monthTo=11') : QUESTION}`,
    );
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
    const { payload, whole } = await read(
      `${portal.url}/api/pivot/incomes/CSV?${QUESTION}&count=true`,
    );
    yield { of, what: 'its size told', value: whole, unit: 'ms', more: payload.slice(0, 80) };
  } finally {
    await portal.kill();
  }
}

/** As fast as it comes. Throws where it is refused. */
async function read(url: string): Promise<TimedResponse> {
  const answer = await get(url, { forgets: !url.includes('count=') });
  if (answer.statusCode !== 200) throw new Error(`${url}: status ${answer.statusCode}`);
  return answer;
}

function sayWritten({ bytes, whole, first }: TimedResponse): string {
  const megabytes = bytes / 1e6;
  return `${say(megabytes)} MB, ${say((megabytes / whole) * 1000)} MB/s, first byte after ${say(first)} ms`;
}
