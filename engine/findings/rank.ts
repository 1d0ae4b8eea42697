// What stands first among figures, what they come to, and what is not the whole of them.

import type { FindingFunction, Results, Seen } from './find.ts';
import { amountIn, isWhole, rowsAt, wholeRow, findRow } from './rows.ts';
import { percentOfPlan } from '../language/ratio.ts';

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

/** Needs `codes: {row: …}`. Nothing of a row that says nothing of its coverage, or stands for all. */
export const notWhole: FindingFunction = {
  fields: [],
  codes: ['row'],
  needs: [['codes.row']],
  gives: { name: [], short: [], count: [], of: [], loaded: ['none', 'some'] },
  find: findNotWhole,
};

function findNotWhole({ answer, codes }: Seen): Results | null {
  const row = findRow(answer.items, codes['row'] ?? '');
  if (!row?.coverage || isWhole(answer, row)) return null;
  const { count, of } = row.coverage;
  return {
    name: { name: row },
    short: { short: row },
    count: { number: count },
    of: { number: of },
    loaded: { word: count === 0 ? 'none' : 'some' },
  };
}
