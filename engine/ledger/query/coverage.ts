// What is stored for a fact: which periods, partitions and dimensions; and how a period that is asked can be answered from it.

import { remember } from '../../model/remember.ts';
import type { Store, Cell } from '../stores/store.ts';
import type { Grain } from '../../model/portal.ts';
import { sql, table } from '../sql.ts';
import { parseGrain, GRAINS } from '../model/tables.ts';

export class AskedOnce<Value> {
  private readonly known = new WeakMap<Store, Map<string, Promise<Value>>>();
  private readonly most: number;

  /** `most`: how many answers of one store are kept. */
  constructor(most: number) {
    this.most = most;
  }

  /** The answer kept under a name; asked where there is none. A failure is not kept. */
  async get(store: Store, name: string, ask: () => Promise<Value>): Promise<Value> {
    const kept = remember(this.known, store, () => new Map<string, Promise<Value>>());
    if (kept.size >= this.most) kept.clear();
    try {
      return await remember(kept, name, ask);
    } catch (error) {
      kept.delete(name);
      throw error;
    }
  }
}

/** A period that is asked: parts `from`–`to` of a year (months 1–12, quarters 1–4, 1 for the year). */
export interface Period {
  readonly year: number;
  readonly grain: Grain;
  readonly from: number;
  readonly to: number;
  /** Of a year: the month at whose end joined measures are taken that stand at a day; left out: their latest. */
  readonly at?: number;
}

/** The year of a question that names none, about figures of which none are loaded. */
export const NO_YEAR = 0;

/** One stored period of one entity; figures accumulate from the start of the year to it. */
export interface StoredPeriod {
  readonly grain: Grain;
  readonly period: number;
  readonly partitions: readonly string[];
  /** Dimensions that the source filled. */
  readonly dimensions: readonly string[];
  readonly keyForm: string;
  readonly format: string;
  readonly violations: number;
}

/** Which accumulated periods answer: the one at the end, less the one before the start. */
export interface PeriodPlan {
  readonly grain: Grain;
  readonly to: number;
  /** 0: nothing is taken off. */
  readonly before: number;
  readonly notes: readonly Note[];
}

export interface Note {
  readonly code:
    | 'period-not-loaded'
    | 'nothing-loaded'
    | 'nothing-found'
    | 'keys-not-loaded'
    | 'period-only-accumulated'
    | 'part-not-stored'
    | 'detail-not-stored'
    | 'derived-from-month'
    | 'other-years-only'
    | 'not-by-month'
    | 'years-not-loaded'
    | 'incomplete-years'
    | 'joined-year'
    | 'joined-not-loaded'
    | 'flow-part-not-loaded'
    | 'flow-part-partly-loaded'
    | 'years-not-valued'
    | 'parts-not-valued'
    | 'sums-not-valued';
  readonly words: Readonly<Record<string, string | number>>;
}

/** Months in a period. */
export const MONTHS: Readonly<Record<Grain, number>> = { month: 1, quarter: 3, year: 12 };

/** Periods in a year: the number of the last. */
export const PERIODS: Readonly<Record<Grain, number>> = { month: 12, quarter: 4, year: 1 };

const asked = new AskedOnce<readonly StoredPeriod[]>(5000);

/** What is stored of one key in a year: the first half of most questions, so it is remembered. */
export async function readCoverage(
  store: Store,
  fact: string,
  key: string,
  year: number,
): Promise<readonly StoredPeriod[]> {
  return await asked.get(store, `${fact} ${year} ${key}`, () =>
    askCoverage(store, fact, key, year),
  );
}

async function askCoverage(
  store: Store,
  fact: string,
  key: string,
  year: number,
): Promise<StoredPeriod[]> {
  const rows = await store.ask(sql`
    SELECT grain, period, parts, dimensions, key_form, format, breaches
    FROM ${table('coverage')}
    WHERE fact = ${fact} AND key = ${key} AND year = ${year}`);
  const stored = rows.map(([grain, period, parts, dimensions, keyForm, format, breaches]) => ({
    grain: parseGrain(Number(grain)),
    period: Number(period),
    partitions: parseListCell(parts),
    dimensions: parseListCell(dimensions),
    keyForm: String(keyForm),
    format: String(format),
    violations: Number(breaches),
  }));
  // a few dozen rows: sorted here in less time than the engine needs to plan it
  return stored.sort((a, b) => GRAINS[a.grain] - GRAINS[b.grain] || a.period - b.period);
}

/** A list that is stored as one text. */
export function parseListCell(cell: Cell | undefined): string[] {
  return String(cell).split(',').filter(Boolean);
}

/** A period that can be answered, or null with the reasons why it cannot. */
interface PeriodAnswer {
  readonly plan: PeriodPlan | null;
  readonly notes: readonly Note[];
}

/** How a period is answered, or why it is not. Months and quarters never mix; what is not stored comes from the month that ends it. */
export function readPeriod(period: Period, stored: readonly StoredPeriod[]): PeriodAnswer {
  const { grain, year, from, to } = period;
  if (stored.some((known) => known.grain === grain && known.period === to))
    return withStart(year, { grain, to, before: from - 1, notes: [] }, stored);
  if (grain === 'month') return { plan: null, notes: [notLoaded(period, stored)] };
  const step = MONTHS[grain];
  const months = stored.filter((known) => known.grain === 'month').map((known) => known.period);
  const end = grain === 'year' ? Math.max(0, ...months) : to * step;
  if (!months.includes(end)) return { plan: null, notes: [notLoaded(period, stored)] };
  const before = grain === 'year' ? 0 : (from - 1) * step;
  const notes: Note[] = [{ code: 'derived-from-month', words: { year, month: end } }];
  return withStart(year, { grain: 'month', to: end, before, notes }, stored);
}

/** A plan stands where the period that it takes off is stored too. */
function withStart(year: number, plan: PeriodPlan, stored: readonly StoredPeriod[]): PeriodAnswer {
  const { grain, to, before, notes } = plan;
  if (before > 0 && !stored.some((known) => known.grain === grain && known.period === before)) {
    return {
      plan: null,
      notes: [{ code: 'period-only-accumulated', words: { year, grain, to } }],
    };
  }
  return { plan, notes };
}

/** Why a period has no figures: a year that is stored as one has no months to be asked, and where none is named there is nothing at all. */
export function notLoaded({ year, grain, to }: Period, stored: readonly StoredPeriod[]): Note {
  if (year === NO_YEAR) return { code: 'nothing-loaded', words: {} };
  const latest = stored.filter((known) => known.grain === grain || known.grain === 'month').at(-1);
  if (!latest && grain !== 'year' && stored.some((known) => known.grain === 'year'))
    return { code: 'not-by-month', words: { years: String(year) } };
  const known = latest ? { storedGrain: latest.grain, storedTo: latest.period } : {};
  return { code: 'period-not-loaded', words: { year, grain, to, ...known } };
}
