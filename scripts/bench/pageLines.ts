// A page against its limit, and what readers do on it: figures beside their goals.

import type { Browser } from '@playwright/test';

import { actLines } from './acts.ts';
import type { Child, Spent } from './child.ts';
import { kB, median, ratio, type BenchFigure, type Measuring } from './figures.ts';
import { compress, writeLimit } from './limit.ts';
import { AS_PAGE, served, type Servers } from './served.ts';
import { bytesUntil, upToBlock } from './streamed.ts';
import { newReader, visit, type Visit } from './visit.ts';
import type { BenchPage } from './waits.ts';

interface PageBench extends Servers {
  readonly browser: Browser;
  readonly page: BenchPage;
  readonly runs: number;
  readonly acts: boolean;
}

interface Pair {
  readonly cold: Visit;
  readonly warm: Visit;
  readonly warmBody: number;
}

interface Pairs {
  readonly ours: readonly Pair[];
  readonly theirs: readonly Pair[];
}

const ONE_FLIGHT_KB = 14.6;

export async function* pageLines(bench: PageBench): Measuring {
  const { browser, portal, plain, page, acts } = bench;
  const { path, waitFor, most, first } = page;
  const of = named(path);
  const { html, bytes, packed } = await served(portal.url + path);
  const limit = compress(await writeLimit(browser, html));
  const headers = { ...AS_PAGE, etag: '"limit"', 'cache-control': 'no-cache' };
  await plain.ask('put', { path, headers, body: limit });
  yield {
    of,
    what: 'bytes before content (HTML, br)',
    value: bytes / 1000,
    unit: 'kB',
    most: most / 1000,
    more: `(limit ${kB(limit.length)})`,
  };
  if (first !== undefined)
    yield {
      of,
      what: 'of them up to its second area',
      value: bytesUntil(packed, upToBlock(html, first)) / 1000,
      unit: 'kB',
      most: ONE_FLIGHT_KB,
    };
  const pairs = await visitInTurns(bench);
  const visible = waitFor.length > 1 ? 'figures visible / limit' : 'text visible / limit';
  const compared = (what: string, pick: (pair: Pair) => number) =>
    ratio([of, what], [medianOf(pairs.ours, pick), medianOf(pairs.theirs, pick)], 'ms', 1.3);
  yield compared(visible, (pair) => pair.cold.visible);
  yield compared('largest paint / limit', (pair) => pair.cold.largest);
  yield compared('repeat visit / limit', (pair) => pair.warm.visible);
  yield* amounts(of, pairs.ours);
  if (acts) yield* actLines(bench, path);
}

/** Without what was chosen on it. */
export function named(path: string): string {
  return path.replace(/\?.*/, '');
}

/** What stands for itself: bytes, blocking, shift. */
function amounts(of: string, ours: readonly Pair[]): BenchFigure[] {
  const shift = Math.max(...ours.map(({ cold, warm }) => Math.max(cold.shift, warm.shift)));
  const kept = (
    what: string,
    value: number,
    unit: BenchFigure['unit'],
    most: number,
  ): BenchFigure => ({
    of,
    what,
    value,
    unit,
    most,
  });
  return [
    kept('scripts, compressed', medianOf(ours, ({ cold }) => cold.scripts) / 1000, 'kB', 110),
    kept(
      'whole first view, compressed',
      medianOf(ours, ({ cold }) => cold.total) / 1000,
      'kB',
      150,
    ),
    kept(
      'blocking time',
      medianOf(ours, ({ cold }) => cold.blocking),
      'ms',
      100,
    ),
    kept(
      'repeat visit, bytes of bodies',
      medianOf(ours, (pair) => pair.warmBody),
      '',
      0,
    ),
    kept('layout shift', Math.round(shift * 1000) / 1000, '', 0.004),
  ];
}

function medianOf(pairs: readonly Pair[], pick: (pair: Pair) => number): number {
  return median(pairs.map(pick));
}

/** Both servers in turn, so that what the machine does besides falls on both. */
async function visitInTurns({ browser, portal, plain, page, runs }: PageBench): Promise<Pairs> {
  const ours: Pair[] = [];
  const theirs: Pair[] = [];
  // a first visit, which warms the browser's own processes, weighs nothing in a median
  for (let run = 0; run < runs; run++) {
    const turns = [
      [portal, ours],
      [plain, theirs],
    ] as const;
    for (const [server, into] of run % 2 === 0 ? turns : turns.toReversed())
      into.push(await visitTwice(browser, server, page));
  }
  return { ours, theirs };
}

async function visitTwice(
  browser: Browser,
  server: Child,
  { path, waitFor }: BenchPage,
): Promise<Pair> {
  const reader = await newReader(browser);
  const cold = await visit(reader, server.url + path, waitFor);
  await reader.page.goto('about:blank');
  await server.ask('count');
  const warm = await visit(reader, server.url + path, waitFor);
  const { sent } = await server.ask<Spent>('spent');
  await server.ask('quiet');
  await reader.context.close();
  return { cold, warm, warmBody: sent.reduce((sum, answer) => sum + answer.body, 0) };
}
