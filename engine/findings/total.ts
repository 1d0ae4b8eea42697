// How much it is in all, and how much of the plan that is.

import { percentOfPlan } from '../language/ratio.ts';
import type { FindingFunction, Results, Seen } from './find.ts';
import { amountIn, wholeRow } from './rows.ts';

/** Needs `value`; with `plan` also says how much of it is done. `sign` is the word for its sign. `codes: {row: …}` takes another row than the whole. */
export const total: FindingFunction = {
  fields: ['value', 'plan'],
  codes: ['row'],
  needs: [['fields.value']],
  gives: { amount: [], plan: [], percent: [], sign: ['positive', 'negative', 'none'] },
  find: findTotal,
};

function findTotal({ answer, fields, codes, percents }: Seen): Results | null {
  const row = wholeRow(answer, codes['row']);
  const amount = amountIn(row, fields['value']);
  if (amount === null) return null;
  const plan = amountIn(row, fields['plan']);
  const percent = percentOfPlan({ amount, plan }, percents);
  return {
    amount: { amount },
    sign: { word: signOf(amount) },
    ...(plan === null ? {} : { plan: { amount: plan } }),
    ...(percent ? { percent } : {}),
  };
}

function signOf(amount: bigint): string {
  if (amount === 0n) return 'none';
  return amount > 0n ? 'positive' : 'negative';
}
