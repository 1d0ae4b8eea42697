// More is asked than can be answered: what is answered all the same, how fast the rest is refused, what is kept afterwards.

import { setTimeout as wait } from 'node:timers/promises';

import { get } from '../harness/asking.ts';
import { startChild } from '../harness/child.ts';
import { lineOf, say, told, type BenchLine, type Measured } from '../harness/lines.ts';
import { goodput, sayTimes, type LoadTally } from '../harness/tally.ts';
import { watch, type Watched } from '../harness/watch.ts';
import { askPortal, type Loading, type Phase } from './phase.ts';

/** What is asked for, and what is expected of it. */
interface Work {
  readonly name: string;
  /** So many addresses, in the order they are asked. */
  readonly paths: (loading: Loading, count: number) => string[];
  /** Readers that wait for each answer, by whom the capacity is found. */
  readonly senders: number;
  readonly times: readonly number[];
  /** The step that has goals. */
  readonly goalAt: number;
}

/** Above this rate the process that asks is the one that is measured. */
const MOST_RATE = 5000;
/** Percent of what can be answered. */
const GOODPUT = 80;
const REFUSED_MS = 50;
const LIVEZ_MS = 50;
/** So many of the new pages a second are asked for by a process that measures, beside the one that makes the load. */
const MEASURED_RATE = 25;
const RECOVERED_SECONDS = 5;
/** Pages that are read before and after. */
const COMPARED = 20;
/** Of mixed work one request in so many asks for a page that nobody has asked for. */
const ONE_FRESH_IN = 8;
const KEPT = ['/', '/en', '/api/periods/loaded', '/livez'];

export const cached = overloaded({
  name: 'kept answers',
  paths: () => KEPT,
  senders: 32,
  times: [1, 5, 20],
  goalAt: 0,
});

export const uncached = overloaded({
  name: 'new pages',
  paths: ({ fresh }, count) => fresh.take(count),
  senders: 8,
  times: [1, 5, 10, 20],
  goalAt: 10,
});

export const mixed = overloaded({
  name: 'mixed work',
  paths: ({ fresh }, count) =>
    Array.from({ length: count }, (_, nth) =>
      nth % ONE_FRESH_IN === 0 ? (fresh.take(1)[0] ?? '/') : (KEPT[nth % KEPT.length] ?? '/'),
    ),
  senders: 16,
  times: [1, 5, 20],
  goalAt: 0,
});

function overloaded(work: Work): Phase {
  return async (loading) => {
    const { running, seconds, say: tell } = loading;
    const { name, senders } = work;
    const before = await readAll(running.base, work.paths(loading, COMPARED));
    tell(`${name}: how many can be answered`);
    // more than can be answered, so that none is asked twice
    const many = work.paths(loading, 1000 * seconds);
    const capacity = goodput(await askPortal(loading, { paths: many, pace: { senders } }));
    const lines = [told(`${name}: answered in a second, one asked after another`, say(capacity))];
    const during: string[] = [];
    for (const times of work.times) {
      const rate = Math.min(MOST_RATE, capacity * times);
      tell(`${name}: ${say(rate)} in a second`);
      const paths = work.paths(loading, Math.ceil(rate * seconds));
      during.push(...paths.slice(0, COMPARED));
      const end = watch(running);
      const [tally, seen] = await Promise.all([
        askPortal(loading, { paths, pace: { rate } }),
        askMeasuring(work, loading),
      ]);
      lines.push(...stepLines(work, { times, rate, capacity, tally, seen, ...(await end()) }));
      if (times === work.goalAt) lines.push(await recover(work, loading, capacity / 2));
    }
    lines.push(await comparePages(running.base, before, during));
    return lines;
  };
}

interface Step extends Watched {
  readonly times: number;
  readonly rate: number;
  readonly capacity: number;
  readonly tally: LoadTally;
  /** Of the same work as it is seen by a process that has its share of the processor. */
  readonly seen: LoadTally;
}

function stepLines({ name, goalAt }: Work, step: Step): BenchLine[] {
  const { times, rate, capacity, tally, seen, livez, by, peak } = step;
  const what = `${name} ${times}× (${say(rate)}/s)`;
  const line = ({ what: part, most, least, ...measured }: Measured) => {
    const goal = times === goalAt ? { most, least } : {};
    return lineOf({ ...measured, ...goal, what: `${what}: ${part}` });
  };
  const { refused, good, lost, other } = tally;
  const others = Object.entries(other).map(([status, count]) => `, ${count} × ${status}`);
  return [
    line({
      what: 'answered of what can be',
      value: (goodput(tally) / Math.min(rate, capacity)) * 100,
      unit: '%',
      least: GOODPUT,
      more: `${say(goodput(tally))}/s; p50 ${say(good.p50)} ms, p99 ${say(good.p99)} ms; ${lost} lost${others.join('')}`,
    }),
    told(`${what}: refused, as the process that makes the load sees it`, sayTimes(refused)),
    line({
      what: 'refused, p95',
      value: seen.refused.p95,
      unit: 'ms',
      most: REFUSED_MS,
      more: `of ${sayTimes(seen.refused)}; ${seenBy(seen)}`,
    }),
    line({
      what: '/livez, p99',
      value: livez.p99,
      unit: 'ms',
      most: LIVEZ_MS,
      more: `of ${sayTimes(livez)}; ${seenBy(by)}`,
    }),
    told(`${what}: memory`, `${say(peak)} MB`),
  ];
}

/** How far what was measured can be believed. */
function seenBy({ nice, late }: Pick<LoadTally, 'nice' | 'late'>): string {
  return `seen by a process at nice ${nice} that was itself late by ${say(late)} ms at p99`;
}

async function askMeasuring(work: Work, loading: Loading): Promise<LoadTally> {
  const probe = await startChild('harness/generator', {}, ['measures']);
  const paths = work.paths(loading, Math.ceil(MEASURED_RATE * loading.seconds));
  const asking = { paths, pace: { rate: MEASURED_RATE } };
  return await askPortal(loading, asking, probe).finally(() => probe.kill());
}

/** Seconds until half of what can be answered is answered again. */
async function recover(work: Work, loading: Loading, rate: number): Promise<BenchLine> {
  let passed = 0;
  for (; passed < 60; passed++) {
    const paths = work.paths(loading, Math.ceil(rate));
    const { good, asked } = await askPortal(loading, { paths, pace: { rate }, seconds: 1 });
    if (good.count * 100 >= GOODPUT * asked) break;
  }
  const what = `${work.name}: as before after`;
  return lineOf({ what, value: passed, unit: 's', most: RECOVERED_SECONDS });
}

type Reading = readonly [path: string, status: number, text: string];

async function readAll(base: string, paths: readonly string[]): Promise<Reading[]> {
  const read: Reading[] = [];
  for (const path of paths) {
    const { statusCode, payload } = await get(base + path);
    read.push([path, statusCode, payload]);
  }
  return read;
}

/** After the trouble pages are what they were before it, and those that were asked for meanwhile are whole. */
async function comparePages(
  base: string,
  before: readonly Reading[],
  during: readonly string[],
): Promise<BenchLine> {
  await wait(1000);
  const paths = before.map(([path]) => path);
  const changed = (await readAll(base, paths)).filter(
    ([path, status, text], nth) =>
      path !== '/livez' && (status !== before[nth]?.[1] || text !== before[nth]?.[2]),
  );
  const broken = (await readAll(base, during)).filter(([, status]) => status >= 400);
  return lineOf({
    what: 'afterwards: pages that are not as they were, or not whole',
    value: changed.length + broken.length,
    unit: '',
    most: 0,
    more: `of ${before.length + during.length}`,
  });
}
