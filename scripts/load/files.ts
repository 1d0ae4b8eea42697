// Twenty large files at once, of each kind: what is kept is answered as before meanwhile, and so is /livez.

import { get } from '../harness/asking.ts';
import { lineOf, say, told, type BenchLine } from '../harness/lines.ts';
import { goodput } from '../harness/tally.ts';
import { watch } from '../harness/watch.ts';
import { askPortal, type Loading } from './phase.ts';

const AT_ONCE = 20;
const LIVEZ_MS = 100;
/** Of the answers that are kept, in percent of what is usual. */
const CACHED = 90;
/** Two readers go on reading what is kept. */
const READING = { paths: ['/', '/api/periods/loaded'], pace: { senders: 2 } };

/** Addresses of one kind; `nth` makes each a file of its own. */
const FILES: Readonly<Record<string, (nth: number) => string>> = {
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

export async function files(loading: Loading): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const [kind, address] of Object.entries(FILES)) {
    loading.say(`${AT_ONCE} at once of ${kind}`);
    lines.push(...(await askAtOnce(kind, address, loading)));
  }
  return lines;
}

async function askAtOnce(
  kind: string,
  address: (nth: number) => string,
  loading: Loading,
): Promise<BenchLine[]> {
  const { running } = loading;
  const read = async () => goodput(await askPortal(loading, READING));
  const before = await read();
  const end = watch(running);
  const [during, answers] = await Promise.all([
    read(),
    Promise.all(
      Array.from({ length: AT_ONCE }, async (_, nth) =>
        get(running.base + address(nth), { forgets: true }).catch(() => null),
      ),
    ),
  ]);
  const { livez, peak } = await end();
  // a machine that others use as well is not the same a moment later
  const usual = (before + (await read())) / 2;
  const whole = answers.filter((answer) => answer?.statusCode === 200);
  const refused = answers.filter((answer) => answer?.statusCode === 503).length;
  const bytes = Math.max(0, ...whole.map((answer) => answer?.bytes ?? 0));
  const took = Math.max(...answers.map((answer) => answer?.whole ?? 0));
  return [
    told(
      `${kind}: files of up to ${say(bytes / 1e6)} MB`,
      `${whole.length} whole, ${refused} refused, ${AT_ONCE - whole.length - refused} else; ${say(took)} ms; ${say(peak)} MB of memory`,
    ),
    lineOf({
      what: `${kind}: /livez meanwhile`,
      value: livez.max,
      unit: 'ms',
      most: LIVEZ_MS,
      more: 'at the longest',
    }),
    lineOf({
      what: `${kind}: kept answers meanwhile`,
      value: (during / usual) * 100,
      unit: '%',
      least: CACHED,
      more: `of ${say(usual)}/s`,
    }),
  ];
}
