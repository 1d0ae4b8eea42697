// Rows of a question with axes, as one statement: sums by stored codes, rolled up to places on the axes by the codes above them.

import { lookup } from '../../model/lookup.ts';
import type { Model } from '../../model/portal.ts';
import { column, measureColumn } from '../model/tables.ts';
import { all, id, list, literal, literals, NOTHING, sql, table, type Sql } from '../sql.ts';
import { buildSumsQuery, type JoinedPlan, type SumSources } from './joined.ts';
import type { DimensionPath } from './paths.ts';
import type { Plan } from './plan.ts';

/** The codes of a dimension at a level counted from the roots, which are 1. 0: all together, as the total adds them up; null: as they are stored. */
export interface RolledAxis {
  readonly dimension: string;
  readonly level: number | null;
  /** Whether what a source has under the code of the total stands by itself; else it stands in the total alone. */
  readonly withTotal?: boolean;
}

/** Of the first dimension only these codes with what is below them (none named: all), and nothing of those. */
export interface Cut {
  readonly only: readonly string[];
  readonly without: readonly string[];
}

/** A question that can be answered. */
export interface AskedRows {
  readonly plan: Plan;
  readonly joined: readonly JoinedPlan[];
  /** Stored and joined measures, in the order of the values. */
  readonly measures: readonly string[];
}

/** A part of what is asked, and where its rows stand on each axis: at one place, or rolled up to many. */
export interface Part {
  readonly asked: AskedRows;
  readonly axes: readonly (number | RolledAxis)[];
}

/** Columns of a row: its places on the axes in `x_0` …, the number of its part, its values in `v_0` …. */
export function partsQuery(sources: SumSources, parts: readonly Part[], cut: Cut): Sql {
  const width = Math.max(...parts.map(({ asked }) => asked.measures.length));
  const selects = parts.flatMap((part, nth) => {
    const rolling = { sources, part, cut, nth, width };
    const { plan, joined, measures } = part.asked;
    const { query, measures: own } = buildSumsQuery(sources, within(sources, plan, cut));
    let start = own.length;
    const joins = joined.flatMap((each) => {
      const from = start;
      start += each.plan ? each.names.length : 0;
      return each.plan ? [rollJoined(rolling, { ...each, plan: each.plan }, from)] : [];
    });
    const asked = measures.slice(0, own.length);
    return [rollUp(rolling, { plan, query, start: 0, measures: asked, where: NOTHING }), ...joins];
  });
  return list(selects, ' UNION ALL ');
}

/** Rows with a known value, and more than nothing under no code at all. */
export function isKnown(parts: readonly Part[]): Sql {
  const [{ axes }] = parts as [Part];
  const width = Math.max(...parts.map(({ asked }) => asked.measures.length));
  const values = Array.from({ length: width }, (_, i) => id(`v_${i}`));
  const named = axes.flatMap((axis, i) =>
    typeof axis === 'object' && axis.level !== 0 ? [sql`${id(`x_${i}`)} > 0`] : [],
  );
  const known = values.map((value) => sql`${value} IS NOT NULL`);
  const some = values.map((value) => sql`${value} <> 0`);
  return sql`(${list(known, ' OR ')}) AND (${list([...named, ...some], ' OR ')})`;
}

interface Rolling {
  readonly sources: SumSources;
  readonly part: Part;
  readonly cut: Cut;
  readonly nth: number;
  readonly width: number;
}

/** Sums by stored codes on their way to their places; `start` is the place of their first measure among all. */
interface Rolled {
  readonly plan: Plan;
  readonly query: Sql;
  readonly start: number;
  readonly measures: readonly string[];
  readonly where: Sql;
}

function rollUp({ sources, part, cut, nth, width }: Rolling, rolled: Rolled): Sql {
  const { plan, query, start, measures, where } = rolled;
  const joins: Sql[] = [];
  const places: Sql[] = [];
  let weight: Sql | null = null;
  const columns = part.axes.map((axis, i) => {
    if (typeof axis === 'number') return sql`${literal(axis)} AS ${id(`x_${i}`)}`;
    const { path, name, isFirst } = findPath(plan, axis.dimension);
    const alias = id(`a_${i}`);
    const above = listPlaces(sources.model, plan, { ...axis, path }, isFirst ? cut : ALL);
    joins.push(sql` JOIN (${above}) AS ${alias} ON ${alias}.code = s.${id(name)}`);
    places.push(sql`${alias}.place`);
    if (isFirst) weight = sql`${alias}.weight`;
    return sql`${alias}.place AS ${id(`x_${i}`)}`;
  });
  const values = Array.from({ length: width }, (_, i) => {
    const measure = measures[i - start];
    const value = measure === undefined ? sql`NULL` : summed(measure, weight);
    return sql`CAST(${value} AS DECIMAL(38,2)) AS ${id(`v_${i}`)}`;
  });
  return sql`
    SELECT ${list([...columns, sql`${literal(nth)} AS part`, ...values])}
    FROM (${query}) AS s${list(joins, '')}
    ${where}
    ${places.length > 0 ? sql`GROUP BY ${list(places)}` : NOTHING}`;
}

/** What joins under codes that the own sums have, and what has amounts under others. */
function rollJoined(
  rolling: Rolling,
  { plan, stored }: JoinedPlan & { readonly plan: Plan },
  start: number,
): Sql {
  const { sources, part, cut } = rolling;
  const own = part.asked.plan;
  const names = [...(own.by ? ['code'] : []), ...own.each.map((_, i) => `beside_${i}`)].map(id);
  const there = stored.map((name) => sql`COALESCE(s.${id(measureColumn(name))}, 0) <> 0`);
  const { query: ownRows } = buildSumsQuery(sources, within(sources, own, cut));
  const alike =
    names.length === 0
      ? sql`1 = 1`
      : sql`(${list(names.map((name) => sql`s.${name}`))}) IN (
          SELECT ${list(names)} FROM (${ownRows}) AS own)`;
  const { query } = buildSumsQuery(sources, within(sources, plan, cut));
  const where = sql`WHERE ${list([...there, alike], ' OR ')}`;
  return rollUp(rolling, { plan, query, start, measures: stored, where });
}

const ALL: Cut = { only: [], without: [] };

/** A plan that reads no more rows than a cut has: the engine need not group the others. */
function within({ model }: SumSources, plan: Plan, cut: Cut): Plan {
  const { by } = plan;
  if (!by || (cut.only.length === 0 && cut.without.length === 0)) return plan;
  const codes = listPlaces(model, plan, { path: by, level: 0 }, cut);
  return { ...plan, within: sql`${id(column(by.column))} IN (SELECT code FROM (${codes}) AS cut)` };
}

/** How a plan reads a dimension, and under which name its codes stand among its sums. */
function findPath(
  { by, each }: Plan,
  dimension: string,
): { readonly path: DimensionPath; readonly name: string; readonly isFirst: boolean } {
  if (by?.dimension === dimension) return { path: by, name: 'code', isFirst: true };
  const i = each.findIndex((path) => path.dimension === dimension);
  const path = each[i];
  if (!path) throw new Error(`the question has no ${dimension}`);
  return { path, name: `beside_${i}`, isFirst: false };
}

/** Stored codes with the place of what they are rolled up to: a code that is asked by itself does not stand above itself. */
function listPlaces(
  model: Model,
  { question }: Plan,
  { path, level, withTotal }: Omit<RolledAxis, 'dimension'> & { readonly path: DimensionPath },
  { only, without }: Cut,
): Sql {
  const { total } = lookup(model.dimensions, path.dimension);
  const totals = total && !withTotal && level !== 0 ? [total.code, ...total.codes] : [];
  const own = (alias: Sql) =>
    sql`${alias}.dimension = ${path.dimension} AND ${alias}.stored = ${path.column} AND ${alias}.year = ${question.period.year}`;
  const [a, b] = [id('a'), id('b')];
  const below = (codes: readonly string[]) =>
    sql`FROM ${table('ancestor', 'b')} WHERE ${own(b)} AND b.level > 0 AND b.ancestor IN (${literals(codes)})`;
  const asked =
    only.length === 0
      ? NOTHING
      : sql`JOIN (SELECT b.code AS code, MIN(b.level) AS asked ${below(only)} GROUP BY b.code) AS c ON c.code = a.code`;
  const conditions = [
    own(a),
    sql`a.level = ${buildLevel(level, only.length > 0)}`,
    ...(totals.length > 0 ? [sql`a.ancestor NOT IN (${literals(totals)})`] : []),
    ...(without.length > 0 ? [sql`a.code NOT IN (SELECT b.code ${below(without)})`] : []),
  ];
  return sql`
      SELECT a.code AS code, a.place AS place, a.weight AS weight
      FROM ${table('ancestor', 'a')} ${asked}
      WHERE ${all(conditions)}`;
}

function buildLevel(level: number | null, isAsked: boolean): Sql {
  if (level === null) return sql`a.depth`;
  if (level === 0) return literal(0);
  const wanted = isAsked ? sql`GREATEST(${literal(level)}, c.asked)` : literal(level);
  return sql`LEAST(a.depth, ${wanted})`;
}

function summed(measure: string, weight: Sql | null): Sql {
  const amount = sql`s.${id(measureColumn(measure))}`;
  return weight
    ? sql`SUM(CASE WHEN ${weight} < 0 THEN -${amount} ELSE ${amount} END)`
    : sql`SUM(${amount})`;
}
