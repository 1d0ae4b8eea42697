// Where dots lie: all rows on one scale, with round values along it.

import { divideTruncated, drawnShare } from '../../language/ratio.ts';
import { stepAbove } from '../../language/steps.ts';

export interface Dot {
  /** The place of its member in the list. */
  readonly number: number;
  /** In percent of the width. */
  readonly at: number;
}

/** One scale for all: from the least, or zero, to the most. */
export interface DotScale {
  /** Where a value lies, in percent. */
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
  const at = (value: bigint) => Math.round(drawnShare(value - least, width) * 1000) / 10;
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
