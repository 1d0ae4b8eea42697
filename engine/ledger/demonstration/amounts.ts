// Whole-number arithmetic for invented amounts, as SQL over hundredths: no rounding but the one written here.

import { lookup, there } from '../../model/lookup.ts';
import type { DemonstrationMeasureSpec, RecipeSpec } from '../../../schemas/types.ts';
import { MONEY } from '../model/tables.ts';
import { id, list, literal, literals, NOTHING, sql, type Sql } from '../sql.ts';

/** Weights are parts of this many. */
const WHOLE = literal(100_000);
/** Largest deviation of a leaf from its share, in thousandths. */
const JITTER = 80;

/** A number from 0 to `below` − 1 that depends on leaf, key, year and, where `month` says so, month only. */
function chance(seed: number, salt: number, below: number, month: boolean): Sql {
  const ofMonth = month ? sql` + month_profile.month * 1009` : NOTHING;
  return sql`((leaf_number * 7919 + key_number * 104729 + annual.year * 31${ofMonth} + ${literal(seed)} + ${literal(salt)}) * 2654435761 % 4294967296 // 7 % ${literal(below)})`;
}

/** Hundredths of one leaf in a year (`amount`) or the one after (`next`): total × weight × share of the mix × size of the key. */
export function yearAmount(keyed: boolean, total: 'amount' | 'next'): Sql {
  const size = keyed ? sql` * keyed.weight` : NOTHING;
  const together = keyed ? sql` // (SELECT SUM(weight) FROM keyed)` : NOTHING;
  return sql`total.${id(total)} * 100 * leaf.weight * leaf.share${size} // ${WHOLE} // 1000${together}`;
}

/** The amount moved up or down a little, differently for each leaf, key and year. */
export function jitter(seed: number): Sql {
  return sql`amount * (1000 + ${chance(seed, 0, 2 * JITTER + 1, false)} - ${literal(JITTER)}) // 1000`;
}

/** Name and SQL of every measure of a recipe, in hundredths. */
export function measureSql(recipe: RecipeSpec, seed: number): [name: string, amount: Sql][] {
  const made: Record<string, Sql> = {};
  for (const [name, spec] of Object.entries(recipe.measures)) {
    const amount = measureAmount(spec, made, seed);
    made[name] = spec.parts
      ? sql`CASE WHEN part IN (${literals(spec.parts)}) THEN ${amount} END`
      : amount;
  }
  return Object.entries(made);
}

/** `made`: the measures before it, that it may be made of. */
function measureAmount(
  spec: DemonstrationMeasureSpec,
  made: Readonly<Record<string, Sql>>,
  seed: number,
): Sql {
  const base = spec.of === undefined ? sql`amount` : sql`(${lookup(made, spec.of)})`;
  const permille = literal(spec.permille ?? 1000);
  switch (spec.kind) {
    case 'year':
      return sql`${base} * ${permille} // 1000 // 10000 * 10000`;
    case 'adjusted':
      return sql`${base} * ${permille} // 1000 * (1000 - 3 * greatest(9 - month_profile.month::INTEGER, 0)) // 1000 // 10000 * 10000`;
    case 'accumulated':
      return spec.of === undefined
        ? sql`(${base} * month_profile.reached // 1000 + ${base} // 1000 * ${chance(seed, 1, 100, true)} * (month_profile.next - month_profile.reached) // 300)`
        : sql`${base} * month_profile.reached // 1000`;
    case 'share':
      return sql`${base} * ${permille} // 1000`;
    case 'opening':
      return base;
    case 'growth':
      return sql`(annual.next - annual.amount) * month_profile.reached // 1000`;
    case 'sum':
      return sql`(${list(
        there(spec.sum).map((name) => signed(made, name)),
        '',
      )})`;
  }
}

/** `-done` is taken off, `done` is added. */
function signed(made: Readonly<Record<string, Sql>>, name: string): Sql {
  return name.startsWith('-')
    ? sql` - (${lookup(made, name.slice(1))})`
    : sql` + (${lookup(made, name)})`;
}

/** Hundredths → money, exactly. */
export function money(hundredths: Sql): Sql {
  return sql`((${hundredths})::DECIMAL(16,0) * 0.01::DECIMAL(2,2))::${MONEY}`;
}
