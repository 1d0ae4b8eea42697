// Where dots lie: several on one scale, those that would cover each other in lanes below one another.

import { divideTruncated, drawnShare } from '../../language/ratio.ts';
import { stepAbove } from '../../language/steps.ts';

/** A dot is so wide, in percent of the narrowest drawing. */
const DOT = 5.6;

export interface Dot {
  readonly number: number;
  /** In percent of the width. */
  readonly at: number;
  /** From 0 at the line. */
  readonly lane: number;
}

/** One scale for all: from the least, or zero, to the most. */
export interface DotScale {
  /** Where a value lies, in percent; half a dot is left free at both ends. */
  readonly at: (value: bigint) => number;
  /** Where zero lies; null where all values are on one side of it. */
  readonly zero: number | null;
  /** Round values with their places, so many steps apart at most. */
  readonly ticks: (most: number) => readonly { readonly value: bigint; readonly at: number }[];
}

/** Numbers are whole: whatever is compared has been made so. */
export function buildDotScale(values: readonly bigint[]): DotScale {
  const most = values.reduce((a, b) => (a > b ? a : b), 0n);
  const least = values.reduce((a, b) => (a < b ? a : b), 0n);
  const width = most - least;
  const at = (value: bigint) => {
    const part = drawnShare(value - least, width);
    return Math.round((DOT / 2 + part * (100 - DOT)) * 10) / 10;
  };
  const ticks = (steps: number) => {
    const step = stepAbove(width, BigInt(steps));
    const first = divideTruncated(least, step);
    const count = Number(divideTruncated(most, step) - first) + 1;
    return Array.from({ length: count }, (_, i) => (first + BigInt(i)) * step).map((value) => ({
      value,
      at: at(value),
    }));
  };
  return { at, zero: least < 0n ? at(0n) : null, ticks };
}

/** Each in the first lane that has room, from the left; the first of the list is laid first. */
export function layDots(placed: readonly Pick<Dot, 'number' | 'at'>[]): Dot[] {
  const lanes: number[][] = [];
  const sorted = [...placed].sort((a, b) => a.at - b.at || a.number - b.number);
  return sorted.map((dot) => {
    const free = lanes.findIndex((taken) => taken.every((at) => Math.abs(at - dot.at) >= DOT));
    const lane = free < 0 ? lanes.length : free;
    (lanes[lane] ??= []).push(dot.at);
    return { ...dot, lane };
  });
}
