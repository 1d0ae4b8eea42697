// Where published ledgers lie and which of them serves: here a folder with its CURRENT; a ClickHouse with its catalogue is a room of its own.

import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { Model } from '../model/portal.ts';
import type { LedgerFiles } from './checks.ts';
import type { DuckOptions } from './stores/duckdb.ts';
import { Ledger } from './ledger.ts';
import {
  isLedgerId,
  LEDGER_FILE,
  listLedgers,
  MANIFEST,
  readCurrent,
  readManifest,
  type Manifest,
} from './publish/manifest.ts';
import { byService } from './publish/switch.ts';
import { hashModelTables } from './publish/publish.ts';
import { findDamage } from './publish/whole.ts';
import type { LedgerUnreadable } from './stores/store.ts';

/** Is told of the ledger by its name whenever a question could not read what it asked. */
export type TellUnreadable = (name: string, damage: LedgerUnreadable) => void;

export interface LedgerSource {
  /** Where it is, for the log: without passwords. */
  readonly shown: string;
  /** Names the ledger that serves; another publication has another name. Throws LedgerUnavailable where there is none. */
  current(): Promise<string>;
  /** Throws LedgerUnavailable where it is damaged or was made by another model. */
  open(name: string, model: Model, unreadable?: TellUnreadable): Promise<Ledger>;
  /** Opens the published ledger of an id; null where it is not kept, or another model made it. */
  kept(
    id: string,
    model: Model,
    unreadable?: TellUnreadable,
  ): Promise<(() => Promise<Ledger>) | null>;
  /** Ledgers that may serve instead, the best first: those before the one named, then those after it. */
  standIns(named: string | null): Promise<string[]>;
  /** What can be held against the manifests; null where a server keeps the figures and looks after them itself. */
  readonly files: LedgerFiles | null;
  close(): Promise<void>;
}

/** Published ledgers of a folder, read with DuckDB; `kept` gives null where an earlier ledger is of another model. */
export function folderShelf(folder: string, options: DuckOptions = {}): LedgerSource {
  const open = async (id: string, model: Model, unreadable: TellUnreadable = () => {}) =>
    await Ledger.open(folder, id, model, {
      ...options,
      // of the ledger opened, or of an earlier one that it asks
      unreadable: (damage) => unreadable(basename(dirname(damage.file)), damage),
    });
  return {
    shown: folder,
    current: () => readCurrent(folder),
    open,
    async kept(id, model, unreadable) {
      const manifest = await readManifest(folder, id).catch(() => null);
      return manifest && manifest.model === hashModelTables(model)
        ? () => open(id, model, unreadable)
        : null;
    },
    standIns: async (named) => await listStandIns(folder, named),
    files: {
      stamp: async (id) => await buildStamp(folder, id),
      bytes: async (id) =>
        await stat(join(folder, id, LEDGER_FILE)).then(
          ({ size }) => size,
          () => 0,
        ),
      damage: async (id, reading) => await findDamage(folder, id, reading),
    },
    close: async () => {},
  };
}

/** In the order in which they served. Invented figures only replace invented ones, where there are any. */
async function listStandIns(folder: string, named: string | null): Promise<string[]> {
  const all = await listLedgers(folder);
  const manifest = all.find(({ id }) => id === named);
  const shelved = (await readdir(folder).catch(() => [])).filter(isLedgerId);
  const isAllInvented =
    all.length === shelved.length && all.every(({ mark }) => mark !== undefined);
  const isFit = ({ id, mark }: Manifest) =>
    id !== named && (!mark || isAllInvented || manifest?.mark !== undefined);
  const fit = new Set(all.filter(isFit).map(({ id }) => id));
  return (await byService(folder)).filter((id) => fit.has(id));
}

/** When the files of a ledger were written, how large they are, and which they are. */
async function buildStamp(folder: string, id: string): Promise<string> {
  if (!isLedgerId(id)) return '';
  const stamps = [MANIFEST, LEDGER_FILE].map(async (name) => {
    const { ino, mtimeMs, size } = await stat(join(folder, id, name));
    return `${ino} ${mtimeMs} ${size}`;
  });
  return (await Promise.all(stamps.map(async (stamp) => await stamp.catch(() => '-')))).join(' ');
}
