// Facts that are added up from others when a ledger is built: the sum of several, less what passes between them.

import type { DuckDBConnection } from '@duckdb/node-api';

import { at, lookup, assertDefined } from '../../model/lookup.ts';
import type { Branches, Derived, Fact, Model } from '../../model/portal.ts';
import type { Members } from '../model/members.ts';
import {
  ADDITIVE,
  column,
  entityDimension,
  factTable,
  measureColumn,
  measureColumns,
  MONEY,
  partitionDimension,
  ROLE,
  sortColumns,
  storedMeasures,
} from '../model/tables.ts';
import { parseListCell } from '../query/coverage.ts';
import { ALL_ENTITIES } from '../query/keys.ts';
import { findSourceColumns, pathTo, type DimensionPath } from '../query/paths.ts';
import { all, id, ids, list, literal, literals, NOTHING, sql, type Sql } from '../sql.ts';
import { readRows, run } from '../stores/duckdb.ts';
import { sumAble } from './sumAble.ts';

/** A ledger that is being built, with the members that it has so far. */
export interface Building {
  readonly db: DuckDBConnection;
  readonly model: Model;
  readonly members: Members;
}

/** A period that every source of a derived fact has, with the partitions common to them. */
interface CommonPeriod {
  readonly year: number;
  readonly grain: number;
  readonly period: number;
  readonly partitions: readonly string[];
  /** How many entities stand behind it. */
  readonly entities: number;
}

/** Fills every derived fact and its coverage, for the periods that all its sources have. */
export async function deriveFacts(building: Building): Promise<void> {
  for (const fact of Object.values(building.model.facts)) {
    if (fact.derive.length === 0) continue;
    const periods = await commonPeriods(building, fact);
    if (periods.length > 0) await deriveFact(building, fact, periods);
  }
}

async function deriveFact(
  building: Building,
  fact: Fact,
  periods: readonly CommonPeriod[],
): Promise<void> {
  const { db, model } = building;
  await writeShared(db, periods);
  const selects: Sql[] = [];
  for (const [i, source] of fact.derive.entries())
    selects.push(await selectFrom(building, fact, source, i));
  const partition = partitionDimension(model, fact);
  const measures = measureColumns(fact);
  const group = ids(['year', 'grain', 'period', ...fact.dimensions.map(column)]);
  const target = id(factTable(fact.name));
  await run(
    db,
    sql`
    INSERT INTO ${target} (${group}, ${ids([...measures, 'role', 'seq'])})
    SELECT ${group}, ${list(measures.map((name) => sql`SUM(${id(name)})::${MONEY}`))}, ${literal(ROLE.leaf)},
      ROW_NUMBER() OVER (PARTITION BY year, grain, period ORDER BY ${ids(fact.dimensions.map(column))})
    FROM (${list(selects, ' UNION ALL ')})
    JOIN shared USING (year, grain, period)
    ${partition === null ? NOTHING : sql`WHERE list_contains(string_split(parts, ','), ${id(column(partition))})`}
    GROUP BY ${group}`,
  );
  await run(
    db,
    sql`
    CREATE OR REPLACE TABLE ${target} AS
    SELECT * FROM ${target}
    ORDER BY ${ids(sortColumns(model, fact))}`,
  );
  await run(
    db,
    sql`
    INSERT INTO coverage
    SELECT ${literal(fact.name)}, '', year, grain, period, parts, ${literal(fact.dimensions.join(','))},
      '', '', '', entities, 0
    FROM shared`,
  );
}

async function writeShared(db: DuckDBConnection, periods: readonly CommonPeriod[]): Promise<void> {
  await run(
    db,
    sql`
    CREATE OR REPLACE TEMP TABLE shared (
      year USMALLINT, grain UTINYINT, period USMALLINT, parts VARCHAR, entities UINTEGER)`,
  );
  const appender = await db.createAppender('shared');
  for (const { year, grain, period, partitions, entities } of periods) {
    appender.appendUSmallInt(year);
    appender.appendUTinyInt(grain);
    appender.appendUSmallInt(period);
    appender.appendVarchar(partitions.join(','));
    appender.appendUInteger(entities);
    appender.endRow();
  }
  appender.closeSync();
}

async function commonPeriods(building: Building, fact: Fact): Promise<CommonPeriod[]> {
  const found = await Promise.all(
    fact.derive.map((source) => collectPeriods(building, fact, source)),
  );
  const others = found.slice(1);
  return [...at(found, 0)]
    .flatMap(([place, own]) => {
      const same = others.map((other) => other.get(place)).filter((other) => other !== undefined);
      if (same.length < others.length) return [];
      const partitions = own.partitions.filter((code) =>
        same.every((other) => other.partitions.includes(code)),
      );
      const entities = Math.max(own.entities, ...same.map((other) => other.entities));
      return partitions.length === 0 ? [] : [{ ...own, partitions, entities }];
    })
    .sort((a, b) => a.year - b.year || a.grain - b.grain || a.period - b.period);
}

/** The periods of one source that have every dimension needed, by year, grain and period. */
async function collectPeriods(
  { db, model }: Building,
  fact: Fact,
  source: Derived,
): Promise<Map<string, CommonPeriod>> {
  const from = lookup(model.facts, source.fact);
  const key = entityDimension(model, from) === null ? '' : ALL_ENTITIES;
  const needed = findSourceColumns(model, fact, source);
  const rows = await readRows(
    db,
    sql`
    SELECT year, grain, period, parts, dimensions, stored
    FROM coverage
    WHERE fact = ${literal(from.name)} AND key = ${literal(key)}`,
  );
  const usable = rows.filter(([, , , , dimensions]) =>
    needed?.every((name) => parseListCell(dimensions as string).includes(name)),
  );
  return new Map(
    usable.map(([year, grain, period, parts, , stored]) => [
      `${String(year)} ${String(grain)} ${String(period)}`,
      {
        year: Number(year),
        grain: Number(grain),
        period: Number(period),
        partitions: String(parts).split(','),
        entities: key === '' ? 0 : Number(stored),
      },
    ]),
  );
}

/** The rows of one source, in the dimensions and measures of the derived fact; `nth` names its tables. */
async function selectFrom(
  building: Building,
  fact: Fact,
  source: Derived,
  nth: number,
): Promise<Sql> {
  const { model } = building;
  const from = lookup(model.facts, source.fact);
  const entity = entityDimension(model, from);
  const table =
    entity === null ? factTable(from.name) : await sumAble(building, fact, source, `able_${nth}`);
  const joins: Sql[] = [];
  const codes: Sql[] = [];
  for (const [k, dimension] of fact.dimensions.entries()) {
    const path = assertDefined(pathTo(model, from.dimensions, dimension));
    const { code, join } = await leadTo(building, table, path, `lead_${nth}_${k}`);
    codes.push(sql`${code} AS ${id(column(dimension))}`);
    joins.push(join);
  }
  const where = [ADDITIVE];
  for (const [dimension, roots] of Object.entries(source.without)) {
    const path = assertDefined(pathTo(model, from.dimensions, dimension)).column;
    const below = await codesBelow(building, table, path, { [dimension]: roots });
    if (below.length > 0) where.push(sql`s.${id(column(path))} NOT IN (${literals(below)})`);
  }
  const measures = storedMeasures(fact).map(({ name }) => {
    const own = source.measures[name];
    const value = own === undefined ? sql`NULL::${MONEY}` : sql`s.${id(measureColumn(own))}`;
    return sql`${value} AS ${id(measureColumn(name))}`;
  });
  return sql`
    SELECT s.year, s.grain, s.period, ${list([...codes, ...measures])}
    FROM ${id(table)} s ${list(joins, ' ')}
    WHERE ${all(where)}`;
}

/** The code that a row of `s` has in a dimension, and the join that it needs where another column leads there; `name` is the table made for it. */
export async function leadTo(
  building: Pick<Building, 'db' | 'members'>,
  table: string,
  path: DimensionPath,
  name: string,
): Promise<{ readonly code: Sql; readonly join: Sql }> {
  if (path.column === path.dimension)
    return { code: sql`s.${id(column(path.dimension))}`, join: NOTHING };
  await writeLead(building, table, path, name);
  return {
    code: sql`COALESCE(${id(name)}.goal, '')`,
    join: sql`LEFT JOIN ${id(name)} ON ${id(name)}.code = s.${id(column(path.column))} AND ${id(name)}.year = s.year`,
  };
}

async function writeLead(
  { db, members }: Pick<Building, 'db' | 'members'>,
  table: string,
  path: DimensionPath,
  name: string,
): Promise<void> {
  await run(
    db,
    sql`CREATE OR REPLACE TEMP TABLE ${id(name)} (code VARCHAR, year USMALLINT, goal VARCHAR)`,
  );
  const rows = await readRows(
    db,
    sql`SELECT DISTINCT ${id(column(path.column))}, year FROM ${id(table)} ORDER BY ALL`,
  );
  const appender = await db.createAppender(name);
  for (const [code, year] of rows as [string, number][]) {
    const goal = members.attribute(path.column, code, path.dimension, Number(year));
    appender.appendVarchar(code);
    appender.appendUSmallInt(Number(year));
    appender.appendVarchar(goal ?? '');
    appender.endRow();
  }
  appender.closeSync();
}

/** The codes of a table's column that lie in the branches, the roots of the branches themselves among them. */
export async function codesBelow(
  { db, model, members }: Building,
  table: string,
  name: string,
  branches: Branches,
): Promise<string[]> {
  const [dimension, roots] = at(Object.entries(branches), 0);
  const rows = await readRows(
    db,
    sql`SELECT DISTINCT ${id(column(name))} FROM ${id(table)} ORDER BY 1`,
  );
  return rows
    .map(([code]) => String(code))
    .filter((code) => {
      const own =
        name === dimension ? code : (members.attribute(name, code, dimension, EVER) ?? '');
      const above = members.ancestors(lookup(model.dimensions, dimension), own, EVER);
      return roots.some((root) => root === own || above.includes(root));
    });
}

/** A year after all others: members as they were last. */
export const EVER = 9999;
