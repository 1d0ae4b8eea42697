// An independent answer to a question about figures: which rows answer it by the rules of the model, and their sums by code.

import { assertDefined } from '../../engine/serve.ts';
import {
  ALL,
  grainNumber,
  hundredths,
  quoted,
  type ModelFact,
  type CoverageRow,
  type GrainName,
  type PortalModel,
  type PartOfYear,
  type StoredLedger,
} from './stored.ts';

export interface Question {
  /** The first that has the dimensions and the period answers. */
  readonly facts: readonly string[];
  readonly by: string;
  readonly detail: string;
  readonly where: Readonly<Record<string, string>>;
  readonly period: PartOfYear;
  readonly measures: readonly string[];
}

export type Amounts = Readonly<Record<string, bigint | null>>;

/** Sums under a code of each dimension that was asked, led to it from the column that has it. */
export interface SumLeaf {
  readonly codes: readonly string[];
  readonly amounts: Amounts;
  /** From a source of leaves: what stands above it stands in the tree. */
  readonly grows: boolean;
}

export interface SumPlan {
  readonly question: Question;
  readonly fact: ModelFact;
  readonly grain: GrainName;
  readonly to: number;
  readonly before: number;
  readonly parts: readonly string[];
  /** Whose figures are summed; null where it is no sum over keys. */
  readonly keys: readonly string[] | null;
  /** Columns in which `by` and `detail` are found, and whether these have a second code. */
  readonly columns: readonly { readonly dimension: string; readonly column: string }[];
  readonly detailed: boolean;
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** Months of the year that a plan's figures are of, both inclusive. */
export function monthsOf({ grain, to, before }: SumPlan): { from: number; to: number } {
  return { from: before * MONTHS[grain] + 1, to: to * MONTHS[grain] };
}

function kindOf(model: PortalModel, dimension: string): string {
  return assertDefined(model.dimensions[dimension]).kind;
}

export function keyOf(model: PortalModel, fact: ModelFact): string | null {
  return fact.dimensions.find((name) => kindOf(model, name) === 'key') ?? null;
}

export function splitOf(model: PortalModel, fact: ModelFact): string | null {
  return fact.dimensions.find((name) => kindOf(model, name) === 'split') ?? null;
}

/** Null where nothing that is stored answers. */
export function planFor(stored: StoredLedger, question: Question): SumPlan | null {
  const plans = question.facts.flatMap((name) => planOver(stored, question, name) ?? []);
  return plans.find(({ detailed }) => detailed === (question.detail !== '')) ?? plans[0] ?? null;
}

function planOver(stored: StoredLedger, question: Question, name: string): SumPlan | null {
  const { model } = stored;
  const fact = assertDefined(model.facts[name]);
  const [key, split] = [keyOf(model, fact), splitOf(model, fact)];
  const plain = fact.dimensions.filter((dimension) => dimension !== key);
  const by = columnFor(model, plain, question.by);
  if (!by) return null;
  const wanted = key === null ? '' : (question.where[key] ?? ALL);
  const filled = stored.coverage(name, question.period.year);
  const period = periodFrom(
    question.period,
    filled.filter((some) => some.key === wanted),
  );
  if (!period) return null;
  const columns = kindOf(model, by.column) === 'tree' ? [by.column] : [];
  const whole =
    split === null ? '' : assertDefined(assertDefined(model.dimensions[split]).total).code;
  const part = split === null ? '' : (question.where[split] ?? whole);
  const ways =
    part === whole && split !== null
      ? [[whole], assertDefined(model.dimensions[split]).parts]
      : [[part]];
  const found = ways
    .map((parts) => ({
      parts,
      keys: keysWith(filled, wanted, period, { columns, parts: part === '' ? [] : parts }),
    }))
    .reduce((best, way) => (way.keys.length > best.keys.length ? way : best));
  if (found.keys.length === 0) return null;
  const second = question.detail === '' ? null : columnFor(model, plain, question.detail);
  const detailed =
    second !== null &&
    keysWith(filled, wanted, period, {
      columns: [...columns, second.column],
      parts: part === '' ? [] : found.parts,
    }).length === found.keys.length;
  return {
    question,
    fact,
    ...period,
    parts: part === '' ? [] : found.parts,
    keys: wanted === ALL ? found.keys : null,
    columns: detailed ? [by, second] : [by],
    detailed,
  };
}

/** A dimension by its own column, or by the first whose codes lead to it. */
function columnFor(model: PortalModel, columns: readonly string[], dimension: string) {
  const column = columns.includes(dimension)
    ? dimension
    : columns.find((name) => assertDefined(model.dimensions[name]).leads.includes(dimension));
  return column === undefined ? null : { dimension, column };
}

/** The stored end of a period and what is taken off; what is not stored by itself comes from the month that ends it. */
function periodFrom({ grain, from, to }: PartOfYear, filled: readonly CoverageRow[]) {
  const has = (wanted: GrainName, period: number) =>
    filled.some((some) => some.grain === wanted && some.period === period);
  const ends = (wanted: GrainName, end: number, before: number) =>
    has(wanted, end) && (before === 0 || has(wanted, before))
      ? { grain: wanted, to: end, before }
      : null;
  if (has(grain, to)) return ends(grain, to, from - 1);
  if (grain === 'month') return null;
  const months = filled.filter((some) => some.grain === 'month').map(({ period }) => period);
  return grain === 'year'
    ? ends('month', Math.max(0, ...months), 0)
    : ends('month', to * MONTHS[grain], (from - 1) * MONTHS[grain]);
}

/** Those who have these columns and parts at the end and, where something is taken off, there too. */
function keysWith(
  filled: readonly CoverageRow[],
  wanted: string,
  {
    grain,
    to,
    before,
  }: { readonly grain: GrainName; readonly to: number; readonly before: number },
  { columns, parts }: { readonly columns: readonly string[]; readonly parts: readonly string[] },
): string[] {
  const at = (period: number) =>
    filled.flatMap((some) =>
      some.grain === grain &&
      some.period === period &&
      (wanted === ALL ? some.key !== ALL : some.key === wanted) &&
      columns.every((column) => some.dimensions.includes(column)) &&
      parts.every((part) => some.parts.includes(part))
        ? [some.key]
        : [],
    );
  const start = before > 0 ? new Set(at(before)) : null;
  return [...new Set(at(to))].filter((key) => start?.has(key) ?? true).sort();
}

/** Sums of the stored measures that a plan needs, by the codes of its columns as they lead to the dimensions. */
export async function sumsOf(stored: StoredLedger, plan: SumPlan): Promise<SumLeaf[]> {
  const { question, fact, columns, to, before } = plan;
  const measures = Object.values(fact.measures).filter(
    ({ name, kind }) => (kind === 'stock' || kind === 'flow') && question.measures.includes(name),
  );
  const split = splitOf(stored.model, fact);
  const names = columns.map(({ column }) => idOf(column));
  const group = [...names, ...(split === null ? [] : [idOf(split)]), 'period'];
  const partsAsked = measures.flatMap((measure) => partsFor(stored, plan, measure.only ?? {}));
  const rows = await stored.rows(`
    SELECT ${[...group, `BOOL_OR(role = 0)`, ...measures.map(({ name }) => `SUM(CASE WHEN role <> 2 THEN ${idOf(`m_${name}`)} END)`)].join(', ')}
    FROM ${idOf(`fact_${fact.name}`)}
    WHERE ${conditions(stored, plan, [...plan.parts, ...partsAsked]).join(' AND ')}
    GROUP BY ${group.join(', ')}`);
  const leaves = new Map<
    string,
    { codes: string[]; grows: boolean; amounts: Record<string, bigint | null> }
  >();
  for (const row of rows) {
    const codes = columns.map(({ dimension, column }, i) =>
      dimension === column
        ? String(row[i])
        : (stored.attribute(column, String(row[i]), dimension, question.period.year) ?? ''),
    );
    const part = split === null ? '' : String(row[names.length]);
    const period = Number(row[group.length - 1]);
    const led = columns.some(({ dimension, column }) => dimension !== column);
    const id = codes.join('.');
    const leaf = leaves.get(id) ?? { codes, grows: false, amounts: {} };
    leaves.set(id, leaf);
    leaf.grows ||= led || row[group.length] === 'true';
    for (const [i, measure] of measures.entries()) {
      const cell = row[group.length + 1 + i] ?? null;
      const counts = split === null || partsFor(stored, plan, measure.only ?? {}).includes(part);
      if (cell === null || !counts || (period !== to && measure.kind === 'stock')) continue;
      const amount = hundredths(cell);
      leaf.amounts[measure.name] =
        (leaf.amounts[measure.name] ?? 0n) + (period === before ? -amount : amount);
    }
  }
  return [...leaves.values()];
}

/** The parts over which a measure is summed that stands on some of them only. */
function partsFor(
  stored: StoredLedger,
  { fact, parts, question }: SumPlan,
  only: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const split = splitOf(stored.model, fact);
  const own = split === null ? undefined : only[split];
  if (split === null || own === undefined) return parts;
  const whole = assertDefined(assertDefined(stored.model.dimensions[split]).total).code;
  const asked = question.where[split] ?? whole;
  return asked === whole ? own : own.filter((part) => part === asked);
}

function conditions(
  { model }: StoredLedger,
  { question, fact, grain, to, before, keys }: SumPlan,
  parts: readonly string[],
): string[] {
  const [key, split] = [keyOf(model, fact), splitOf(model, fact)];
  const among = (name: string, codes: readonly string[]) =>
    `${idOf(name)} IN (${codes.map(quoted).join(', ') || 'NULL'})`;
  return [
    `year = ${question.period.year}`,
    `grain = ${grainNumber(grain)}`,
    `period IN (${before > 0 ? `${to}, ${before}` : to})`,
    'role <> 4',
    ...(split === null ? [] : [among(split, parts)]),
    ...(keys === null || key === null ? [] : [among(key, keys)]),
    ...Object.entries(question.where)
      .filter(([name]) => name !== split && !(name === key && keys !== null))
      .map(([name, code]) => among(name, [code])),
  ];
}

function idOf(name: string): string {
  return `"${name.replaceAll('-', '_')}"`;
}
