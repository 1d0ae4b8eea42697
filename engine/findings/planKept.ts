// How much of the plan is done, beside how much of the year is gone.

import { divideTruncated, percentOfPlan } from '../language/ratio.ts';
import type { FindingFunction, Results, Seen } from './find.ts';
import { amountIn, wholeRow } from './rows.ts';
import { shareGone, yearGone } from './yearGone.ts';

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
