// What is loaded, year by year: which periods can be chosen, and which is the nearest to one that is not there.

import { inMonths, MONTHS, NO_YEAR, PERIODS, type PartsOfYear } from '../model/calendar.ts';
import type { Grain } from '../model/portal.ts';

/** The end of a period that is stored. */
export interface LoadedPart {
  readonly year: number;
  readonly grain: Grain;
  readonly period: number;
}

/** What is loaded of one year. */
export interface LoadedYear {
  readonly year: number;
  readonly days: readonly number[];
  /** Those that are stored, and those of which any day is. */
  readonly months: readonly number[];
  /** Those that are stored, and those that the loaded months fill. */
  readonly quarters: readonly number[];
  /** Whether the year is stored as a whole, or any month or day of it. */
  readonly whole: boolean;
}

/** Under this name conditions of a page ask whether anything is loaded of what it shows. */
export const LOADED = 'loaded';

/** From the first year to the last. */
export type LoadedYears = readonly LoadedYear[];

/** A period that a page shows. */
export interface ChosenPeriod extends PartsOfYear {
  readonly year: number;
}

/** Sorted by year, without what has no time; a quarter is there too where its last month is loaded. */
export function loadedYears(parts: readonly LoadedPart[]): LoadedYears {
  const timed = parts.filter(({ year }) => year !== NO_YEAR);
  const years = [...Map.groupBy(timed, ({ year }) => year)].sort(([a], [b]) => a - b);
  return years.map(([year, own]) => {
    const partsIn = (grain: Grain) =>
      own.filter((part) => part.grain === grain).map(({ period }) => period);
    const days = inOrder(partsIn('day'));
    const months = inOrder([
      ...partsIn('month'),
      ...days.map((to) => inMonths({ grain: 'day', from: to, to }).to),
    ]);
    const { quarter } = MONTHS;
    const filled = months.filter((month) => month % quarter === 0).map((month) => month / quarter);
    return {
      year,
      days,
      months,
      quarters: inOrder([...partsIn('quarter'), ...filled]),
      whole: months.length > 0 || partsIn('year').length > 0,
    };
  });
}

function inOrder(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Where periods of a year can end. */
export function endsIn(loaded: LoadedYears, year: number, grain: Grain): readonly number[] {
  const own = loaded.find((each) => each.year === year);
  if (!own) return [];
  if (grain === 'year') return own.whole ? [1] : [];
  if (grain === 'day') return own.days;
  return grain === 'month' ? own.months : own.quarters;
}

/** Where periods of a year can begin: with the year, or after a part that is taken off. */
export function beginsIn(loaded: LoadedYears, year: number, grain: Grain): readonly number[] {
  const ends = endsIn(loaded, year, grain);
  if (grain === 'day') return ends;
  return ends.length === 0 ? [] : [1, ...ends.slice(0, -1).map((end) => end + 1)];
}

/** Years that have periods of a grain. */
export function yearsWith(loaded: LoadedYears, grain: Grain): number[] {
  return loaded.map(({ year }) => year).filter((year) => endsIn(loaded, year, grain).length > 0);
}

/** Years that are loaded to their end. */
export function wholeYears(loaded: LoadedYears, grain: Grain): number[] {
  return yearsWith(loaded, grain).filter((year) =>
    endsIn(loaded, year, grain).includes(PERIODS[grain]),
  );
}

/** Whether both ends of a period are loaded, so that it can be asked. */
export function isLoaded(loaded: LoadedYears, { year, grain, from, to }: ChosenPeriod): boolean {
  return (
    endsIn(loaded, year, grain).includes(to) &&
    (from === 1 || beginsIn(loaded, year, grain).includes(from))
  );
}

/** Whether what is asked is not there: a period, or where none is asked anything at all; where nobody knows what is loaded nothing lacks. */
export function isLacking(loaded: LoadedYears | null, period: ChosenPeriod | null): boolean {
  if (loaded === null) return false;
  return period === null ? loaded.length === 0 : !isLoaded(loaded, period);
}

/** Where a period ends, in months, days as parts of them: of two the later has more. */
export function computePeriodEnd(period: ChosenPeriod): number {
  const day = period.grain === 'day' ? (period.to % 100) / 31 - 1 : 0;
  return period.year * 12 + inMonths(period).to + day;
}

/** The loaded period whose end is nearest in time, of two equally near the later; of the first grain that has any. */
export function nearestLoaded(
  loaded: LoadedYears,
  asked: ChosenPeriod,
  grains: readonly Grain[],
): ChosenPeriod | null {
  const distance = (period: ChosenPeriod) =>
    Math.abs(computePeriodEnd(period) - computePeriodEnd(asked));
  for (const grain of grains) {
    const [nearest] = listPeriods(loaded, grain).sort(
      (a, b) => distance(a) - distance(b) || computePeriodEnd(b) - computePeriodEnd(a),
    );
    if (nearest) return withBegin(loaded, nearest, asked);
  }
  return null;
}

function listPeriods(loaded: LoadedYears, grain: Grain): ChosenPeriod[] {
  return loaded.flatMap(({ year }) =>
    endsIn(loaded, year, grain).map((to) => ({
      year,
      grain,
      from: grain === 'day' ? to : 1,
      to,
    })),
  );
}

/** The period with the beginning that was asked, where it can begin there. */
function withBegin(
  loaded: LoadedYears,
  nearest: ChosenPeriod,
  { grain, from }: ChosenPeriod,
): ChosenPeriod {
  const begun = { ...nearest, from };
  const fits = grain === nearest.grain && from <= nearest.to && isLoaded(loaded, begun);
  return fits ? begun : nearest;
}
