// How much of a plan is done, in percent, where that says something.

import type { Settings } from '../model/portal.ts';
import { amountIn, rowsAt, absoluteAmount, sumAmounts } from './rows.ts';
import type { TreeAnswer } from '../answers/answer.ts';

/** A plan, what is done of it, and all plans beside it together. */
export interface Planned {
  readonly amount: bigint | null;
  readonly plan: bigint | null;
  /** Left out: the plan is all there is. */
  readonly all?: bigint;
}

/** As a part and its whole; null without a plan, below zero, where the plan is next to nothing, and where so much more was done that a multiple is meant. */
export function percentOfPlan(
  { amount, plan, all }: Planned,
  { least, most }: Partial<NonNullable<Settings['percents']>> = {},
): { readonly part: bigint; readonly of: bigint } | null {
  if (amount === null || plan === null || plan <= 0n || amount < 0n) return null;
  if (plan * 100n < (all ?? plan) * BigInt(least ?? 0)) return null;
  if (most !== undefined && amount * 100n > plan * BigInt(most)) return null;
  return { part: amount, of: plan };
}

/** All plans of rows that stand beside each other, whatever their signs. */
export function allPlans(answer: TreeAnswer, field: string | undefined): bigint {
  return sumAmounts(
    rowsAt(answer, 'roots').map((item) => absoluteAmount(amountIn(item, field) ?? 0n)),
  );
}
