// Demonstration figures by year that are added up from those that the recipes made, so that the two agree.

import type { SumOfSpec, SumSpec } from '../../schemas/types.ts';
import {
  all,
  assertDefined,
  column,
  entityDimension,
  factTable,
  findTotal,
  GRAINS,
  id,
  ids,
  leadTo,
  list,
  literal,
  lookup,
  measureColumn,
  measureColumns,
  MONEY,
  NOTHING,
  partitionDimension,
  pathTo,
  ROLE,
  run,
  sortColumns,
  sql,
  storedMeasures,
  type Building,
  type Fact,
  type Sql,
} from '../../engine/publish.ts';

/** Fills the facts of the sums. Where the recipes ended within a year, its row holds what was reached by then. */
export async function makeSums(building: Building, sums: readonly SumSpec[]): Promise<void> {
  const { db, model } = building;
  for (const sum of sums) {
    const fact = lookup(model.facts, sum.fact);
    const selects: Sql[] = [];
    for (const [i, source] of sum.of.entries())
      selects.push(await selectFrom(building, fact, source, i));
    const entity = entityDimension(model, fact);
    const measures = measureColumns(fact);
    const dimensions = ids(fact.dimensions.map(column));
    const place = ids([...(entity === null ? [] : [column(entity)]), 'year']);
    const added = measures.map((name) => sql`SUM(${id(name)})::${MONEY} AS ${id(name)}`);
    await run(
      db,
      sql`
      INSERT INTO ${id(factTable(fact.name))} (year, ${dimensions}, ${ids(measures)}, grain, period, role, seq)
      SELECT year, ${dimensions}, ${list(added)}, ${literal(GRAINS.year)} AS grain, 1 AS period, ${literal(ROLE.leaf)},
        ROW_NUMBER() OVER (PARTITION BY ${place} ORDER BY ${dimensions}) AS seq
      FROM (${list(selects, ' UNION ALL ')})
      GROUP BY year, ${dimensions}
      ORDER BY ${ids(sortColumns(model, fact))}`,
    );
  }
}

/** The rows of one source at the last month of each year, partitions taken together; `nth` names its tables. */
async function selectFrom(
  building: Building,
  fact: Fact,
  source: SumOfSpec,
  nth: number,
): Promise<Sql> {
  const { model } = building;
  const from = lookup(model.facts, source.fact);
  const table = factTable(from.name);
  const joins: Sql[] = [];
  const codes: Sql[] = [];
  for (const [k, dimension] of fact.dimensions.entries()) {
    const set = source.set?.[dimension];
    const path = pathTo(model, from.dimensions, dimension);
    const { code, join } =
      set === undefined
        ? await leadTo(building, table, assertDefined(path), `sum_${nth}_${k}`)
        : { code: literal(set), join: NOTHING };
    codes.push(sql`${code} AS ${id(column(dimension))}`);
    joins.push(join);
  }
  const partition = partitionDimension(model, from);
  const where = [
    sql`(s.year, s.period) IN (SELECT (year, MAX(period)) FROM ${id(table)} GROUP BY year)`,
    ...(partition === null
      ? []
      : [sql`s.${id(column(partition))} = ${literal(findTotal(model, partition).code)}`]),
  ];
  const measures = storedMeasures(fact).map(({ name }) => {
    const own = source.measures[name];
    const value = own ? sql`s.${id(measureColumn(own))}` : sql`NULL::${MONEY}`;
    return sql`${value} AS ${id(measureColumn(name))}`;
  });
  return sql`
    SELECT s.year, ${list([...codes, ...measures])}
    FROM ${id(table)} s ${list(joins, ' ')}
    WHERE ${all(where)}`;
}
