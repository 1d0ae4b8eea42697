// Sums that the engine itself rolls up to places of several dimensions, a part of them at a time: for answers too large for memory.

import type { Fact } from '../../model/portal.ts';
import { assertDefined } from '../../model/lookup.ts';
import { measureColumn } from '../model/tables.ts';
import { all, bind, contains, id, list, literal, NOTHING, sql, type Sql } from '../sql.ts';
import { codeIn } from './answerTree.ts';
import { AskedOnce } from './asked.ts';
import type { Note } from './coverage.ts';
import { lackingKeys } from './cross.ts';
import { planJoined, buildSumsQuery, type JoinedPlan, type SumSources } from './joined.ts';
import type { DimensionPath } from './paths.ts';
import { planQuestion, type LedgerQuestion, type Plan } from './plan.ts';
import { rolledUp, type AxisPlaces, type NamedAxis } from './rolledUp.ts';
import { distinctCodes, rowsByCode, tableNamed, type SumsQuery } from './select.ts';
import { readSumCoverage, type Coverage, type CoverageSources } from './sumCoverage.ts';
import type { Values } from './tree.ts';

export type CrossingSources = SumSources & CoverageSources;

/** Is shown a sum at one place of each axis; values are in the order of the measures of the crossing. */
type Visit = (places: readonly number[], values: Values) => void;

/** Columns of axes → the stored codes that alone are read. */
export type OnlyCodes = Readonly<Record<string, readonly string[]>>;

/** A question with `each` that can be answered, and what is told of its answer. */
export interface OpenedCrossing {
  /** Null where nothing answers: the notes say why. */
  readonly crossing: Crossing | null;
  readonly notes: readonly Note[];
  readonly coverage: Coverage | null;
}

/** Plans a question; nothing is summed yet. */
export async function openCrossing(
  sources: CrossingSources,
  question: LedgerQuestion,
): Promise<OpenedCrossing> {
  const { plan, notes } = await planQuestion(sources.model, sources.store, question);
  if (!plan) return { crossing: null, notes, coverage: null };
  const joined = await planJoined(sources, plan);
  return {
    crossing: new Crossing(sources, plan, joined),
    notes: [...plan.notes, ...lackingKeys(sources, plan), ...joined.flatMap((each) => each.notes)],
    coverage: question.keys ? null : await readSumCoverage(sources, plan),
  };
}

const codesOnce = new AskedOnce<readonly string[]>(500);

export class Crossing {
  readonly fact: Fact;
  /** Stored and joined measures, in the order of the values. */
  readonly measures: readonly string[];
  /** How the axes are stored: that of `by` where there is one, then those of `each`. */
  readonly axes: readonly DimensionPath[];
  private readonly sources: CrossingSources;
  private readonly plan: Plan;
  private readonly joined: readonly JoinedPlan[];
  private readonly own: number;

  constructor(sources: CrossingSources, plan: Plan, joined: readonly JoinedPlan[]) {
    const { measures } = buildSumsQuery(sources, plan);
    this.sources = sources;
    this.plan = plan;
    this.joined = joined;
    this.fact = plan.fact;
    this.axes = [...(plan.by ? [plan.by] : []), ...plan.each];
    this.own = measures.length;
    this.measures = [...measures, ...joined.flatMap((each) => (each.plan ? each.names : []))];
  }

  /** What tells crossings apart whose rows stand in the same place: fact, year and kind of period. */
  get place(): string {
    const { question, period } = this.plan;
    return [tableNamed(this.plan), question.period.year, period.grain].join(' ');
  }

  /** The last stored period that is read. */
  get period(): number {
    return this.plan.period.to;
  }

  /** All stored codes of an axis, whatever the period, each with the code of the dimension that it leads to. */
  async codes(axis: DimensionPath): Promise<(readonly [stored: string, code: string])[]> {
    const plans = [this.plan, ...this.joined.flatMap(({ plan }) => plan ?? [])];
    const found = await Promise.all(
      plans.map(async (plan) => {
        const name = tableNamed(plan);
        return await codesOnce.get(this.sources.store, `${name} ${axis.column}`, async () => {
          const rows = await this.sources.store.ask(distinctCodes(name, axis.column));
          return rows.map(([code]) => String(code));
        });
      }),
    );
    const { year } = this.plan.question.period;
    return [...new Set(found.flat())].map((stored) => [
      stored,
      codeIn(this.sources, axis, stored, year),
    ]);
  }

  /** About how many stored rows stand under each code of an axis at the periods, to share the work by: never fewer than sums. */
  async weights(
    axis: DimensionPath,
    { periods, only }: { readonly periods: readonly number[]; readonly only: OnlyCodes },
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, number>> {
    const { plan } = this;
    const query = rowsByCode({ ...plan, only }, axis.column, periods);
    const rows = await this.sources.store.ask(query, signal);
    return new Map(rows.map(([code, count]) => [String(code), Number(count)]));
  }

  /** Which places of some axes have sums that are known, in no order. */
  async filled(
    axes: readonly (AxisPlaces | null)[],
    only: OnlyCodes,
    signal: AbortSignal,
  ): Promise<number[][]> {
    const asked = [this.plan, ...this.joined.flatMap(({ plan }) => plan ?? [])].map(
      async (plan) => {
        const { query, measures } = buildSumsQuery(this.sources, { ...plan, only });
        const known = measures.map((name) => sql`s.${measure(name)} IS NOT NULL`);
        const where = sql`WHERE ${list(known, ' OR ')}`;
        const rolled = rolledUp({ query, sums: [], axes: this.named(axes), where });
        return await this.sources.store.ask(rolled, signal);
      },
    );
    const rows = (await Promise.all(asked)).flat();
    return rows.map((row) => row.map(Number));
  }

  /** Statements with a row for each sum: the columns `place_0` … of the axes, `unnamed` for a missing code. */
  lines(
    axes: readonly AxisPlaces[],
    only: OnlyCodes,
    { line, unnamed }: { readonly line: readonly Sql[]; readonly unnamed: readonly number[] },
  ): Sql[] {
    const isNamed = unnamed.map((place, i) => sql`${id(`place_${i}`)} <> ${literal(place)}`);
    const cells = line.map((cell, i) => sql`${cell} AS ${id(`line_${i}`)}`);
    const lineOf = (query: Sql, measures: readonly string[]): Sql => {
      const known = measures.map((name) => sql`${measure(name)} IS NOT NULL`);
      const some = measures.map((name) => sql`${measure(name)} <> 0`);
      return sql`SELECT DISTINCT ${list(cells)} FROM (${query}) AS placed
        WHERE (${list(known, ' OR ')}) AND (${list([...isNamed, ...some], ' OR ')})`;
    };
    const own = this.ownQuery(axes, only);
    const joined = this.joined.flatMap(({ stored, plan }) =>
      plan ? [lineOf(this.joinedQuery(plan, stored, axes, only), stored)] : [],
    );
    return [lineOf(own.query, own.measures), ...joined];
  }

  /** How many different rows some statements have together. */
  async countRows(statements: readonly Sql[], signal: AbortSignal): Promise<number> {
    const [row] = await this.sources.store.ask(
      sql`SELECT COUNT(*) FROM (${list(statements, ' UNION ')}) AS counted`,
      signal,
    );
    return Number(assertDefined(row)[0]);
  }

  /** Shows the sums at the places of all axes, in no order. Where `only` names a column, codes of others are not among the places. */
  async sums(
    axes: readonly AxisPlaces[],
    { only, signal }: { readonly only: OnlyCodes; readonly signal: AbortSignal },
    visit: Visit,
  ): Promise<void> {
    const { query } = this.ownQuery(axes, only);
    if (this.joined.length === 0) await this.each(query, axes.length, signal, visit);
    else await this.withJoined(query, axes, { only, signal }, visit);
  }

  private ownQuery(axes: readonly AxisPlaces[], only: OnlyCodes): SumsQuery {
    const { query, measures } = buildSumsQuery(this.sources, { ...this.plan, only });
    const sums = measures.map((name) => summed(name, this.signs(axes)));
    return { query: rolledUp({ query, sums, axes: this.named(axes), where: NOTHING }), measures };
  }

  private async each(query: Sql, axes: number, signal: AbortSignal, visit: Visit): Promise<void> {
    await this.sources.store.each(
      query,
      (row) => visit(row.slice(0, axes) as number[], row.slice(axes) as Values),
      signal,
    );
  }

  /** Values of a place stand together: they are kept until all have come. */
  private async withJoined(
    query: Sql,
    axes: readonly AxisPlaces[],
    { only, signal }: { readonly only: OnlyCodes; readonly signal: AbortSignal },
    visit: Visit,
  ): Promise<void> {
    const byPlace = new Map<string, { places: readonly number[]; values: (bigint | null)[] }>();
    const put = (start: number) => (places: readonly number[], values: Values) => {
      const key = places.join(' ');
      const known = byPlace.get(key) ?? { places, values: this.measures.map(() => null) };
      byPlace.set(key, known);
      known.values.splice(start, values.length, ...values);
    };
    await this.each(query, axes.length, signal, put(0));
    let start = this.own;
    for (const { stored, plan } of this.joined) {
      if (!plan) continue;
      const joined = this.joinedQuery(plan, stored, axes, only);
      await this.each(joined, axes.length, signal, put(start));
      start += stored.length;
    }
    for (const { places, values } of byPlace.values()) visit(places, values);
  }

  /** What joins under codes that the own sums have, and what has amounts under others. */
  private joinedQuery(
    plan: Plan,
    stored: readonly string[],
    axes: readonly AxisPlaces[],
    only: OnlyCodes,
  ): Sql {
    const { query } = buildSumsQuery(this.sources, { ...plan, only });
    const own = buildSumsQuery(this.sources, { ...this.plan, only });
    const names = this.named(axes).map(({ name }) => name);
    const there = stored.map((name) => sql`COALESCE(s.${measure(name)}, 0) <> 0`);
    const alike =
      names.length === 0
        ? sql`1 = 1`
        : sql`(${list(names.map((name) => sql`s.${id(name)}`))}) IN (
            SELECT ${list(names.map(id))} FROM (${own.query}) AS own)`;
    return rolledUp({
      query,
      sums: stored.map((name) => summed(name, this.signs(axes))),
      axes: this.named(axes),
      where: sql`WHERE ${list([...there, alike], ' OR ')}`,
    });
  }

  /** Axes under the names that their codes have among sums. */
  private named(axes: readonly (AxisPlaces | null)[]): NamedAxis[] {
    const first = this.plan.by ? 1 : 0;
    return axes.flatMap((places, i) =>
      places ? [{ name: i < first ? 'code' : `beside_${i - first}`, places }] : [],
    );
  }

  private signs(axes: readonly AxisPlaces[]): Sql | null {
    const negative = this.named(axes).filter(({ places }) => places.negative.length > 0);
    return negative.length === 0
      ? null
      : all(
          negative.map(({ name, places }) => contains(bind(places.negative), sql`s.${id(name)}`)),
        );
  }
}

function measure(name: string): Sql {
  return id(measureColumn(name));
}

function summed(name: string, negative: Sql | null): Sql {
  const amount = sql`s.${measure(name)}`;
  const signed = negative ? sql`CASE WHEN ${negative} THEN -${amount} ELSE ${amount} END` : amount;
  return sql`SUM(${signed}) AS ${measure(name)}`;
}
