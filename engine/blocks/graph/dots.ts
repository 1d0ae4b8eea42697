// How many squares stand for how many: one for each where few stand below, else one for so many that no line has more than fit.

/** Squares that fit beside each other on a narrow screen. */
const FIT = 30;

export interface Dots {
  /** How many one square stands for. */
  readonly each: number;
  /** How many stand below the one with the most. */
  readonly most: number;
  /** Squares for so many: something is never nothing. */
  readonly of: (count: number) => number;
}

/** One, two or five, and tens of these. */
const STEPS = [1, 2, 5] as const;

/** The step (1, 2, 5, 10, 20 and so on) at which the largest count takes no more squares than fit in a line. */
export function dotsFor(counts: readonly number[]): Dots {
  const most = counts.reduce((best, count) => Math.max(best, count), 0);
  const each = stepFor(most);
  return { each, most, of: (count) => Math.ceil(count / each) };
}

function stepFor(most: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const step of STEPS) if (step * ten * FIT >= most) return step * ten;
}
