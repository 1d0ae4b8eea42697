// A page on an old phone, and the memory that it takes there: before a touch, alive, after ten more pages; the page written by hand beside it.

import { setTimeout as sleep } from 'node:timers/promises';

import type { Child } from '../harness/child.ts';
import { ratio, type BenchFigure, type Measuring } from '../harness/lines.ts';
import { comparing, inTurns, medianOf, named, putLimit } from './pageLines.ts';
import { privateMegabytes } from '../harness/processes.ts';
import { newReader, openBrowser, OLD_PHONE, settle, wake, type Reader } from './readers.ts';
import type { Bench } from './sections.ts';
import { touch } from './touch.ts';
import { visit } from './visit.ts';
import { EFFECTS, ONWARD, TOUCHED, type BenchPage } from './waits.ts';

/** Megabytes: of what scripts keep, of the whole process. */
interface Memory {
  readonly heap: number;
  readonly process: number;
}

const PAGES = 10;
/** What is thrown away is given back by then. */
const REST_MS = 1500;
const MENU = {
  control: TOUCHED.menu,
  by: 'touch',
  watched: EFFECTS.menu,
} as const;

export async function* phoneLines(bench: Bench, page: BenchPage): Measuring {
  const { portal, plain, runs } = bench;
  const { path, waitFor } = page;
  const of = `${named(path)}, old phone`;
  await putLimit(bench, page);
  const turns = await inTurns([portal, plain], Math.min(runs, 3), async (server) => {
    const reader = await newReader(OLD_PHONE);
    const visited = await visit(reader, server.url + path, waitFor);
    const opened = server === portal ? await touch(reader, MENU) : null;
    await reader.context.close();
    return { ...visited, opened };
  });
  yield* comparing(of, waitFor)(turns, (had) => had);
  const own = (what: string, pick: (had: (typeof turns.ours)[number]) => number): BenchFigure => ({
    of,
    what,
    value: medianOf(turns.ours, pick),
    unit: 'ms',
  });
  yield own('blocking time', ({ blocking }) => blocking);
  yield own('menu opened by touch', ({ opened }) => opened?.done ?? NaN);
  yield* memoryLines(bench, page);
}

async function* memoryLines({ portal, plain }: Bench, { path, waitFor }: BenchPage): Measuring {
  const of = `${named(path)}, memory`;
  const start = async (server: Child) => {
    const reader = await newReader(OLD_PHONE);
    await visit(reader, server.url + path, waitFor);
    return reader;
  };
  const theirs = await start(plain);
  const limit = await memoryOf(theirs);
  for (let times = 0; times < PAGES; times++) {
    await theirs.page.goto(plain.url + path);
    await settle(theirs);
  }
  const limitAfter = await memoryOf(theirs);
  await theirs.context.close();
  const ours = await start(portal);
  yield* beside(of, 'before a touch', await memoryOf(ours), limit);
  // a page of words has nothing that would wake it
  if (waitFor.length > 1) {
    await wake(ours);
    yield* beside(of, 'alive', await memoryOf(ours), limit);
  }
  for (let nth = 0; nth < PAGES; nth++) await goOn(ours, nth);
  yield* beside(of, `after ${PAGES} more pages`, await memoryOf(ours), limitAfter);
  await ours.context.close();
}

function* beside(of: string, when: string, own: Memory, limit: Memory): Generator<BenchFigure> {
  yield ratio([of, `heap ${when} / limit`], [own.heap, limit.heap], 'MB');
  if (Number.isFinite(own.process))
    yield ratio([of, `process ${when} / limit`], [own.process, limit.process], 'MB');
}

/** The link is followed as it is by a press, wherever it stands; the menu that holds it may be folded. */
async function goOn(reader: Reader, nth: number): Promise<void> {
  const { page } = reader;
  const before = page.url();
  const gone = page.waitForURL((url) => url.href !== before, { waitUntil: 'commit' });
  await page.evaluate(
    ({ css, nth: place }) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(css)].filter(
        ({ href }) => href.split('#')[0] !== location.href.split('#')[0],
      );
      links[place % links.length]?.click();
    },
    { css: ONWARD, nth },
  );
  await gone;
  await settle(reader);
}

/** After everything that is of no use any more was thrown away. */
async function memoryOf({ cdp }: Reader): Promise<Memory> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Memory.simulatePressureNotification', { level: 'critical' });
  await sleep(REST_MS);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (asked: string) => metrics.find(({ name }) => name === asked)?.value ?? NaN;
  const whole = await (await openBrowser()).newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  await whole.detach();
  // which process is that of the page is told by the time that it has taken alone
  const apart = (seconds: number) => Math.abs(seconds - metric('ProcessTime'));
  const [own] = processInfo
    .filter(({ type }) => type === 'renderer')
    .toSorted((a, b) => apart(a.cpuTime) - apart(b.cpuTime));
  return {
    heap: metric('JSHeapUsedSize') / 2 ** 20,
    process: privateMegabytes(own?.id ?? 0),
  };
}
