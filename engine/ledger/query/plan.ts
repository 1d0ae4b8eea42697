// A question to the ledger, and the plan by which it is answered: which fact, which stored periods, which partitions.

import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Fact, Model } from '../../model/portal.ts';
import {
  entityDimension,
  keptDimensions,
  leadRollups,
  partitionDimension,
  findTotal,
} from '../model/tables.ts';
import type { Sql } from '../sql.ts';
import type { Store } from '../stores/store.ts';
import {
  isUsed,
  notStored,
  onlyAccumulated,
  readCoverage,
  readPeriod,
  type Note,
  type Period,
  type PeriodPlan,
} from './coverage.ts';
import {
  ALL_ENTITIES,
  keysNotLoaded,
  listHolderKeys,
  onlyThese,
  readHolders,
  withColumns,
  withPartitions,
  type Holder,
  type Holders,
} from './keys.ts';
import {
  findSourceColumns,
  eachPath,
  isFilled,
  pathTo,
  waysTo,
  type DimensionPath,
} from './paths.ts';

export interface LedgerQuestion {
  /** In order of preference: the first that has the dimensions and the period answers. */
  readonly facts: readonly string[];
  /** The dimension whose tree is asked; empty for a single total. */
  readonly by: string;
  /** A second dimension under the leaves of the first; empty for none. */
  readonly detail: string;
  /** Dimensions whose codes stand beside those of the first; none: sums over all of their codes. */
  readonly each?: readonly string[];
  /** Of all entities together only these; left out: all. */
  readonly keys?: readonly string[];
  /** Canonical codes of fixed dimensions. An entity dimension left out asks for all entities together. */
  readonly where: Readonly<Record<string, string>>;
  readonly period: Period;
  readonly measures: readonly string[];
}

/** A sum over entities: the fact that has them, and which they are, in order. */
export interface KeySum {
  readonly fact: Fact;
  readonly keys: readonly string[];
}

export interface Plan {
  readonly question: LedgerQuestion;
  readonly fact: Fact;
  /** The entity's code, `*` for a sum over entities; empty where the fact has none. */
  readonly entityKey: string;
  /** Whose figures are summed, of this fact or of the one that it was added up from; null where it is no such sum. */
  readonly sum: KeySum | null;
  /** Whether the rows of all entities together answer, which are kept ready. */
  readonly rolledUp: boolean;
  /** Rolled up by the codes that entities lead to in this dimension; empty: over all of them. */
  readonly rolledTo: string;
  /** Whether rows of every entity are summed: none of them is left out. */
  readonly everyone: boolean;
  /** Of all its rows only those of which this is true. */
  readonly within?: Sql;
  readonly by: DimensionPath | null;
  readonly detail: DimensionPath | null;
  /** As the question has them. */
  readonly each: readonly DimensionPath[];
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
    if (!eachPath(model, fact, question.each)) continue;
    const entityKey = findEntityKey(model, question, name);
    const found = await planOver({ model, store, fact, entityKey }, question);
    if (found.plan && suits(found.plan)) return found;
    const stored = await readCoverage(store, name, entityKey, question.period.year);
    if (i === 0 || stored.length > 0) refused = found.notes;
  }
  return { plan: null, notes: refused };
}

/** The entity that a question asks of a fact, `*` for all together; empty where the fact has none. */
export function findEntityKey(model: Model, question: LedgerQuestion, fact: string): string {
  const entity = entityDimension(model, lookup(model.facts, fact));
  return entity === null ? '' : (question.where[entity] ?? ALL_ENTITIES);
}

/** A fact that may answer, and of whom. */
interface Candidate {
  readonly model: Model;
  readonly store: Store;
  readonly fact: Fact;
  readonly entityKey: string;
}

/** The plan over one fact, from what is stored of one entity or of all. */
async function planOver(candidate: Candidate, question: LedgerQuestion): Promise<PlanAnswer> {
  const { model, store, fact, entityKey } = candidate;
  const { year } = question.period;
  const coverage = await readCoverage(store, fact.name, entityKey, year);
  const { plan: period, notes } = readPeriod(question.period, coverage, fact);
  if (!period) return { plan: null, notes };
  const used = coverage.filter((stored) => isUsed(period, stored));
  const together = entityKey === ALL_ENTITIES;
  const all: Holders = together
    ? onlyThese(await readHolders(store, fact.name, year, period), question.keys)
    : { holders: [{ key: entityKey, filled: used }], even: true };
  if (all.holders.length === 0 && question.keys)
    return refuse(keysNotLoaded(entityDimension(model, fact) ?? '', question.keys, year));
  if (all.holders.length === 0) return refuse(onlyAccumulated(year, period));
  const settled = settle(model, fact, question, all.holders);
  if ('code' in settled) return refuse(settled);
  const { by, detail, each, partition, partitions, holders } = settled;
  const sum = together
    ? { fact, keys: listHolderKeys(holders) }
    : await derivedSum(candidate, year, period, partitions);
  if (sum === 'uneven') return refuse(onlyAccumulated(year, period));
  const more = question.detail !== '' && !detail ? [notStored(question.detail)] : [];
  const everyone = together && all.even && holders.length === all.holders.length;
  const ready = everyone ? readyFor(model, fact, each) : null;
  const plan: Plan = {
    question,
    fact,
    entityKey,
    sum,
    everyone,
    rolledUp: ready !== null,
    rolledTo: ready?.lead ?? '',
    by,
    detail,
    each: ready?.each ?? each,
    partitionedBy: partitionDimension(model, fact),
    partitions,
    partition,
    period,
    violated: used.some((stored) => stored.violations > 0),
    notes: [...period.notes, ...more],
  };
  return { plan, notes: [] };
}

/** The sums kept ready that have these dimensions beside the first: over all entities, or by the one dimension that they lead to. */
function readyFor(
  model: Model,
  fact: Fact,
  each: readonly DimensionPath[],
): { readonly lead: string; readonly each: readonly DimensionPath[] } | null {
  const entity = entityDimension(model, fact);
  const led = [
    ...new Set(each.filter(({ column }) => column === entity).map(({ dimension }) => dimension)),
  ];
  const [lead = ''] = led;
  if (led.length > 1 || (lead !== '' && !leadRollups(model, fact).includes(lead))) return null;
  const own = (path: DimensionPath) => (path.dimension === lead ? { ...path, column: lead } : path);
  return { lead, each: each.map(own) };
}

function refuse(note: Note): PlanAnswer {
  return { plan: null, notes: [note] };
}

/** How a question is asked of those who have what it needs. */
interface Settled {
  readonly by: DimensionPath | null;
  readonly detail: DimensionPath | null;
  readonly each: readonly DimensionPath[];
  readonly partition: string;
  readonly partitions: readonly string[];
  readonly holders: readonly Holder[];
}

/** Whoever has not the dimension or the partitions is left out; a second dimension is taken where all that are left have it. */
function settle(
  model: Model,
  fact: Fact,
  question: LedgerQuestion,
  all: readonly Holder[],
): Settled | Note {
  const columns = keptDimensions(model, fact);
  const by = pathTo(model, columns, question.by);
  const each = eachPath(model, fact, question.each) ?? [];
  const needed = [...(by ? [by] : []), ...each].filter((path) => isFilled(model, path));
  const able = withColumns(
    all,
    needed.map((path) => path.column),
  );
  if (able.length === 0) {
    const lacking = needed.find(({ column }) => withColumns(all, [column]).length === 0);
    return notStored((lacking ?? assertDefined(needed[0])).dimension);
  }
  const partitionedBy = partitionDimension(model, fact);
  const partition =
    partitionedBy === null
      ? ''
      : (question.where[partitionedBy] ?? findTotal(model, partitionedBy).code);
  const ways = partitionedBy === null ? [[]] : waysTo(model, partitionedBy, partition);
  const found = ways
    .map((partitions) => ({ partitions, holders: withPartitions(able, partitions) }))
    .reduce((best, way) => (way.holders.length > best.holders.length ? way : best));
  if (found.holders.length === 0) return { code: 'part-not-stored', words: { part: partition } };
  const detail = pathTo(model, columns, question.detail);
  const detailed = detail !== null && withColumns(found.holders, [detail.column]).length;
  return {
    by,
    detail: detailed === found.holders.length ? detail : null,
    each,
    partition,
    ...found,
  };
}

/** The entities that a derived fact was added up from; `uneven` where they differ before and at the end of the period. */
async function derivedSum(
  { model, store, fact }: Candidate,
  year: number,
  period: PeriodPlan,
  partitions: readonly string[],
): Promise<KeySum | 'uneven' | null> {
  const source = fact.derive.find(
    (each) => entityDimension(model, lookup(model.facts, each.fact)) !== null,
  );
  const columns = source && findSourceColumns(model, fact, source);
  if (!source || !columns) return null;
  const keysAt = async (end: number) => {
    const at = { ...period, to: end, before: 0 };
    const { holders } = await readHolders(store, source.fact, year, at);
    return listHolderKeys(withPartitions(withColumns(holders, columns), partitions));
  };
  const keys = await keysAt(period.to);
  const earlier = period.before > 0 ? await keysAt(period.before) : keys;
  if (earlier.length !== keys.length || keys.some((key, i) => key !== earlier[i])) return 'uneven';
  return { fact: lookup(model.facts, source.fact), keys };
}
