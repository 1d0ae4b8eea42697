// Which rows keep their plan most and least, among those whose sums stand for all of them.

import { percentOfPlan } from '../language/ratio.ts';
import type { FindingFunction, Results, Seen } from './find.ts';
import { amountIn, compareBig, isWhole, rowsAt } from './rows.ts';

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
