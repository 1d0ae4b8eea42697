// Where published ledgers lie and which of them serves: a folder with its CURRENT, or a ClickHouse with its catalogue.

import type { Model } from '../portal.ts';
import { currentPrefix, readEdition } from './catalogue.ts';
import {
  ClickHouseStore,
  connect,
  inLedgerWords,
  parseAddress,
  readingOnly,
  type ClickHouseOptions,
} from './clickhouse.ts';
import type { DuckOptions } from './duckdb.ts';
import { Ledger } from './ledger.ts';
import { readCurrent } from './manifest.ts';
import { shapeOf } from './publish.ts';
import { LedgerUnavailable } from './store.ts';

export interface Shelf {
  /** Names the ledger that serves; another publication has another name. Throws LedgerUnavailable where there is none. */
  current(): Promise<string>;
  /** Throws LedgerUnavailable where it is damaged or was made by another model. */
  open(name: string, model: Model): Promise<Ledger>;
  close(): Promise<void>;
}

export function folderShelf(folder: string, options: DuckOptions = {}): Shelf {
  return {
    current: () => readCurrent(folder),
    open: (name, model) => Ledger.open(folder, name, model, options),
    close: async () => {},
  };
}

const LOOK_MS = 3000;

/** `text` is `clickhouse://user:password@host:port/database`. Throws LedgerUnavailable where it is not. */
export function clickhouseShelf(text: string, options: ClickHouseOptions = {}): Shelf {
  const address = parseAddress(text);
  const client = connect(address, readingOnly(LOOK_MS), LOOK_MS);
  const asked = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw inLedgerWords(error, address.shown);
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
      const store = new ClickHouseStore(address, name, Object.keys(manifest.tables), options);
      try {
        return await Ledger.over(store, model, manifest);
      } catch (error) {
        throw new LedgerUnavailable(
          `ledger ${manifest.id} cannot be opened: ${(error as Error).message}`,
          { cause: error },
        );
      }
    },
    close: () => client.close(),
  };
}
