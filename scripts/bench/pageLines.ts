// A page against its limit, and what readers do on it, as lines of the table: what, goal, reached.

import type { Browser } from '@playwright/test';

import { measureActs } from './acts.ts';
import type { Child, Spent } from './child.ts';
import { kB, median, say as figure, type BenchLine } from './figures.ts';
import { compress, writeLimit } from './limit.ts';
import { served, type Servers } from './served.ts';
import { bytesUntil, upToBlock } from './streamed.ts';
import { CONDITIONS, newReader, visit, type Visit } from './visit.ts';

/** A page to measure, and what is expected of it. */
export interface PageBench extends Servers {
  readonly browser: Browser;
  readonly path: string;
  readonly waitFor: readonly string[];
  readonly runs: number;
  readonly acts: boolean;
  /** Bytes that its document may have. */
  readonly most: number;
  /** The kind of block up to which all must come at once. */
  readonly first?: string;
}

interface Pair {
  readonly cold: Visit;
  readonly warm: Visit;
  readonly warmBody: number;
}

const ONE_FLIGHT = 14_600;

/** Measures a page; `note` tells how large it and its limit are. */
export async function pageLines(bench: PageBench): Promise<{ found: BenchLine[]; note: string }> {
  const { browser, portal, plain, path, waitFor, acts, most, first, say } = bench;
  say(`measuring ${named(path)} against its limit`);
  const { html, bytes, packed } = await served(portal.url + path);
  const limit = await writeLimit(browser, html);
  const limitBytes = compress(limit);
  await plain.ask('put', {
    path,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      etag: '"limit"',
      'cache-control': 'no-cache',
    },
    body: limitBytes,
  });
  const pairs = await visitInTurns(bench);
  const what = waitFor.length > 1 ? 'figures visible' : 'text visible';
  const found = [
    ...ratioLines(pairs, `${named(path)}: ${what} / limit`),
    {
      what: '  bytes before content (HTML, br)',
      goal: `≤ ${kB(most)}`,
      reached: `${kB(bytes)}  (limit ${kB(limitBytes.length)})`,
      good: bytes <= most,
    },
    ...(first === undefined ? [] : [firstLine(bytesUntil(packed, upToBlock(html, first)))]),
    ...amountLines(pairs.ours),
    ...(acts ? await actLines(bench) : []),
  ];
  return {
    found,
    note: `limit of ${named(path)}: ${limit.length} characters, ${limitBytes.length} bytes compressed; the portal's page ${html.length} characters, ${bytes} bytes`,
  };
}

/** Without what was chosen on it. */
function named(path: string): string {
  return path.replace(/\?.*/, '');
}

/** How much of the stream holds what the page begins with. */
function firstLine(bytes: number): BenchLine {
  return {
    what: '  of them up to its second area',
    goal: `≤ ${kB(ONE_FLIGHT)}`,
    reached: kB(bytes),
    good: bytes <= ONE_FLIGHT,
  };
}

interface Pairs {
  readonly ours: readonly Pair[];
  readonly theirs: readonly Pair[];
}

/** Both servers in turn, so that what the machine does besides falls on both. */
async function visitInTurns({
  browser,
  portal,
  plain,
  path,
  waitFor,
  runs,
}: PageBench): Promise<Pairs> {
  const ours: Pair[] = [];
  const theirs: Pair[] = [];
  for (let run = 0; run <= runs; run++) {
    const turns = [
      [portal, ours],
      [plain, theirs],
    ] as const;
    for (const [server, into] of run % 2 === 0 ? turns : turns.toReversed()) {
      const pair = await visitTwice(browser, server, path, waitFor);
      // the first warms the browser's own processes
      if (run > 0) into.push(pair);
    }
  }
  return { ours, theirs };
}

function medianOf(pairs: readonly Pair[], pick: (pair: Pair) => number): number {
  return median(pairs.map(pick));
}

/** Times as ratios to those of the limit. */
function ratioLines({ ours, theirs }: Pairs, visible: string): BenchLine[] {
  const ratio = (what: string, most: number, pick: (pair: Pair) => number): BenchLine => {
    const [own, other] = [medianOf(ours, pick), medianOf(theirs, pick)];
    return {
      what,
      goal: `≤ ${most}`,
      reached: `${figure(own / other)}  (${figure(own)} ms / ${figure(other)} ms)`,
      good: own / other <= most,
    };
  };
  return [
    ratio(visible, 1.3, (pair) => pair.cold.visible),
    ratio('  largest paint / limit', 1.3, (pair) => pair.cold.largest),
    ratio('  repeat visit / limit', 1.3, (pair) => pair.warm.visible),
  ];
}

/** What stands for itself: bytes, blocking, shift. */
function amountLines(ours: readonly Pair[]): BenchLine[] {
  const scripts = medianOf(ours, (pair) => pair.cold.scripts);
  const total = medianOf(ours, (pair) => pair.cold.total);
  const blocking = medianOf(ours, (pair) => pair.cold.blocking);
  const body = medianOf(ours, (pair) => pair.warmBody);
  const shift = Math.max(...ours.map((pair) => Math.max(pair.cold.shift, pair.warm.shift)));
  return [
    {
      what: '  scripts, compressed',
      goal: '≤ 110 kB',
      reached: kB(scripts),
      good: scripts <= 110_000,
    },
    {
      what: '  whole first view, compressed',
      goal: '≤ 150 kB',
      reached: kB(total),
      good: total <= 150_000,
    },
    {
      what: '  blocking time',
      goal: '≤ 100 ms',
      reached: `${figure(blocking)} ms`,
      good: blocking <= 100,
    },
    { what: '  repeat visit, bytes of bodies', goal: '0', reached: figure(body), good: body === 0 },
    { what: '  layout shift', goal: '0.00', reached: shift.toFixed(3), good: shift < 0.005 },
  ];
}

async function visitTwice(
  browser: Browser,
  server: Child,
  path: string,
  waitFor: readonly string[],
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

async function actLines({
  browser,
  portal,
  path,
  runs,
  say,
}: Pick<PageBench, 'browser' | 'portal' | 'path' | 'runs' | 'say'>): Promise<BenchLine[]> {
  say('measuring what readers do');
  const acts = await measureActs(browser, portal, path, Math.min(runs, 5));
  const goal = (more: number) => CONDITIONS.latency + more;
  return [
    {
      what: '  filter change',
      goal: `≤ ${goal(100)} ms`,
      reached: `${figure(acts.filter)} ms`,
      good: acts.filter <= goal(100),
    },
    {
      what: '  page change',
      goal: `≤ ${goal(100)} ms`,
      reached: `${figure(acts.page)} ms`,
      good: acts.page <= goal(100),
    },
    {
      what: '  page change, prefetched',
      goal: '≤ 100 ms',
      reached: `${figure(acts.prefetched)} ms`,
      good: acts.prefetched <= 100,
    },
    {
      what: '  first expansion of a node',
      goal: `≤ ${goal(150)} ms`,
      reached: `${figure(acts.expansion)} ms${acts.expansionAsked ? '' : ' (was there already)'}`,
      good: acts.expansion <= goal(150),
    },
    {
      what: '  first expansion, bytes',
      goal: '≤ 5 kB',
      reached: kB(acts.expansionBytes),
      good: acts.expansionBytes <= 5000,
    },
  ];
}
