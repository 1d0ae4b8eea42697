// Prints how fast the portal is beside its goals: pages against a page written by hand, the grid, the server. No test: exit code 0.

import { join } from 'node:path';

import {
  ensureBuilt,
  ensureLedger,
  ConfigError,
  dataFolder,
  foldersFrom,
  ledgersFolder,
  loadPortal,
  sayProblem,
} from '../engine/serve.ts';
import { startChild } from './bench/child.ts';
import { composeLines } from './bench/composeLines.ts';
import { printTable, type BenchLine } from './bench/figures.ts';
import { devLines } from './bench/devLines.ts';
import { gridLines } from './bench/gridLines.ts';
import { pageLines, type PageBench } from './bench/pageLines.ts';
import { serverLines } from './bench/serverLines.ts';
import { launch } from './bench/visit.ts';
import { KINDS } from '../site/kinds.ts';

const TABLE_PAGE = process.env['BENCH_PAGE'] ?? '/national-budget/incomes';
/** A document of chapters, in two versions. */
const PASSPORT = '/national-budget/expenses/0111010-2025';
const COMPOSER = '/analytics/incomes';
const COMPARISON = '/local-budget/compare';
const LIST = '/api/localBudgets/aboutBudgets/plain';
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const PARTS = ['pages', 'grid', 'server', 'dev'];
const asked = process.argv.slice(2);
const wanted = (part: string) => asked.length === 0 || asked.includes(part);

if (asked.some((part) => !PARTS.includes(part))) {
  console.error(`usage: npm run bench [-- ${PARTS.join(' | ')}]   without a name: all`);
  process.exit(2);
}

const say = (line: string) => console.error(line);
const folders = foldersFrom(process.env);
const data = dataFolder(process.env);
const ledgers = ledgersFolder(join(data, 'bench'));
const site = await prepare();

const env = { BENCH_SITE: site, BENCH_LEDGERS: ledgers };
const portal = await startChild('portal', env);
const plain = await startChild('plain');
const browser = await launch();
const lines: BenchLine[] = [];
const notes: string[] = [];

try {
  const textPage = await portal.ask<string | null>('textPage');
  if (wanted('pages')) {
    for (const page of pagesOf(textPage, await comparisonOfTen())) {
      const { found, note } = await pageLines({
        ...page,
        browser,
        portal,
        plain,
        runs: RUNS,
        acts: page.path === TABLE_PAGE,
        say,
      });
      lines.push(...found);
      notes.push(note);
    }
    lines.push(...(await composeLines({ browser, portal, path: COMPOSER, runs: RUNS, say })));
  }
  if (wanted('grid'))
    lines.push(...(await gridLines({ browser, portal, plain, path: TABLE_PAGE, say })));
  if (wanted('server')) {
    const { found, note } = await serverLines({
      portal,
      plain,
      page: TABLE_PAGE,
      folders,
      data,
      env,
      say,
    });
    lines.push(...found);
    notes.push(note);
  }
  if (wanted('dev'))
    lines.push(
      ...(await devLines({
        browser,
        folders,
        data: join(data, 'bench'),
        path: TABLE_PAGE,
        runs: RUNS,
        say,
      })),
    );
} finally {
  await browser.close();
  portal.stop();
  plain.stop();
}

console.log(
  `\nCold at 1.6 Mbit/s, round trip 150 ms, processor slowed four times; medians of ${RUNS} loads, the limit measured in turn with the portal.\n`,
);
printTable(lines);
console.log(`\n${notes.join('\n')}`);

/** The home page, a page with a table, one of the debt, one to compose on, the map, a comparison of ten, one of words; what readers wait for on each. */
function pagesOf(
  textPage: string | null,
  comparison: string,
): Pick<PageBench, 'path' | 'waitFor' | 'most' | 'first'>[] {
  const table = 'main table tbody tr';
  return [
    { path: '/', waitFor: ['main dl dd', 'main figure svg'], most: 24_000, first: 'chart' },
    { path: TABLE_PAGE, waitFor: [table, 'main ol li'], most: 14_600 },
    { path: '/debt/state', waitFor: [table, 'main figure svg'], most: 14_600 },
    { path: COMPOSER, waitFor: [table, 'main form select'], most: 22_000 },
    { path: PASSPORT, waitFor: ['main dl dd', 'main .paper-table'], most: 14_600 },
    { path: '/local-budget', waitFor: [table, 'main svg'], most: 24_000, first: 'map' },
    { path: comparison, waitFor: [table, 'main ol li'], most: 14_600 },
    ...(textPage === null ? [] : [{ path: textPage, waitFor: ['main p'], most: 14_600 }]),
  ];
}

/** The address of the page that compares the first ten that the list names. */
async function comparisonOfTen(): Promise<string> {
  const answer = await fetch(portal.url + LIST);
  const all = (await answer.json()) as { budgetCode: string }[];
  const query = new URLSearchParams(
    all.slice(0, 10).map(({ budgetCode }) => ['codeBudget', budgetCode]),
  );
  return `${COMPARISON}?${query}`;
}

/** The site and a demonstration ledger of its own, so that figures can be compared whatever was imported. */
async function prepare(): Promise<string> {
  try {
    const configured = loadPortal(folders, KINDS);
    const built = await ensureBuilt(data, say);
    await ensureLedger(configured, folders, ledgers, say);
    return built;
  } catch (error) {
    if (error instanceof ConfigError)
      for (const problem of error.problems) console.error(sayProblem(problem, 'en'));
    else console.error(`refused   ${(error as Error).message}`);
    process.exit(1);
  }
}
