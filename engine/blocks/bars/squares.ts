// How many squares stand for how many: one for each where few stand below, else one for so many that no line has more than fit.

import { stepAbove } from '../../language/steps.ts';

/** Squares that fit beside each other on a narrow screen. */
const FIT = 30;

export interface Squares {
  /** How many one square stands for; 0 where nobody stands below anybody. */
  readonly each: number;
  /** Squares for so many: something is never nothing. */
  readonly count: (below: number) => number;
}

/** The step (1, 2, 5, 10, 20 and so on) at which the largest count takes no more squares than fit in a line. */
export function chooseSquares(counts: readonly number[]): Squares {
  const most = counts.reduce((best, count) => Math.max(best, count), 0);
  const each = Number(stepAbove(BigInt(most), BigInt(FIT)));
  return { each: most === 0 ? 0 : each, count: (below) => Math.ceil(below / each) };
}
