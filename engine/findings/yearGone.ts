// How much of its year a period is: where a plan should stand if it were spent evenly.

import type { TreeAnswer } from '../answers/answer.ts';
import { PERIODS } from '../ledger/query/coverage.ts';

/** In percent; null where the period does not begin with its year. */
export function yearGone(period: TreeAnswer['period']): number | null {
  if (!period || period.from !== 1) return null;
  return (period.to * 100) / PERIODS[period.grain];
}

/** The same while the year goes on; null where it is over too: all of it is nothing to mark. */
export function yearRunning(period: TreeAnswer['period']): number | null {
  const gone = yearGone(period);
  return gone === null || gone >= 100 ? null : gone;
}

/** A percentage as a part of a whole, in hundredths of a percent. */
export function shareGone(gone: number): { readonly part: bigint; readonly of: bigint } {
  return { part: BigInt(Math.round(gone * 100)), of: 10_000n };
}
