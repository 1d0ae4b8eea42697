// A question to the ledger, and the plan by which it is answered: which fact, which stored periods, which parts.

import type { Fact, Model } from '../../model/portal.ts';
import {
  readCoverage,
  readPeriod,
  type Note,
  type Period,
  type PeriodPlan,
  type Stored,
} from './coverage.ts';
import type { Store } from '../stores/store.ts';
import { keptDimensions, keyDimension, splitDimension } from '../model/tables.ts';

export interface Question {
  /** In order of preference: the first that has the dimensions and the period answers. */
  readonly facts: readonly string[];
  /** The dimension whose tree is asked; empty for a single total. */
  readonly by: string;
  /** A second dimension under the leaves of the first; empty for none. */
  readonly detail: string;
  /** Canonical codes of fixed dimensions. A key dimension left out asks for all keys together. */
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
  readonly question: Question;
  readonly fact: Fact;
  /** The key's code, or `*` for all keys from the rollup. */
  readonly key: string;
  readonly by: DimensionPath | null;
  readonly detail: DimensionPath | null;
  readonly split: string | null;
  /** The parts that are summed. */
  readonly parts: readonly string[];
  /** The part that was asked. */
  readonly part: string;
  readonly reading: PeriodPlan;
  /** Whether the source's own breaches concern this question. */
  readonly breaches: boolean;
  readonly notes: readonly Note[];
}

/** All keys together. */
export const ALL_KEYS = '*';

/** A fact that has the second dimension too goes before one that comes earlier without it. */
export async function planQuestion(
  model: Model,
  store: Store,
  question: Question,
): Promise<{ plan: Plan | null; notes: readonly Note[] }> {
  if (question.detail !== '') {
    const detailed = await planFirst(model, store, question, (plan) => plan.detail !== null);
    if (detailed.plan) return detailed;
  }
  return await planFirst(model, store, question, () => true);
}

async function planFirst(
  model: Model,
  store: Store,
  question: Question,
  suits: (plan: Plan) => boolean,
): Promise<{ plan: Plan | null; notes: readonly Note[] }> {
  let refused: readonly Note[] = [];
  for (const [i, name] of question.facts.entries()) {
    const fact = model.facts[name]!;
    const by = wayTo(model, keptDimensions(model, fact), question.by);
    if (question.by !== '' && !by) continue;
    const keyName = keyDimension(model, fact);
    const key = keyName === null ? '' : (question.where[keyName] ?? ALL_KEYS);
    const coverage = await readCoverage(store, name, key, question.period.year);
    const found = planOver(model, fact, question, key, by, coverage);
    if (found.plan && suits(found.plan)) return found;
    if (i === 0 || coverage.length > 0) refused = found.notes;
  }
  return { plan: null, notes: refused };
}

function planOver(
  model: Model,
  fact: Fact,
  question: Question,
  key: string,
  by: DimensionPath | null,
  coverage: readonly Stored[],
): { plan: Plan | null; notes: readonly Note[] } {
  const { reading, notes } = readPeriod(question.period, coverage);
  if (!reading) return { plan: null, notes };
  const used = coverage.filter(
    (one) =>
      one.grain === reading.grain && (one.period === reading.to || one.period === reading.before),
  );
  const filled = (way: DimensionPath) => used.every((one) => one.dimensions.includes(way.column));
  if (by && !filled(by))
    return {
      plan: null,
      notes: [{ code: 'detail-not-stored', words: { dimension: by.dimension } }],
    };
  const detail = wayTo(model, keptDimensions(model, fact), question.detail);
  const usable = detail && filled(detail) ? detail : null;
  const more: Note[] =
    question.detail !== '' && !usable
      ? [{ code: 'detail-not-stored', words: { dimension: question.detail } }]
      : [];
  const split = splitDimension(model, fact);
  const part =
    split === null ? '' : (question.where[split] ?? model.dimensions[split]!.total!.code);
  const parts = split === null ? [] : partsFor(model, split, part, used);
  if (parts === null) return { plan: null, notes: [{ code: 'part-not-stored', words: { part } }] };
  return {
    plan: {
      question,
      fact,
      key,
      by,
      detail: usable,
      split,
      parts,
      part,
      reading,
      breaches: used.some((one) => one.breaches > 0),
      notes: [...reading.notes, ...more],
    },
    notes: [],
  };
}

/** How columns have a dimension: as one of them, or in one whose codes lead to it; null where they have not. */
export function wayTo(
  model: Model,
  columns: readonly string[],
  dimension: string,
): DimensionPath | null {
  if (dimension === '') return null;
  if (columns.includes(dimension)) return { dimension, column: dimension };
  const through = columns.find((name) => model.dimensions[name]!.leads.includes(dimension));
  return through === undefined ? null : { dimension, column: through };
}

/** The stored parts that make up the one asked: itself, or for a total that is not stored all its parts. */
function partsFor(
  model: Model,
  split: string,
  part: string,
  used: readonly Stored[],
): readonly string[] | null {
  const dimension = model.dimensions[split]!;
  const stored = (code: string) => used.every((one) => one.parts.includes(code));
  if (stored(part)) return [part];
  if (part === dimension.total!.code && dimension.parts.every(stored)) return dimension.parts;
  return null;
}
