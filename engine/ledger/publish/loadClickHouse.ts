// Loads a published ledger into ClickHouse: new tables beside the old, every row and sum compared, the switch last.

import { Readable } from 'node:stream';

import type { ClickHouseClient } from '@clickhouse/client';
import type { DuckDBConnection, DuckDBResult } from '@duckdb/node-api';

import type { TableControl } from './manifest.ts';
import { SHARED_ORDER } from '../model/tables.ts';

interface Column {
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
export async function readColumns(db: DuckDBConnection, table: string): Promise<Column[]> {
  const described = (
    await db.runAndReadAll(
      `SELECT column_name, data_type FROM duckdb_columns() WHERE table_name = '${table}' AND database_name = current_database() ORDER BY column_index`,
    )
  ).getRowsJS();
  const gaps = (
    await db.runAndReadAll(
      `SELECT ${described.map(([name]) => `COUNT(*) > COUNT("${String(name)}")`).join(', ')} FROM ${table}`,
    )
  ).getRowsJS()[0]!;
  return described.map(([name, type], i) => ({
    name: String(name),
    type: String(type),
    gaps: gaps[i] === true,
  }));
}

/** `key` is the column whose codes are separate questions; empty where the table has none. */
export function createTable(
  prefix: string,
  table: string,
  columns: readonly Column[],
  key: string,
): string {
  const kept = SHARED_ORDER[table];
  const wanted = kept ? kept.split(', ') : [...(key === '' ? [] : [key]), ...ORDER];
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
  return `CREATE TABLE ${prefix}${table} (${made.join(', ')}) ENGINE = MergeTree ORDER BY (${order.join(', ')})`;
}

/** Sends every row as text, exactly: decimals never become numbers on the way. */
export async function loadTable(
  db: DuckDBConnection,
  client: ClickHouseClient,
  prefix: string,
  table: string,
  columns: readonly Column[],
  rows: number,
): Promise<void> {
  const line = columns
    .map((column) => `COALESCE(${cellText(column)}, '\\N')`)
    .join(' || chr(9) || ');
  const names = columns.map((column) => column.name) as [string, ...string[]];
  const result = await db.stream(`SELECT ${line} FROM ${table}`);
  const flow = { result, left: rows };
  while (flow.left > 0)
    await client.insert({
      table: `${prefix}${table}`,
      columns: names,
      values: Readable.from(portionOf(flow), { objectMode: false }),
      format: 'TabSeparated',
    });
}

/** Rows and sums as the manifest has them, and one number made from every cell of every row. */
export interface Compared {
  readonly rows: number;
  readonly totals: Readonly<Record<string, string>>;
  readonly cells: string;
}

export async function compareDuck(
  db: DuckDBConnection,
  table: string,
  columns: readonly Column[],
  control: TableControl,
): Promise<Compared> {
  const cells = `COALESCE(bit_xor(md5_number_lower(${rowText(columns)})), 0)`;
  const [row] = (
    await db.runAndReadAll(`SELECT ${comparison(control, cells)} FROM ${table}`)
  ).getRowsJS();
  return comparedFrom(row!, control);
}

export async function compareClickHouse(
  client: ClickHouseClient,
  prefix: string,
  table: string,
  columns: readonly Column[],
  control: TableControl,
): Promise<Compared> {
  const cells = `COALESCE(groupBitXor(reinterpretAsUInt64(substring(MD5(${rowText(columns)}), 9, 8))), 0)`;
  const result = await client.query({
    query: `SELECT ${comparison(control, cells)} FROM ${prefix}${table}`,
    format: 'JSONCompactEachRow',
  });
  const [row] = await result.json<unknown[]>();
  return comparedFrom(row!, control);
}

async function* portionOf(flow: {
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
function comparison(control: TableControl, cells: string): string {
  const sums = Object.keys(control.totals).map(
    (measure) => `CAST(COALESCE(${hundredths(`SUM(m_${measure})`)}, 0) AS VARCHAR)`,
  );
  return ['CAST(COUNT(*) AS VARCHAR)', `CAST(${cells} AS VARCHAR)`, ...sums].join(', ');
}

function comparedFrom(row: readonly unknown[], control: TableControl): Compared {
  const totals = Object.fromEntries(
    Object.keys(control.totals).map((measure, i) => [measure, String(row[i + 2])]),
  );
  return { rows: Number(row[0]), cells: String(row[1]), totals };
}

function rowText(columns: readonly Column[]): string {
  const cell = (column: Column) =>
    `COALESCE(CAST(${column.type.startsWith('DECIMAL') ? hundredths(column.name) : column.name} AS VARCHAR), '~')`;
  return columns.map(cell).join(` || '|' || `);
}

function hundredths(value: string): string {
  return `CAST(CAST(${value} AS DECIMAL(36,2)) * 100 AS DECIMAL(38,0))`;
}

function clickhouseType(column: Column, codes: boolean): string {
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

function cellText(column: Column): string {
  if (column.type !== 'VARCHAR') return `CAST(${column.name} AS VARCHAR)`;
  return [
    ['\\', '\\\\'],
    ['\t', '\\t'],
    ['\n', '\\n'],
    ['\r', '\\r'],
  ].reduce((text, [from, to]) => `replace(${text}, '${from!}', '${to!}')`, column.name);
}
