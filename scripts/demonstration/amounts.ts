// Whole-number arithmetic for invented amounts, as SQL over hundredths: no rounding but the one written here.

import {
  assertDefined,
  list,
  literal,
  literals,
  lookup,
  MONEY,
  sql,
  type Sql,
} from '../../engine/publish.ts';
import type { DemonstrationMeasureSpec, RecipeSpec } from '../../schemas/types.ts';
import { chance } from './chance.ts';

/** Other seeds for other uses, so that they do not go together. */
const NOISE = 15_485_863;
const DRAFTED = 32_452_843;
/** How far the first plan of a year lies from its share at most, in thousandths. */
const REDRAFT = 60;

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

/** What a row has reached: its rhythm, less what it falls behind within the year. */
const REACHED = sql`month_profile.reached - month_profile.reached * (1000 - month_profile.reached) * lag // 1000000`;

/** `made`: the measures before it, that it may be made of. */
function measureAmount(
  spec: DemonstrationMeasureSpec,
  made: Readonly<Record<string, Sql>>,
  seed: number,
): Sql {
  const own = spec.kind === 'year' || spec.kind === 'adjusted' ? sql`plan` : sql`amount`;
  const base = spec.of === undefined ? own : sql`(${lookup(made, spec.of)})`;
  const permille = literal(spec.permille ?? 1000);
  switch (spec.kind) {
    case 'year':
      return sql`${base} * ${permille} // 1000 * (${literal(1000 - REDRAFT)} + ${chance(seed + DRAFTED, literal(2 * REDRAFT + 1), ['row', 'key', 'year'])}) // 1000 // 10000 * 10000`;
    case 'adjusted':
      return sql`${base} * ${permille} // 1000 * (1000 - 3 * greatest(9 - month_profile.month::INTEGER, 0)) // 1000 // 10000 * 10000`;
    case 'accumulated':
      return spec.of === undefined
        ? sql`(${base} * (${REACHED}) // 1000 + ${base} // 1000 * ${chance(seed + NOISE, literal(100), ['leaf', 'key', 'year', 'month'])} * (month_profile.next - month_profile.reached) // 300)`
        : sql`${base} * month_profile.reached // 1000`;
    case 'share':
      return sql`${base} * ${permille} // 1000`;
    case 'opening':
      return base;
    case 'growth':
      return sql`(annual.next - annual.amount) * month_profile.reached // 1000`;
    case 'sum':
      return sql`(${list(
        assertDefined(spec.sum).map((name) => signed(made, name)),
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
