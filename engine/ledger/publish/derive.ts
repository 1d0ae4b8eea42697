// Facts that are added up from others when a ledger is built: the sum of several, less what passes between them.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { Branches, Derived, Fact, Model } from '../../model/portal.ts';
import type { Members } from '../model/members.ts';
import { wayTo, type DimensionPath } from '../query/plan.ts';
import {
  ADDITIVE,
  column,
  factTable,
  keyDimension,
  measureColumn,
  MONEY,
  ROLE,
  rollupTable,
  sortColumns,
  splitDimension,
  storedMeasures,
} from '../model/tables.ts';

/** A period that every source of a derived fact has, with the parts common to them. */
interface Shared {
  readonly year: number;
  readonly grain: number;
  readonly period: number;
  readonly parts: readonly string[];
  /** How many keys stand behind it. */
  readonly keys: number;
}

/** Fills every derived fact and its coverage, for the periods that all its sources have. */
export async function deriveFacts(
  db: DuckDBConnection,
  model: Model,
  members: Members,
): Promise<void> {
  for (const fact of Object.values(model.facts))
    if (fact.derive.length > 0) await deriveFact(db, model, members, fact);
}

async function deriveFact(
  db: DuckDBConnection,
  model: Model,
  members: Members,
  fact: Fact,
): Promise<void> {
  const shared = await sharedPeriods(db, model, fact);
  if (shared.length === 0) return;
  await db.run(
    'CREATE OR REPLACE TEMP TABLE shared (year USMALLINT, grain UTINYINT, period UTINYINT, parts VARCHAR)',
  );
  for (const one of shared)
    await db.run('INSERT INTO shared VALUES ($1, $2, $3, $4)', [
      one.year,
      one.grain,
      one.period,
      one.parts.join(','),
    ]);
  const selects: string[] = [];
  for (const [i, source] of fact.derive.entries())
    selects.push(await selectOf(db, model, members, fact, source, i));
  const split = splitDimension(model, fact);
  const measures = storedMeasures(fact).map((measure) => measureColumn(measure.name));
  const group = ['year', 'grain', 'period', ...fact.dimensions.map(column)];
  const target = factTable(fact.name);
  await db.run(`INSERT INTO ${target} (${[...group, ...measures, 'role', 'seq'].join(', ')})
    SELECT ${group.join(', ')}, ${measures.map((name) => `SUM(${name})::${MONEY}`).join(', ')}, ${ROLE.leaf}, ROW_NUMBER() OVER (PARTITION BY year, grain, period ORDER BY ${fact.dimensions.map(column).join(', ')})
    FROM (${selects.join(' UNION ALL ')}) JOIN shared USING (year, grain, period)${split === null ? '' : ` WHERE list_contains(string_split(parts, ','), ${column(split)})`}
    GROUP BY ${group.join(', ')}`);
  await db.run(
    `CREATE OR REPLACE TABLE ${target} AS SELECT * FROM ${target} ORDER BY ${sortColumns(model, fact).join(', ')}`,
  );
  for (const one of shared) {
    await db.run(
      `INSERT INTO coverage VALUES ('${fact.name}', '', $1, $2, $3, $4, '${fact.dimensions.join(',')}', '', '', '', $5, 0)`,
      [one.year, one.grain, one.period, one.parts.join(','), one.keys],
    );
  }
}

async function sharedPeriods(db: DuckDBConnection, model: Model, fact: Fact): Promise<Shared[]> {
  const found = await Promise.all(
    fact.derive.map(async (source) => {
      const from = model.facts[source.fact]!;
      const key = keyDimension(model, from) === null ? '' : '*';
      const reader = await db.runAndReadAll(
        `SELECT year, grain, period, parts, dimensions, stored FROM coverage WHERE fact = '${from.name}' AND key = '${key}'`,
      );
      const needed = [...fact.dimensions, ...Object.keys(source.without)].map(
        (name) => wayTo(model, from.dimensions, name)?.column,
      );
      const rows = reader
        .getRowsJS()
        .filter(([, , , , dimensions]) =>
          needed.every((way) => way !== undefined && String(dimensions).split(',').includes(way)),
        );
      return new Map(
        rows.map(([year, grain, period, parts, , stored]): [string, Shared] => [
          `${String(year)} ${String(grain)} ${String(period)}`,
          {
            year: Number(year),
            grain: Number(grain),
            period: Number(period),
            parts: String(parts).split(','),
            keys: key === '' ? 0 : Number(stored),
          },
        ]),
      );
    }),
  );
  const [first, ...others] = found;
  return [...first!]
    .flatMap(([place, one]) => {
      const same = others.map((other) => other.get(place));
      if (same.some((other) => other === undefined)) return [];
      const parts = one.parts.filter((part) => same.every((other) => other!.parts.includes(part)));
      return parts.length === 0
        ? []
        : [{ ...one, parts, keys: Math.max(one.keys, ...same.map((other) => other!.keys)) }];
    })
    .sort((a, b) => a.year - b.year || a.grain - b.grain || a.period - b.period);
}

async function selectOf(
  db: DuckDBConnection,
  model: Model,
  members: Members,
  fact: Fact,
  source: Derived,
  i: number,
): Promise<string> {
  const from = model.facts[source.fact]!;
  const table = keyDimension(model, from) === null ? factTable(from.name) : rollupTable(from.name);
  const joins: string[] = [];
  const codes: string[] = [];
  for (const [k, dimension] of fact.dimensions.entries()) {
    const { code, join } = await leadTo(
      db,
      members,
      table,
      wayTo(model, from.dimensions, dimension)!,
      `lead_${i}_${k}`,
    );
    codes.push(`${code} AS ${column(dimension)}`);
    joins.push(join);
  }
  const where = [ADDITIVE];
  for (const [dimension, roots] of Object.entries(source.without)) {
    const way = wayTo(model, from.dimensions, dimension)!.column;
    const below = await codesBelow(db, model, members, table, way, { [dimension]: roots });
    if (below.length > 0)
      where.push(`s.${column(way)} NOT IN (${below.map((code) => `'${code}'`).join(', ')})`);
  }
  const measures = storedMeasures(fact).map((measure) => {
    const own = source.measures[measure.name];
    return `${own === undefined ? `NULL::${MONEY}` : `s.${measureColumn(own)}`} AS ${measureColumn(measure.name)}`;
  });
  return `SELECT s.year, s.grain, s.period, ${[...codes, ...measures].join(', ')} FROM ${table} s ${joins.join(' ')} WHERE ${where.join(' AND ')}`;
}

/** The code that a row of `s` has in a dimension, and the join that it needs where another column leads there. */
export async function leadTo(
  db: DuckDBConnection,
  members: Members,
  table: string,
  way: DimensionPath,
  name: string,
): Promise<{ readonly code: string; readonly join: string }> {
  if (way.column === way.dimension) return { code: `s.${column(way.dimension)}`, join: '' };
  await writeLead(db, members, table, way.column, way.dimension, name);
  return {
    code: `COALESCE(${name}.goal, '')`,
    join: `LEFT JOIN ${name} ON ${name}.code = s.${column(way.column)} AND ${name}.year = s.year`,
  };
}

async function writeLead(
  db: DuckDBConnection,
  members: Members,
  table: string,
  way: string,
  goal: string,
  name: string,
): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE ${name} (code VARCHAR, year USMALLINT, goal VARCHAR)`);
  const reader = await db.runAndReadAll(
    `SELECT DISTINCT ${column(way)}, year FROM ${table} ORDER BY ALL`,
  );
  const appender = await db.createAppender(name);
  for (const [code, year] of reader.getRowsJS() as [string, number][]) {
    appender.appendVarchar(code);
    appender.appendUSmallInt(Number(year));
    appender.appendVarchar(members.attribute(way, code, goal, Number(year)) ?? '');
    appender.endRow();
  }
  appender.closeSync();
}

/** The codes of a table that lie in the branches, the roots of the branches themselves among them. */
export async function codesBelow(
  db: DuckDBConnection,
  model: Model,
  members: Members,
  table: string,
  way: string,
  branches: Branches,
): Promise<string[]> {
  const [[dimension, roots]] = Object.entries(branches) as [[string, readonly string[]]];
  const reader = await db.runAndReadAll(`SELECT DISTINCT ${column(way)} FROM ${table} ORDER BY 1`);
  return reader
    .getRowsJS()
    .map(([code]) => String(code))
    .filter((code) => {
      const own = way === dimension ? code : (members.attribute(way, code, dimension, 9999) ?? '');
      return roots.some(
        (root) =>
          root === own || members.ancestors(model.dimensions[dimension]!, own, 9999).includes(root),
      );
    });
}
