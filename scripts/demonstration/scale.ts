// A ledger of another size, for measurement: more keys made from those there are, filled a few at a time.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { DemonstrationScaleSpec, DemonstrationSpec, RecipeSpec } from '../../schemas/types.ts';
import {
  at,
  column,
  id,
  ids,
  list,
  measureColumn,
  run,
  sql,
  type DimensionMember,
} from '../../engine/publish.ts';
import { baseTable } from './insert.ts';
import { listLeafDimensions } from './leaves.ts';
import type { Demonstration } from './recipes.ts';

/** Keys whose figures are made at a time: what is held in between stays small whatever the number of keys. */
export const KEYS_AT_A_TIME = 60;

/** The demonstration with the months of a scale. Throws where there is no such scale. */
export function scaled(
  demonstration: Demonstration,
  name: string,
): { demonstration: Demonstration; scale: DemonstrationScaleSpec } {
  const { scales = {} } = demonstration.spec;
  const scale = scales[name];
  if (!scale)
    throw new Error(
      `there is no scale "${name}"; there are: ${Object.keys(scales).join(', ') || 'none'}`,
    );
  return {
    demonstration: { ...demonstration, spec: { ...demonstration.spec, through: scale.through } },
    scale,
  };
}

/** As many keys as the scale wants: copies in turn of those there are, under codes that follow theirs. */
export function widen(
  members: readonly DimensionMember[],
  keys: NonNullable<DemonstrationSpec['keys']>,
  scale: DemonstrationScaleSpec,
): DimensionMember[] {
  const known = members.filter((member) => member.dimension === keys.dimension);
  const own = known.filter((member) => (member.attributes[keys.weight] ?? '') !== '');
  // one that ends is followed by another: copies of it would be followed by the same
  const lasting = own.filter((member) => member.to === null);
  const taken = new Set(known.map((member) => member.code));
  const made: DimensionMember[] = [];
  let full = own.filter((member) => member.attributes[keys.detail] === keys.full).length;
  for (let nth = 0; lasting.length > 0 && own.length + made.length < scale.keys; nth++) {
    const from = at(lasting, nth % lasting.length);
    const round = Math.floor(nth / lasting.length) + 1;
    const code = nextCode(from.code, taken);
    taken.add(code);
    const attributes = {
      ...from.attributes,
      ...(full < scale.full ? { [keys.detail]: keys.full } : {}),
    };
    if (attributes[keys.detail] === keys.full) full++;
    made.push({
      ...from,
      code,
      title: Object.fromEntries(
        Object.entries(from.title).map(([locale, words]) => [locale, `${words} (${round})`]),
      ),
      attributes,
    });
  }
  return [...members, ...made];
}

/** The next code that is free: the digits at the end counted on. Throws for a code that ends with none. */
function nextCode(code: string, taken: ReadonlySet<string>): string {
  const [digits] = /\d+$/.exec(code) ?? [];
  if (digits === undefined) throw new Error(`no code follows ${code}: it ends with no digit`);
  const head = code.slice(0, code.length - digits.length);
  for (let number = BigInt(digits) + 1n; ; number++) {
    const next = head + number.toString().padStart(digits.length, '0');
    if (!taken.has(next)) return next;
  }
}

/** Adds up what a batch of keys has brought, for rows that balance over all of them, and lets go of its rows. */
export async function keepSums(db: DuckDBConnection, recipe: RecipeSpec, i: number): Promise<void> {
  const place = ids(['year', 'period', 'part', ...listLeafDimensions(recipe).map(column), 'sign']);
  const sums = Object.keys(recipe.measures).map((measure) => {
    const name = id(measureColumn(measure));
    return sql`SUM(${name}) AS ${name}`;
  });
  const base = id(baseTable(i));
  const sum = id(sumTable(i));
  const select = sql`SELECT ${place}, ${list(sums)} FROM ${base} GROUP BY ${place}`;
  await run(db, sql`CREATE TEMP TABLE IF NOT EXISTS ${sum} AS ${select} LIMIT 0`);
  await run(db, sql`INSERT INTO ${sum} ${select}`);
  await run(db, sql`DROP TABLE ${base}`);
}

/** The sums of all batches in the place of the rows. */
export async function takeSums(db: DuckDBConnection, i: number): Promise<void> {
  await run(db, sql`ALTER TABLE ${id(sumTable(i))} RENAME TO ${id(baseTable(i))}`);
}

function sumTable(i: number): string {
  return `sum_${i}`;
}
