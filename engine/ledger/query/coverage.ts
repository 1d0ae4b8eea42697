// What is stored for a fact: which periods, partitions and dimensions; and how a period that is asked can be answered from it.

import { remember } from '../../model/remember.ts';
import type { Store, Cell } from '../stores/store.ts';
import type { Fact, Grain } from '../../model/portal.ts';
import { countParts, FINER, inFiner, NO_YEAR, type PartsOfYear } from '../../model/calendar.ts';
import { sql, table } from '../sql.ts';
import { first } from '../../model/lookup.ts';
import { parseGrain, GRAINS, storedMeasures } from '../model/tables.ts';

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

/** A period that is asked. */
export interface Period extends PartsOfYear {
  readonly year: number;
  /** Of a year: the month at whose end joined measures are taken that stand at a day; left out: their latest. */
  readonly at?: number;
}

/** One stored period of one entity. */
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

/** Which stored periods answer: where figures accumulate the one at the end, less the one before the start; else all from the first to the last. */
export interface PeriodPlan extends PartsOfYear {
  /** What is taken off; 0: nothing. */
  readonly before: number;
  /** Where each period has flows of its own: the first whose are added up; 0: they accumulate. */
  readonly first: number;
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
    | 'derived-from-parts'
    | 'parts-missing'
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

/** How a period is answered, or why it is not. Months and quarters never mix; what is not stored comes from finer periods that it consists of. */
export function readPeriod(
  period: Period,
  stored: readonly StoredPeriod[],
  fact: Pick<Fact, 'accumulated' | 'measures'>,
): PeriodAnswer {
  const { grain, year, from, to } = period;
  const before = (first: number) => (first > 1 ? first - 1 : 0);
  const known = (grained: Grain) => stored.filter((each) => each.grain === grained);
  const each = (grained: Grain) => !fact.accumulated || grained === 'day';
  if (known(grain).some((own) => own.period === to))
    return each(grain)
      ? addedUp(period, known(grain), fact)
      : withStart(year, { grain, from, to, before: before(from), first: 0, notes: [] }, stored);
  for (const finer of FINER[grain]) {
    const bounds = inFiner(period, finer);
    const parts = known(finer).filter(
      (part) => part.period >= bounds.from && part.period <= bounds.to,
    );
    const end = parts.at(-1)?.period;
    if (end === undefined) continue;
    if (each(finer)) {
      const shown = { ...bounds, year, from: first(parts).period, to: end };
      const { from: begin, to: last } = bounds;
      const words = { year, grain: finer, from: shown.from, to: end };
      const notes: Note[] =
        shown.from > begin || end < last ? [{ code: 'derived-from-parts', words }] : [];
      return addedUp(shown, parts, fact, notes);
    }
    // a year may go on, a quarter has its last month, and nothing else is made of what accumulates
    if (finer !== 'month' || (grain !== 'year' && end < bounds.to)) continue;
    const notes: Note[] = [{ code: 'derived-from-month', words: { year, month: end } }];
    const plan = { ...bounds, to: end, before: before(bounds.from), first: 0, notes };
    return withStart(year, plan, stored);
  }
  return { plan: null, notes: [notLoaded(period, stored)] };
}

/** Of periods that have flows of their own all that are stored, the last of stocks; what is missing between is told. */
function addedUp(
  { year, grain, from, to }: Period,
  stored: readonly StoredPeriod[],
  { measures }: Pick<Fact, 'measures'>,
  notes: readonly Note[] = [],
): PeriodAnswer {
  const flows = storedMeasures({ measures }).some(({ kind }) => kind === 'flow');
  const begin = flows ? from : to;
  const count = stored.filter(({ period }) => period >= begin && period <= to).length;
  const of = countParts(year, { grain, from: begin, to });
  const missing: Note[] = count < of ? [{ code: 'parts-missing', words: { count, of } }] : [];
  const told = [...notes, ...missing];
  return { plan: { grain, from, to, before: 0, first: begin, notes: told }, notes: [] };
}

/** Why a part of a year that came as one sum has no figures. */
export function onlyAccumulated(year: number, { grain, to }: PeriodPlan): Note {
  return { code: 'period-only-accumulated', words: { year, grain, to } };
}

/** Whether a plan takes a stored period. */
export function isUsed(
  { grain, first: begin, to, before }: PeriodPlan,
  stored: StoredPeriod,
): boolean {
  const { period } = stored;
  const within = begin > 0 ? period >= begin && period <= to : period === to || period === before;
  return stored.grain === grain && within;
}

/** A plan stands where the period that it takes off is stored too. */
function withStart(year: number, plan: PeriodPlan, stored: readonly StoredPeriod[]): PeriodAnswer {
  const { grain, before, notes } = plan;
  if (before > 0 && !stored.some((known) => known.grain === grain && known.period === before)) {
    return { plan: null, notes: [onlyAccumulated(year, plan)] };
  }
  return { plan, notes };
}

/** Why a period has no figures: a year that is stored as one has no months to be asked, and where none is named there is nothing at all. */
export function notLoaded({ year, grain, to }: Period, stored: readonly StoredPeriod[]): Note {
  if (year === NO_YEAR) return { code: 'nothing-loaded', words: {} };
  const latest = stored
    .filter((known) => known.grain === grain || FINER[grain].includes(known.grain))
    .at(-1);
  if (!latest && grain !== 'year' && stored.some((known) => known.grain === 'year'))
    return { code: 'not-by-month', words: { years: String(year) } };
  const known = latest ? { storedGrain: latest.grain, storedTo: latest.period } : {};
  return { code: 'period-not-loaded', words: { year, grain, to, ...known } };
}

/** The source has no such detail. */
export function notStored(dimension: string): Note {
  return { code: 'detail-not-stored', words: { dimension } };
}
