// Sums that go both ways: what is above zero and what is below, each by itself.

import type { FindingFunction, Results, Seen } from './find.ts';
import { amountIn, isWhole, rowsAt, sizeOf, sumOf } from './rows.ts';

/** Needs `value`; `rows` says over which rows. `negative` is told without its sign. */
export const signed: FindingFunction = {
  fields: ['value'],
  codes: [],
  needs: [['fields.value']],
  gives: { positive: [], negative: [], net: [], sign: ['both', 'positive', 'negative'] },
  find: findSigned,
};

function findSigned({ answer, fields, rows }: Seen): Results | null {
  const amounts = rowsAt(answer, rows).flatMap((item) => amountIn(item, fields['value']) ?? []);
  const positive = sumOf(amounts.filter((amount) => amount > 0n));
  const negative = sumOf(amounts.filter((amount) => amount < 0n));
  if (!isWhole(answer) || (positive === 0n && negative === 0n)) return null;
  return {
    positive: { amount: positive },
    negative: { amount: sizeOf(negative) },
    net: { amount: positive + negative },
    sign: { word: signOf(positive, negative) },
  };
}

function signOf(positive: bigint, negative: bigint): string {
  if (negative === 0n) return 'positive';
  return positive === 0n ? 'negative' : 'both';
}
