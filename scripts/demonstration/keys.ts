// The keys that figures are made for, year by year: how large each is, and who has what one that has ended had.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { DemonstrationSpec } from '../../schemas/types.ts';
import { EVER, run, sql, type Members } from '../../engine/publish.ts';
import { drawChance } from './chance.ts';

/** Largest deviation of a key from its size in a year, in thousandths. */
const SWING = 45;

type Keys = NonNullable<DemonstrationSpec['keys']>;

export interface Years {
  readonly first: number;
  readonly last: number;
}

/** Writes the keys that have a weight, `together` of them to a batch; returns how many batches there are, at least one. */
export async function writeKeys(
  db: DuckDBConnection,
  { keys, seed }: DemonstrationSpec,
  members: Members,
  { together, years }: { readonly together: number; readonly years: Years },
): Promise<number> {
  await run(
    db,
    sql`
    CREATE TEMP TABLE keyed (
      code VARCHAR, year USMALLINT, weight HUGEINT, kind VARCHAR, brief BOOLEAN, key_number BIGINT, batch INTEGER)`,
  );
  if (!keys) return 1;
  const appender = await db.createAppender('keyed');
  const own = members
    .codes(keys.dimension)
    .filter((code) => attributeOf(members, keys, code, keys.weight) !== '');
  const numbers = new Map(members.codes(keys.dimension).map((code, i) => [code, i + 1]));
  for (let year = years.first; year <= years.last; year++) {
    const weights = weightsIn(members, keys, own, year);
    for (const [i, code] of own.entries()) {
      const weight = weights.get(code);
      if (weight === undefined) continue;
      const number = numbers.get(code) ?? 0;
      const swing = drawChance(seed, 2 * SWING + 1, { key: number, year }) - SWING;
      appender.appendVarchar(code);
      appender.appendUSmallInt(year);
      appender.appendHugeInt(weight * BigInt(1000 + swing));
      appender.appendVarchar(attributeOf(members, keys, code, keys.kind));
      appender.appendBoolean(attributeOf(members, keys, code, keys.detail) !== keys.full);
      appender.appendBigInt(BigInt(number));
      appender.appendInteger(Math.floor(i / together));
      appender.endRow();
    }
  }
  appender.closeSync();
  return Math.max(1, Math.ceil(own.length / together));
}

/** What each key has that is in force in a year: its own weight, and that of the keys it follows. */
function weightsIn(
  members: Members,
  keys: Keys,
  own: readonly string[],
  year: number,
): Map<string, bigint> {
  const weights = new Map<string, bigint>();
  for (const code of own) {
    const heir = findHeir(members, keys, code, year);
    if (heir === null) continue;
    const weight = BigInt(attributeOf(members, keys, code, keys.weight));
    weights.set(heir, (weights.get(heir) ?? 0n) + weight);
  }
  return weights;
}

/** The key itself as long as it is in force, then the one that follows; null before it begins, and where none follows. */
function findHeir(members: Members, keys: Keys, code: string, year: number): string | null {
  const passed = new Set<string>();
  for (let heir = code; heir !== '' && !passed.has(heir);) {
    const member = members.at(keys.dimension, heir, EVER);
    if (!member || (member.from ?? '') > `${year}-12-31`) return null;
    if ((member.to ?? '9999') >= `${year}-01-01`) return heir;
    passed.add(heir);
    heir = attributeOf(members, keys, heir, keys.successor ?? '');
  }
  return null;
}

function attributeOf(members: Members, keys: Keys, code: string, name: string): string {
  return members.attribute(keys.dimension, code, name, EVER) ?? '';
}
