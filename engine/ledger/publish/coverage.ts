// What is told of the figures once they are stored: coverage of made figures and of all entities together, tables in a fixed order.

import type { DuckDBConnection } from '@duckdb/node-api';

import { assertDefined } from '../../model/lookup.ts';
import type { Fact, Model } from '../../model/portal.ts';
import type { Members } from '../model/members.ts';
import {
  column,
  columnOrNone,
  entityDimension,
  factTable,
  leadRollups,
  partitionDimension,
  rollupSelect,
  rollupTable,
  SHARED_ORDER,
} from '../model/tables.ts';
import { pathTo } from '../query/paths.ts';
import { id, ids, literal, sql, type Sql } from '../sql.ts';
import { run } from '../stores/duckdb.ts';
import { writeAncestors } from './ancestors.ts';
import { deriveFacts, leadTo, type Building } from './derive.ts';
import { readMembers } from './write.ts';

/** The partitions that were stored, as one text; empty for a fact without them. */
export function joinedPartitions(dimension: string | null): Sql {
  if (dimension === null) return literal('');
  const name = id(column(dimension));
  return sql`string_agg(DISTINCT ${name}, ',' ORDER BY ${name})`;
}

/** Coverage of figures that were made, not read: every dimension filled, keys in the form of their year. */
export async function coverAll(db: DuckDBConnection, model: Model): Promise<void> {
  for (const fact of Object.values(model.facts)) {
    const entity = columnOrNone(entityDimension(model, fact));
    await run(
      db,
      sql`
      INSERT INTO coverage
      SELECT ${literal(fact.name)}, ${entity}, year, grain, period,
        ${joinedPartitions(partitionDimension(model, fact))}, ${literal(fact.dimensions.join(','))},
        ${entity}, '', '', COUNT(*), 0
      FROM ${id(factTable(fact.name))}
      GROUP BY ${entity}, year, grain, period`,
    );
  }
}

/** Rollups and their coverage; facts added up from others; shared tables in a fixed order. */
export async function finishTables(
  db: DuckDBConnection,
  model: Model,
  members: Members,
): Promise<void> {
  for (const fact of Object.values(model.facts)) {
    if (fact.rollups.length === 0) continue;
    await run(db, sql`CREATE TABLE ${id(rollupTable(fact.name))} AS ${rollupSelect(model, fact)}`);
    for (const lead of leadRollups(model, fact)) await rollUpTo({ db, model, members }, fact, lead);
    await coverTogether(db, fact.name);
  }
  await deriveFacts({ db, model, members });
  await writeAncestors(db, model, await readMembers(db, model));
  for (const [table, order] of Object.entries(SHARED_ORDER))
    await run(
      db,
      sql`CREATE OR REPLACE TABLE ${id(table)} AS SELECT * FROM ${id(table)} ORDER BY ${ids(order)}`,
    );
}

/** Sums by what the keys of a fact lead to, in a table of their own. */
async function rollUpTo(building: Building, fact: Fact, dimension: string): Promise<void> {
  const { db, model } = building;
  const path = assertDefined(pathTo(model, fact.dimensions, dimension));
  const way = await leadTo(building, factTable(fact.name), path, 'rollup_lead');
  const rows = rollupSelect(model, fact, { dimension, ...way });
  await run(db, sql`CREATE TABLE ${id(rollupTable(fact.name, dimension))} AS ${rows}`);
}

/** All entities together cover what any of them covers. */
async function coverTogether(db: DuckDBConnection, fact: string): Promise<void> {
  await run(
    db,
    sql`
    INSERT INTO coverage
    SELECT fact, '*', year, grain, period,
      string_agg(DISTINCT part, ',' ORDER BY part), string_agg(DISTINCT dim, ',' ORDER BY dim),
      '', '', '', COUNT(DISTINCT key), 0
    FROM (
      SELECT fact, key, year, grain, period,
        unnest(string_split(parts, ',')) AS part, unnest(string_split(dimensions, ',')) AS dim
      FROM coverage
      WHERE fact = ${literal(fact)} AND key <> '*')
    GROUP BY fact, year, grain, period`,
  );
}
