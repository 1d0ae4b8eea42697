// Publishes a ledger into ClickHouse: what serves there goes on serving until the new one is loaded and compared.

import { join } from 'node:path';

import type { ClickHouseClient } from '@clickhouse/client';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';

import type { Model } from '../../model/portal.ts';
import {
  createCatalogue,
  listPrefixes,
  listTables,
  buildTablePrefix,
  readEdition,
  switchTo,
  currentPrefix,
  tablesToDrop,
  type Edition,
} from './catalogue.ts';
import {
  compareClickHouse,
  compareDuck,
  createTable,
  loadTable,
  readColumns,
  type Compared,
} from './load.ts';
import {
  LEDGER_FILE,
  readManifest,
  type Manifest,
  type TableControl,
} from '../publish/manifest.ts';
import { LedgerUnavailable } from '../stores/store.ts';
import { column, factTable, entityDimension } from '../model/tables.ts';
import { verifyLedger } from '../publish/upkeep.ts';
import { parseAddress, type Address } from './address.ts';
import { readClusterLayout, type Layout } from './cluster.ts';
import { SAME_MEANING, smallestUnits } from './dialect.ts';
import { connect, ServersInTurn, WHOLE_ANSWERS } from './servers.ts';

/** Besides the one that serves. */
const EARLIER_KEPT = 2;
/** A load of one portion of rows may take this long, in milliseconds. */
const PATIENCE_MS = 600_000;
const LOOK_MS = 5000;
/** Rows are there when the server says so, whatever its profile would have it do. */
const AT_ONCE = { async_insert: 0 } as const;

export interface Publishing {
  readonly folder: string;
  readonly id: string;
  readonly model: Model;
  readonly say: (line: string) => void;
  /** By which the age of other loads is told, in milliseconds; the present where it is left out. */
  readonly now?: number;
}

/** The ledger that is published, and the server that is told to publish it. */
interface Place {
  readonly client: ClickHouseClient;
  readonly layout: Layout;
  readonly db: DuckDBConnection;
  readonly manifest: Manifest;
}

/** Loads a ledger to ClickHouse and serves it. Throws where a replica has other figures; the old ledger then stays. */
export async function publishTo(to: string, publishing: Publishing): Promise<void> {
  const { folder, id, model } = publishing;
  const address = parseAddress(to);
  const problems = await verifyLedger(folder, id, model);
  if (problems.length > 0) throw new LedgerUnavailable(`ledger ${id}: ${problems.join('; ')}`);
  const manifest = await readManifest(folder, id);
  const { host, layout } = await buildPlace(address);
  const settings = { ...SAME_MEANING, ...WHOLE_ANSWERS, ...AT_ONCE, ...layout.settings };
  const client = connect(address, host, settings, { requestMs: PATIENCE_MS });
  const instance = await DuckDBInstance.create(join(folder, id, LEDGER_FILE), {
    access_mode: 'READ_ONLY',
  });
  const db = await instance.connect();
  try {
    await publishAt({ client, layout, db, manifest }, address.shown, publishing);
  } finally {
    await client.close();
    db.closeSync();
    instance.closeSync();
  }
}

/** The first server that answers, to which everything is said then: what it has begun another one cannot go on with. */
async function buildPlace(address: Address): Promise<{ host: string; layout: Layout }> {
  const servers = new ServersInTurn(address, {}, { requestMs: LOOK_MS });
  try {
    return await servers.ask(async (client, host) => ({
      host,
      layout: await readClusterLayout(client, address),
    }));
  } finally {
    await servers.close();
  }
}

async function publishAt(place: Place, shown: string, publishing: Publishing): Promise<void> {
  const { client, manifest } = place;
  let state = 'nothing is switched';
  try {
    await createCatalogue(client, place.layout);
    const edition = (await earlierLoad(place)) ?? (await load(place, publishing));
    const served = await currentPrefix(client).catch(() => '');
    if (served !== edition.prefix) {
      state = 'nobody knows whether it is switched: publish again';
      await switchTo(client, edition);
    }
    state = 'it serves, and tables of earlier ledgers are left';
    publishing.say(
      `${served === edition.prefix ? 'unchanged' : 'published'} ${manifest.id} in ${shown}`,
    );
    await dropOld(place, publishing);
  } catch (error) {
    throw new LedgerUnavailable(`${shown}: ${(error as Error).message} (${state})`, {
      cause: error,
    });
  }
}

/** Tables of the same ledger that were loaded before and still are what they were. */
async function earlierLoad(place: Place): Promise<Edition | null> {
  const { client, layout, manifest } = place;
  const prefixes = await listPrefixes(client);
  for (const prefix of prefixes.filter((name) => name.startsWith(`l_${manifest.id}_`))) {
    const edition = await readEdition(client, prefix);
    const there = new Set(await listTables(client, layout, layout.replicas));
    if (!Object.keys(manifest.tables).every((table) => there.has(`${prefix}${table}`))) continue;
    if ((await differences(place, prefix)).length === 0) return edition;
  }
  return null;
}

async function load(place: Place, { model, say }: Publishing): Promise<Edition> {
  const { client, layout, db, manifest } = place;
  const prefix = buildTablePrefix(manifest.id, Date.now());
  const keys = new Map(
    Object.values(model.facts).map((fact) => [factTable(fact.name), entityDimension(model, fact)]),
  );
  for (const [name, control] of Object.entries(manifest.tables)) {
    const moved = { prefix, name, columns: await readColumns(db, name), control };
    const key = keys.get(name) ?? null;
    await client.command({
      query: createTable(moved, key === null ? '' : column(key), layout),
    });
    await loadTable(db, client, moved);
    say(`loaded    ${name}: ${control.rows} rows`);
  }
  const differing = await differences(place, prefix);
  if (differing.length > 0)
    throw new LedgerUnavailable(`what arrived is not what was sent: ${differing.join('; ')}`);
  say(`compared  ${Object.keys(manifest.tables).length} tables: rows, sums and cells are the same`);
  return { prefix, manifest };
}

/** Tables that differ, at any replica, from the manifest or from the published file; empty where none does. */
async function differences(
  { client, layout, db, manifest }: Place,
  prefix: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, control] of Object.entries(manifest.tables)) {
    const moved = { prefix, name, columns: await readColumns(db, name), control };
    const sent = await compareDuck(db, moved);
    const arrived = await compareClickHouse(client, moved, layout);
    const wanted = control.rows === 0 ? arrived.length : layout.replicas;
    if (
      arrived.length !== wanted ||
      !arrived.every((each) => isSame(sent, each) && isAsControlled(each, control))
    )
      found.push(
        `${name} has ${JSON.stringify(arrived)}, not ${wanted} times ${JSON.stringify(sent)}`,
      );
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
  { client, layout }: Place,
  { say, now = Date.now() }: Publishing,
): Promise<void> {
  const tables = await listTables(client, layout);
  const old = tablesToDrop(tables, await listPrefixes(client), 1 + EARLIER_KEPT, now);
  for (const table of old)
    await client.command({ query: `DROP TABLE IF EXISTS ${table}${layout.on}` });
  if (old.length > 0) say(`dropped   ${old.length} tables of earlier ledgers`);
}
