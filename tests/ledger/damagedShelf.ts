// A shelf with two ledgers of the library as if they had been imported, the earlier one and the one that serves, to be damaged; and sites over it.

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { CurrentLedger, type LedgerCare, type Log } from '../../engine/ledger/current.ts';
import type { LedgerSource } from '../../engine/ledger/ledgerSource.ts';
import {
  LEDGER_FILE,
  MANIFEST,
  hashManifest,
  type Manifest,
} from '../../engine/ledger/publish/manifest.ts';
import type { Portal } from '../../engine/model/portal.ts';
import { buildSite } from '../../engine/server/site.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { drawnAtOnce } from '../marked.ts';
import { emptyFolder, SILENT, type Served } from '../served.ts';

/** The ledger published before: the same figures under another name. */
export const EARLIER = '1'.repeat(16);
/** A ledger that nobody has. */
export const NOBODYS = 'f'.repeat(16);

export interface Shelf {
  readonly folder: string;
  /** Id of the ledger that CURRENT names. */
  readonly newest: string;
  /** Path of a file of the newest ledger. */
  readonly path: (name: string) => string;
  readonly remove: () => void;
}

export function makeShelf(library: Served): Shelf {
  const newest = library.current.get().id;
  const { folder, remove } = emptyFolder();
  mkdirSync(folder, { recursive: true });
  for (const id of [newest, EARLIER])
    cpSync(join(library.folder, newest), join(folder, id), { recursive: true });
  writeFileSync(join(folder, 'CURRENT'), `${newest}\n`);
  changeManifest(join(folder, newest), { mark: undefined });
  // of the same day, so that pages say the same
  const created = new Date(Date.parse(library.current.get().manifest.created) - 1).toISOString();
  changeManifest(join(folder, EARLIER), { id: EARLIER, mark: undefined, created });
  return { folder, newest, path: (name) => join(folder, newest, name), remove };
}

/** Writes other words into a manifest, sealed as if it had been published so. */
export function changeManifest(folder: string, words: Partial<Manifest>): void {
  const path = join(folder, MANIFEST);
  const manifest = { ...(JSON.parse(readFileSync(path, 'utf8')) as Manifest), ...words };
  writeFileSync(path, JSON.stringify({ ...manifest, seal: hashManifest(manifest) }));
}

/** Turns bits of one byte of the newest ledger, or of another one; done twice it is as before. Who has the file open sees it. */
export function flip({ folder, newest }: Shelf, at: number, mask: number, id = newest): void {
  const path = join(folder, id, LEDGER_FILE);
  const bytes = readFileSync(path);
  bytes.writeUInt8((bytes.readUInt8(at) ^ mask) & 0xff, at);
  writeFileSync(path, bytes);
}

export interface Site {
  readonly site: FastifyInstance;
  readonly current: CurrentLedger;
  readonly stop: () => Promise<void>;
}

/** A site over a folder of ledgers, or over a source. */
export async function siteOver(
  portal: Portal,
  where: string | LedgerSource,
  care: LedgerCare = {},
  log: Log = SILENT,
): Promise<Site> {
  const current = new CurrentLedger(where, portal.model, log, care);
  await current.start();
  const { built, remove } = drawnAtOnce();
  const site = await buildSite({ portal, current, built, parts: SERVER_PARTS, log: false });
  const stop = async () => {
    await site.close();
    await current.stop();
    remove();
  };
  return { site, current, stop };
}
