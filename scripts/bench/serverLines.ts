// The server's own times as lines of the table: every page, a cached answer, a question not asked before.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { at, ledgersFolder, loadPortal, there, type foldersFrom } from '../../engine/serve.ts';
import { importFiles, shippedDimensions } from '../../engine/chores.ts';
import { KINDS } from '../../site/kinds.ts';
import { startChild } from './child.ts';
import { kB, median, quantile, say as figure, type BenchLine } from './figures.ts';
import type { PageTime, Questions } from './inside.ts';
import { compareLoads } from './load.ts';
import { fetchPacked, served, type Servers } from './served.ts';

interface ServerBench extends Servers {
  readonly page: string;
  readonly folders: ReturnType<typeof foldersFrom>;
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
}

export async function serverLines(
  bench: ServerBench,
): Promise<{ found: BenchLine[]; note: string }> {
  const { portal, say } = bench;
  say('measuring the server: every page');
  const pages = await portal.ask<PageTime[]>('pages', 40);
  const slowest = pages.reduce((worst, page) => (page.p50 > worst.p50 ? page : worst));
  const times = pages.map((page) => page.p50);
  const found: BenchLine[] = [
    {
      what: 'server time per page, p50 over all pages',
      goal: '',
      reached: `${figure(median(times))} ms`,
      good: null,
    },
    ...pages.map((page): BenchLine => ({
      what: `  ${page.path}${page.status === 200 ? '' : ` (${page.status})`}`,
      goal: '',
      reached: `${figure(page.p50)} ms${page === slowest ? '  slowest' : ''}`,
      good: null,
    })),
    ...(await cachedLines(bench)),
  ];
  const { questions, on } = await questionsOn(bench);
  found.push({
    what: `question not asked before, ${on}`,
    goal: '',
    reached: `p50 ${figure(questions.p50)} ms, p99 ${figure(questions.p99)} ms, ${questions.asked} questions`,
    good: null,
  });
  const p90 = figure(quantile(times, 0.9));
  return { found, note: `slowest page ${slowest.path}, p90 over all pages ${p90} ms` };
}

/** Answers from the cache against a bare server that sends the same bytes. */
async function cachedLines({ portal, plain, page, say }: ServerBench): Promise<BenchLine[]> {
  say('measuring the server: a cached answer');
  const { html } = await served(portal.url + page);
  const call = there(/"call":"(\/api\/[^"]+)"/.exec(html)?.[1]);
  const found: BenchLine[] = [];
  for (const [name, path] of [
    ['whole tree', `${call}&lang=uk`],
    ['one level', `${call}&lang=uk&depth=1`],
  ] as const) {
    const { headers, bytes } = await fetchPacked(portal.url + path);
    await plain.ask('put', { path, headers, body: bytes });
    const loads = await compareLoads([portal, plain], path, 3);
    const [own, raw] = [at(loads, 0), at(loads, 1)];
    const ratio = own.microseconds / raw.microseconds;
    found.push({
      what: `cached answer, ${name}, ${kB(bytes.length)}: processor time / raw node:http`,
      goal: '≤ 1.6',
      reached: `${figure(ratio)}  (${figure(own.microseconds)} µs / ${figure(raw.microseconds)} µs; ${figure(own.perSecond)} / ${figure(raw.perSecond)} answers a second)`,
      good: ratio <= 1.6,
    });
  }
  return found;
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
