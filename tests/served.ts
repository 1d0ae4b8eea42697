// A portal over a ledger, asked without a socket: the demonstration of the product, or whatever a test imports.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { buildApp } from '../engine/api/app.ts';
import { AnswerCache } from '../engine/api/answerCache.ts';
import { shippedDimensions, type Folders } from '../engine/config/files.ts';
import { CurrentLedger, type Log } from '../engine/ledger/current.ts';
import { ensureLedger } from '../scripts/demonstration/ensure.ts';
import { importFiles } from '../engine/ledger/import/importFiles.ts';
import { ledgersFolder } from '../engine/ledger/publish/manifest.ts';
import type { LedgerSource } from '../engine/ledger/ledgerSource.ts';
import type { Portal } from '../engine/model/portal.ts';
import { foldersOf, type TestPortal } from './overlay.ts';
import { portalOf, TEST_DATA } from './portals.ts';

export const SILENT: Log = { info() {}, error() {} };

/** Where the real figures lie, or undefined: then tests on them are skipped with that reason. */
export const REAL_DATA = process.env['PORTAL_REAL_DATA'];

export interface Served {
  readonly portal: Portal;
  readonly folders: Folders;
  readonly folder: string;
  readonly current: CurrentLedger;
  readonly app: FastifyInstance;
  readonly stop: () => Promise<void>;
}

const shared = new Map<TestPortal, Promise<CurrentLedger>>();

/** The ledger of a demonstration, opened once in a process: whoever changes what it does restores that, or serves one of its own. */
export async function serveDemonstration(
  which: 'product' | 'library' = 'product',
): Promise<Served> {
  const opened = shared.get(which) ?? openDemonstration(which);
  shared.set(which, opened);
  // one after the other: both make the figures where there are none yet
  const current = await opened;
  return servedFrom(which, await demonstrationFolder(which), current);
}

async function openDemonstration(which: TestPortal): Promise<CurrentLedger> {
  const current = new CurrentLedger(
    await demonstrationFolder(which),
    portalOf(which).model,
    SILENT,
  );
  await current.start();
  return current;
}

/** Made where it is not there yet. */
export async function demonstrationFolder(
  which: TestPortal,
  say: (line: string) => void = () => {},
): Promise<string> {
  const folder = ledgersFolder(join(TEST_DATA, which));
  await ensureLedger(portalOf(which), foldersOf(which), folder, say);
  return folder;
}

/** `source` serves instead of the folder where it is given. */
export async function serve(
  folders: Folders,
  folder: string,
  log: Log = SILENT,
  source?: LedgerSource,
): Promise<Served> {
  const current = new CurrentLedger(source ?? folder, portalOf(folders).model, log);
  await current.start();
  const served = servedFrom(folders, folder, current);
  return {
    ...served,
    stop: async () => {
      await served.stop();
      await current.stop();
    },
  };
}

function servedFrom(which: TestPortal | Folders, folder: string, current: CurrentLedger): Served {
  const portal = portalOf(which);
  const app = buildApp(new AnswerCache(portal, current), { log: false, headers: {} });
  return {
    portal,
    folders: typeof which === 'string' ? foldersOf(which) : which,
    folder,
    current,
    app,
    stop: async () => await app.close(),
  };
}

/** An empty folder for ledgers, gone after the test. */
export function emptyFolder(): { folder: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'ledger-'));
  return {
    folder: join(root, 'ledgers'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Imports files of the product's forms; returns what was said. */
export async function importInto(
  folder: string,
  paths: readonly string[],
  which: TestPortal = 'product',
): Promise<string[]> {
  const folders = foldersOf(which);
  const said: string[] = [];
  await importFiles(paths, {
    portal: portalOf(folders),
    folder,
    shipped: shippedDimensions(folders),
    say: (line) => said.push(line),
  });
  return said;
}

export async function getJson<T>(served: Served, url: string): Promise<T> {
  const response = await served.app.inject(url);
  if (response.statusCode !== 200)
    throw new Error(`${url}: ${response.statusCode} ${response.payload}`);
  return response.json<T>();
}

export interface Item {
  readonly code: string;
  readonly codeName: string;
  readonly level: number;
  readonly data: Readonly<Record<string, number>>;
  readonly children?: readonly Item[];
  readonly exceptions?: readonly {
    readonly rule: string;
    readonly measure: string;
    readonly difference: number;
  }[];
}

export interface Tree {
  readonly items: readonly Item[];
  readonly notes?: readonly { readonly code: string }[];
}

/** Hundredths of a JSON amount, exactly: its shortest text has at most two decimals. */
export function hundredths(value: number | string | undefined): bigint {
  const [whole = '0', fraction = ''] = String(value ?? 0).split('.');
  const sign = whole.startsWith('-') ? -1n : 1n;
  return sign * BigInt(whole.replace('-', '') + fraction.padEnd(2, '0'));
}
