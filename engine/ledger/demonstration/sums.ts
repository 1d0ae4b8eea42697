// Demonstration figures by year that are added up from those that the recipes made, so that the two agree.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { SumOfSpec, SumSpec } from '../../../schemas/types.ts';
import type { Fact, Model } from '../../model/portal.ts';
import { leadTo } from '../publish/derive.ts';
import type { Members } from '../model/members.ts';
import { wayTo } from '../query/plan.ts';
import {
  column,
  factTable,
  GRAINS,
  keyDimension,
  measureColumn,
  MONEY,
  ROLE,
  sortColumns,
  splitDimension,
  storedMeasures,
} from '../model/tables.ts';

/** Fills the facts of the sums. Where the recipes ended within a year, its row holds what was reached by then. */
export async function makeSums(
  db: DuckDBConnection,
  model: Model,
  sums: readonly SumSpec[],
  members: Members,
): Promise<void> {
  for (const sum of sums) {
    const fact = model.facts[sum.fact]!;
    const selects: string[] = [];
    for (const [i, source] of sum.of.entries())
      selects.push(await selectOf(db, model, members, fact, source, i));
    const key = keyDimension(model, fact);
    const measures = storedMeasures(fact).map((measure) => measureColumn(measure.name));
    const group = ['year', ...fact.dimensions.map(column)];
    const place = [...(key ? [column(key)] : []), 'year'];
    await db.run(`INSERT INTO ${factTable(fact.name)} (${[...group, ...measures, 'grain', 'period', 'role', 'seq'].join(', ')})
      SELECT ${group.join(', ')}, ${measures.map((name) => `SUM(${name})::${MONEY} AS ${name}`).join(', ')}, ${GRAINS.year} AS grain, 1 AS period, ${ROLE.leaf},
        ROW_NUMBER() OVER (PARTITION BY ${place.join(', ')} ORDER BY ${fact.dimensions.map(column).join(', ')}) AS seq
      FROM (${selects.join(' UNION ALL ')}) GROUP BY ${group.join(', ')} ORDER BY ${sortColumns(model, fact).join(', ')}`);
  }
}

/** The rows of one source at the last month of each year, parts taken together. */
async function selectOf(
  db: DuckDBConnection,
  model: Model,
  members: Members,
  fact: Fact,
  source: SumOfSpec,
  i: number,
): Promise<string> {
  const from = model.facts[source.fact]!;
  const table = factTable(from.name);
  const joins: string[] = [];
  const codes: string[] = [];
  for (const [k, dimension] of fact.dimensions.entries()) {
    const set = source.set?.[dimension];
    const found =
      set === undefined
        ? await leadTo(
            db,
            members,
            table,
            wayTo(model, from.dimensions, dimension)!,
            `sum_${i}_${k}`,
          )
        : { code: `'${set}'`, join: '' };
    codes.push(`${found.code} AS ${column(dimension)}`);
    joins.push(found.join);
  }
  const split = splitDimension(model, from);
  const where = [
    `(s.year, s.period) IN (SELECT (year, MAX(period)) FROM ${table} GROUP BY year)`,
    ...(split ? [`s.${column(split)} = '${model.dimensions[split]!.total!.code}'`] : []),
  ];
  const measures = storedMeasures(fact).map(
    (measure) =>
      `${source.measures[measure.name] ? `s.${measureColumn(source.measures[measure.name]!)}` : `NULL::${MONEY}`} AS ${measureColumn(measure.name)}`,
  );
  return `SELECT s.year, ${[...codes, ...measures].join(', ')} FROM ${table} s ${joins.join(' ')} WHERE ${where.join(' AND ')}`;
}
