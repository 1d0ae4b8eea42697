// Whole-number arithmetic for invented amounts, as SQL over hundredths: no rounding but the one written here.

import type { DemonstrationMeasureSpec, RecipeSpec } from '../../../schemas/types.ts';
import { MONEY } from '../model/tables.ts';

/** Weights are parts of this many. */
const WHOLE = 100_000;
/** Largest deviation of a leaf from its share, in thousandths. */
const SWING = 80;

/** A number from 0 to `below` − 1 that depends on leaf, key, year and month only. */
function chance(seed: number, salt: number, below: number, month: boolean): string {
  return `((leaf_number * 7919 + key_number * 104729 + annual.year * 31${month ? ' + rhythm.month * 1009' : ''} + ${seed} + ${salt}) * 2654435761 % 4294967296 // 7 % ${below})`;
}

/** Hundredths of one leaf in a year (`amount`) or the one after (`next`): total × weight × share of the mix × size of the key. */
export function yearAmount(keyed: boolean, total: 'amount' | 'next'): string {
  const size = keyed ? ' * keyed.weight' : '';
  const all = keyed ? ` // (SELECT SUM(weight) FROM keyed)` : '';
  return `total.${total} * 100 * leaf.weight * leaf.share${size} // ${WHOLE} // 1000${all}`;
}

export function swung(seed: number): string {
  return `amount * (1000 + ${chance(seed, 0, 2 * SWING + 1, false)} - ${SWING}) // 1000`;
}

/** Name and SQL of every measure of a recipe, in hundredths. */
export function measureSql(recipe: RecipeSpec, seed: number): [name: string, sql: string][] {
  const made = new Map<string, string>();
  for (const [name, spec] of Object.entries(recipe.measures)) {
    const sql = oneMeasure(spec, made, seed);
    made.set(
      name,
      spec.parts
        ? `CASE WHEN part IN (${spec.parts.map((part) => `'${part}'`).join(', ')}) THEN ${sql} END`
        : sql,
    );
  }
  return [...made];
}

function oneMeasure(
  spec: DemonstrationMeasureSpec,
  made: ReadonlyMap<string, string>,
  seed: number,
): string {
  const base = spec.of === undefined ? 'amount' : `(${made.get(spec.of)!})`;
  const permille = spec.permille ?? 1000;
  switch (spec.kind) {
    case 'year':
      return `${base} * ${permille} // 1000 // 10000 * 10000`;
    case 'adjusted':
      return `${base} * ${permille} // 1000 * (1000 - 3 * greatest(9 - rhythm.month::INTEGER, 0)) // 1000 // 10000 * 10000`;
    case 'accumulated':
      return spec.of === undefined
        ? `(${base} * rhythm.reached // 1000 + ${base} // 1000 * ${chance(seed, 1, 100, true)} * (rhythm.next - rhythm.reached) // 300)`
        : `${base} * rhythm.reached // 1000`;
    case 'share':
      return `${base} * ${permille} // 1000`;
    case 'opening':
      return base;
    case 'growth':
      return `(annual.next - annual.amount) * rhythm.reached // 1000`;
    case 'sum':
      return `(${(spec.sum ?? []).map((name) => (name.startsWith('-') ? ` - (${made.get(name.slice(1))!})` : ` + (${made.get(name)!})`)).join('')})`;
  }
}

/** Hundredths → money, exactly. */
export function money(hundredths: string): string {
  return `((${hundredths})::DECIMAL(16,0) * 0.01::DECIMAL(2,2))::${MONEY}`;
}
