// Twenty large files at once, of each kind: what is kept is answered as before meanwhile, and so is /livez.

import { say } from '../bench/figures.ts';
import { told, type Measured } from './measured.ts';
import { watch } from './running.ts';
import { goodput } from './tally.ts';

const AT_ONCE = 20;
const LIVEZ_MS = 100;
const CACHED = 0.9;
/** Readers who go on reading what is kept. */
const READERS = 2;

/** Addresses of one kind; `nth` makes each a file of its own. */
const KINDS: Readonly<Record<string, (nth: number) => string>> = {
  'xlsx of a cube': (nth) => cube('XLSX', nth),
  'csv of a cube': (nth) => cube('CSV', nth),
  'parquet of a cube': (nth) => cube('PARQUET', nth),
  'map of addresses': () => '/sitemap.xml?part=1',
  search: (nth) => `/search?q=${nth + 1}`,
};

function cube(form: string, nth: number): string {
  const year = 2018 + (nth % 9);
  return `/api/pivot/incomes/${form}?budgetType=LOCAL&year=${year}&rows=budget&rows=income:${1 + (nth % 3)}&rows=month&measures=plan,done`;
}

export async function files(measured: Measured) {
  const lines = [];
  for (const [kind, address] of Object.entries(KINDS)) {
    measured.say(`${AT_ONCE} at once of ${kind}`);
    lines.push(...(await linesOf(kind, address, measured)));
  }
  return lines;
}

async function linesOf(kind: string, address: (nth: number) => string, measured: Measured) {
  const { running, generator, seconds } = measured;
  const reading = {
    base: running.base,
    paths: ['/', '/api/periods/loaded'],
    pace: { senders: READERS },
    seconds,
  };
  const alone = async () => goodput(await generator.ask(reading));
  const before = await alone();
  const end = watch(running);
  const begun = performance.now();
  const [during, outcomes] = await Promise.all([
    generator.ask(reading),
    Promise.all(
      Array.from({ length: AT_ONCE }, async (_, nth) => await take(running.base + address(nth))),
    ),
  ]);
  const took = Math.max(...outcomes.map(({ at }) => at)) - begun;
  const { livez, peak } = await end();
  // a machine that others use as well is not the same a moment later
  const usual = (before + (await alone())) / 2;
  const share = goodput(during) / usual;
  const whole = outcomes.filter(({ status }) => status === 200);
  const rest = outcomes.filter(({ status }) => status !== 200).map(({ status }) => status);
  const bytes = Math.max(0, ...whole.map((outcome) => outcome.bytes));
  return [
    told(
      `${kind}: files of up to ${say(bytes / 1e6)} MB`,
      `${whole.length} whole, ${rest.filter((status) => status === 503).length} refused, ${rest.filter((status) => status !== 503).length} else; ${say(took)} ms; ${say(peak)} MB of memory`,
    ),
    {
      what: `${kind}: /livez meanwhile`,
      goal: `≤ ${LIVEZ_MS} ms`,
      reached: `longest ${say(livez.max)} ms`,
      good: livez.max <= LIVEZ_MS,
    },
    {
      what: `${kind}: kept answers meanwhile`,
      goal: `≥ ${CACHED * 100} %`,
      reached: `${say(share * 100)} % of ${say(usual)}/s`,
      good: share >= CACHED,
    },
  ];
}

/** Reads an answer to its end and keeps nothing of it. */
async function take(url: string): Promise<{ status: number; bytes: number; at: number }> {
  let bytes = 0;
  let status = 0;
  try {
    const response = await fetch(url);
    status = response.status;
    for await (const part of response.body ?? []) bytes += part.length;
  } catch {
    status = 0;
  }
  return { status, bytes, at: performance.now() };
}
