// A plan → SQL with bound values. Identifiers come from the model only.

import type { Measure, Model } from '../../model/portal.ts';
import { ALL_KEYS, type Plan } from './plan.ts';
import type { Bound } from '../stores/store.ts';
import {
  column,
  factTable,
  GRAINS,
  keyDimension,
  measureColumn,
  ROLE,
  rollupTable,
  wordColumn,
} from '../model/tables.ts';

/** Totals of every stored period of a year, or of all years; a code that counts negatively in the total is subtracted. */
export function totalsByPeriod(
  model: Model,
  plan: Plan,
  everyYear: boolean,
  negative: readonly string[],
): Asked {
  const { fact } = plan;
  const measures = neededMeasures(plan);
  const bound: Bound[] = [];
  const bind = (value: Bound) => `$${bound.push(value)}`;
  const key = keyDimension(model, fact);
  // years may be stored as such; months always are
  const grain = everyYear && plan.reading.grain === 'year' ? GRAINS.year : GRAINS.month;
  const where = [`grain = ${bind(grain)}`, `role NOT IN (${ROLE.subtotal}, ${ROLE.treeParent})`];
  if (key !== null && plan.key !== ALL_KEYS) where.push(`${column(key)} = ${bind(plan.key)}`);
  if (!everyYear) where.push(`year = ${bind(plan.question.period.year)}`);
  if (plan.split) where.push(`${column(plan.split)} IN (${plan.parts.map(bind).join(', ')})`);
  const sign = signOf(model, plan, negative, bind);
  const sums = measures.map(
    (measure) => `SUM(${measureColumn(measure.name)}${sign}) AS ${measureColumn(measure.name)}`,
  );
  const table = plan.key === ALL_KEYS ? rollupTable(fact.name) : factTable(fact.name);
  return {
    sql: `SELECT year, period, ${sums.join(', ')} FROM ${table} WHERE ${where.join(' AND ')} GROUP BY year, period ORDER BY year, period`,
    bound,
    measures: measures.map((measure) => measure.name),
  };
}

/** What a row is multiplied by in a total of all codes. */
function signOf(
  model: Model,
  { fact }: Plan,
  negative: readonly string[],
  bind: (value: Bound) => string,
): string {
  const tree = fact.dimensions.find((name) => model.dimensions[name]!.kind === 'tree');
  return negative.length > 0 && tree !== undefined
    ? ` * CASE WHEN ${column(tree)} IN (${negative.map(bind).join(', ')}) THEN -1 ELSE 1 END`
    : '';
}

export interface Asked {
  readonly sql: string;
  readonly bound: readonly Bound[];
  /** Measures in the order of the columns that follow code, detail, word, leaf, tree. */
  readonly measures: readonly string[];
}

/** Fixed columns before the measures. */
export const FIXED_COLUMNS = 5;

/** Which rows are read: the periods as they are bound, and the parts that any of the measures is summed over. */
interface Read {
  readonly to: string;
  readonly before: string | null;
  readonly parts: readonly string[];
}

/** Codes with their sums, in no order; parents are not summed here, the tree is rolled up afterwards in exact arithmetic. In a single total a code that counts negatively is subtracted. */
export function sumsByCode(model: Model, plan: Plan, negative: readonly string[] = []): Asked {
  const { fact, reading, by, detail } = plan;
  const measures = neededMeasures(plan);
  const bound: Bound[] = [];
  const bind = (value: Bound) => `$${bound.push(value)}`;
  const to = bind(reading.to);
  const before = reading.before > 0 ? bind(reading.before) : null;
  const read: Read = {
    to,
    before,
    parts: [
      ...new Set([...plan.parts, ...measures.flatMap((measure) => partsOf(model, plan, measure))]),
    ],
  };
  const where = whereOf(model, plan, bind, read);
  const sign = by ? '' : signOf(model, plan, negative, bind);
  const sums = measures.map((measure) => sumOf(model, plan, measure, sign, read));
  const code = by ? column(by.column) : `''`;
  const second = detail ? column(detail.column) : `''`;
  const worded = by !== null && by.column === by.dimension && plan.key !== ALL_KEYS;
  const word = worded ? `MAX(${wordColumn(by.column)})${filterOf(onlyOf(read, to))}` : 'NULL';
  const table = plan.key === ALL_KEYS ? rollupTable(fact.name) : factTable(fact.name);
  const group = [...(by ? [code] : []), ...(detail ? [second] : [])];
  const sql = `SELECT ${code} AS code, ${second} AS detail, ${word} AS word, MAX(CASE WHEN role = ${ROLE.leaf} THEN 1 ELSE 0 END) AS leaf, MAX(CASE WHEN role IN (${ROLE.treeLeaf}, ${ROLE.treeParent}) THEN 1 ELSE 0 END) AS tree, ${sums.join(', ')} FROM ${table} WHERE ${where.join(' AND ')}${group.length > 0 ? ` GROUP BY ${group.join(', ')}` : ''}`;
  return { sql, bound, measures: measures.map((measure) => measure.name) };
}

/** The stored measures that the asked ones are, or are made of. */
export function neededMeasures(plan: Plan): Measure[] {
  const all = plan.fact.measures;
  const names = plan.question.measures.flatMap((name) =>
    all[name]!.of.length > 0 ? all[name]!.of : [name],
  );
  return [...new Set(names)].map((name) => all[name]!);
}

function whereOf(
  model: Model,
  plan: Plan,
  bind: (value: Bound) => string,
  { to, before, parts }: Read,
): string[] {
  const where: string[] = [];
  const key = keyDimension(model, plan.fact);
  if (key !== null && plan.key !== ALL_KEYS) where.push(`${column(key)} = ${bind(plan.key)}`);
  where.push(
    `year = ${bind(plan.question.period.year)}`,
    `grain = ${bind(GRAINS[plan.reading.grain])}`,
    `period IN (${(before === null ? [to] : [to, before]).join(', ')})`,
  );
  where.push(`role <> ${ROLE.subtotal}`);
  if (plan.split) where.push(`${column(plan.split)} IN (${parts.map(bind).join(', ')})`);
  for (const [name, code] of Object.entries(plan.question.where))
    if (name !== key && name !== plan.split) where.push(`${column(name)} = ${bind(code)}`);
  return where;
}

/** A measure that stands on some parts only is summed over those of them that were asked. */
function partsOf(model: Model, plan: Plan, measure: Measure): readonly string[] {
  const only = plan.split ? measure.only[plan.split] : undefined;
  if (!only) return plan.parts;
  return plan.part === model.dimensions[plan.split!]!.total!.code
    ? only
    : only.filter((part) => part === plan.part);
}

/** A sum of the rows that were read. */
function sumOf(model: Model, plan: Plan, measure: Measure, sign: string, read: Read): string {
  const name = measureColumn(measure.name);
  const parts = partsOf(model, plan, measure);
  if (plan.split && parts.length === 0) return `NULL AS ${name}`;
  const fewer =
    plan.split && parts.length < read.parts.length
      ? [`${column(plan.split)} IN (${parts.map((part) => `'${part}'`).join(', ')})`]
      : [];
  const sum = (period: string) =>
    `SUM(${name}${sign})${filterOf([`role <> ${ROLE.treeParent}`, ...onlyOf(read, period), ...fewer])}`;
  if (measure.kind === 'stock' || read.before === null) return `${sum(read.to)} AS ${name}`;
  return `CASE WHEN ${sum(read.to)} IS NULL AND ${sum(read.before)} IS NULL THEN NULL ELSE COALESCE(${sum(read.to)}, 0) - COALESCE(${sum(read.before)}, 0) END AS ${name}`;
}

/** One of the periods that were read: nothing to be said where there is no other, for the engine plans every condition anew. */
function onlyOf({ before }: Read, period: string): string[] {
  return before === null ? [] : [`period = ${period}`];
}

function filterOf(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` FILTER (WHERE ${conditions.join(' AND ')})`;
}
