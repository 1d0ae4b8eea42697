// The ledger's SQL in ClickHouse's words, and ClickHouse's cells as the ledger's: the few places where the engines differ.

import { at, assertDefined } from '../../model/lookup.ts';
import type { Bound, Dialect } from '../sql.ts';
import type { Cell } from '../stores/store.ts';

/** What makes ClickHouse mean by the common text what DuckDB means by it. */
export const SAME_MEANING = {
  // a sum over nothing is unknown, not 0
  aggregate_functions_null_for_empty: 1,
  cast_keep_nullable: 1,
  join_use_nulls: 1,
  // `SUM(m) AS m` twice in one question means the column
  prefer_column_name_to_alias: 1,
  union_default_mode: 'DISTINCT',
  // exact figures are written as text
  output_format_json_quote_decimals: 1,
  output_format_json_quote_64bit_integers: 1,
} as const;

/** ClickHouse's words for the tables of one ledger, each behind `prefix`; other names stay as they are. */
export function clickhouse(prefix: string, tables: ReadonlySet<string>): Dialect {
  return {
    parameter: (number, value) => `{p${number}:${parameterType(value)}}`,
    quote: (text) => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`,
    table: (name, alias) => {
      const place = tables.has(name) ? `${prefix}${name}` : name;
      return place === name && alias === '' ? name : `${place} AS ${alias || name}`;
    },
    contains: 'has',
  };
}

/** Values by the names that the dialect gave their parameters. */
export function boundByName(bound: readonly Bound[]): Record<string, Bound> {
  return Object.fromEntries(bound.map((value, i) => [`p${i + 1}`, value]));
}

/** Reads a cell of a column by the column's type: decimals and wide integers as bigint, never through a float. */
export function cellReader(type: string): (cell: unknown) => Cell {
  const inner = bareType(type);
  const read = exactReader(inner) ?? ((cell: unknown) => cell as Cell);
  return (cell) => (cell === null ? null : read(cell));
}

/** For a type whose values would lose digits as numbers; null for the others. */
function exactReader(type: string): ((cell: unknown) => bigint) | null {
  const decimal = /^Decimal\(\d+, (\d+)\)$/.exec(type);
  if (decimal) return (cell) => smallestUnits(readText(cell, type), Number(decimal[1]));
  return /^U?Int(?:64|128|256)$/.test(type) ? (cell) => BigInt(readText(cell, type)) : null;
}

/** `-12.5` with two places is -1250. Throws where the text has more places or is no decimal. */
export function smallestUnits(text: string, places: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > places)
    throw new Error(`not a decimal with ${places} places: "${text}"`);
  const units = BigInt(assertDefined(match[2]) + fraction.padEnd(places, '0'));
  return match[1] === '-' ? -units : units;
}

function parameterType(value: Bound): string {
  if (value === null) return 'Nullable(String)';
  if (typeof value === 'string') return 'String';
  if (typeof value === 'bigint') return 'Int64';
  if (typeof value !== 'number') return 'Array(String)';
  if (!Number.isSafeInteger(value)) throw new Error(`not a whole number: ${value}`);
  return 'Int64';
}

function bareType(type: string): string {
  const wrapped = /^(?:LowCardinality|Nullable)\((.*)\)$/.exec(type);
  return wrapped ? bareType(at(wrapped, 1)) : type;
}

function readText(cell: unknown, type: string): string {
  if (typeof cell !== 'string') throw new Error(`${type} did not arrive as text: ${String(cell)}`);
  return cell;
}
