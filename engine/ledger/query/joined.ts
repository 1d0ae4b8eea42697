// Measures that stand elsewhere: the same question asked of another year or fact, whose sums join those of a plan under the same code.

import { first, lookup, assertDefined } from '../../model/lookup.ts';
import type { Fact, Measure, Model } from '../../model/portal.ts';
import { storedMeasures } from '../model/tables.ts';
import type { Row, Store } from '../stores/store.ts';
import type { Note, Period } from './coverage.ts';
import { planQuestion, type LedgerQuestion, type Plan } from './plan.ts';
import { sumsByCode, type SumsQuery } from './select.ts';
import { findPlanMonths } from './series.ts';
import { listSourceMeasures } from './tree.ts';

/** What sums are read from; ledgers know which codes count negatively in a total. */
export interface SumSources {
  readonly model: Model;
  readonly store: Store;
  negativeCodes(plan: Plan): string[];
}

/** The rows of a plan, with its stored measures in the order of their columns. */
export interface Sums {
  readonly plan: Plan;
  readonly measures: readonly string[];
  readonly rows: readonly Row[];
}

/** What joins the sums of a plan. */
export interface Joined {
  /** The joined measures by their own names. */
  readonly names: readonly string[];
  /** The stored measure of the sums that each of them is. */
  readonly stored: readonly string[];
  /** Null where no year has figures that can be compared: then the measures are unknown everywhere. */
  readonly sums: Sums | null;
  readonly notes: readonly Note[];
}

/** What would join the sums of a plan, by the plan that reads it; null as in Joined. */
export interface JoinedPlan extends Omit<Joined, 'sums'> {
  readonly plan: Plan | null;
}

/** Reads the rows of a plan. */
export async function readSums(
  sources: SumSources,
  plan: Plan,
  signal?: AbortSignal,
): Promise<Sums> {
  const { query, measures } = buildSumsQuery(sources, plan);
  return { plan, measures, rows: await sources.store.ask(query, signal) };
}

/** The statement that a plan is. */
export function buildSumsQuery(sources: SumSources, plan: Plan): SumsQuery {
  const negative = plan.by ? [] : sources.negativeCodes(plan);
  return sumsByCode(sources.model, plan, negative);
}

/** What joins a plan, one entry for each year and fact that its question's measures stand in. */
export async function readJoined(
  sources: SumSources,
  plan: Plan,
  signal?: AbortSignal,
): Promise<Joined[]> {
  const planned = await planJoined(sources, plan);
  return await Promise.all(
    planned.map(async ({ plan: found, ...joined }) => ({
      ...joined,
      sums: found && (await readSums(sources, found, signal)),
    })),
  );
}

/** The plans by which measures of another year or fact would be read; nothing is summed yet. A plan is null where nothing can be compared. */
export async function planJoined(sources: SumSources, plan: Plan): Promise<JoinedPlan[]> {
  const joined = listSourceMeasures(plan.fact, plan.question.measures).filter(
    ({ kind }) => kind === 'joined',
  );
  const groups = Map.groupBy(joined, (measure) => placeOf(sources.model, measure));
  return await Promise.all(
    [...groups.values()].map((measures) => planGroup(sources, plan, measures)),
  );
}

/** Measures of one place are read together. What accumulates wants the same months, what stands at a day does not. */
function placeOf(model: Model, { from }: Measure): string {
  const { fact, measure, years, where } = assertDefined(from);
  const codes = Object.entries(where ?? {})
    .flat()
    .join();
  return `${fact} ${years.join()} ${codes} ${lookup(lookup(model.facts, fact).measures, measure).kind}`;
}

async function planGroup(
  sources: SumSources,
  plan: Plan,
  measures: readonly Measure[],
): Promise<JoinedPlan> {
  const names = measures.map(({ name }) => name);
  const stored = measures.map(({ from }) => assertDefined(from).measure);
  const { fact, years, where } = assertDefined(first(measures).from);
  const places = years.map((away) => plan.question.period.year + away);
  for (const year of places) {
    const found = await planIn(sources, plan, { fact, year, where, measures: stored });
    if (!found) continue;
    // where there is a choice, which year it is
    const told: Note = { code: 'joined-year', words: { year } };
    const notes = years.length > 1 ? listNotes(plan.fact, names, told) : [];
    return { names, stored, plan: found, notes };
  }
  const missing: Note = { code: 'joined-not-loaded', words: { years: places.join(', ') } };
  return { names, stored, plan: null, notes: listNotes(plan.fact, names, missing) };
}

/** One note for each measure. */
function listNotes(fact: Fact, names: readonly string[], { code, words }: Note): Note[] {
  return names.map((measure) => ({ code, words: { fact: fact.name, measure, ...words } }));
}

interface Elsewhere {
  readonly fact: string;
  readonly year: number;
  readonly where: Readonly<Record<string, string>> | undefined;
  readonly measures: readonly string[];
}

/** How the question of a plan is answered in another year or fact; null where that cannot be compared. */
async function planIn(
  { model, store }: SumSources,
  plan: Plan,
  { fact, year, where, measures }: Elsewhere,
): Promise<Plan | null> {
  const detail = plan.detail ? plan.question.detail : '';
  const question: LedgerQuestion = {
    ...plan.question,
    facts: [fact],
    where: { ...plan.question.where, ...where },
    detail,
    measures,
  };
  for (const period of [
    ...periodsAt(plan, year, { fact, measures, model }),
    ...periodsFor(plan, year),
  ]) {
    const found = await planQuestion(model, store, { ...question, period });
    if (found.plan && isComparable(plan, found.plan)) return found.plan;
  }
  return null;
}

/** What stands at a day, as of the end of a month where one is asked. */
function periodsAt(
  { question: { period } }: Plan,
  year: number,
  { fact, measures, model }: Pick<Elsewhere, 'fact' | 'measures'> & Pick<SumSources, 'model'>,
): Period[] {
  const { at: to } = period;
  const known = lookup(model.facts, fact).measures;
  const stand = measures.every((name) => lookup(known, name).kind === 'stock');
  return to !== undefined && stand ? [{ year, grain: 'month', from: 1, to }] : [];
}

/** The same months, or the year as a whole where that is all that is stored. */
function periodsFor({ period: { grain, from, to } }: Plan, year: number): Period[] {
  const whole: Period = { year, grain: 'year', from: 1, to: 1 };
  const same: Period = { year, grain, from, to };
  return grain === 'year' ? [whole] : [same, whole];
}

/** A sum over entities is compared with one over the same entities, what accumulates with the same months. */
function isComparable(plan: Plan, other: Plan): boolean {
  const keys = (sum: Plan['sum']) => sum?.keys.join() ?? '';
  if (keys(plan.sum) !== keys(other.sum)) return false;
  const flows = storedMeasures(other.fact).some(
    ({ name, kind }) => kind === 'flow' && other.question.measures.includes(name),
  );
  const [own, theirs] = [findPlanMonths(plan), findPlanMonths(other)];
  return !flows || (own.from === theirs.from && own.to === theirs.to);
}
