// By what an amount of a year is multiplied and divided, from the numbers of a series.

import { listPriceYears } from '../state/shownValue.ts';
import { parseFraction, type Factor } from '../language/valued.ts';
import { assertDefined } from '../model/lookup.ts';
import type { ValueMode, ValueSeries } from '../model/portal.ts';

/** Percentages are kept as so many parts of a percent: sums and shares of them stay exact. */
export const PARTS = 1_000_000_000_000;

const HUNDRED = 100n * BigInt(PARTS);

/** A percentage of a whole above zero, in parts of a percent; `times` so many as its number says. */
export function percentFactor(number: string, times = 1): Factor {
  const { part, whole } = parseFraction(number);
  return [String(HUNDRED * whole), String(part * BigInt(times))];
}

/** Divided by a number above zero, `times` so many as it says. */
export function divisionFactor(number: string, times = 1): Factor {
  const { part, whole } = parseFraction(number);
  return [String(whole), String(part * BigInt(times))];
}

/** The factor of a year by its number; `base` is the year of prices. Null where the series does not have it. */
export function findFactor(
  { way }: Pick<ValueMode, 'way'>,
  series: ValueSeries,
  year: number,
  base: number,
): Factor | null {
  if (way === 'prices') return carried(series, year, base);
  const number = series.years[String(year)];
  if (number === undefined) return null;
  return (way === 'percent' ? percentFactor : divisionFactor)(number, series.times);
}

/** Each index is that of a year to the year before: prices are carried forward by all that lie between, and back the same way. */
function carried(series: ValueSeries, year: number, base: number): Factor | null {
  const [from, to] = year < base ? [year, base] : [base, year];
  const known = listPriceYears(series);
  if (!known.includes(from) || !known.includes(to)) return null;
  let grown = 1n;
  let before = 1n;
  for (let next = from + 1; next <= to; next++) {
    const { part, whole } = parseFraction(assertDefined(series.years[String(next)]));
    grown *= part;
    before *= 100n * whole;
  }
  return year < base ? [String(grown), String(before)] : [String(before), String(grown)];
}
