// How much of a plan was kept: one figure, the range of many; and whether a year is gone.

import { divideTruncated, percentOfPlan } from '../language/ratio.ts';
import type { FindingFunction, Results, Seen } from './find.ts';
import { amountIn, wholeRow, compareBig, isWhole, rowsAt } from './rows.ts';
import type { TreeAnswer } from '../answers/answer.ts';
import { PERIODS } from '../model/calendar.ts';

/** Points of a hundred within which the plan keeps pace with the year. */
const LEVEL = 30;

/** Needs `value` and `plan`. `gone` is how many percent of the year have passed. */
export const planKept: FindingFunction = {
  fields: ['value', 'plan'],
  codes: ['row'],
  needs: [['fields.value', 'fields.plan']],
  gives: {
    name: [],
    percent: [],
    gone: [],
    amount: [],
    plan: [],
    pace: ['ahead', 'level', 'behind'],
  },
  find: findKept,
};

function findKept({ answer, fields, codes, percents }: Seen): Results | null {
  const row = wholeRow(answer, codes['row']);
  const amount = amountIn(row, fields['value']);
  const plan = amountIn(row, fields['plan']);
  if (amount === null || plan === null || plan <= 0n || amount < 0n) return null;
  const gone = yearGone(answer.period);
  const percent = percentOfPlan({ amount, plan }, percents);
  return {
    ...(row && codes['row'] !== undefined ? { name: { name: row } } : {}),
    ...(percent ? { percent } : {}),
    amount: { amount },
    plan: { amount: plan },
    ...(gone === null
      ? {}
      : {
          gone: shareGone(gone),
          pace: { word: paceOf(Number(divideTruncated(amount * 1000n, plan)), gone * 10) },
        }),
  };
}

function paceOf(done: number, gone: number): string {
  if (Math.abs(done - gone) <= LEVEL) return 'level';
  return done > gone ? 'ahead' : 'behind';
}

/** Needs `value` and `plan`; `rows` says among which rows. Nothing among fewer than two. */
export const planRange: FindingFunction = {
  fields: ['value', 'plan'],
  codes: [],
  needs: [['fields.value', 'fields.plan']],
  gives: {
    most: [],
    mostName: [],
    mostShort: [],
    least: [],
    leastName: [],
    leastShort: [],
    count: [],
  },
  find: findRange,
};

function findRange({ answer, fields, rows, percents }: Seen): Results | null {
  const known = rowsAt(answer, rows).flatMap((item) => {
    const amount = amountIn(item, fields['value']);
    const plan = amountIn(item, fields['plan']);
    if (amount === null || amount < 0n || plan === null || plan <= 0n) return [];
    return isWhole(answer, item) ? [{ item, amount, plan }] : [];
  });
  const sorted = known.sort((a, b) => compareBig(a.amount * b.plan, b.amount * a.plan));
  const [least] = sorted;
  const most = sorted.at(-1);
  if (!least || !most || least === most || !percentOfPlan(most, percents)) return null;
  return {
    most: { part: most.amount, of: most.plan },
    mostName: { name: most.item },
    mostShort: { short: most.item },
    least: { part: least.amount, of: least.plan },
    leastName: { name: least.item },
    leastShort: { short: least.item },
    count: { number: known.length },
  };
}

/** In percent; null where the period does not begin with its year, or is of days. */
function yearGone(period: TreeAnswer['period']): number | null {
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
