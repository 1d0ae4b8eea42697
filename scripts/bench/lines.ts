// Each group of measures as lines of the table: what, goal, reached.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser } from '@playwright/test';

import {
  importFiles,
  ledgersFolder,
  loadPortal,
  shippedDimensions,
  type foldersFrom,
} from '../../engine/node.ts';
import { measureActs } from './acts.ts';
import { startChild, type Child, type Spent } from './child.ts';
import { kB, median, quantile, say as figure, type Line } from './figures.ts';
import { measureGrid } from './grid.ts';
import type { PageTime, Questions } from './inside.ts';
import { compress, writeLimit } from './limit.ts';
import { compareLoads } from './load.ts';
import { CONDITIONS, newReader, visit, type Visit } from './visit.ts';
import { KINDS } from '../../site/kinds.ts';

interface Servers {
  readonly portal: Child;
  readonly plain: Child;
  readonly say: (line: string) => void;
}

interface PageBench extends Servers {
  readonly browser: Browser;
  readonly path: string;
  readonly waitFor: readonly string[];
  readonly runs: number;
  readonly acts: boolean;
}

interface Pair {
  readonly cold: Visit;
  readonly warm: Visit;
  readonly warmBody: number;
}

const ONE_FLIGHT = 14_600;

export async function pageLines({
  browser,
  portal,
  plain,
  path,
  waitFor,
  runs,
  acts,
  say,
}: PageBench): Promise<{ found: Line[]; note: string }> {
  say(`measuring ${path} against its limit`);
  const { html, bytes } = await served(portal.url + path);
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
  const of = (pairs: readonly Pair[], pick: (pair: Pair) => number) => median(pairs.map(pick));
  const ratio = (pick: (pair: Pair) => number): [number, string] => {
    const [own, other] = [of(ours, pick), of(theirs, pick)];
    return [own / other, `${figure(own / other)}  (${figure(own)} ms / ${figure(other)} ms)`];
  };
  const visible = ratio((pair) => pair.cold.visible);
  const largest = ratio((pair) => pair.cold.largest);
  const again = ratio((pair) => pair.warm.visible);
  const scripts = of(ours, (pair) => pair.cold.scripts);
  const total = of(ours, (pair) => pair.cold.total);
  const blocking = of(ours, (pair) => pair.cold.blocking);
  const shift = Math.max(...ours.map((pair) => Math.max(pair.cold.shift, pair.warm.shift)));
  const body = of(ours, (pair) => pair.warmBody);
  const what = waitFor.length > 1 ? 'table and chart visible' : 'text visible';
  const found: Line[] = [
    {
      what: `${path}: ${what} / limit`,
      goal: '≤ 1.35',
      reached: visible[1],
      good: visible[0] <= 1.35,
    },
    {
      what: '  largest paint / limit',
      goal: '≤ 1.3',
      reached: largest[1],
      good: largest[0] <= 1.3,
    },
    {
      what: '  bytes before content (HTML, br)',
      goal: '≤ 14.6 kB',
      reached: `${kB(bytes)}  (limit ${kB(limitBytes.length)})`,
      good: bytes <= ONE_FLIGHT,
    },
    {
      what: '  scripts, compressed',
      goal: '≤ 125 kB',
      reached: kB(scripts),
      good: scripts <= 125_000,
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
    { what: '  repeat visit / limit', goal: '≤ 1.3', reached: again[1], good: again[0] <= 1.3 },
    { what: '  repeat visit, bytes of bodies', goal: '0', reached: figure(body), good: body === 0 },
    { what: '  layout shift', goal: '0.00', reached: shift.toFixed(3), good: shift < 0.005 },
  ];
  if (acts) found.push(...(await actLines({ browser, portal, path, runs, say })));
  return {
    found,
    note: `limit of ${path}: ${limit.length} characters, ${limitBytes.length} bytes compressed; the portal's page ${html.length} characters, ${bytes} bytes`,
  };
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
  return { cold, warm, warmBody: sent.reduce((sum, one) => sum + one.body, 0) };
}

async function actLines({
  browser,
  portal,
  path,
  runs,
  say,
}: Pick<PageBench, 'browser' | 'portal' | 'path' | 'runs' | 'say'>): Promise<Line[]> {
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

export async function gridLines({
  browser,
  portal,
  plain,
  path,
  say,
}: Servers & { readonly browser: Browser; readonly path: string }): Promise<Line[]> {
  say('measuring the zoomed grid with 100,000 rows');
  const { html } = await served(portal.url + path);
  const carried = JSON.parse(
    /<script type="application\/json" id="carried">(.*?)<\/script>/s.exec(html)![1]!,
  ) as { view: { blocks: { columns?: { field: string }[] }[] } };
  const fields = carried.view.blocks
    .flatMap((block) => block.columns ?? [])
    .map((column) => column.field);
  const grid = await measureGrid(browser, portal, plain, path, fields, 3);
  const scroll = grid.scroll / grid.scrollLimit;
  const expand = grid.expand / grid.expandLimit;
  return [
    {
      what: `zoomed grid, ${grid.rows} rows: processor time per scrolled frame / pool`,
      goal: '≤ 1.6',
      reached: `${figure(scroll)}  (${figure(grid.scroll)} ms / ${figure(grid.scrollLimit)} ms)`,
      good: scroll <= 1.6,
    },
    {
      what: '  blank frames',
      goal: '0',
      reached: `${grid.blank}  (pool ${grid.blankLimit})`,
      good: grid.blank === 0,
    },
    {
      what: '  expand all / pool',
      goal: '≤ 1.5',
      reached: `${figure(expand)}  (${figure(grid.expand)} ms / ${figure(grid.expandLimit)} ms)`,
      good: expand <= 1.5,
    },
    ...(grid.gaveUp === null
      ? []
      : [
          {
            what: '  100,000 rows',
            goal: '',
            reached: `did not open within ${grid.gaveUp} s: measured with fewer`,
            good: false,
          },
        ]),
  ];
}

interface ServerBench extends Servers {
  readonly page: string;
  readonly folders: ReturnType<typeof foldersFrom>;
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
}

export async function serverLines({
  portal,
  plain,
  page,
  folders,
  data,
  env,
  say,
}: ServerBench): Promise<{ found: Line[]; note: string }> {
  say('measuring the server: every page');
  const pages = await portal.ask<PageTime[]>('pages', 40);
  const slowest = pages.reduce((worst, one) => (one.p50 > worst.p50 ? one : worst));
  const found: Line[] = [
    {
      what: 'server time per page, p50 over all pages',
      goal: '',
      reached: `${figure(median(pages.map((one) => one.p50)))} ms`,
      good: null,
    },
    ...pages.map((one): Line => ({
      what: `  ${one.path}${one.status === 200 ? '' : ` (${one.status})`}`,
      goal: '',
      reached: `${figure(one.p50)} ms${one === slowest ? '  slowest' : ''}`,
      good: null,
    })),
  ];
  say('measuring the server: a cached answer');
  const { html } = await served(portal.url + page);
  const call = /"call":"(\/api\/[^"]+)"/.exec(html)![1]!;
  for (const [name, path] of [
    ['whole tree', `${call}&lang=uk`],
    ['one level', `${call}&lang=uk&depth=1`],
  ] as const) {
    const { headers, bytes } = await fetchPacked(portal.url + path);
    await plain.ask('put', { path, headers, body: bytes });
    const [own, raw] = (await compareLoads([portal, plain], path, 3)) as [
      { perSecond: number; microseconds: number },
      { perSecond: number; microseconds: number },
    ];
    const ratio = own.microseconds / raw.microseconds;
    found.push({
      what: `cached answer, ${name}, ${kB(bytes.length)}: processor time / raw node:http`,
      goal: '≤ 1.6',
      reached: `${figure(ratio)}  (${figure(own.microseconds)} µs / ${figure(raw.microseconds)} µs; ${figure(own.perSecond)} / ${figure(raw.perSecond)} answers a second)`,
      good: ratio <= 1.6,
    });
  }
  const { questions, on } = await questionsOn({ portal, folders, data, env, say });
  found.push({
    what: `question not asked before, ${on}`,
    goal: '',
    reached: `p50 ${figure(questions.p50)} ms, p99 ${figure(questions.p99)} ms, ${questions.asked} questions`,
    good: null,
  });
  return {
    found,
    note: `slowest page ${slowest.path}, p90 over all pages ${figure(
      quantile(
        pages.map((one) => one.p50),
        0.9,
      ),
    )} ms`,
  };
}

/** On the imported ledger where PORTAL_REAL_DATA names its files. */
async function questionsOn({
  portal,
  folders,
  data,
  env,
  say,
}: Omit<ServerBench, 'plain' | 'page'>): Promise<{ questions: Questions; on: string }> {
  const real = process.env['PORTAL_REAL_DATA'];
  if (!real)
    return {
      questions: await portal.ask<Questions>('questions', 400),
      on: 'demonstration ledger (PORTAL_REAL_DATA is not set)',
    };
  say(`importing ${real}`);
  const folder = ledgersFolder(join(data, 'bench', 'real'));
  await rm(folder, { recursive: true, force: true });
  await importFiles([real], {
    portal: loadPortal(folders, KINDS),
    folder,
    shipped: shippedDimensions(folders),
    say: () => {},
  });
  say('measuring questions');
  const child = await startChild('portal', { ...env, BENCH_LEDGERS: folder });
  const questions = await child.ask<Questions>('questions', 400);
  child.stop();
  return { questions, on: 'imported ledger' };
}

/** A page as it is sent to readers after the first: compressed as tightly as it goes. */
async function served(url: string): Promise<{ html: string; bytes: number }> {
  const { bytes } = await fetchPacked(url);
  const html = await (await fetch(url)).text();
  return { html, bytes: bytes.length };
}

/** Headers and compressed body; asked twice, because the first answer is compressed in haste. */
async function fetchPacked(
  url: string,
): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  const { get } = await import('node:http');
  const ask = async () =>
    await new Promise<{ headers: Record<string, string>; bytes: Buffer }>((resolve, reject) => {
      get(
        url,
        { headers: { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const headers = Object.fromEntries(
              Object.entries(response.headers)
                .filter(
                  ([name]) =>
                    ![
                      'date',
                      'connection',
                      'keep-alive',
                      'content-length',
                      'transfer-encoding',
                    ].includes(name),
                )
                .map(([name, value]) => [name, String(value)]),
            );
            resolve({ headers, bytes: Buffer.concat(chunks) });
          });
        },
      ).on('error', reject);
    });
  await ask();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return await ask();
}
