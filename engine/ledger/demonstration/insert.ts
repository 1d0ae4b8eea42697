// Base rows of a recipe → a fact, with the rows of the total, sorted as questions ask them.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { RecipeSpec } from '../../../schemas/types.ts';
import { there } from '../../model/lookup.ts';
import type { Fact, Model } from '../../model/portal.ts';
import {
  column,
  entityDimension,
  factTable,
  GRAINS,
  measureColumn,
  measureColumns,
  MONEY,
  partitionDimension,
  ROLE,
  sortColumns,
  storedMeasures,
  totalOf,
  treeDimensions,
} from '../model/tables.ts';
import { id, ids, list, literal, NOTHING, sql, type Sql } from '../sql.ts';
import { run } from '../stores/duckdb.ts';
import { money } from './amounts.ts';

/** Facts that a recipe fills. */
export function filledFacts(recipe: RecipeSpec): string[] {
  return [...(recipe.fact === undefined ? [] : [recipe.fact]), ...(recipe.views ?? [])];
}

/** The rows of one recipe, in hundredths. */
export function baseTable(nth: number): string {
  return `base_${nth}`;
}

/** Adds up the base rows of the recipe with this number into a fact. */
export async function insertFact(
  db: DuckDBConnection,
  model: Model,
  fact: Fact,
  { recipe, nth }: { readonly recipe: RecipeSpec; readonly nth: number },
): Promise<void> {
  const partition = there(partitionDimension(model, fact));
  const others = fact.dimensions.filter((name) => name !== partition).map(column);
  const group = ids(['year', 'period', ...others]);
  const rows = (code: Sql, total: boolean) => sql`
      SELECT ${group}, ${code} AS ${id(column(partition))}, ${sumsOf(fact, recipe, total)}
      FROM ${id(baseTable(nth))}
      GROUP BY ${group}${total ? NOTHING : sql`, part`}`;
  const entity = entityDimension(model, fact);
  const place = ids([...(entity === null ? [] : [column(entity)]), 'year', 'period']);
  const order = ids([...treeDimensions(model, fact).map(column), column(partition)]);
  const dimensions = fact.dimensions.map(column);
  const columns = ids(['year', 'period', ...dimensions, ...measureColumns(fact)]);
  await run(
    db,
    sql`
    INSERT INTO ${id(factTable(fact.name))} (${columns}, grain, role, seq)
    SELECT ${columns}, ${literal(GRAINS[recipe.grain ?? 'month'])} AS grain, ${literal(ROLE.leaf)},
      ROW_NUMBER() OVER (PARTITION BY ${place} ORDER BY ${order}) AS seq
    FROM (
      ${rows(sql`part`, false)}
      UNION ALL
      ${rows(literal(totalOf(model, partition).code), true)})
    ORDER BY ${ids(sortColumns(model, fact))}`,
  );
}

/** A measure that the recipe does not make, or that has no total, is unknown. */
function sumsOf(fact: Fact, recipe: RecipeSpec, total: boolean): Sql {
  const sums = storedMeasures(fact).map((measure) => {
    const made = recipe.measures[measure.name];
    const name = id(measureColumn(measure.name));
    const sum = !made || (total && made.only) ? sql`NULL::${MONEY}` : money(sql`SUM(${name})`);
    return sql`${sum} AS ${name}`;
  });
  return list(sums);
}
