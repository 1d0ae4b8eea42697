// A question to the ledger, and the plan by which it is answered: which fact, which stored periods, which partitions.

import { lookup } from '../../model/lookup.ts';
import type { Fact, Model } from '../../model/portal.ts';
import { entityDimension, keptDimensions, partitionDimension, totalOf } from '../model/tables.ts';
import type { Store } from '../stores/store.ts';
import {
  readCoverage,
  readPeriod,
  type Note,
  type Period,
  type PeriodPlan,
  type StoredPeriod,
} from './coverage.ts';

export interface LedgerQuestion {
  /** In order of preference: the first that has the dimensions and the period answers. */
  readonly facts: readonly string[];
  /** The dimension whose tree is asked; empty for a single total. */
  readonly by: string;
  /** A second dimension under the leaves of the first; empty for none. */
  readonly detail: string;
  /** Canonical codes of fixed dimensions. An entity dimension left out asks for all entities together. */
  readonly where: Readonly<Record<string, string>>;
  readonly period: Period;
  readonly measures: readonly string[];
}

/** A dimension as it is read: its own column, or that of a dimension whose codes lead to it. */
export interface DimensionPath {
  readonly dimension: string;
  readonly column: string;
}

export interface Plan {
  readonly question: LedgerQuestion;
  readonly fact: Fact;
  /** The entity's code, or `*` for all entities from the rollup. */
  readonly entityKey: string;
  readonly by: DimensionPath | null;
  readonly detail: DimensionPath | null;
  /** The dimension whose partitions add up to a total, or null. */
  readonly partitionedBy: string | null;
  /** The partitions that are summed. */
  readonly partitions: readonly string[];
  /** The partition that was asked. */
  readonly partition: string;
  readonly period: PeriodPlan;
  /** Whether the source's own integrity violations concern this question. */
  readonly violated: boolean;
  readonly notes: readonly Note[];
}

/** A plan, or null with the reasons why there is none. */
export interface PlanAnswer {
  readonly plan: Plan | null;
  readonly notes: readonly Note[];
}

/** All entities together. */
export const ALL_ENTITIES = '*';

/** A fact that has the second dimension too goes before one that comes earlier without it. */
export async function planQuestion(
  model: Model,
  store: Store,
  question: LedgerQuestion,
): Promise<PlanAnswer> {
  if (question.detail !== '') {
    const detailed = await planFirst(model, store, question, (plan) => plan.detail !== null);
    if (detailed.plan) return detailed;
  }
  return await planFirst(model, store, question, () => true);
}

async function planFirst(
  model: Model,
  store: Store,
  question: LedgerQuestion,
  suits: (plan: Plan) => boolean,
): Promise<PlanAnswer> {
  let refused: readonly Note[] = [];
  for (const [i, name] of question.facts.entries()) {
    const fact = lookup(model.facts, name);
    if (question.by !== '' && !pathTo(model, keptDimensions(model, fact), question.by)) continue;
    const entity = entityDimension(model, fact);
    const entityKey = entity === null ? '' : (question.where[entity] ?? ALL_ENTITIES);
    const coverage = await readCoverage(store, name, entityKey, question.period.year);
    const found = planOver(model, fact, question, { entityKey, coverage });
    if (found.plan && suits(found.plan)) return found;
    if (i === 0 || coverage.length > 0) refused = found.notes;
  }
  return { plan: null, notes: refused };
}

/** The plan over one fact, from what is stored of one entity. */
function planOver(
  model: Model,
  fact: Fact,
  question: LedgerQuestion,
  { entityKey, coverage }: { entityKey: string; coverage: readonly StoredPeriod[] },
): PlanAnswer {
  const { plan: period, notes } = readPeriod(question.period, coverage);
  if (!period) return { plan: null, notes };
  const used = coverage.filter(
    (stored) =>
      stored.grain === period.grain &&
      (stored.period === period.to || stored.period === period.before),
  );
  const filled = (path: DimensionPath) =>
    used.every((stored) => stored.dimensions.includes(path.column));
  const by = pathTo(model, keptDimensions(model, fact), question.by);
  if (by && !filled(by)) return { plan: null, notes: [notStored(by.dimension)] };
  const detail = pathTo(model, keptDimensions(model, fact), question.detail);
  const usable = detail && filled(detail) ? detail : null;
  const more = question.detail !== '' && !usable ? [notStored(question.detail)] : [];
  const partitionedBy = partitionDimension(model, fact);
  const partition =
    partitionedBy === null
      ? ''
      : (question.where[partitionedBy] ?? totalOf(model, partitionedBy).code);
  const partitions =
    partitionedBy === null ? [] : partitionsFor(model, partitionedBy, partition, used);
  if (partitions === null)
    return { plan: null, notes: [{ code: 'part-not-stored', words: { part: partition } }] };
  const plan: Plan = {
    question,
    fact,
    entityKey,
    by,
    detail: usable,
    partitionedBy,
    partitions,
    partition,
    period,
    violated: used.some((stored) => stored.violations > 0),
    notes: [...period.notes, ...more],
  };
  return { plan, notes: [] };
}

function notStored(dimension: string): Note {
  return { code: 'detail-not-stored', words: { dimension } };
}

/** How columns have a dimension: as one of them, or in one whose codes lead to it; null where they have not. */
export function pathTo(
  model: Model,
  columns: readonly string[],
  dimension: string,
): DimensionPath | null {
  if (dimension === '') return null;
  if (columns.includes(dimension)) return { dimension, column: dimension };
  const through = columns.find((name) => lookup(model.dimensions, name).leads.includes(dimension));
  return through === undefined ? null : { dimension, column: through };
}

/** The stored partitions that make up the one asked: itself, or for a total that is not stored all of them. */
function partitionsFor(
  model: Model,
  partitionedBy: string,
  partition: string,
  used: readonly StoredPeriod[],
): readonly string[] | null {
  const { parts } = lookup(model.dimensions, partitionedBy);
  const stored = (code: string) => used.every((period) => period.partitions.includes(code));
  if (stored(partition)) return [partition];
  const isTotal = partition === totalOf(model, partitionedBy).code;
  return isTotal && parts.every(stored) ? parts : null;
}
