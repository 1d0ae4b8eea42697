// Prints how long exports of a large ledger take and how much memory, each form alone and two at once. No test: exit code 0.

import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';

import { dataFolder } from '../engine/serve.ts';

const USAGE = `usage: npm run bench:exports [-- QUESTION]
  on the ledger of PORTAL_DATA (npm run ledger -- generate --scale national); a question is the query of /api/pivot/incomes`;

/** All incomes of all local budgets by month in two years: a million rows. */
const QUESTION =
  process.argv[2] ??
  'budgetType=LOCAL&year=2024&year=2025&monthFrom=1&monthTo=12&rows=budget&rows=income&rows=year&rows=month&measures=done,plan';
const FORMS = ['CSV', 'JSON', 'XLSX', 'PARQUET'] as const;
const LOOK_MS = 50;

interface Written {
  readonly seconds: number;
  readonly first: number;
  readonly bytes: number;
}

if (process.argv.length > 3 || QUESTION.startsWith('-')) {
  console.error(USAGE);
  process.exit(2);
}

const { child, base } = await startServer();
try {
  // what is read once of a ledger is no part of an export
  await fetch(`${base}/api/pivot/incomes?budgetType=LOCAL&year=2025&rows=income:1&measures=done`);
  console.log(QUESTION);
  const start = memory();
  for (const form of FORMS) {
    await rest();
    const idle = memory();
    const { result, most } = await watched(() => write(form));
    say(form, [result], most - idle);
  }
  await rest();
  const idle = memory();
  const { result, most } = await watched(() => Promise.all([write('CSV'), write('PARQUET')]));
  say('two at once', result, most - idle);
  console.log(`after all    ${((memory() - start) / 1e6).toFixed(0)} MB above the start`);
  const counted = await fetch(address('CSV', '&count=true'));
  console.log(`counted      ${await counted.text()}`);
} finally {
  child.kill();
}

function address(form: string, more = ''): string {
  // a spreadsheet holds a little less
  const question = form === 'XLSX' ? QUESTION.replace('monthTo=12', 'monthTo=11') : QUESTION;
  return `${base}/api/pivot/incomes/${form}?${question}${more}`;
}

/** Reads an export as fast as it comes. */
async function write(form: string): Promise<Written> {
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  return await new Promise((resolve, reject) => {
    get(address(form), (response) => {
      if (response.statusCode !== 200) reject(new Error(`${form}: ${response.statusCode}`));
      let bytes = 0;
      let first = 0;
      response.on('data', (chunk: Buffer) => {
        first ||= since();
        bytes += chunk.length;
      });
      response.once('end', () => resolve({ seconds: since(), first, bytes }));
      response.once('error', reject);
    }).once('error', reject);
  });
}

function say(what: string, written: readonly Written[], grown: number): void {
  const each = written.map(
    ({ seconds, first, bytes }) =>
      `${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s (${(bytes / 1e6 / seconds).toFixed(1)} MB/s), first byte after ${first.toFixed(2)} s`,
  );
  console.log(`${what.padEnd(12)} ${each.join('; ')}; ${(grown / 1e6).toFixed(0)} MB above idle`);
}

/** The most memory that the server holds while something is done. */
async function watched<Result>(
  act: () => Promise<Result>,
): Promise<{ result: Result; most: number }> {
  let most = memory();
  const timer = setInterval(() => {
    most = Math.max(most, memory());
  }, LOOK_MS);
  try {
    return { result: await act(), most };
  } finally {
    clearInterval(timer);
  }
}

/** Resident memory of the server in bytes, as the system says it. */
function memory(): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 3000));
}

async function startServer(): Promise<{ child: ChildProcess; base: string }> {
  const server = fork(join(import.meta.dirname, 'national', 'server.ts'), [], {
    env: { ...process.env, PORTAL_DATA: dataFolder(process.env) },
  });
  const base = await new Promise<string>((resolve, reject) => {
    server.once('message', (said) => resolve(String(said)));
    server.once('exit', () => reject(new Error('the server ended before it was ready')));
  });
  return { child: server, base };
}
