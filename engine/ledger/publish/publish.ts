// Builds a ledger in a folder of its own, controls it, and publishes it: readers see the old one or the new one.

import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';

import { assertDefined } from '../../model/lookup.ts';
import type { Model } from '../../model/portal.ts';
import {
  createFactTable,
  factTable,
  leadRollups,
  rollupTable,
  SHARED_ORDER,
  SHARED_TABLES,
  measureColumns,
} from '../model/tables.ts';
import { id, list, literal, sql, type Sql } from '../sql.ts';
import { readRows, run, DUCKDB } from '../stores/duckdb.ts';
import {
  hashFile,
  LEDGER_FILE,
  removeLeftovers,
  type Manifest,
  type FigureMark,
  type TableControl,
} from './manifest.ts';
import { removeUnused } from './sources.ts';
import { publishFolder, removeOld } from './switch.ts';

/** Ledgers that can be rolled back to, besides the one that serves. */
const EARLIER_KEPT = 5;

/** Hash of the tables a model makes, and of what codes are rolled up by: a ledger made by another shape of model cannot be read. */
export function hashModelTables(model: Model): string {
  const tables = Object.values(model.facts).map(
    (fact) => createFactTable(model, fact).in(DUCKDB).text,
  );
  const shared = SHARED_TABLES.map((statement) => statement.in(DUCKDB).text);
  const rolled = Object.values(model.dimensions).map(
    ({ name, kind, leads, levels, parents, weights, total }) =>
      JSON.stringify([name, kind, leads, levels, parents, weights, total?.code, total?.codes]),
  );
  return createHash('sha256')
    .update([...tables, ...shared, ...rolled].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/** Rows that are stored, and read, together: a question about one key reads one or two such groups. The engine's own choice is four times as many. */
const ROW_GROUP = 30_720;

/** Runs `fill` over a new database and publishes it, with the mark of its figures; null: they are a source's own. Where it throws, nothing is left and nothing is switched. */
export async function buildLedger(
  folder: string,
  model: Model,
  mark: FigureMark | null,
  fill: (db: DuckDBConnection, building: string) => Promise<Record<string, number>>,
): Promise<Manifest> {
  const building = join(folder, `building-${process.pid}`);
  await removeLeftovers(folder);
  await rm(building, { recursive: true, force: true });
  await mkdir(building, { recursive: true });
  try {
    const path = join(building, LEDGER_FILE);
    const instance = await DuckDBInstance.create(':memory:', {
      threads: '2',
      memory_limit: '4GB',
      preserve_insertion_order: 'true',
      temp_directory: join(building, 'spill'),
    });
    const db = await instance.connect();
    let exceptions: Record<string, number>;
    let tables: Record<string, TableControl>;
    try {
      await attach(db, path, 'ledger', sql`ROW_GROUP_SIZE ${literal(ROW_GROUP)}`);
      await db.run('USE ledger');
      exceptions = await fill(db, building);
      tables = await controlTables(db, model);
      await db.run('CHECKPOINT ledger');
    } finally {
      db.closeSync();
      instance.closeSync();
    }
    await rm(join(building, 'spill'), { recursive: true, force: true });
    const shape = hashModelTables(model);
    const id = createHash('sha256')
      .update(JSON.stringify([shape, mark ?? 'imported', tables]))
      .digest('hex')
      .slice(0, 16);
    const manifest: Manifest = {
      id,
      ...(mark && { mark }),
      created: new Date().toISOString(),
      model: shape,
      tables,
      file: { name: LEDGER_FILE, ...(await hashFile(path)) },
      exceptions,
    };
    await publishKept(folder, building, manifest);
    return manifest;
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

/** Publishes a ledger that lies in a folder of its own, and clears away what is kept no longer. */
export async function publishKept(folder: string, made: string, manifest: Manifest): Promise<void> {
  await publishFolder(folder, made, manifest);
  await removeOld(folder, EARLIER_KEPT);
  // only who imports is alone in the folder: nobody else may clear away what another is about to use
  if (!manifest.mark) await removeUnused(folder);
}

/** Opens the file of a ledger under a name, beside what is open already. */
export async function attach(
  db: DuckDBConnection,
  path: string,
  name: string,
  options: Sql,
): Promise<void> {
  await run(db, sql`ATTACH ${literal(path)} AS ${id(name)} (${options})`);
}

/** Rows, an order-free checksum and exact sums of every table. */
export async function controlTables(
  db: DuckDBConnection,
  model: Model,
): Promise<Record<string, TableControl>> {
  const controls: Record<string, TableControl> = {};
  for (const fact of Object.values(model.facts)) {
    const measures = measureColumns(fact);
    controls[factTable(fact.name)] = await controlTable(db, factTable(fact.name), measures);
    const rollups = fact.rollups.length > 0 ? ['', ...leadRollups(model, fact)] : [];
    for (const name of rollups.map((lead) => rollupTable(fact.name, lead)))
      controls[name] = await controlTable(db, name, measures);
  }
  for (const name of Object.keys(SHARED_ORDER)) controls[name] = await controlTable(db, name, []);
  return controls;
}

async function controlTable(
  db: DuckDBConnection,
  table: string,
  measures: readonly string[],
): Promise<TableControl> {
  const sums = measures.map((name) => sql`COALESCE(SUM(${id(name)}), 0)::VARCHAR`);
  const columns = [sql`COUNT(*)`, sql`COALESCE(bit_xor(hash(t)), 0)::VARCHAR`, ...sums];
  const [row] = await readRows(db, sql`SELECT ${list(columns)} FROM ${id(table)} AS t`);
  const [rows, checksum, ...totals] = assertDefined(row);
  return {
    rows: Number(rows),
    checksum: String(checksum),
    totals: Object.fromEntries(measures.map((name, i) => [name.slice(2), String(totals[i])])),
  };
}
