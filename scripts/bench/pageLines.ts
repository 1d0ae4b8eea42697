// A page against its limit: while nothing of it has been touched, and on a fast line, where it wakes by itself.

import type { Child } from '../harness/child.ts';
import type { Spent } from './counter.ts';
import { kB, median, ratio, type BenchFigure, type Measuring } from '../harness/lines.ts';
import { compress, writeLimit } from './limit.ts';
import { bytesOn, FAST, newReader, SLOW, wake } from './readers.ts';
import type { Bench } from './sections.ts';
import { AS_PAGE, served } from './served.ts';
import { bytesUntil, stylesOf, upToBlock } from './streamed.ts';
import { visit, type Visit } from './visit.ts';
import type { BenchPage } from './waits.ts';

interface Pair {
  readonly cold: Visit;
  readonly warm: Visit;
  readonly warmBody: number;
}

/** What was had in turn. */
export interface Turns<T> {
  readonly ours: readonly T[];
  readonly theirs: readonly T[];
}

/** Ratios to the limit, kilobytes, milliseconds. */
const GOALS = {
  visible: 1.15,
  largest: 1.15,
  repeat: 1.1,
  flight: 14.6,
  styles: 9,
  scripts: 8,
  alive: 110,
  view: 45,
  blocking: 20,
  task: 50,
  shift: 0.004,
} as const;

export async function* pageLines(bench: Bench, page: BenchPage): Measuring {
  const { portal, plain, runs, quick } = bench;
  const { path, waitFor, view = GOALS.view } = page;
  const of = named(path);
  yield* documentLines(page, await putLimit(bench, page));
  const cold = await inTurns([portal, plain], runs, async (server) => visitTwice(server, page));
  const compared = comparing(of, waitFor);
  yield* compared(cold, ({ cold: { visible, largest } }) => ({ visible, largest }));
  const repeat = [cold.ours, cold.theirs].map((pairs) =>
    medianOf(pairs, ({ warm }) => warm.visible),
  );
  yield ratio([of, 'repeat visit / limit'], repeat as [number, number], 'ms', GOALS.repeat);
  const own = (
    what: string,
    unit: BenchFigure['unit'],
    most: number,
    pick: (pair: Pair) => number,
  ) => ({ of, what, value: medianOf(cold.ours, pick), unit, most }) as const;
  yield own('scripts before a touch', 'kB', GOALS.scripts, (pair) => pair.cold.scripts / 1000);
  yield own('whole first view without fonts', 'kB', view, (pair) => pair.cold.total / 1000);
  yield own('blocking time', 'ms', GOALS.blocking, (pair) => pair.cold.blocking);
  yield own('repeat visit, bytes of bodies', '', 0, (pair) => pair.warmBody);
  const shift = Math.max(...cold.ours.map((pair) => Math.max(pair.cold.shift, pair.warm.shift)));
  yield { of, what: 'layout shift', value: shift, unit: '', most: GOALS.shift };
  if (quick) return;
  if (waitFor.length > 1) yield await aliveScripts(bench, page);
  yield* idleLines(bench, page);
}

/** The limit of a page lies on the plain server under the same address; returns what the portal sends. */
export async function putLimit({ portal, plain }: Bench, page: BenchPage) {
  const sent = await served(portal.url + page.path);
  const limit = compress(await writeLimit(sent.html));
  const headers = { ...AS_PAGE, etag: '"limit"', 'cache-control': 'no-cache' };
  await plain.ask('put', { path: page.path, headers, body: limit });
  return { ...sent, limit: limit.length };
}

/** Without what was chosen on it. */
export function named(path: string): string {
  return path.replace(/\?.*/, '');
}

/** What was seen of it and its largest paint, against the limit. */
export function comparing(of: string, waitFor: readonly string[]) {
  const visible = waitFor.length > 1 ? 'figures visible / limit' : 'text visible / limit';
  return function* <T>(
    turns: Turns<T>,
    pick: (had: T) => Pick<Visit, 'visible' | 'largest'>,
  ): Generator<BenchFigure> {
    const both = (name: 'visible' | 'largest'): [number, number] => [
      medianOf(turns.ours, (had) => pick(had)[name]),
      medianOf(turns.theirs, (had) => pick(had)[name]),
    ];
    yield ratio([of, visible], both('visible'), 'ms', GOALS.visible);
    yield ratio([of, 'largest paint / limit'], both('largest'), 'ms', GOALS.largest);
  };
}

/** All servers in turn, so that what the machine does besides falls on all. */
export async function inTurns<T>(
  [portal, plain]: readonly [portal: Child, plain: Child],
  runs: number,
  once: (server: Child) => Promise<T>,
): Promise<Turns<T>> {
  const ours: T[] = [];
  const theirs: T[] = [];
  // a first visit, which warms the browser's own processes, weighs nothing in a median
  for (let run = 0; run < runs; run++) {
    const turns = [
      [portal, ours],
      [plain, theirs],
    ] as const;
    for (const [server, into] of run % 2 === 0 ? turns : turns.toReversed())
      into.push(await once(server));
  }
  return { ours, theirs };
}

function* documentLines(
  { path, most, first }: BenchPage,
  { html, packed, limit }: Awaited<ReturnType<typeof putLimit>>,
): Generator<BenchFigure> {
  const of = named(path);
  const bytes = packed.length;
  const kilobytes = (what: string, size: number, goal: number, more = '') =>
    ({ of, what, value: size / 1000, unit: 'kB', most: goal, more }) as const;
  const beside = `(limit ${kB(limit)})`;
  yield kilobytes('bytes of the document (HTML, br)', bytes, most / 1000, beside);
  const seen = first === undefined ? bytes : bytesUntil(packed, upToBlock(html, first));
  yield kilobytes('of them up to the first picture', seen, GOALS.flight);
  yield kilobytes('of them inline styles', compress(stylesOf(html)).length, GOALS.styles);
}

/** Of everything that a page with figures loads when it is woken. */
async function aliveScripts({ portal }: Bench, { path, waitFor }: BenchPage): Promise<BenchFigure> {
  const reader = await newReader({ ...SLOW, cpu: 1 });
  await visit(reader, portal.url + path, waitFor);
  await wake(reader);
  const value = bytesOn(reader, 'Script') / 1000;
  await reader.context.close();
  return { of: named(path), what: 'scripts once alive', value, unit: 'kB', most: GOALS.alive };
}

/** Where the line is fast, the page wakes by itself as soon as it is idle. */
async function* idleLines({ portal, plain, runs }: Bench, { path, waitFor }: BenchPage): Measuring {
  const of = `${named(path)}, waking when idle`;
  const turns = await inTurns([portal, plain], Math.min(runs, 3), async (server) => {
    const reader = await newReader(FAST);
    const visited = await visit(reader, server.url + path, waitFor);
    await reader.context.close();
    return visited;
  });
  yield* comparing(of, waitFor)(turns, (visited) => visited);
  // a page that sleeps would reach the other goals
  if (turns.ours.some(({ alive }) => alive === null)) {
    yield { of, reason: 'the page did not wake by itself' };
    return;
  }
  const own = (what: string, pick: (visited: Visit) => number, most?: number): BenchFigure => {
    const value = medianOf(turns.ours, pick);
    return { of, what, value, unit: 'ms', ...(most === undefined ? {} : { most }) };
  };
  yield own('longest task', ({ longest }) => longest, GOALS.task);
  yield own('blocking time', ({ blocking }) => blocking, GOALS.blocking);
  yield own('alive', ({ alive }) => alive ?? NaN);
}

export function medianOf<T>(had: readonly T[], pick: (each: T) => number): number {
  return median(had.map(pick));
}

async function visitTwice(server: Child, { path, waitFor }: BenchPage): Promise<Pair> {
  const reader = await newReader();
  const cold = await visit(reader, server.url + path, waitFor);
  await reader.page.goto('about:blank');
  await server.ask('count');
  const warm = await visit(reader, server.url + path, waitFor);
  const { sent } = await server.ask<Spent>('spent');
  await server.ask('quiet');
  await reader.context.close();
  return { cold, warm, warmBody: sent.reduce((sum, answer) => sum + answer.body, 0) };
}
