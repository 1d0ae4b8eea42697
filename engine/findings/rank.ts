// Which place a row has among those beside it.

import type { FindingFunction, Results, Seen } from './find.ts';
import { amountIn, isWhole, rowsAt } from './rows.ts';

/** Needs `value` and `codes: {row: …}`. The largest is first; equal amounts share a place. */
export const rank: FindingFunction = {
  fields: ['value'],
  codes: ['row'],
  needs: [['fields.value', 'codes.row']],
  gives: {
    place: [],
    of: [],
    amount: [],
    name: [],
    short: [],
    phrase: [],
    end: ['first', 'last', 'middle'],
  },
  find: findRank,
};

function findRank({ answer, fields, codes, rows }: Seen): Results | null {
  const known = rowsAt(answer, rows).flatMap((item) => {
    const amount = amountIn(item, fields['value']);
    return amount === null || !isWhole(answer, item) ? [] : [{ item, amount }];
  });
  const own = known.find(({ item }) => item.code === codes['row']);
  if (!own || known.length < 2) return null;
  const { item, amount } = own;
  const place = known.filter((other) => other.amount > amount).length + 1;
  return {
    place: { number: place },
    of: { number: known.length },
    amount: { amount },
    name: { name: item },
    short: { short: item },
    phrase: { phrase: item },
    end: { word: endOf(place, known.length) },
  };
}

function endOf(place: number, count: number): string {
  if (place === 1) return 'first';
  return place === count ? 'last' : 'middle';
}
