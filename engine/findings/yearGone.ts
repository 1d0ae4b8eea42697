// How much of its year a period is: where a plan should stand if it were spent evenly.

import type { TreeAnswer } from '../answers/answer.ts';

const PARTS = { month: 12, quarter: 4, year: 1 };

/** In percent; null where the period does not begin with its year. */
export function yearGone(period: TreeAnswer['period']): number | null {
  if (!period || period.from !== 1) return null;
  return (period.to * 100) / PARTS[period.grain];
}
