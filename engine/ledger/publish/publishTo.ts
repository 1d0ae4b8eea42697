// Publishes a ledger into ClickHouse: what serves there goes on serving until the new one is loaded and compared.

import { join } from 'node:path';

import type { ClickHouseClient } from '@clickhouse/client';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';

import type { Model } from '../../model/portal.ts';
import {
  createCatalogue,
  listPrefixes,
  listTables,
  prefixOf,
  readEdition,
  switchTo,
  currentPrefix,
  tablesToDrop,
  type Edition,
} from './catalogue.ts';
import { connect, inLedgerWords, parseAddress } from '../stores/clickhouse.ts';
import { SAME_MEANING, smallestUnits } from '../stores/clickhouseSql.ts';
import {
  compareClickHouse,
  compareDuck,
  createTable,
  loadTable,
  readColumns,
  type Compared,
} from './loadClickHouse.ts';
import { LEDGER_FILE, readManifest, type Manifest, type TableControl } from './manifest.ts';
import { LedgerUnavailable } from '../stores/store.ts';
import { column, factTable, entityDimension } from '../model/tables.ts';
import { verifyLedger } from './upkeep.ts';

/** Besides the one that serves. */
const EARLIER_KEPT = 2;
/** A load of one portion of rows may take this long, in milliseconds. */
const PATIENCE_MS = 600_000;

export interface Publishing {
  readonly folder: string;
  readonly id: string;
  readonly model: Model;
  readonly say: (line: string) => void;
  /** By which the age of other loads is told, in milliseconds; the present where it is left out. */
  readonly now?: number;
}

/**
 * Loads the ledger `id` of `folder` to the ClickHouse at `to` and serves it there. Throws, and leaves the old one serving,
 * where the ledger differs from its manifest, or what arrived differs from what was sent.
 */
export async function publishTo(to: string, publishing: Publishing): Promise<void> {
  const { folder, id, model } = publishing;
  const address = parseAddress(to);
  const problems = await verifyLedger(folder, id, model);
  if (problems.length > 0) throw new LedgerUnavailable(`ledger ${id}: ${problems.join('; ')}`);
  const manifest = await readManifest(folder, id);
  const client = connect(address, { ...SAME_MEANING, wait_end_of_query: 1 }, PATIENCE_MS);
  const instance = await DuckDBInstance.create(join(folder, id, LEDGER_FILE), {
    access_mode: 'READ_ONLY',
  });
  const db = await instance.connect();
  try {
    await createCatalogue(client);
    const edition =
      (await earlierLoad(client, db, manifest)) ?? (await load(client, db, manifest, publishing));
    const served = await currentPrefix(client).catch(() => '');
    if (served !== edition.prefix) await switchTo(client, edition);
    publishing.say(
      `${served === edition.prefix ? 'unchanged' : 'published'} ${id} in ${address.shown}`,
    );
    await dropOld(client, publishing);
  } catch (error) {
    throw inLedgerWords(error, address.shown);
  } finally {
    await client.close();
    db.closeSync();
    instance.closeSync();
  }
}

/** Tables of the same ledger that were loaded before and still are what they were. */
async function earlierLoad(
  client: ClickHouseClient,
  db: DuckDBConnection,
  manifest: Manifest,
): Promise<Edition | null> {
  const prefixes = await listPrefixes(client);
  for (const prefix of prefixes.filter((name) => name.startsWith(`l_${manifest.id}_`))) {
    const edition = await readEdition(client, prefix);
    const there = new Set(await listTables(client));
    if (!Object.keys(manifest.tables).every((table) => there.has(`${prefix}${table}`))) continue;
    const differing = await differences(client, db, prefix, manifest);
    if (differing.length === 0) return edition;
  }
  return null;
}

async function load(
  client: ClickHouseClient,
  db: DuckDBConnection,
  manifest: Manifest,
  { model, say }: Publishing,
): Promise<Edition> {
  const prefix = prefixOf(manifest.id, Date.now());
  const keys = new Map(
    Object.values(model.facts).map((fact) => [factTable(fact.name), entityDimension(model, fact)]),
  );
  for (const [table, control] of Object.entries(manifest.tables)) {
    const columns = await readColumns(db, table);
    const key = keys.get(table) ?? null;
    await client.command({
      query: createTable(prefix, table, columns, key === null ? '' : column(key)),
    });
    await loadTable(db, client, { prefix, name: table, columns, control });
    say(`loaded    ${table}: ${control.rows} rows`);
  }
  const differing = await differences(client, db, prefix, manifest);
  if (differing.length > 0)
    throw new LedgerUnavailable(`what arrived is not what was sent: ${differing.join('; ')}`);
  say(`compared  ${Object.keys(manifest.tables).length} tables: rows, sums and cells are the same`);
  return { prefix, manifest };
}

/** Tables that differ from the manifest or from the published file; empty where none does. */
async function differences(
  client: ClickHouseClient,
  db: DuckDBConnection,
  prefix: string,
  manifest: Manifest,
): Promise<string[]> {
  const found: string[] = [];
  for (const [table, control] of Object.entries(manifest.tables)) {
    const moved = { prefix, name: table, columns: await readColumns(db, table), control };
    const sent = await compareDuck(db, moved);
    const arrived = await compareClickHouse(client, moved);
    if (!isSame(sent, arrived) || !isAsControlled(arrived, control))
      found.push(`${table} has ${JSON.stringify(arrived)}, not ${JSON.stringify(sent)}`);
  }
  return found;
}

function isSame(sent: Compared, arrived: Compared): boolean {
  return JSON.stringify(sent) === JSON.stringify(arrived);
}

function isAsControlled(arrived: Compared, control: TableControl): boolean {
  return (
    arrived.rows === control.rows &&
    Object.entries(control.totals).every(
      ([measure, total]) => arrived.totals[measure] === String(smallestUnits(total, 2)),
    )
  );
}

/** Tables of ledgers that neither serve nor are kept as earlier ones, and of loads that were broken off. */
async function dropOld(
  client: ClickHouseClient,
  { say, now = Date.now() }: Publishing,
): Promise<void> {
  const tables = await listTables(client);
  const old = tablesToDrop(tables, await listPrefixes(client), 1 + EARLIER_KEPT, now);
  for (const table of old) await client.command({ query: `DROP TABLE ${table}` });
  if (old.length > 0) say(`dropped   ${old.length} tables of earlier ledgers`);
}
