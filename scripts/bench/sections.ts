// Everything that the bench measures, in its order: of which part it is, what it is of, and how it is begun.

import { join } from 'node:path';

import type { Browser } from '@playwright/test';

import type { foldersFrom, Portal } from '../../engine/serve.ts';
import { actsInStates } from './acts.ts';
import { startChild, type Child } from '../harness/child.ts';
import { composeLines } from './composeLines.ts';
import { checkLines, saveLines } from './devLines.ts';
import { FILES, fileLines } from './fileLines.ts';
import { gridLines } from './gridLines.ts';
import { importReal } from './imported.ts';
import { named, pageLines } from './pageLines.ts';
import { phoneLines } from './phoneLines.ts';
import { prefetchedLines } from './prefetched.ts';
import { launch } from './readers.ts';
import type { Section } from './report.ts';
import { cachedLines, questionLines, timedPages, type Opening } from './serverLines.ts';
import { firstStartLines, startLines } from './startLines.ts';
import { COMPARABLE, COMPOSER, pagesToMeasure, TABLE_PAGE } from './waits.ts';

/** Files of real figures; without them only the demonstration is measured. */
const REAL_DATA = process.env['PORTAL_REAL_DATA'];

export const PARTS: readonly string[] = [
  'pages',
  'alive',
  'phone',
  'grid',
  'server',
  'start',
  'dev',
];

/** Shared by all sections. */
export interface Bench {
  readonly configured: Portal;
  readonly folders: ReturnType<typeof foldersFrom>;
  readonly data: string;
  readonly site: string;
  readonly ledgers: string;
  readonly runs: number;
  readonly quick: boolean;
}

export interface Sections {
  readonly sections: readonly Section[];
  /** Closes what a section has left open, as it does where it fails. */
  readonly tidy: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Opened extends Bench {
  readonly portal: Child;
  readonly plain: Child;
  /** The one that runs, or a new one. */
  readonly launched: () => Promise<Browser>;
  /** The folder of the imported ledger, made once. */
  readonly imported: () => Promise<string>;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts the servers; a browser comes with the first section that needs one. */
export async function openSections(bench: Bench): Promise<Sections> {
  const env = { BENCH_SITE: bench.site, BENCH_LEDGERS: bench.ledgers };
  const [portal, plain] = [await startChild('bench/portal', env), await startChild('bench/plain')];
  let browser: Browser | null = null;
  const launched = async () =>
    browser?.isConnected() === true ? browser : (browser = await launch());
  let real: Promise<string> | null = null;
  const imported = async () => await (real ??= importReal(REAL_DATA ?? '', bench));
  const opened = { ...bench, portal, plain, launched, imported, env };
  return {
    sections: [...(await pages(opened)), ...server(opened), ...starts(opened), ...editors(opened)],
    tidy: async () => {
      // those of a browser that has ended are closed already
      for (const context of browser?.contexts() ?? []) await context.close().catch(() => {});
    },
    close: async () => {
      await browser?.close();
      await Promise.all([portal.kill(), plain.kill()]);
    },
  };
}

async function pages(opened: Opened): Promise<Section[]> {
  const { configured, portal, launched, quick } = opened;
  const all = pagesToMeasure(configured, await comparable(portal));
  const inBrowser = async () => ({ ...opened, browser: await launched() });
  const composed: Section = {
    part: 'pages',
    of: COMPOSER,
    open: async () => composeLines(await inBrowser()),
  };
  const each = (part: string, chosen: typeof all, lines: typeof pageLines | typeof phoneLines) =>
    chosen.map((page) => ({
      part,
      of: named(page.path),
      open: async () => lines({ ...(await inBrowser()), page }),
    }));
  return [
    ...each(
      'pages',
      all.filter((page) => !quick || page.quick),
      pageLines,
    ),
    ...(quick ? [] : [composed]),
    ...touches(opened),
    ...each(
      'phone',
      all.filter(({ phone }) => phone),
      phoneLines,
    ),
    { part: 'grid', of: 'zoomed grid', open: async () => gridLines(await inBrowser()) },
  ];
}

/** What readers do on the page with the table. */
function touches(opened: Opened): Section[] {
  const { portal, launched, quick } = opened;
  const runs = Math.min(opened.runs, 3);
  const bench = async () => ({ ...opened, runs, browser: await launched() });
  const acts = actsInStates(quick).map(({ act, of, lines }) => ({
    part: 'alive',
    of,
    open: async () => lines(await bench(), act),
  }));
  const prefetched = { part: 'alive', of: TABLE_PAGE, open: () => prefetchedLines(portal, runs) };
  return [...acts, ...(quick ? [] : [prefetched])];
}

/** None where the portal does not tell them: then the page that compares them fails, and no other. */
async function comparable({ url }: Child): Promise<string[]> {
  try {
    const members = (await (await fetch(url + COMPARABLE)).json()) as { budgetCode: string }[];
    return members.map(({ budgetCode }) => budgetCode);
  } catch {
    return [];
  }
}

function server({ quick, ...opened }: Opened): Section[] {
  const { portal, env, imported } = opened;
  const bench = { ...opened, times: quick ? 5 : 20 };
  const questions = quick ? 200 : 400;
  const onImported = async () => {
    const other = await startChild('bench/portal', { ...env, BENCH_LEDGERS: await imported() });
    return { portal: other, stop: async () => void (await other.kill()) };
  };
  const asked = (ledger: string, open: Opening) => {
    const of = `question not asked before, ${ledger} ledger`;
    return { part: 'server', of, open: () => questionLines(of, questions, open) };
  };
  return [
    { part: 'server', of: 'pages', open: () => timedPages(bench) },
    { part: 'server', of: 'cached answer', open: () => cachedLines(bench) },
    asked('demonstration', async () => ({ portal, stop: async () => {} })),
    ...(REAL_DATA ? [asked('imported', onImported)] : []),
    { part: 'server', of: FILES, open: () => fileLines(bench) },
  ];
}

function starts({ data, site, ledgers, runs, quick, imported }: Opened): Section[] {
  const times = Math.min(runs, 3);
  const started = (ledger: string, open: () => Promise<string>) => {
    const of = `start, ${ledger} ledger`;
    const folder = join(data, 'start', ledger);
    return {
      part: 'start',
      of,
      open: async () => startLines(of, { folder, site, ledgers: await open() }, times),
    };
  };
  const first: Section = {
    part: 'start',
    of: 'first start, empty folder',
    open: () => firstStartLines(join(data, 'first')),
  };
  return [
    started('demonstration', async () => ledgers),
    ...(REAL_DATA ? [started('imported', imported)] : []),
    ...(quick ? [] : [first]),
  ];
}

function editors(opened: Opened): Section[] {
  return [
    { part: 'dev', of: 'an editor', open: () => checkLines(opened.runs) },
    {
      part: 'dev',
      of: 'an editor',
      open: async () => saveLines({ ...opened, browser: await opened.launched() }),
    },
  ];
}
