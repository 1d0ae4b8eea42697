// Values → classes with round bounds, each with a member in it: as even as round bounds let them be, or bands around a middle.

import { compareBig } from '../../findings/rows.ts';
import { divideRounded, divideTruncated } from '../../language/ratio.ts';
import { stepBelow } from '../../language/steps.ts';

/** A class holds what is not below `from` and below `to`; null: no bound on that side. Values are in hundredths. */
export interface ValueClass {
  readonly from: bigint | null;
  readonly to: bigint | null;
  readonly count: number;
  /** On which side of zero it lies. */
  readonly side: 'plus' | 'minus';
  /** How strong its colour is, 1 to 5. */
  readonly shade: number;
}

/** So many classes are told apart by how strong a colour is. */
export const SHADES = 5;

/** Beyond so many hundredths of a percent from a middle every value is in the last band. */
export const WIDEST_BAND = 2_000n;

/** Bounds of bands on both sides of a middle: two, five, ten and twenty points from it. */
const BANDS = [200n, 500n, 1_000n, WIDEST_BAND];

/** So many times the difference between the least and the most is still less than the most: then all are about the same. */
const FLAT = 20n;

/** Percentages by how far they are from a middle, whatever the others are; bands without a value are left out. */
export function buildBands(values: readonly bigint[], middle: bigint): ValueClass[] {
  const below = BANDS.toReversed().map((band) => middle - band);
  const above = BANDS.map((band) => middle + band);
  return countSpans(values, [...below, middle, ...above])
    .map((span, i): ValueClass => {
      const isBelow = i < SHADES;
      return {
        ...span,
        side: isBelow ? 'minus' : 'plus',
        shade: isBelow ? SHADES - i : i - SHADES + 1,
      };
    })
    .filter(({ count }) => count > 0);
}

/** At most five classes, near quantiles and with round bounds, each with a value in it; none goes across zero. Values that are about the same are one. */
export function buildClasses(values: readonly bigint[]): ValueClass[] {
  if (values.length === 0) return [];
  const sorted = [...values].sort(compareBig);
  const spans = countSpans(sorted, isFlat(sorted) ? [] : listBounds(sorted));
  const below = spans.filter(({ to }) => to !== null && to <= 0n).length;
  return spans.map((span, i) => {
    const isBelow = i < below;
    const place = isBelow ? below - 1 - i : i - below;
    return {
      ...span,
      side: isBelow ? 'minus' : 'plus',
      shade: shadeOf(place, isBelow ? below : spans.length - below),
    };
  });
}

function countSpans(values: readonly bigint[], bounds: readonly bigint[]) {
  const ends = [null, ...bounds, null];
  return ends.slice(0, -1).map((from, i) => {
    const to = ends[i + 1] ?? null;
    return { from, to, count: values.filter((value) => isWithin(value, { from, to })).length };
  });
}

function isFlat(sorted: readonly bigint[]): boolean {
  const [least = 0n] = sorted;
  const most = sorted.at(-1) ?? 0n;
  return (most - least) * FLAT < most;
}

/** The place of the class that a value lies in; -1 where there is none. */
export function classAt(classes: readonly ValueClass[], value: bigint): number {
  return classes.findIndex((each) => isWithin(value, each));
}

function isWithin(value: bigint, { from, to }: Pick<ValueClass, 'from' | 'to'>): boolean {
  return (from === null || value >= from) && (to === null || value < to);
}

function listBounds(sorted: readonly bigint[]): bigint[] {
  const [least = 0n] = sorted;
  const most = sorted.at(-1) ?? 0n;
  const wanted = Math.min(SHADES, new Set(sorted).size);
  if (wanted < 2) return [];
  const places = Array.from({ length: wanted - 1 }, (_, i) => quantile(sorted, i + 1, wanted));
  const spread = (places.at(-1) ?? 0n) - (places[0] ?? 0n);
  const step = stepBelow(
    divideTruncated(spread, BigInt(wanted)) || divideTruncated(most - least, BigInt(wanted)),
  );
  const around = places.map((place) => divideRounded(place, step) * step);
  const crossed = least < 0n && most > 0n ? withZero(around, wanted - 1) : around;
  return distinct(crossed, sorted);
}

/** The value below which so many of all lie. */
function quantile(sorted: readonly bigint[], part: number, of: number): bigint {
  return sorted[Math.floor((sorted.length * part) / of)] ?? 0n;
}

/** More and less than nothing are never one class: zero stands in place of the bound that is nearest to it. */
function withZero(bounds: readonly bigint[], most: number): bigint[] {
  if (bounds.includes(0n)) return [...bounds];
  const near = [...bounds].sort((a, b) => compareBig(a < 0n ? -a : a, b < 0n ? -b : b));
  return [0n, ...(bounds.length < most ? near : near.slice(1))].sort(compareBig);
}

/** Each once, and with something on both sides of it before the next. */
function distinct(bounds: readonly bigint[], sorted: readonly bigint[]): bigint[] {
  const kept: bigint[] = [];
  for (const bound of bounds) {
    const before = kept.at(-1);
    const between = sorted.some(
      (value) => value < bound && (before === undefined || value >= before),
    );
    if (between && sorted.some((value) => value >= bound)) kept.push(bound);
  }
  return kept;
}

/** From the weakest to the strongest colour, the middle one where there is but one class. */
function shadeOf(place: number, of: number): number {
  return of < 2 ? 3 : 1 + Math.round((place * (SHADES - 1)) / (of - 1));
}
