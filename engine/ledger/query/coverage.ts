// What is stored for a fact: which periods, parts and dimensions; and how a period that is asked can be answered from it.

import type { Grain } from '../../model/portal.ts';
import type { Store } from '../stores/store.ts';
import { GRAINS } from '../model/tables.ts';

/** A period that is asked: parts `from`–`to` of a year (months 1–12, quarters 1–4, 1 for the year). */
export interface Period {
  readonly year: number;
  readonly grain: Grain;
  readonly from: number;
  readonly to: number;
}

/** One stored period of one key; figures accumulate from the start of the year to it. */
export interface Stored {
  readonly grain: Grain;
  readonly period: number;
  readonly parts: readonly string[];
  /** Dimensions that the source filled. */
  readonly dimensions: readonly string[];
  readonly keyForm: string;
  readonly format: string;
  readonly breaches: number;
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
    | 'period-only-accumulated'
    | 'part-not-stored'
    | 'detail-not-stored'
    | 'derived-from-month'
    | 'other-years-only'
    | 'some-keys-only';
  readonly words: Readonly<Record<string, string | number>>;
}

/** Months in a period. */
export const MONTHS: Readonly<Record<Grain, number>> = { month: 1, quarter: 3, year: 12 };
const NAMES = Object.fromEntries(
  Object.entries(GRAINS).map(([name, number]) => [number, name]),
) as Record<number, Grain>;

/** What was read of each store, which never changes; forgotten all at once when it is much. */
const known = new WeakMap<Store, Map<string, Promise<readonly Stored[]>>>();
const KEPT = 5000;

/** What is stored of one key in a year: the first half of most questions, so it is remembered. */
export async function readCoverage(
  store: Store,
  fact: string,
  key: string,
  year: number,
): Promise<readonly Stored[]> {
  const kept = known.get(store) ?? new Map<string, Promise<readonly Stored[]>>();
  known.set(store, kept);
  if (kept.size >= KEPT) kept.clear();
  const place = `${fact} ${year} ${key}`;
  const asked = kept.get(place) ?? askCoverage(store, fact, key, year);
  kept.set(place, asked);
  try {
    return await asked;
  } catch (error) {
    kept.delete(place);
    throw error;
  }
}

async function askCoverage(
  store: Store,
  fact: string,
  key: string,
  year: number,
): Promise<Stored[]> {
  const rows = await store.ask(
    'SELECT grain, period, parts, dimensions, key_form, format, breaches FROM coverage WHERE fact = $1 AND key = $2 AND year = $3',
    [fact, key, year],
  );
  const stored = rows.map(([grain, period, parts, dimensions, keyForm, format, breaches]) => ({
    grain: NAMES[Number(grain)]!,
    period: Number(period),
    parts: String(parts).split(','),
    dimensions: String(dimensions).split(',').filter(Boolean),
    keyForm: String(keyForm),
    format: String(format),
    breaches: Number(breaches),
  }));
  // a few dozen rows: sorted here in less time than the engine needs to plan it
  return stored.sort((a, b) => GRAINS[a.grain] - GRAINS[b.grain] || a.period - b.period);
}

/** How a period is answered, or why it is not. Months and quarters never mix; what is not stored comes from the month that ends it. */
export function readPeriod(
  asked: Period,
  stored: readonly Stored[],
): { reading: PeriodPlan | null; notes: Note[] } {
  const has = (grain: Grain, period: number) =>
    stored.some((one) => one.grain === grain && one.period === period);
  if (has(asked.grain, asked.to))
    return withStart(asked, asked.grain, asked.to, asked.from - 1, stored, []);
  if (asked.grain === 'month') return { reading: null, notes: [notLoaded(asked, stored)] };
  const step = MONTHS[asked.grain];
  const months = stored.filter((one) => one.grain === 'month').map((one) => one.period);
  const end = asked.grain === 'year' ? Math.max(0, ...months) : asked.to * step;
  if (!months.includes(end)) return { reading: null, notes: [notLoaded(asked, stored)] };
  return withStart(
    asked,
    'month',
    end,
    asked.grain === 'year' ? 0 : (asked.from - 1) * step,
    stored,
    [{ code: 'derived-from-month', words: { year: asked.year, month: end } }],
  );
}

function withStart(
  asked: Period,
  grain: Grain,
  to: number,
  before: number,
  stored: readonly Stored[],
  notes: Note[],
): { reading: PeriodPlan | null; notes: Note[] } {
  if (before > 0 && !stored.some((one) => one.grain === grain && one.period === before)) {
    return {
      reading: null,
      notes: [{ code: 'period-only-accumulated', words: { year: asked.year, grain, to } }],
    };
  }
  return { reading: { grain, to, before, notes }, notes };
}

function notLoaded(asked: Period, stored: readonly Stored[]): Note {
  const same = stored.filter((one) => one.grain === asked.grain || one.grain === 'month');
  const latest = same.at(-1);
  return {
    code: 'period-not-loaded',
    words: {
      year: asked.year,
      grain: asked.grain,
      to: asked.to,
      ...(latest ? { storedGrain: latest.grain, storedTo: latest.period } : {}),
    },
  };
}
