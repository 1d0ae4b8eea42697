// Measures the search over the ledger of PORTAL_DATA: its index, then each question of tests/portal/searched.yaml.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import {
  CurrentLedger,
  dataFolder,
  foldersFrom,
  ledgersFolder,
  loadPortal,
  lookup,
  findCallShape,
  type Ledger,
} from '../engine/serve.ts';
import { KINDS } from '../site/kinds.ts';
import { quantile } from './harness/lines.ts';

const USAGE = 'usage: npm run bench:search [-- TIMES]   each question 10 times without a number';
const QUESTIONS = join(import.meta.dirname, '../tests/portal/searched.yaml');
/** The time that half of all questions must not take longer than, in milliseconds. */
const GOAL = 10;
const times = Number(process.argv[2] ?? 10);

if (process.argv.length > 3 || !Number.isSafeInteger(times) || times < 1) {
  console.error(USAGE);
  process.exit(2);
}

const portal = loadPortal(foldersFrom(process.env), KINDS);
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const current = new CurrentLedger(ledgersFolder(dataFolder(process.env)), portal.model, quiet);
await current.start();
const ledger = current.get();
const questions = parse(readFileSync(QUESTIONS, 'utf8')) as readonly { q: string; in?: string }[];

const made = await ask(ledger, 'index', 'uk');
const all: number[] = [];
const slowest = { q: '', ms: 0 };
for (const { q, in: lang = 'uk' } of questions)
  for (let i = 0; i < times; i++) {
    const ms = await ask(ledger, q, lang);
    all.push(ms);
    if (ms > slowest.ms) Object.assign(slowest, { q, ms });
  }
const say = (ms: number) => ms.toFixed(1);
console.log(
  `ledger ${ledger.id}, ${questions.length} questions, each ${times} times; milliseconds`,
);
console.log(`index made in ${say(made)}, a part at a time`);
console.log(
  `p50 ${say(quantile(all, 0.5))} of ${GOAL}   p95 ${say(quantile(all, 0.95))}   at most ${say(slowest.ms)}: ${slowest.q}`,
);
await current.stop();

/** One question as the server asks it, without caches. */
async function ask(of: Ledger, q: string, lang: string): Promise<number> {
  const call = lookup(portal.calls, 'search');
  const started = performance.now();
  await findCallShape(call).ask({
    portal,
    ledger: of,
    call,
    params: { q, lang },
    flat: false,
    lang,
    signal: undefined,
  });
  return performance.now() - started;
}
