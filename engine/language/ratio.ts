// The one rule for ratios and rounding: amounts are exact until here, and are divided, cut and rounded nowhere else.

import type { Settings } from '../model/portal.ts';

/** How pages write a percentage: one decimal, so that those in a column stand under each other. */
export const PERCENT = { value: 1, decimals: 1 } as const;

/** From so many percent on decimals of a share in a sentence say nothing. */
const WHOLE_FROM = 10n;

/** Part ÷ whole, half away from zero whatever the sign, as people are taught to round; the whole is above zero. */
export function divideRounded(part: bigint, whole: bigint): bigint {
  return part < 0n ? -divideRounded(-part, whole) : (part * 2n + whole) / (whole * 2n);
}

/** Part ÷ whole, what is left over is cut off; the whole is not zero. */
export function divideTruncated(part: bigint, whole: bigint): bigint {
  return part / whole;
}

/** Whether nothing is left over. */
export function isMultiple(amount: bigint, of: bigint): boolean {
  return amount % of === 0n;
}

/**
 * What is done of a plan, in hundredths of a percent; null where that says nothing: without a plan, or below zero.
 * Truncated, as official sources publish it; who rounds to fewer decimals comes to the same either way.
 */
export function percentDone(done: bigint | null, plan: bigint | null): bigint | null {
  if (done === null || plan === null || plan === 0n || done < 0n) return null;
  return divideTruncated(done * 10_000n, plan);
}

/** A plan and what is done of it, in hundredths, and all plans beside it together. */
export interface Planned {
  readonly amount: bigint | null;
  readonly plan: bigint | null;
  /** Left out: the plan is all there is. */
  readonly all?: bigint;
}

/** As a part and its whole what is said of a plan in a sentence; null where a percentage says nothing: without a plan, below zero, where the plan is next to nothing, and where so much more was done that a multiple is meant. The bounds are the portal's. */
export function percentOfPlan(
  { amount, plan, all }: Planned,
  { least, most }: Partial<NonNullable<Settings['percents']>> = {},
): { readonly part: bigint; readonly of: bigint } | null {
  if (amount === null || plan === null || plan <= 0n || amount < 0n) return null;
  if (plan * 100n < (all ?? plan) * BigInt(least ?? 0)) return null;
  if (most !== undefined && amount * 100n > plan * BigInt(most)) return null;
  return { part: amount, of: plan };
}

/** By how much an amount is more than before, in hundredths of a percent, truncated as `percentDone`; null where there was nothing, or less. */
export function percentChange(now: bigint | null, before: bigint | null): bigint | null {
  if (now === null || before === null || before <= 0n) return null;
  return divideTruncated((now - before) * 10_000n, before);
}

/** A part in whole percents; the whole is above zero. */
export function wholePercent(part: bigint, whole: bigint): bigint {
  return divideRounded(part * 100n, whole);
}

/** A part in tenths of a percent, as shares and changes are written; the whole is above zero. */
export function tenthsOfPercent(part: bigint, whole: bigint): bigint {
  return divideRounded(part * 1000n, whole);
}

/** A share as it is written. */
export interface RoundedShare {
  /** The share in units of its last decimal, above zero or nothing. */
  readonly size: bigint;
  readonly decimals: 0 | 1;
  /** Something that would read as nothing: less than the least that is written, which `size` is. */
  readonly isLess: boolean;
}

/** The size of a share with one decimal, in a sentence (`brief`) without it from ten percent on. The whole is above zero. */
export function roundShare(part: bigint, whole: bigint, brief: boolean): RoundedShare {
  const size = part < 0n ? -part : part;
  const tenths = tenthsOfPercent(size, whole);
  if (size !== 0n && tenths === 0n) return { size: 1n, decimals: 1, isLess: true };
  return brief && (tenths === 0n || tenths >= WHOLE_FROM * 10n)
    ? { size: wholePercent(size, whole), decimals: 0, isLess: false }
    : { size: tenths, decimals: 1, isLess: false };
}

/** How much of a whole is drawn for a part, in percent with two decimals, so that the same figures give the same drawing; of nothing nothing. */
export function drawnPercent(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number(divideTruncated(part * 10_000n, whole)) / 100;
}

/** The same as a part of one, with six decimals. */
export function drawnShare(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number(divideTruncated(part * 1_000_000n, whole)) / 1_000_000;
}

/** A sum divided as amounts stand to each other: the parts make the sum, those with the largest remainders get what is left over. Nothing of amounts that are nothing together. */
export function apportion(sum: bigint, amounts: readonly bigint[]): bigint[] {
  const whole = amounts.reduce((all, amount) => all + amount, 0n);
  if (whole <= 0n) return amounts.map(() => 0n);
  const parts = amounts.map((amount) => divideTruncated(sum * amount, whole));
  const left = Number(sum - parts.reduce((all, part) => all + part, 0n));
  const order = amounts
    .map((amount, i) => ({ i, remainder: (sum * amount) % whole }))
    .sort(
      (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || a.i - b.i,
    );
  for (const { i } of order.slice(0, left)) parts[i] = (parts[i] ?? 0n) + 1n;
  return parts;
}
