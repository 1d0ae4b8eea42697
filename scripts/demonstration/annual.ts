// A recipe's rows by year before they are spread over months: how much each has, what was planned, how late it comes.

import type { RecipeSpec } from '../../schemas/types.ts';
import {
  all,
  assertDefined,
  column,
  id,
  literal,
  NOTHING,
  run,
  sql,
  type Building,
  type Sql,
} from '../../engine/publish.ts';
import { chance } from './chance.ts';
import type { Demonstration } from './recipes.ts';

/** Weights are parts of this many. */
const WHOLE = 100_000;
/** Largest deviation of a leaf from its share in a year, in thousandths. */
const JITTER = 80;
/** Largest deviation of a row from its share in a key, in all years, in thousandths. */
const CHARACTER = 260;
/** Rows with this weight at least reach two thirds of the plan that others may miss: what is large is seldom missed. */
const LARGE = 2000;
/** Largest deviation of a leaf from the execution of its row, in thousandths. */
const WOBBLE = 8;

/** Other seeds for other uses, so that they do not go together. */
const SEEDS = {
  character: 49_979_687,
  execution: 67_867_967,
  wobble: 86_028_121,
  lag: 104_395_301,
  some: 122_949_823,
  swing: 141_650_939,
};

type Keys = Demonstration['spec']['keys'];

/** Writes the table `annual`: a leaf, key and year each, with `amount`, `next` (of the year after), `plan` and `lag`. */
export async function writeAnnual(
  { db }: Building,
  { spec }: Demonstration,
  recipe: RecipeSpec,
  batch: number,
): Promise<void> {
  const { seed } = spec;
  const keys = recipe.keyed ? spec.keys : undefined;
  // one row for each key and year: what is reckoned in more than 64 bits is reckoned here as far as it can be
  await run(
    db,
    sql`
    CREATE OR REPLACE TEMP TABLE sized AS
    SELECT ${keyColumns(keys)}, total.year, ${buildSize(keys, 'amount')} AS amount, ${buildSize(keys, 'next')} AS next
    FROM (${totalSql(recipe)}) AS total
    ${keys ? sql`JOIN keyed ON keyed.year = total.year AND keyed.batch = ${literal(batch)}` : NOTHING}`,
  );
  const amountOf = (size: 'amount' | 'next') =>
    recipe.whole
      ? sql`leaf.weight * leaf.share * 1000`
      : sql`(sized.${id(size)} * leaf.weight * leaf.share // ${literal(WHOLE)} // 1000)::BIGINT`;
  const had = sql`
    SELECT ${keys ? sql`${id(column(keys.dimension))}, ` : NOTHING}key_number, leaf.*, sized.year,
      ${amountOf('amount')} AS amount, ${amountOf('next')} AS next, sized.amount AS key_part
    FROM sized, leaf
    WHERE ${keys ? chosen(keys, recipe, seed) : sql`TRUE`}`;
  const rated = sql`
    SELECT annual.* REPLACE (${moved(recipe, seed)} AS amount), ${rateSql(seed)} AS rate, ${lagSql(recipe, seed)} AS lag
    FROM (${had}) AS annual LEFT JOIN execution ON execution.name = annual.execution`;
  // what is not executed takes no part of what a key has in all
  const together = sql`greatest(SUM(amount) FILTER (WHERE rate IS NULL OR rate > 0) OVER (PARTITION BY key_number, year), 1)`;
  const amount = recipe.whole
    ? sql`(amount::HUGEINT * ${swung(recipe, seed)} // ${together})`
    : sql`amount`;
  await run(
    db,
    sql`
    CREATE OR REPLACE TEMP TABLE annual AS
    SELECT * EXCLUDE (rate, key_part, execution) REPLACE (CASE WHEN rate = 0 THEN 0 ELSE amount END AS amount),
      CASE WHEN rate > 0 THEN amount * 1000 // rate ELSE amount END AS plan
    FROM (SELECT * REPLACE (${amount}::BIGINT AS amount) FROM (${rated}) AS annual)`,
  );
}

function keyColumns(keys: Keys): Sql {
  return keys
    ? sql`keyed.code AS ${id(column(keys.dimension))}, keyed.key_number, keyed.kind, keyed.brief`
    : sql`0::BIGINT AS key_number`;
}

/** Hundredths of a key in a year (`amount`) or the one after (`next`), or of all that there is. */
function buildSize(keys: Keys, total: 'amount' | 'next'): Sql {
  const part = keys ? sql` * keyed.weight // total.keys` : NOTHING;
  return sql`total.${id(total)}::HUGEINT * 100${part}`;
}

/** The leaves that a key has. */
function chosen(keys: NonNullable<Keys>, recipe: RecipeSpec, seed: number): Sql {
  const brief = sql`leaf.all_parts >= ${literal(recipe.brief ?? keys.brief)} AND leaf.share >= ${literal(keys.briefShare)}`;
  return all([
    sql`(leaf.kinds = '' OR contains(leaf.kinds, sized.kind))`,
    sql`leaf.share >= ${literal(keys.share)}`,
    recipe.some === undefined
      ? sql`(NOT sized.brief OR (${brief}))`
      : sql`${chance(seed + SEEDS.some, literal(1000), ['row', 'key'])} < ${literal(recipe.some)}`,
  ]);
}

/** The amount moved up or down: a little for each leaf, key and year; more for each row and key in all years where these make a whole. */
function moved(recipe: RecipeSpec, seed: number): Sql {
  if (recipe.steady) return sql`amount`;
  const aside = (seeded: number, most: number, of: Parameters<typeof chance>[2]) =>
    sql` * (${literal(1000 - most)} + ${chance(seeded, literal(2 * most + 1), of)}) // 1000`;
  const character = recipe.whole
    ? aside(seed + SEEDS.character, CHARACTER, ['row', 'key'])
    : NOTHING;
  return sql`amount${character}${aside(seed, JITTER, ['leaf', 'key', 'year'])}`;
}

/** What a key has in a year, a little more or less than its size. */
function swung({ swing = 0 }: RecipeSpec, seed: number): Sql {
  if (swing === 0) return sql`key_part`;
  const aside = chance(seed + SEEDS.swing, literal(2 * swing + 1), ['key', 'year']);
  return sql`(key_part * (${literal(1000 - swing)} + ${aside}) // 1000)`;
}

/** Thousandths of the plan that a leaf reaches: somewhere along the list of its execution; unknown without one. */
function rateSql(seed: number): Sql {
  const span = sql`greatest((len(steps) - 1) * 1000, 1)`;
  const any = chance(seed + SEEDS.execution, span, ['row', 'key', 'year']);
  const place = sql`(CASE WHEN annual.all_parts >= ${literal(LARGE)} THEN ${span} // 3 + ${any} * 2 // 3 ELSE ${any} END)`;
  const low = sql`steps[${place} // 1000 + 1]`;
  const high = sql`COALESCE(steps[${place} // 1000 + 2], ${low})`;
  const wobble = chance(seed + SEEDS.wobble, literal(2 * WOBBLE + 1), ['leaf', 'key', 'year']);
  const rate = sql`${low} + (${high} - ${low}) * (${place} % 1000) // 1000 + ${wobble} - ${literal(WOBBLE)}`;
  return sql`CASE WHEN len(steps) > 0 THEN least(greatest(${rate}, steps[1]), steps[-1]) END`;
}

function lagSql({ lag = 0 }: RecipeSpec, seed: number): Sql {
  return lag === 0 ? sql`0` : chance(seed + SEEDS.lag, literal(lag + 1), ['row', 'key', 'year']);
}

/** The years of a recipe's total with what all keys weigh together. */
function totalSql(recipe: RecipeSpec): Sql {
  const [name, less] = recipe.total;
  const minus = less
    ? sql` - (SELECT amount FROM total AS b WHERE b.name = ${literal(less)} AND b.year = a.year)`
    : NOTHING;
  const following = less
    ? sql`amount`
    : sql`COALESCE((SELECT amount FROM total AS c WHERE c.name = a.name AND c.year = a.year + 1), amount)`;
  const part = sql`* ${literal(recipe.permille ?? 1000)} // 1000`;
  return sql`
      SELECT year, (amount${minus}) ${part} AS amount, (${following}${minus}) ${part} AS next,
        (SELECT SUM(weight) FROM keyed WHERE keyed.year = a.year) AS keys
      FROM total AS a
      WHERE name = ${literal(assertDefined(name))} AND year IN (SELECT year FROM calendar)`;
}
