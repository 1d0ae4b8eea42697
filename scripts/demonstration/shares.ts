// Demonstration figures by year that are parts of others: so many thousandths of some codes, never more than there is.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { FactShareSpec } from '../../schemas/types.ts';
import {
  ADDITIVE,
  assertDefined,
  column,
  factTable,
  findTotal,
  first,
  GRAINS,
  id,
  ids,
  list,
  literal,
  lookup,
  measureColumn,
  MONEY,
  partitionDimension,
  ROLE,
  run,
  sortColumns,
  sql,
  type Model,
  type Sql,
} from '../../engine/publish.ts';
import { money } from './amounts.ts';
import type { Demonstration } from './recipes.ts';

/** Fills the facts that are shares of others. */
export async function makeShares(
  db: DuckDBConnection,
  model: Model,
  { spec, files }: Demonstration,
): Promise<void> {
  for (const share of spec.shares ?? []) {
    await writeTaken(db, share, assertDefined(files.get(share.rows)));
    await fillShare(db, model, share);
  }
}

/** Writes the table `taken`: how many thousandths of which code each row takes. */
async function writeTaken(
  db: DuckDBConnection,
  { code, over, permille }: FactShareSpec,
  rows: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  await run(
    db,
    sql`CREATE OR REPLACE TEMP TABLE taken (code VARCHAR, over VARCHAR, permille BIGINT)`,
  );
  for (const row of rows)
    for (const from of lookup(row, first(Object.keys(over))).split(' '))
      await run(
        db,
        sql`INSERT INTO taken VALUES (${lookup(row, first(Object.keys(code)))}, ${from}, ${Number(row[permille])})`,
      );
}

async function fillShare(db: DuckDBConnection, model: Model, share: FactShareSpec): Promise<void> {
  const fact = lookup(model.facts, share.fact);
  const source = id(factTable(share.of));
  const split = assertDefined(partitionDimension(model, fact));
  const own = id(column(first(Object.values(share.code))));
  const over = id(column(first(Object.values(share.over))));
  const part = id(column(split));
  const total = literal(findTotal(model, split).code);
  const measures = Object.entries(share.parts);
  const amounts = (whole: boolean): Sql => {
    const held = measures.map(([code, name]) => {
      const amount = sql`SUM(CASE WHEN ${part} = ${literal(code)} THEN amount ELSE 0 END)`;
      return sql`${amount}::${MONEY} AS ${id(measureColumn(name))}`;
    });
    const codes = sql`year, ${own}, ${over}`;
    const sum = sql`SUM(amount)::${MONEY} AS ${id(measureColumn(share.sum))}`;
    return whole
      ? sql`SELECT ${codes}, ${total} AS ${part}, ${list([...held, sum])} FROM part GROUP BY ${codes}`
      : sql`SELECT ${codes}, ${part}, ${list([...held, sum])} FROM part GROUP BY ${codes}, ${part}`;
  };
  const stored = [...measures.map(([, name]) => name), share.sum].map(measureColumn);
  const columns = ids([...fact.dimensions.map(column), ...stored]);
  const hundredths = sql`SUM(s.${id(measureColumn(share.measure))} * 100)::HUGEINT`;
  await run(
    db,
    sql`
    INSERT INTO ${id(factTable(fact.name))} (year, ${columns}, grain, period, role, seq)
    WITH part AS (
      SELECT s.year, taken.code AS ${own}, s.${over}, s.${part},
        ${money(sql`${hundredths} * taken.permille // 1000`)} AS amount
      FROM ${source} s
      JOIN taken ON taken.over = s.${over}
      WHERE ${ADDITIVE} AND s.${part} <> ${total}
        AND (s.year, s.period) IN (SELECT (year, MAX(period)) FROM ${source} GROUP BY year)
      GROUP BY s.year, taken.code, taken.permille, s.${over}, s.${part})
    SELECT year, ${columns}, ${literal(GRAINS.year)} AS grain, 1 AS period, ${literal(ROLE.leaf)},
      ROW_NUMBER() OVER (PARTITION BY year ORDER BY ${ids(fact.dimensions.map(column))}) AS seq
    FROM (${amounts(false)} UNION ALL BY NAME ${amounts(true)})
    ORDER BY ${ids(sortColumns(model, fact))}`,
  );
}
