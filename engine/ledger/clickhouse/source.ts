// The ledgers that a ClickHouse keeps: its catalogue says which of them serves.

import type { Model } from '../../model/portal.ts';
import { Ledger } from '../ledger.ts';
import type { LedgerSource } from '../ledgerSource.ts';
import type { Manifest } from '../publish/manifest.ts';
import { hashModelTables } from '../publish/publish.ts';
import { LedgerUnavailable } from '../stores/store.ts';
import { parseAddress } from './address.ts';
import { currentPrefix, keptEdition, listPrefixes, readEdition } from './catalogue.ts';
import { SEQUENTIAL } from './cluster.ts';
import { readingOnly, ServersInTurn } from './servers.ts';
import { ClickHouseStore, type ClickHouseOptions } from './store.ts';

const LOOK_MS = 3000;

/** `text` is an address as `parseAddress` takes it. Throws what that throws. */
export function clickhouseSource(text: string, options: ClickHouseOptions = {}): LedgerSource {
  const address = parseAddress(text);
  // a replica that is behind does not say what served before
  const servers = new ServersInTurn(
    address,
    { ...readingOnly(LOOK_MS), ...(address.cluster !== null && SEQUENTIAL) },
    { requestMs: LOOK_MS },
  );
  let listing: Promise<string[]> | null = null;
  // whoever asks for ledgers that are not kept asks no more than this
  const listed = async (): Promise<string[]> => {
    listing ??= servers.ask(listPrefixes).finally(() => {
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
    current: () => servers.ask(currentPrefix),
    async open(name, model) {
      const { manifest } = await servers.ask(async (client) => await readEdition(client, name));
      if (manifest.model !== hashModelTables(model))
        throw new LedgerUnavailable(
          `ledger ${manifest.id} was made by another config/ledger.yaml: publish it again`,
        );
      return await openOver(name, model, manifest);
    },
    async kept(id, model) {
      const prefixes = await listed();
      const edition = await servers.ask(async (client) => await keptEdition(client, id, prefixes));
      return edition && edition.manifest.model === hashModelTables(model)
        ? () => openOver(edition.prefix, model, edition.manifest)
        : null;
    },
    async standIns(named) {
      const prefixes = await listed();
      const at = named === null ? -1 : prefixes.indexOf(named);
      return [...prefixes.slice(at + 1), ...prefixes.slice(0, Math.max(at, 0))];
    },
    files: null,
    close: () => servers.close(),
  };
}
