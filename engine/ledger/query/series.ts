// Points in time: every year by the same months, or every month or day of a year; each tells its months and what it is a sum of.

import { lookup } from '../../model/lookup.ts';
import type { Grain } from '../../model/portal.ts';
import { inMonths, isWholeYear, MONTHS } from '../../model/calendar.ts';
import type { Note, Period } from './coverage.ts';
import { readLoadedParts, readLoadedYears, type StoredPart } from './loadedParts.ts';
import {
  findEntityKey,
  planQuestion,
  type LedgerQuestion,
  type Plan,
  type PlanAnswer,
} from './plan.ts';
import { totalsAt } from './select.ts';
import { readSumCoverage, type Coverage, type CoverageSources } from './sumCoverage.ts';
import type { Row } from '../stores/store.ts';
import { measureValue, type Values } from './tree.ts';

export interface Point {
  readonly year: number;
  /** Months of the year, both inclusive: those of the figures, or that were asked where there are none. */
  readonly from: number;
  readonly to: number;
  /** Of a point that is one day: its number. */
  readonly day?: number;
  /** By the names that were asked, in hundredths; null where the period has no figures. */
  readonly values: Readonly<Record<string, bigint | null>> | null;
  readonly coverage: Coverage | null;
  /** Why there are no figures. */
  readonly notes: readonly Note[];
}

/** Ledgers count codes with signs: those that count negatively in a plan's total. */
export interface SeriesSources extends CoverageSources {
  negativeCodes(plan: Plan): string[];
}

/** The periods of a series: that of the question in every year that has anything of it, each stored month or day of its year, days only of the period where it is of several, or each quarter up to its end. */
export async function periodsOver(
  { model, store }: CoverageSources,
  question: LedgerQuestion,
  over: Grain,
): Promise<Period[]> {
  const { facts, period } = question;
  const keyOf = (fact: string) => findEntityKey(model, question, fact);
  if (over === 'year')
    return (await readLoadedYears(store, facts, keyOf)).map((year) => ({ ...period, year }));
  const parts = await Promise.all(facts.map((fact) => readLoadedParts(store, fact, keyOf(fact))));
  if (over === 'quarter') return quartersUpTo(period, parts.flat());
  const days = over === 'day' && period.grain === 'day' && period.from < period.to;
  const own = parts
    .flat()
    .flatMap(({ year, grain, period: at }) =>
      year === period.year && grain === over && (!days || (at >= period.from && at <= period.to))
        ? [at]
        : [],
    );
  return [...new Set(own)]
    .sort((a, b) => a - b)
    .map((at) => ({ year: period.year, grain: over, from: at, to: at }));
}

/** Every quarter that is stored, or that stored months fill, up to the end of a period. */
function quartersUpTo(period: Period, parts: readonly StoredPart[]): Period[] {
  const { year } = period;
  const order = (at: number, quarter: number) => at * 4 + quarter;
  const last = order(year, Math.ceil(inMonths(period).to / MONTHS.quarter));
  const ends = parts
    .filter((part) => part.grain === 'quarter' || part.grain === 'month')
    .map((part) => ({ ...part, month: inMonths({ ...part, from: 1, to: part.period }).to }))
    .filter(({ month }) => month % MONTHS.quarter === 0)
    .map((part) => order(part.year, part.month / MONTHS.quarter));
  return [...new Set(ends)]
    .filter((end) => end <= last)
    .sort((a, b) => a - b)
    .map((end): Period => {
      const quarter = ((end - 1) % 4) + 1;
      return { year: (end - quarter) / 4, grain: 'quarter', from: quarter, to: quarter };
    });
}

/** Totals at the periods, in their order; a code that counts negatively in the total is subtracted. */
export async function pointsAt(
  sources: SeriesSources,
  question: LedgerQuestion,
  periods: readonly Period[],
  signal?: AbortSignal,
): Promise<Point[]> {
  const found = await Promise.all(
    periods.map(async (period) => ({
      period,
      ...(await planPeriod(sources, { ...question, by: '', detail: '', period })),
    })),
  );
  const groups = Map.groupBy(
    found.flatMap(({ plan }) => plan ?? []),
    alike,
  );
  const totals = new Map<Plan, Readonly<Record<string, bigint | null>>>();
  for (const plans of groups.values())
    for (const [plan, values] of await findValues(sources, plans, signal)) totals.set(plan, values);
  return await Promise.all(
    found.map(async ({ period, plan, notes }): Promise<Point> => {
      const { from, to } = plan ? findPlanMonths(plan) : inMonths(period);
      return {
        year: period.year,
        from,
        to,
        ...(period.grain === 'day' ? { day: period.to } : {}),
        values: plan ? (totals.get(plan) ?? null) : null,
        coverage: plan && (await readSumCoverage(sources, plan)),
        notes,
      };
    }),
  );
}

/** A whole year that is asked by months is answered where it is stored as one, too. */
export async function planPeriod(
  { model, store }: Pick<CoverageSources, 'model' | 'store'>,
  asked: LedgerQuestion,
): Promise<PlanAnswer> {
  const { period } = asked;
  const found = await planQuestion(model, store, asked);
  const whole = period.grain === 'month' && isWholeYear(period);
  if (found.plan || !whole) return found;
  const year: Period = { year: period.year, grain: 'year', from: 1, to: 1 };
  const { plan } = await planQuestion(model, store, { ...asked, period: year });
  return plan ? { plan, notes: [] } : found;
}

/** The months of a plan's figures. */
export function findPlanMonths({ question, period }: Plan): Period {
  return { year: question.period.year, ...inMonths(period) };
}

/** Plans that one question answers. */
function alike({ fact, period, partitions, entityKey, rolledUp, sum }: Plan): string {
  const keys = rolledUp ? '' : (sum?.keys.join() ?? '');
  return [fact.name, period.grain, partitions.join(), entityKey, rolledUp, keys].join(' ');
}

async function findValues(
  sources: SeriesSources,
  plans: readonly Plan[],
  signal?: AbortSignal,
): Promise<[Plan, Readonly<Record<string, bigint | null>>][]> {
  const [first] = plans;
  if (!first) return [];
  const { query, measures } = totalsAt(sources.model, plans, sources.negativeCodes(first));
  const rows = await sources.store.ask(query, signal);
  const sums = new Map(
    rows.map(([year, period, ...values]) => [
      `${String(year)} ${String(period)}`,
      values as Values,
    ]),
  );
  return plans.map((plan) => {
    const { fact, period, question } = plan;
    const at = (end: number) => sums.get(`${question.period.year} ${end}`) ?? [];
    const [ends, starts] = [at(period.to), at(period.before)];
    const values = measures.map((name, i) => {
      const end = ends[i] ?? null;
      const isFlow = lookup(fact.measures, name).kind === 'flow';
      if (isFlow && period.first > 0)
        return addUp(rows, { ...period, from: period.first, year: question.period.year }, i);
      const flows = isFlow && period.before > 0;
      return end !== null && flows ? end - (starts[i] ?? 0n) : end;
    });
    return [
      plan,
      Object.fromEntries(
        question.measures.map((name) => [name, measureValue(fact, name, measures, values)]),
      ),
    ];
  });
}

/** What a measure amounts to in all periods of a plan together; null where none of them has it. */
function addUp(rows: readonly Row[], { year, from, to }: Period, place: number): bigint | null {
  const own = rows.flatMap(([at, period, ...values]) => {
    const within = Number(at) === year && Number(period) >= from && Number(period) <= to;
    return within ? ((values as Values)[place] ?? []) : [];
  });
  return own.length === 0 ? null : own.reduce((sum, amount) => sum + amount, 0n);
}
