// Where published ledgers lie and which of them serves: a folder with its CURRENT, or a ClickHouse with its catalogue.

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Model } from '../model/portal.ts';
import type { LedgerFiles } from './checks.ts';
import { currentPrefix, keptEdition, listPrefixes, readEdition } from './publish/catalogue.ts';
import {
  ClickHouseStore,
  connect,
  inLedgerWords,
  parseAddress,
  readingOnly,
  type ClickHouseOptions,
} from './stores/clickhouse.ts';
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
import { byService } from './publish/history.ts';
import { shapeOf } from './publish/publish.ts';
import { damageOf } from './publish/whole.ts';
import { LedgerUnavailable } from './stores/store.ts';

/** Is told whenever a question could not read what it asked of a ledger. */
export type TellUnreadable = NonNullable<DuckOptions['unreadable']>;

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
  /** Ledgers that may serve in place of the one named, the best first: in a folder the one that served last before it; with a server those published before it, the newest first, then those after it. `named` is null where nobody knows which one it was. */
  standIns(named: string | null): Promise<string[]>;
  /** What can be held against the manifests; null where a server keeps the figures and looks after them itself. */
  readonly files: LedgerFiles | null;
  close(): Promise<void>;
}

export function folderShelf(folder: string, options: DuckOptions = {}): LedgerSource {
  const open = async (id: string, model: Model, unreadable: TellUnreadable = () => {}) =>
    await Ledger.open(folder, id, model, { ...options, unreadable });
  return {
    shown: folder,
    current: () => readCurrent(folder),
    open,
    async kept(id, model, unreadable) {
      const manifest = await readManifest(folder, id).catch(() => null);
      return manifest && manifest.model === shapeOf(model)
        ? () => open(id, model, unreadable)
        : null;
    },
    standIns: async (named) => await standInsOf(folder, named),
    files: {
      stamp: async (id) => await stampOf(folder, id),
      bytes: async (id) =>
        await stat(join(folder, id, LEDGER_FILE)).then(
          ({ size }) => size,
          () => 0,
        ),
      damage: async (id, reading) => await damageOf(folder, id, reading),
    },
    close: async () => {},
  };
}

/** In the order in which they served. Invented figures take the place of figures that were invented as well, and of nobody knows what where there are no others. */
async function standInsOf(folder: string, named: string | null): Promise<string[]> {
  const all = await listLedgers(folder);
  const manifest = all.find(({ id }) => id === named);
  const shelved = (await readdir(folder).catch(() => [])).filter(isLedgerId);
  const isAllInvented =
    all.length === shelved.length && all.every(({ kind }) => kind === 'demonstration');
  const isFit = ({ id, kind }: Manifest) =>
    id !== named && (kind === 'imported' || isAllInvented || kind === manifest?.kind);
  const fit = new Set(all.filter(isFit).map(({ id }) => id));
  return (await byService(folder)).filter((id) => fit.has(id));
}

/** When the files of a ledger were written, how large they are, and which they are. */
async function stampOf(folder: string, id: string): Promise<string> {
  if (!isLedgerId(id)) return '';
  const stamps = [MANIFEST, LEDGER_FILE].map(async (name) => {
    const { ino, mtimeMs, size } = await stat(join(folder, id, name));
    return `${ino} ${mtimeMs} ${size}`;
  });
  return (await Promise.all(stamps.map(async (stamp) => await stamp.catch(() => '-')))).join(' ');
}

const LOOK_MS = 3000;

/** `text` is `clickhouse://user:password@host:port/database`. Throws LedgerUnavailable where it is not. */
export function clickhouseSource(text: string, options: ClickHouseOptions = {}): LedgerSource {
  const address = parseAddress(text);
  const client = connect(address, readingOnly(LOOK_MS), LOOK_MS);
  const asked = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw inLedgerWords(error, address.shown);
    }
  };
  let listing: Promise<string[]> | null = null;
  // whoever asks for ledgers that are not kept asks no more than this
  const listed = async (): Promise<string[]> => {
    listing ??= listPrefixes(client).finally(() => {
      listing = null;
    });
    return await listing;
  };
  const openOver = async (name: string, model: Model, manifest: Manifest): Promise<Ledger> => {
    const store = new ClickHouseStore(address, name, Object.keys(manifest.tables), options);
    try {
      return await Ledger.over(store, model, manifest);
    } catch (error) {
      throw new LedgerUnavailable(
        `ledger ${manifest.id} cannot be opened: ${(error as Error).message}`,
        { cause: error },
      );
    }
  };
  return {
    shown: address.shown,
    current: () => asked(currentPrefix(client)),
    async open(name, model) {
      const { manifest } = await asked(readEdition(client, name));
      if (manifest.model !== shapeOf(model))
        throw new LedgerUnavailable(
          `ledger ${manifest.id} was made by another config/ledger.yaml: publish it again`,
        );
      return await openOver(name, model, manifest);
    },
    async kept(id, model) {
      const edition = await asked(keptEdition(client, id, await asked(listed())));
      return edition && edition.manifest.model === shapeOf(model)
        ? () => openOver(edition.prefix, model, edition.manifest)
        : null;
    },
    async standIns(named) {
      const prefixes = await asked(listed());
      const at = named === null ? -1 : prefixes.indexOf(named);
      return [...prefixes.slice(at + 1), ...prefixes.slice(0, Math.max(at, 0))];
    },
    files: null,
    close: () => client.close(),
  };
}
