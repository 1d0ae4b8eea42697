// Sums over those entities that have what a derived fact is made with, and no others.

import type { DuckDBConnection } from '@duckdb/node-api';

import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Derived, Fact, Model } from '../../model/portal.ts';
import {
  ADDITIVE,
  column,
  entityDimension,
  factTable,
  keptDimensions,
  measureColumns,
  MONEY,
  partitionDimension,
  rollupTable,
} from '../model/tables.ts';
import { ALL_ENTITIES } from '../query/keys.ts';
import { findSourceColumns } from '../query/paths.ts';
import { all, id, ids, list, literal, NOTHING, sql, type Sql } from '../sql.ts';
import { readRows, run } from '../stores/duckdb.ts';

/** Sums over the entities that have all columns of a derived fact, as a table `name`. Uses the rollup where it can. */
export async function sumAble(
  { db, model }: { readonly db: DuckDBConnection; readonly model: Model },
  fact: Fact,
  source: Derived,
  name: string,
): Promise<string> {
  const from = lookup(model.facts, source.fact);
  const entity = id(column(assertDefined(entityDimension(model, from))));
  const partition = partitionDimension(model, from);
  const has = (list: string, value: Sql) =>
    sql`list_contains(string_split(${id(list)}, ','), ${value})`;
  const columns = (findSourceColumns(model, fact, source) ?? []).map((each) =>
    has('dimensions', literal(each)),
  );
  const period = ids(['year', 'grain', 'period']);
  await run(
    db,
    sql`
    CREATE OR REPLACE TEMP TABLE able AS
    SELECT key, year, grain, period, parts, ${all(columns)} AS fits
    FROM coverage
    WHERE fact = ${literal(from.name)} AND key <> ${literal(ALL_ENTITIES)}`,
  );
  await run(
    db,
    sql`
    CREATE OR REPLACE TEMP TABLE uneven AS
    SELECT ${period} FROM able GROUP BY ${period} HAVING NOT bool_and(fits) OR COUNT(DISTINCT parts) > 1`,
  );
  const [row] = await readRows(db, sql`SELECT COUNT(*) FROM uneven`);
  if (Number(assertDefined(row)[0]) === 0) return rollupTable(from.name);
  const kept = ids(['year', 'grain', 'period', ...keptDimensions(model, from).map(column), 'role']);
  const measures = measureColumns(from).map((measure) => sql`${id(measure)}`);
  await run(
    db,
    sql`
    CREATE OR REPLACE TEMP TABLE ${id(name)} AS
    SELECT ${kept}, ${list(measures)}
    FROM ${id(rollupTable(from.name))}
    WHERE (${period}) NOT IN (SELECT (${period}) FROM uneven)
    UNION ALL
    SELECT ${kept}, ${list(measures.map((measure) => sql`SUM(${measure})::${MONEY}`))}
    FROM ${id(factTable(from.name))}
    JOIN (SELECT key, year, grain, period, parts FROM able SEMI JOIN uneven USING (year, grain, period) WHERE fits) AS fitting
      USING (year, grain, period)
    WHERE ${entity} = fitting.key AND ${ADDITIVE}
      ${partition === null ? NOTHING : sql`AND ${has('parts', id(column(partition)))}`}
    GROUP BY ${kept}`,
  );
  return name;
}
