// Base rows of a recipe → a fact, with the rows of the total, sorted as questions ask them.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { RecipeSpec } from '../../schemas/types.ts';
import {
  assertDefined,
  column,
  entityDimension,
  factTable,
  findTotal,
  GRAINS,
  id,
  ids,
  list,
  literal,
  measureColumn,
  measureColumns,
  MONEY,
  NOTHING,
  partitionDimension,
  readRows,
  ROLE,
  run,
  sql,
  storedMeasures,
  treeDimensions,
  type Fact,
  type Model,
  type Sql,
} from '../../engine/publish.ts';
import { money } from './amounts.ts';
import { listLeafDimensions } from './leaves.ts';

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
  const partition = assertDefined(partitionDimension(model, fact));
  const others = fact.dimensions.filter((name) => name !== partition).map(column);
  const group = ids(['year', 'period', ...others]);
  const total = literal(findTotal(model, partition).code);
  const alone = await standAlone(db, fact, recipe);
  const rows = (code: Sql, amounts: Sql, together: Sql) => sql`
      SELECT ${group}, ${code} AS ${id(column(partition))}, ${amounts}
      FROM ${id(baseTable(nth))} ${together}`;
  const entity = entityDimension(model, fact);
  const trees = treeDimensions(model, fact).map(column);
  const order = ids([...trees, column(partition)]);
  // the order of rows is the same in every place: it is found once for the few codes that there are, whatever keys come at a time
  const codes = (place: string, part: Sql) =>
    sql`SELECT ${ids(trees)}, ${part} AS ${id(column(partition))} FROM ${id(place)}`;
  const all = [sql`part`, total].flatMap((part) =>
    ['leaf', baseTable(nth)].map((place) => codes(place, part)),
  );
  await run(
    db,
    sql`
    CREATE OR REPLACE TEMP TABLE placed AS
    SELECT ${order}, ROW_NUMBER() OVER (ORDER BY ${order}) AS seq
    FROM (${list(all, ' UNION ')})`,
  );
  const dimensions = fact.dimensions.map(column);
  const columns = ids(['year', 'period', ...dimensions, ...measureColumns(fact)]);
  const sorted = ids([...(entity === null ? [] : [column(entity)]), 'year', 'period', 'seq']);
  await run(
    db,
    sql`
    INSERT INTO ${id(factTable(fact.name))} (${columns}, grain, role, seq)
    SELECT ${columns}, ${literal(GRAINS[recipe.grain ?? 'month'])} AS grain, ${literal(ROLE.leaf)}, seq
    FROM (
      ${rows(sql`part`, buildAmounts(fact, recipe, { whole: false, alone }), alone ? NOTHING : sql`GROUP BY ${group}, part`)}
      UNION ALL
      ${rows(total, buildAmounts(fact, recipe, { whole: true, alone: false }), sql`GROUP BY ${group}`)})
    JOIN placed USING (${order})
    ORDER BY ${sorted}`,
  );
}

/** Whether no two leaves have the same codes and part, so that there is nothing to add up. */
async function standAlone(db: DuckDBConnection, fact: Fact, recipe: RecipeSpec): Promise<boolean> {
  // the row that balances is added to the leaves afterwards
  if (fact.name !== recipe.fact || recipe.balance !== undefined) return false;
  const codes = ids([...listLeafDimensions(recipe).map(column), 'part']);
  const rows = await readRows(
    db,
    sql`SELECT COUNT(*) FROM (SELECT 1 FROM leaf GROUP BY ${codes} HAVING COUNT(*) > 1)`,
  );
  return Number(assertDefined(rows[0])[0]) === 0;
}

/** A measure that the recipe does not make, or that has no total, is unknown. */
function buildAmounts(
  fact: Fact,
  recipe: RecipeSpec,
  { whole, alone }: { readonly whole: boolean; readonly alone: boolean },
): Sql {
  const amounts = storedMeasures(fact).map((measure) => {
    const made = recipe.measures[measure.name];
    const name = id(measureColumn(measure.name));
    const amount = money(alone ? name : sql`SUM(${name})`);
    return sql`${!made || (whole && made.only) ? sql`NULL::${MONEY}` : amount} AS ${name}`;
  });
  return list(amounts);
}
