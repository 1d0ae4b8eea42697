// Numbers that look like chance and are always the same: what depends on which row, key, year and month, as SQL and as a number.

import { list, literal, sql, type Sql } from '../../engine/publish.ts';

/** What a chance depends on, each with a prime of its own. */
const FACTORS = {
  leaf: sql`leaf_number * 7919`,
  row: sql`row_number * 6101`,
  key: sql`key_number * 104729`,
  year: sql`annual.year * 31`,
  month: sql`month_profile.month * 1009`,
} as const;

const SPREAD = 2_654_435_761;
const RANGE = 4_294_967_296;
const DROPPED = 7;

export type Depends = keyof typeof FACTORS;

/** A number from 0 to `below` − 1; another seed tells one use from another. */
export function chance(seed: number, below: Sql, of: readonly Depends[]): Sql {
  const sum = list(
    of.map((name) => FACTORS[name]),
    ' + ',
  );
  return sql`((${sum} + ${literal(seed)}) * ${literal(SPREAD)} % ${literal(RANGE)} // ${literal(DROPPED)} % ${below})`;
}

/** The same for a key in a year. */
export function drawChance(
  seed: number,
  below: number,
  { key, year }: { readonly key: number; readonly year: number },
): number {
  const sum = BigInt(key) * 104729n + BigInt(year) * 31n + BigInt(seed);
  return Number((((sum * BigInt(SPREAD)) % BigInt(RANGE)) / BigInt(DROPPED)) % BigInt(below));
}
