// Where published ledgers lie and which of them serves: a folder with its CURRENT, or a ClickHouse with its catalogue.

import type { Model } from '../model/portal.ts';
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
import { readCurrent, readManifest, type Manifest } from './publish/manifest.ts';
import { shapeOf } from './publish/publish.ts';
import { LedgerUnavailable } from './stores/store.ts';

export interface LedgerSource {
  /** Names the ledger that serves; another publication has another name. Throws LedgerUnavailable where there is none. */
  current(): Promise<string>;
  /** Throws LedgerUnavailable where it is damaged or was made by another model. */
  open(name: string, model: Model): Promise<Ledger>;
  /** Opens the published ledger of an id; null where it is not kept, or another model made it. */
  kept(id: string, model: Model): Promise<(() => Promise<Ledger>) | null>;
  close(): Promise<void>;
}

export function folderShelf(folder: string, options: DuckOptions = {}): LedgerSource {
  return {
    current: () => readCurrent(folder),
    open: (name, model) => Ledger.open(folder, name, model, options),
    async kept(id, model) {
      const manifest = await readManifest(folder, id).catch(() => null);
      return manifest && manifest.model === shapeOf(model)
        ? () => Ledger.open(folder, id, model, options)
        : null;
    },
    close: async () => {},
  };
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
    close: () => client.close(),
  };
}
