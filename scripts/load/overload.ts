// More is asked than can be answered: what is answered all the same, how fast the rest is refused, what is kept afterwards.

import { say } from '../bench/figures.ts';
import type { LoadAsking } from './generator.ts';
import { told, type Measured, type Phase } from './measured.ts';
import { startGenerator } from './generators.ts';
import { wait, watch, type Watched } from './running.ts';
import { goodput, type LoadTally, type Times } from './tally.ts';

/** What is asked for, and what is expected of it. */
interface Work {
  readonly name: string;
  /** So many addresses, in the order they are asked. */
  readonly paths: (measured: Measured, count: number) => string[];
  /** Readers that wait for each answer, by whom the capacity is found. */
  readonly senders: number;
  readonly times: readonly number[];
  /** The step that has goals. */
  readonly goalAt: number;
}

/** Above this rate the process that asks is the one that is measured. */
const MOST_RATE = 5000;
const GOODPUT = 0.8;
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
  return async (measured) => {
    const { running, say: tell } = measured;
    const compared = work.paths(measured, COMPARED);
    const before = await readAll(running.base, compared);
    const capacity = goodput(await atCapacity(work, measured));
    const lines = [
      told(`${work.name}: answered in a second, one asked after another`, say(capacity)),
    ];
    const during: string[] = [];
    for (const times of work.times) {
      const rate = Math.min(MOST_RATE, capacity * times);
      tell(`${work.name}: ${say(rate)} in a second`);
      const paths = work.paths(measured, Math.ceil(rate * measured.seconds));
      during.push(...paths.slice(0, COMPARED));
      const end = watch(running);
      const [tally, refused] = await Promise.all([
        measured.generator.ask(asking(measured, paths, { rate })),
        refusedOf(work, measured),
      ]);
      lines.push(...linesOf(work, { times, rate, capacity, tally, refused, ...(await end()) }));
      if (times === work.goalAt) lines.push(await recovery(work, measured, capacity));
    }
    lines.push(await keptRight(running.base, before, during));
    return lines;
  };
}

interface Step extends Watched {
  readonly times: number;
  readonly rate: number;
  readonly capacity: number;
  readonly tally: LoadTally;
  /** Of the same work as it is seen by a process that has its share of the processor. */
  readonly refused: LoadTally;
}

function linesOf({ name, goalAt }: Work, step: Step) {
  const { times, rate, capacity, tally, refused: seen, livez, by, peak } = step;
  const what = `${name} ${times}× (${say(rate)}/s)`;
  const hasGoal = times === goalAt;
  const share = goodput(tally) / Math.min(rate, capacity);
  const { refused, good, lost, other } = tally;
  const line = (part: string, goal: string, reached: string, isGood: boolean) => ({
    what: `${what}: ${part}`,
    goal: hasGoal ? goal : '',
    reached,
    good: hasGoal ? isGood : null,
  });
  const others = Object.entries(other).map(([status, count]) => `, ${count} × ${status}`);
  return [
    line(
      'answered',
      `≥ ${GOODPUT * 100} % of what can be`,
      `${say(goodput(tally))}/s, ${say(share * 100)} %; p50 ${say(good.p50)} ms, p99 ${say(good.p99)} ms; ${lost} lost${others.join('')}`,
      share >= GOODPUT,
    ),
    told(`${what}: refused, as the process that makes the load sees it`, timesSaid(refused)),
    line(
      'refused',
      `p95 ≤ ${REFUSED_MS} ms`,
      `${timesSaid(seen.refused)}; ${seenBy(seen)}`,
      seen.refused.p95 <= REFUSED_MS,
    ),
    line(
      '/livez',
      `p99 ≤ ${LIVEZ_MS} ms`,
      `${timesSaid(livez)}; ${seenBy(by)}`,
      livez.p99 <= LIVEZ_MS,
    ),
    told(`${what}: memory`, `${say(peak)} MB`),
  ];
}

function timesSaid({ count, p50, p95, p99, max }: Times): string {
  return `${count}: p50 ${say(p50)} ms, p95 ${say(p95)} ms, p99 ${say(p99)} ms, longest ${say(max)} ms`;
}

/** How far what was measured can be believed. */
function seenBy({ nice, late }: Pick<LoadTally, 'nice' | 'late'>): string {
  return `seen by a process at nice ${nice} that was itself late by ${say(late)} ms at p99`;
}

async function refusedOf(work: Work, measured: Measured): Promise<LoadTally> {
  const probe = startGenerator('measures');
  const paths = work.paths(measured, Math.ceil(MEASURED_RATE * measured.seconds));
  const tally = await probe.ask(asking(measured, paths, { rate: MEASURED_RATE }));
  probe.stop();
  return tally;
}

async function atCapacity(work: Work, measured: Measured): Promise<LoadTally> {
  measured.say(`${work.name}: how many can be answered`);
  // more than can be answered, so that none is asked twice
  const paths = work.paths(measured, 1000 * measured.seconds);
  return await measured.generator.ask(asking(measured, paths, { senders: work.senders }));
}

function asking(
  { running, seconds }: Measured,
  paths: readonly string[],
  pace: LoadAsking['pace'],
): LoadAsking {
  return { base: running.base, paths, seconds, pace };
}

/** Seconds until half of what can be answered is answered again. */
async function recovery(work: Work, measured: Measured, capacity: number) {
  const rate = capacity / 2;
  let passed = 0;
  for (; passed < 60; passed++) {
    const paths = work.paths(measured, Math.ceil(rate));
    const tally = await measured.generator.ask({
      ...asking(measured, paths, { rate }),
      seconds: 1,
    });
    if (tally.good.count >= GOODPUT * tally.asked) break;
  }
  return {
    what: `${work.name}: as before after`,
    goal: `≤ ${RECOVERED_SECONDS} s`,
    reached: `${passed} s`,
    good: passed <= RECOVERED_SECONDS,
  };
}

type Reading = readonly [path: string, status: number, text: string];

async function readAll(base: string, paths: readonly string[]): Promise<Reading[]> {
  const read: Reading[] = [];
  for (const path of paths) {
    const response = await fetch(base + path, { redirect: 'manual' });
    read.push([path, response.status, await response.text()]);
  }
  return read;
}

/** After the trouble pages are what they were before it, and those that were asked for meanwhile are whole. */
async function keptRight(base: string, before: readonly Reading[], during: readonly string[]) {
  await wait(1000);
  const after = await readAll(
    base,
    before.map(([path]) => path),
  );
  const changed = after.filter(
    ([path, status, text], nth) =>
      path !== '/livez' && (status !== before[nth]?.[1] || text !== before[nth]?.[2]),
  );
  const whole = await readAll(base, during);
  const broken = whole.filter(([, status]) => status >= 400);
  return {
    what: 'afterwards: pages that are not as they were, or not whole',
    goal: '0',
    reached: `${changed.length + broken.length} of ${before.length + whole.length}`,
    good: changed.length + broken.length === 0,
  };
}
