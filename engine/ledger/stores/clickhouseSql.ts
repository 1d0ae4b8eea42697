// The ledger's SQL in ClickHouse's words, and ClickHouse's cells as the ledger's: the few places where the engines differ.

import type { Bound, Cell } from './store.ts';

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

/**
 * One question in ClickHouse's words: `$1` is `{p1:Type}`, `list_contains` is `has`, and tables carry the ledger's prefix.
 * In the common text an alias of a table is written with AS.
 */
export function clickhouseText(
  sql: string,
  bound: readonly Bound[],
  prefix: string,
  tables: ReadonlySet<string>,
): string {
  return sql
    .replace(
      /\$(\d+)/g,
      (_, place: string) => `{p${place}:${typeOfBound(bound[Number(place) - 1])}}`,
    )
    .replace(/\blist_contains\(/g, 'has(')
    .replace(
      /\b(FROM|JOIN)\s+(\w+)(\s+AS\s+\w+)?/g,
      (text, word: string, table: string, alias: string | undefined) =>
        tables.has(table) ? `${word} ${prefix}${table}${alias ?? ` AS ${table}`}` : text,
    );
}

/** Values by the names that `clickhouseText` gave them. */
export function boundByName(bound: readonly Bound[]): Record<string, Bound> {
  return Object.fromEntries(bound.map((value, i) => [`p${i + 1}`, value]));
}

/** Reads a cell of a column by the column's type: decimals and wide integers as bigint, never through a float. */
export function cellReader(type: string): (cell: unknown) => Cell {
  const inner = bareType(type);
  const decimal = /^Decimal\(\d+, (\d+)\)$/.exec(inner);
  const read = decimal
    ? (cell: unknown) => smallestUnits(textOf(cell, type), Number(decimal[1]))
    : /^U?Int(?:64|128|256)$/.test(inner)
      ? (cell: unknown) => BigInt(textOf(cell, type))
      : (cell: unknown) => cell as Cell;
  return (cell) => (cell === null ? null : read(cell));
}

/** `-12.5` with two places is -1250. Throws where the text has more places or is no decimal. */
export function smallestUnits(text: string, places: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > places)
    throw new Error(`not a decimal with ${places} places: "${text}"`);
  const units = BigInt(match[2]! + fraction.padEnd(places, '0'));
  return match[1] === '-' ? -units : units;
}

function typeOfBound(value: Bound | undefined): string {
  if (value === undefined) throw new Error('a value of the question is not bound');
  if (value === null) return 'Nullable(String)';
  if (typeof value === 'string') return 'String';
  if (typeof value === 'bigint') return 'Int64';
  if (typeof value !== 'number') return 'Array(String)';
  if (!Number.isSafeInteger(value)) throw new Error(`not a whole number: ${value}`);
  return 'Int64';
}

function bareType(type: string): string {
  const wrapped = /^(?:LowCardinality|Nullable)\((.*)\)$/.exec(type);
  return wrapped ? bareType(wrapped[1]!) : type;
}

function textOf(cell: unknown, type: string): string {
  if (typeof cell !== 'string') throw new Error(`${type} did not arrive as text: ${String(cell)}`);
  return cell;
}
