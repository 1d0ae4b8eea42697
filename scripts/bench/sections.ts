// Everything that the bench measures, in its order: of which part it is, what it is of, and how it is begun.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { importFiles, shippedDimensions } from '../../engine/chores.ts';
import { ledgersFolder, type foldersFrom, type Portal } from '../../engine/serve.ts';
import { actsInStates } from './acts.ts';
import { get } from '../harness/asking.ts';
import { startChild, type Child } from '../harness/child.ts';
import type { Measuring } from '../harness/lines.ts';
import { nationalLines, questionLines } from '../national/nationalLines.ts';
import { composeLines } from './composeLines.ts';
import { checkLines, saveLines, studioLines } from './devLines.ts';
import { exportLines, FILES, fileLines } from './fileLines.ts';
import { gridLines } from './grid.ts';
import { named, pageLines } from './pageLines.ts';
import { phoneLines } from './phoneLines.ts';
import { prefetchedLines } from './prefetched.ts';
import { levelLines, memberLines, searchLines } from './registerLines.ts';
import type { Section } from './report.ts';
import { cachedLines, timedPages } from './serverLines.ts';
import { firstStartLines, startLines } from './startLines.ts';
import { COMPARABLE, COMPOSER, pagesToMeasure, TABLE_PAGE, type BenchPage } from './waits.ts';

/** Files of real figures; without them only the demonstration is measured. */
const REAL_DATA = process.env['PORTAL_REAL_DATA'] ?? '';

/** Those of every run, and of a quick one. */
export const PARTS = ['pages', 'alive', 'phone', 'grid', 'server', 'start', 'dev'];
export const QUICK = ['pages', 'alive', 'server', 'start'];
/** Those that run where they are named: invented registers, and the ledger of PORTAL_DATA, of whichever size. */
export const NAMED = ['members', 'levels', 'search', 'exports', 'national'];

/** Shared by all sections. */
export interface Bench {
  readonly configured: Portal;
  readonly folders: ReturnType<typeof foldersFrom>;
  /** The folder of PORTAL_DATA, and that of the bench in it. */
  readonly built: string;
  readonly data: string;
  readonly site: string;
  readonly ledgers: string;
  readonly runs: number;
  readonly quick: boolean;
  /** The portal, and the server of limits beside it. */
  readonly portal: Child;
  readonly plain: Child;
}

/** Starts a portal on a folder of ledgers. */
export async function startPortal({ site }: Pick<Bench, 'site'>, ledgers: string): Promise<Child> {
  return await startChild('bench/portal', { BENCH_SITE: site, BENCH_LEDGERS: ledgers });
}

/** Those of all parts, in their order. */
export async function listSections(bench: Bench): Promise<Section[]> {
  const { configured, portal, quick, ledgers } = bench;
  const pages = pagesToMeasure(configured, await comparable(portal));
  const one = (part: string, of: string, lines: (own: Bench) => Measuring): Section => ({
    part,
    of,
    open: () => lines(bench),
  });
  const each = (part: string, isChosen: (page: BenchPage) => unknown, lines: typeof pageLines) =>
    pages
      .filter(isChosen)
      .map((page) => ({ part, of: named(page.path), open: () => lines(bench, page) }));
  const whole = (sections: readonly Section[]) => (quick ? [] : sections);
  const imported = lazily(async () => await importReal(bench));
  const own = { demonstration: async () => ledgers, ...(REAL_DATA === '' ? {} : { imported }) };
  const onEach = (
    part: string,
    what: string,
    lines: (of: string, folder: () => Promise<string>) => Measuring,
  ) =>
    Object.entries(own).map(([name, folder]) => {
      const of = `${what}, ${name} ledger`;
      return { part, of, open: () => lines(of, folder) };
    });
  return [
    ...each('pages', (page) => !quick || page.quick, pageLines),
    ...whole([one('pages', COMPOSER, composeLines)]),
    ...actsInStates(bench).map((section) => ({ part: 'alive', ...section })),
    ...whole([one('alive', TABLE_PAGE, prefetchedLines)]),
    ...each('phone', ({ phone }) => phone, phoneLines),
    one('grid', 'zoomed grid', gridLines),
    one('server', 'pages', timedPages),
    one('server', 'cached answer', cachedLines),
    ...onEach('server', 'question not asked before', (of, folder) =>
      questionLines(bench, of, folder),
    ),
    one('server', FILES, fileLines),
    ...onEach('start', 'start', (of, folder) => startLines(bench, of, folder)),
    ...whole([one('start', 'first start, empty folder', firstStartLines)]),
    one('dev', 'an editor', checkLines),
    one('dev', 'an editor', saveLines),
    one('dev', 'an editor', studioLines),
    one('members', 'a register', memberLines),
    one('levels', 'a register', levelLines),
    one('search', 'search', searchLines),
    one('exports', 'exports of a ledger', exportLines),
    one('national', 'a ledger of its true size', nationalLines),
  ];
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return async () => await (made ??= make());
}

/** The imported ledger that is measured: made anew, because what an import makes of the same files may have changed; returns its folder. */
async function importReal({ data, configured: portal, folders }: Bench): Promise<string> {
  const folder = ledgersFolder(join(data, 'real'));
  await rm(folder, { recursive: true, force: true });
  const shipped = shippedDimensions(folders);
  await importFiles([REAL_DATA], { portal, folder, shipped, say: () => {} });
  return folder;
}

/** None where the portal does not tell them: then the page that compares them fails, and no other. */
async function comparable({ url }: Child): Promise<string[]> {
  try {
    const { payload } = await get(url + COMPARABLE);
    return (JSON.parse(payload) as { budgetCode: string }[]).map(({ budgetCode }) => budgetCode);
  } catch {
    return [];
  }
}
