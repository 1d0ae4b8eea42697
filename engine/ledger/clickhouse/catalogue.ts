// The ledgers published into a ClickHouse: one row each time one is switched to; the newest row names the one that serves.

import type { ClickHouseClient } from '@clickhouse/client';

import { at, assertDefined } from '../../model/lookup.ts';
import { withMark, type Manifest } from '../publish/manifest.ts';
import { LedgerUnavailable } from '../stores/store.ts';
import { ONE_SERVER, type Layout } from './cluster.ts';

/** One publication: its tables begin with `prefix`. */
export interface Edition {
  readonly prefix: string;
  readonly manifest: Manifest;
}

const TABLE = 'ledger_published';
/** A load may still be at work on tables as young as this, in milliseconds. */
const LOADING_MS = 3_600_000;
const PREFIX = /^l_[0-9a-f]{16}_[0-9a-z]{1,16}_$/;

/** Each loading has a prefix of its own, so that a broken one is never mended in place. `at` is a time in milliseconds. */
export function buildTablePrefix(id: string, at: number): string {
  return `l_${id}_${at.toString(36)}_`;
}

/** The prefix of a table's name, or null where the table is none of a ledger's. */
export function prefixIn(table: string): string | null {
  return /^l_[0-9a-f]{16}_[0-9a-z]{1,16}_/.exec(table)?.[0] ?? null;
}

/** The time that a prefix was made with. */
export function parsePrefixTime(prefix: string): number {
  return parseInt(at(prefix.split('_'), 2), 36);
}

/** The prefix of the ledger that serves. Throws LedgerUnavailable where none is published. */
export async function currentPrefix(client: ClickHouseClient): Promise<string> {
  const [row] = await listRows(
    client,
    `SELECT prefix FROM ${TABLE} ORDER BY switched DESC LIMIT 1`,
  );
  if (!row) throw new LedgerUnavailable('no ledger is published');
  const prefix = row[0] ?? '';
  if (!PREFIX.test(prefix))
    throw new LedgerUnavailable(`${TABLE} names no ledger: "${prefix.slice(0, 40)}"`);
  return prefix;
}

/** The newest manifest published under a prefix of tables. Throws LedgerUnavailable where it is missing or another ledger's. */
export async function readEdition(client: ClickHouseClient, prefix: string): Promise<Edition> {
  const rows = await listRows(
    client,
    `SELECT manifest FROM ${TABLE} WHERE prefix = {p1:String} ORDER BY switched DESC LIMIT 1`,
    { p1: prefix },
  );
  try {
    const manifest = JSON.parse(assertDefined(rows[0]?.[0])) as Manifest;
    if (!prefix.startsWith(`l_${manifest.id}_`))
      throw new Error(`it names the ledger ${manifest.id}`);
    return { prefix, manifest: withMark(manifest) };
  } catch (error) {
    throw new LedgerUnavailable(
      `the manifest of ${prefix} cannot be read: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** Prefixes once switched to, the latest first. */
export async function listPrefixes(client: ClickHouseClient): Promise<string[]> {
  const rows = await listRows(
    client,
    `SELECT prefix FROM ${TABLE} GROUP BY prefix ORDER BY MAX(switched) DESC`,
  );
  return rows.map(([prefix]) => prefix ?? '').filter((prefix) => PREFIX.test(prefix));
}

/** The latest publication of a ledger whose tables are all there; null where none is. `switchedTo` as `listPrefixes` lists them. */
export async function keptEdition(
  client: ClickHouseClient,
  id: string,
  switchedTo: readonly string[],
): Promise<Edition | null> {
  const prefixes = switchedTo.filter((prefix) => prefix.startsWith(`l_${id}_`));
  if (prefixes.length === 0) return null;
  const tables = new Set(await listTables(client));
  for (const prefix of prefixes) {
    const edition = await readEdition(client, prefix);
    if (Object.keys(edition.manifest.tables).every((name) => tables.has(prefix + name)))
      return edition;
  }
  return null;
}

/** Tables that are there, of ledgers and others: of a cluster those that so many replicas have at least. */
export async function listTables(
  client: ClickHouseClient,
  { everywhere, counted }: Layout = ONE_SERVER,
  replicas = 1,
): Promise<string[]> {
  const rows = await listRows(
    client,
    `SELECT name FROM ${everywhere('system.tables')} WHERE ${counted} GROUP BY name HAVING COUNT(*) >= ${replicas} ORDER BY name`,
  );
  return rows.map(([name]) => name ?? '');
}

/** Tables that nobody needs: of old ledgers but the latest `kept`, and of loads that broke off, which only their age tells. */
export function tablesToDrop(
  tables: readonly string[],
  switchedTo: readonly string[],
  kept: number,
  now: number,
): string[] {
  const whole = switchedTo.filter((prefix) => tables.some((table) => table.startsWith(prefix)));
  const spared = new Set(whole.slice(0, kept));
  return tables.filter((table) => {
    const prefix = prefixIn(table);
    if (prefix === null || spared.has(prefix)) return false;
    return switchedTo.includes(prefix) || now - parsePrefixTime(prefix) >= LOADING_MS;
  });
}

/** Throws LedgerUnavailable where not every replica has it as one of its kind. */
export async function createCatalogue(client: ClickHouseClient, layout: Layout): Promise<void> {
  await client.command({
    query: `CREATE TABLE IF NOT EXISTS ${TABLE}${layout.on} (switched UInt64, prefix String, manifest String) ENGINE = ${layout.engine(TABLE)} ORDER BY switched`,
  });
  if (!(await listTables(client, layout, layout.replicas)).includes(TABLE))
    throw new LedgerUnavailable(
      `${TABLE} is not a replicated table on each of ${layout.replicas} servers: take another database, or drop it where it is a plain one`,
    );
}

/** Serves an edition from now on: one row, written at once. Later than every row before it, whatever the clock says. */
export async function switchTo(client: ClickHouseClient, edition: Edition): Promise<void> {
  const [row] = await listRows(client, `SELECT CAST(MAX(switched) AS VARCHAR) FROM ${TABLE}`);
  const switched = Math.max(Date.now(), Number(assertDefined(row)[0]) + 1);
  await client.insert({
    table: TABLE,
    values: [[switched, edition.prefix, JSON.stringify(edition.manifest)]],
    format: 'JSONCompactEachRow',
  });
}

async function listRows(
  client: ClickHouseClient,
  query: string,
  query_params: Record<string, string> = {},
): Promise<(string | null)[][]> {
  const result = await client.query({ query, query_params, format: 'JSONCompactEachRow' });
  return await result.json<(string | null)[]>();
}
