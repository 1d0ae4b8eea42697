// Loads a published ledger into ClickHouse: new tables beside the old, every row and sum compared, the switch last.

import { Readable } from 'node:stream';

import type { ClickHouseClient } from '@clickhouse/client';
import type { DuckDBConnection, DuckDBResult } from '@duckdb/node-api';

import { assertDefined } from '../../model/lookup.ts';
import { measureColumn, SHARED_ORDER } from '../model/tables.ts';
import { id, list, literal, sql, type Sql } from '../sql.ts';
import { readRows, DUCKDB } from '../stores/duckdb.ts';
import type { TableControl } from '../publish/manifest.ts';
import type { Layout } from './cluster.ts';
import { clickhouse } from './dialect.ts';

/** A table of a ledger on its way from the published file into ClickHouse. */
export interface MovedTable {
  /** Of the ledger's tables in ClickHouse. */
  readonly prefix: string;
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly control: TableControl;
}

export interface TableColumn {
  readonly name: string;
  /** As DuckDB names it. */
  readonly type: string;
  /** Whether some rows have no value. */
  readonly gaps: boolean;
}

/** Columns by which rows lie together in the order that questions ask them; the first of them that are there are used. */
const ORDER = ['year', 'grain', 'period', 'seq', 'role'] as const;
const ROWS_AT_ONCE = 500_000;

/** Columns of a table and whether they have gaps. */
export async function readColumns(db: DuckDBConnection, table: string): Promise<TableColumn[]> {
  const described = await readRows(
    db,
    sql`
    SELECT column_name, data_type
    FROM duckdb_columns()
    WHERE table_name = ${literal(table)} AND database_name = current_database()
    ORDER BY column_index`,
  );
  const counted = described.map(([name]) => sql`COUNT(*) > COUNT("${id(String(name))}")`);
  const [gaps] = await readRows(db, sql`SELECT ${list(counted)} FROM ${id(table)}`);
  return described.map(([name, type], i) => ({
    name: String(name),
    type: String(type),
    gaps: assertDefined(gaps)[i] === true,
  }));
}

/** `key` is the column whose codes are separate questions; empty where the table has none. */
export function createTable(
  { prefix, name: table, columns }: MovedTable,
  key: string,
  { on, engine }: Layout,
): string {
  const kept = SHARED_ORDER[table];
  const wanted = kept ?? [...(key === '' ? [] : [key]), ...ORDER];
  const usable = wanted.filter((name) =>
    columns.some(
      (column) => column.name === name && !column.gaps && !column.type.startsWith('DECIMAL'),
    ),
  );
  const order = kept
    ? wanted.filter((_, i) => wanted.slice(0, i + 1).every((name) => usable.includes(name)))
    : usable;
  const made = columns.map(
    (column) => `${column.name} ${clickhouseType(column, kept === undefined)}`,
  );
  return `CREATE TABLE ${prefix}${table}${on} (${made.join(', ')}) ENGINE = ${engine(prefix + table)} ORDER BY (${order.join(', ')})`;
}

/** Sends every row as text, exactly: decimals never become numbers on the way. */
export async function loadTable(
  db: DuckDBConnection,
  client: ClickHouseClient,
  { prefix, name, columns, control }: MovedTable,
): Promise<void> {
  const cells = columns.map((column) => sql`COALESCE(${cellText(column)}, ${literal('\\N')})`);
  const line = sql`SELECT ${list(cells, ' || chr(9) || ')} FROM ${id(name)}`;
  const flow = { result: await db.stream(line.in(DUCKDB).text), left: control.rows };
  while (flow.left > 0)
    await client.insert({
      table: `${prefix}${name}`,
      columns: columns.map((column) => column.name) as [string, ...string[]],
      values: Readable.from(readPortion(flow), { objectMode: false }),
      format: 'TabSeparated',
    });
}

/** Rows and sums as the manifest has them, and one number made from every cell of every row. */
export interface Compared {
  readonly rows: number;
  readonly totals: Readonly<Record<string, string>>;
  readonly cells: string;
}

/** The same numbers of the local table as `compareClickHouse` gives for each replica. */
export async function compareDuck(db: DuckDBConnection, moved: MovedTable): Promise<Compared> {
  const cells = sql`COALESCE(bit_xor(md5_number_lower(${rowText(moved.columns)})), 0)`;
  const [row] = await readRows(db, sql`${comparison(moved, cells)} FROM ${id(moved.name)}`);
  return comparedFrom(assertDefined(row), moved.control);
}

/** What each replica has; one that has no rows of the table is left out. */
export async function compareClickHouse(
  client: ClickHouseClient,
  moved: MovedTable,
  { everywhere, each }: Layout,
): Promise<Compared[]> {
  const cells = sql`COALESCE(groupBitXor(reinterpretAsUInt64(substring(MD5(${rowText(moved.columns)}), 9, 8))), 0)`;
  const told = comparison(moved, cells).in(clickhouse('', new Set())).text;
  const result = await client.query({
    query: `${told} FROM ${everywhere(moved.prefix + moved.name)}${each}`,
    format: 'JSONCompactEachRow',
  });
  return (await result.json<unknown[]>()).map((row) => comparedFrom(row, moved.control));
}

async function* readPortion(flow: {
  readonly result: DuckDBResult;
  left: number;
}): AsyncGenerator<string> {
  for (let taken = 0; taken < ROWS_AT_ONCE && flow.left > 0;) {
    const chunk = await flow.result.fetchChunk();
    if (!chunk || chunk.rowCount === 0) throw new Error(`the rows ended ${flow.left} rows early`);
    taken += chunk.rowCount;
    flow.left -= chunk.rowCount;
    yield `${chunk.getColumnValues(0).join('\n')}\n`;
  }
}

/** Sums are of whole hundredths, so that both engines write them alike. */
function comparison({ control }: MovedTable, cells: Sql): Sql {
  const sums = Object.keys(control.totals).map(
    (measure) => sql`COALESCE(${hundredths(sql`SUM(${id(measureColumn(measure))})`)}, 0)`,
  );
  const told = [sql`COUNT(*)`, cells, ...sums].map((value) => sql`CAST(${value} AS VARCHAR)`);
  return sql`SELECT ${list(told)}`;
}

function comparedFrom(row: readonly unknown[], control: TableControl): Compared {
  const totals = Object.fromEntries(
    Object.keys(control.totals).map((measure, i) => [measure, String(row[i + 2])]),
  );
  return { rows: Number(row[0]), cells: String(row[1]), totals };
}

function rowText(columns: readonly TableColumn[]): Sql {
  const cells = columns.map(({ name, type }) => {
    const value = type.startsWith('DECIMAL') ? hundredths(id(name)) : id(name);
    return sql`COALESCE(CAST(${value} AS VARCHAR), '~')`;
  });
  return list(cells, " || '|' || ");
}

function hundredths(value: Sql): Sql {
  return sql`CAST(CAST(${value} AS DECIMAL(36,2)) * 100 AS DECIMAL(38,0))`;
}

function clickhouseType(column: TableColumn, codes: boolean): string {
  const type = TYPES[column.type] ?? column.type.replace(/^DECIMAL/, 'Decimal');
  if (column.type.startsWith('DECIMAL')) return `Nullable(${type})`;
  const bare = column.gaps ? `Nullable(${type})` : type;
  return column.type === 'VARCHAR' && codes ? `LowCardinality(${bare})` : bare;
}

/** Days are kept as ISO text: an open end far in the future has no place in ClickHouse's dates. */
const TYPES: Readonly<Record<string, string>> = {
  VARCHAR: 'String',
  DATE: 'String',
  BOOLEAN: 'Bool',
  UTINYINT: 'UInt8',
  USMALLINT: 'UInt16',
  UINTEGER: 'UInt32',
  UBIGINT: 'UInt64',
  TINYINT: 'Int8',
  SMALLINT: 'Int16',
  INTEGER: 'Int32',
  BIGINT: 'Int64',
};

/** Characters that separate cells and rows, and what is sent for them. */
const ESCAPES = [
  ['\\', '\\\\'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
] as const;

function cellText({ name, type }: TableColumn): Sql {
  if (type !== 'VARCHAR') return sql`CAST(${id(name)} AS VARCHAR)`;
  return ESCAPES.reduce(
    (text, [from, to]) => sql`replace(${text}, ${literal(from)}, ${literal(to)})`,
    id(name),
  );
}
