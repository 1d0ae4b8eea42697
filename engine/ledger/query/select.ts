// A plan → the SELECT that sums its rows, by code or by period.

import { first, last, lookup } from '../../model/lookup.ts';
import type { Measure, Model } from '../../model/portal.ts';
import {
  column,
  entityDimension,
  factTable,
  GRAINS,
  measureColumn,
  ROLE,
  rollupTable,
  storedMeasures,
  findTotal,
  wordColumn,
} from '../model/tables.ts';
import {
  all,
  bind,
  contains,
  id,
  list,
  literal,
  literals,
  NOTHING,
  sql,
  table,
  type Sql,
} from '../sql.ts';
import { ALL_ENTITIES } from './keys.ts';
import type { Plan } from './plan.ts';
import { listSourceMeasures } from './tree.ts';

export interface SumsQuery {
  readonly query: Sql;
  /** Measures in the order of their columns, after the fixed ones. */
  readonly measures: readonly string[];
}

/** Columns before the measures in sumsByCode: code, detail, label, leaf, tree. */
export const FIXED_COLUMNS = 5;

/** Which rows are read: the periods as they are bound, whether those between them are read too, and the partitions that any of the measures is summed over. */
interface Read {
  readonly to: Sql;
  readonly before: Sql | null;
  /** The first of all up to `to`, whose flows are added up; null where that is the only one. */
  readonly from: Sql | null;
  readonly partitions: readonly string[];
}

/** Totals at the ends of periods and before their starts, by year and period. Codes with a negative sign are subtracted. */
export function totalsAt(
  model: Model,
  plans: readonly Plan[],
  negative: readonly string[],
): SumsQuery {
  const plan = first(plans);
  const measures = neededMeasures(plan);
  const where = [
    sql`grain = ${GRAINS[plan.period.grain]}`,
    sql`role NOT IN (${literals([ROLE.subtotal, ROLE.treeParent])})`,
    ...ofEntity(model, plan),
    ...atPeriods(plans),
    ...ofPartitions(plan, plan.partitions),
    ...ofCodes(model, plan),
  ];
  const sign = buildSign(model, plan, negative);
  const sums = measures.map((measure) => {
    const name = id(measureColumn(measure.name));
    return sql`SUM(${name}${sign}) AS ${name}`;
  });
  const query = sql`
    SELECT year, period, ${list(sums)}
    FROM ${buildTable(plan)}
    WHERE ${all(where)}
    GROUP BY year, period`;
  return { query, measures: measures.map((measure) => measure.name) };
}

/** The rows of all periods that plans use. */
function atPeriods(plans: readonly Plan[]): Sql[] {
  const uses = plans.map(({ question, period }) => ({ ...period, year: question.period.year }));
  const years = [...new Set(uses.map(({ year }) => year))];
  const own = sql`year IN (${literals(years)})`;
  if (uses.some(({ first: begin, to }) => begin > 0 && begin < to)) {
    const spans = uses.map(
      ({ year, first: begin, to }) =>
        sql`(year = ${year} AND period >= ${begin} AND period <= ${to})`,
    );
    return [own, sql`(${list(spans, ' OR ')})`];
  }
  const places = uses.flatMap(({ year, to, before }) =>
    (before > 0 ? [before, to] : [to]).map((period) => year * 10_000 + period),
  );
  return [own, sql`CAST(year AS INTEGER) * 10000 + period IN (${literals([...new Set(places)])})`];
}

/** Codes with the sums of their own rows. Parents are added up later, in exact arithmetic. */
export function sumsByCode(model: Model, plan: Plan, negative: readonly string[] = []): SumsQuery {
  const { period, by, detail } = plan;
  const measures = neededMeasures(plan);
  const read: Read = {
    to: bind(period.to),
    before: period.before > 0 ? bind(period.before) : null,
    from: period.first > 0 && period.first < period.to ? bind(period.first) : null,
    partitions: [
      ...new Set([
        ...plan.partitions,
        ...measures.flatMap((measure) => listPartitions(model, plan, measure)),
      ]),
    ],
  };
  const sign = by ? NOTHING : buildSign(model, plan, negative);
  const sums = measures.map((measure) => buildSum(model, plan, read, { measure, sign }));
  const code = by ? id(column(by.column)) : literal('');
  const second = detail ? id(column(detail.column)) : literal('');
  const each = plan.each.map((path) => path.column);
  const group = [...new Set([by?.column, detail?.column, ...each])].flatMap((name) =>
    name === undefined ? [] : [id(column(name))],
  );
  const beside = each.map((name, i) => sql`${id(column(name))} AS ${id(`beside_${i}`)}`);
  const query = sql`
    SELECT
      ${code} AS code,
      ${second} AS detail,
      ${buildLabel(plan, read)} AS word,
      MAX(CASE WHEN role = ${literal(ROLE.leaf)} THEN 1 ELSE 0 END) AS leaf,
      MAX(CASE WHEN role IN (${literals([ROLE.treeLeaf, ROLE.treeParent])}) THEN 1 ELSE 0 END) AS tree,
      ${list([...sums, ...beside])}
    FROM ${buildTable(plan)}
    WHERE ${all(listConditions(model, plan, read))}
    ${group.length > 0 ? sql`GROUP BY ${list(group)}` : NOTHING}`;
  return { query, measures: measures.map((measure) => measure.name) };
}

/** The stored measures that the asked ones are, or are made of; one where only joined ones are asked, for codes stand beside it. */
function neededMeasures({ fact, question }: Plan): Measure[] {
  const stored = listSourceMeasures(fact, question.measures).filter(
    ({ kind }) => kind !== 'joined',
  );
  return stored.length > 0 ? stored : storedMeasures(fact).slice(0, 1);
}

function buildTable({ fact, rolledUp, rolledTo }: Plan): Sql {
  return table(rolledUp ? rollupTable(fact.name, rolledTo) : factTable(fact.name));
}

/** What a row is multiplied by in a total of all codes. */
function buildSign(model: Model, { fact }: Plan, negative: readonly string[]): Sql {
  const tree = fact.dimensions.find((name) => lookup(model.dimensions, name).kind === 'tree');
  return negative.length > 0 && tree !== undefined
    ? sql` * CASE WHEN ${id(column(tree))} IN (${list(negative.map(bind))}) THEN -1 ELSE 1 END`
    : NOTHING;
}

function listConditions(model: Model, plan: Plan, { to, before, from, partitions }: Read): Sql[] {
  const ends = sql`period IN (${list(before === null ? [to] : [to, before])})`;
  return [
    ...ofEntity(model, plan),
    sql`year = ${plan.question.period.year}`,
    sql`grain = ${GRAINS[plan.period.grain]}`,
    from === null ? ends : sql`period >= ${from} AND period <= ${to}`,
    sql`role <> ${literal(ROLE.subtotal)}`,
    ...ofPartitions(plan, partitions),
    ...ofCodes(model, plan),
    ...(plan.within ? [plan.within] : []),
  ];
}

/** The codes that are asked of other dimensions. */
function ofCodes(model: Model, { fact, question, partitionedBy }: Plan): Sql[] {
  return Object.entries(question.where)
    .filter(([name]) => name !== entityDimension(model, fact) && name !== partitionedBy)
    .map(([name, code]) => sql`${id(column(name))} = ${code}`);
}

/** One entity, or those that are summed where not all rows are theirs. */
function ofEntity(model: Model, plan: Plan): Sql[] {
  const { fact, entityKey, sum, rolledUp, everyone } = plan;
  const entity = entityDimension(model, fact);
  if (entity === null || rolledUp || everyone) return [];
  const name = id(column(entity));
  if (entityKey !== ALL_ENTITIES) return [sql`${name} = ${entityKey}`];
  const { keys = [] } = sum ?? {};
  // rows lie in the order of their keys: the bounds let the engine pass over blocks that have none of these
  return keys.length === 0
    ? [sql`1 = 0`]
    : [sql`${name} >= ${first(keys)}`, sql`${name} <= ${last(keys)}`, contains(bind(keys), name)];
}

function ofPartitions({ partitionedBy }: Plan, partitions: readonly string[]): Sql[] {
  return partitionedBy === null
    ? []
    : [sql`${id(column(partitionedBy))} IN (${list(partitions.map(bind))})`];
}

/** The source's own label of a code, where rows have one. */
function buildLabel({ by, entityKey }: Plan, read: Read): Sql {
  return by !== null && by.column === by.dimension && entityKey !== ALL_ENTITIES
    ? sql`MAX(${id(wordColumn(by.column))})${buildFilter(onlyOf(read, read.to))}`
    : sql`NULL`;
}

/** A measure that stands on some partitions only is summed over those of them that were asked. */
function listPartitions(model: Model, plan: Plan, measure: Measure): readonly string[] {
  const { partitionedBy, partition } = plan;
  const only = partitionedBy === null ? undefined : measure.only?.[partitionedBy];
  if (partitionedBy === null || !only) return plan.partitions;
  return partition === findTotal(model, partitionedBy).code
    ? only
    : only.filter((code) => code === partition);
}

/** A sum of the rows that were read; accumulated figures less those before the period, stocks as they stand at its end. */
function buildSum(
  model: Model,
  plan: Plan,
  read: Read,
  { measure, sign }: { measure: Measure; sign: Sql },
): Sql {
  const { partitionedBy } = plan;
  const { to, before } = read;
  const name = id(measureColumn(measure.name));
  const partitions = listPartitions(model, plan, measure);
  if (partitionedBy !== null && partitions.length === 0) return sql`NULL AS ${name}`;
  const fewer =
    partitionedBy !== null && partitions.length < read.partitions.length
      ? [sql`${id(column(partitionedBy))} IN (${literals(partitions)})`]
      : [];
  const sum = (period: Sql | null) => {
    const of = period === null ? [] : onlyOf(read, period);
    const rows = [sql`role <> ${literal(ROLE.treeParent)}`, ...of, ...fewer];
    return sql`SUM(${name}${sign})${buildFilter(rows)}`;
  };
  if (read.from !== null && measure.kind === 'flow') return sql`${sum(null)} AS ${name}`;
  if (measure.kind === 'stock' || before === null) return sql`${sum(to)} AS ${name}`;
  return sql`CASE
        WHEN ${sum(to)} IS NULL AND ${sum(before)} IS NULL THEN NULL
        ELSE COALESCE(${sum(to)}, 0) - COALESCE(${sum(before)}, 0)
      END AS ${name}`;
}

/** One of the periods that were read: nothing to be said where there is no other, for the engine plans every condition anew. */
function onlyOf({ before, from }: Read, period: Sql): Sql[] {
  return before === null && from === null ? [] : [sql`period = ${period}`];
}

function buildFilter(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? NOTHING : sql` FILTER (WHERE ${all(conditions)})`;
}
