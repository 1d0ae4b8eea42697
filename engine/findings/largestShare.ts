// Which part is the largest, and how much of the whole it is.

import { divideTruncated, wholePercent } from '../language/ratio.ts';
import type { TreeItem } from '../answers/answer.ts';
import type { FindingFunction, Results, Seen } from './find.ts';
import { amountIn, isWhole, rowsAt, sumAmounts } from './rows.ts';

const PARTS = ['all', 'most', 'half', 'third', 'quarter', 'some'] as const;

/** Needs `value`. `part` is the word for the share: `all`, `most`, `half`, `third`, `quarter` or `some`. */
export const largestShare: FindingFunction = {
  fields: ['value'],
  codes: [],
  needs: [['fields.value']],
  gives: {
    amount: [],
    name: [],
    short: [],
    phrase: [],
    share: [],
    ofHundred: [],
    whole: [],
    part: PARTS,
  },
  find: findLargest,
};

function findLargest({ answer, fields, rows }: Seen): Results | null {
  const known = rowsAt(answer, rows).flatMap((item) => {
    const amount = amountIn(item, fields['value']);
    return amount === null || amount === 0n ? [] : [{ item, amount }];
  });
  if (!isWhole(answer) || known.some(({ amount }) => amount < 0n)) return null;
  const whole = sumAmounts(known.map(({ amount }) => amount));
  const most = known.reduce<{ item: TreeItem; amount: bigint } | null>(
    (best, each) => (best === null || each.amount > best.amount ? each : best),
    null,
  );
  if (!most) return null;
  const { item, amount } = most;
  return {
    amount: { amount },
    name: { name: item },
    short: { short: item },
    phrase: { phrase: item },
    share: { part: amount, of: whole },
    ofHundred: { ofHundred: wholePercent(amount, whole) },
    whole: { amount: whole },
    part: { word: partWord(amount, whole) },
  };
}

/** In thousandths: what people round to a word, and no further. */
function partWord(amount: bigint, whole: bigint): (typeof PARTS)[number] {
  const share = Number(divideTruncated(amount * 1000n, whole));
  if (share >= 995) return 'all';
  if (share > 520) return 'most';
  if (share >= 480) return 'half';
  if (share >= 313 && share <= 353) return 'third';
  if (share >= 235 && share <= 265) return 'quarter';
  return 'some';
}
