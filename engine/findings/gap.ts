// How far apart two amounts are: two rows of one field, or two fields of one row.

import { wholePercent } from '../language/ratio.ts';
import type { FindingFunction, Results, Seen } from './find.ts';
import { amountIn, absoluteAmount, wholeRow } from './rows.ts';

/** Needs `codes: {a, b}` and `value`, or `a` and `b`. `ofHundred`: what the other lacks of 100 of the greater; `perHundred`: the reverse. */
export const gap: FindingFunction = {
  fields: ['value', 'a', 'b'],
  codes: ['a', 'b'],
  needs: [
    ['fields.value', 'codes.a', 'codes.b'],
    ['fields.a', 'fields.b'],
  ],
  gives: {
    a: [],
    b: [],
    gap: [],
    percent: [],
    ofHundred: [],
    perHundred: [],
    greater: ['a', 'b', 'none'],
  },
  find: findGap,
};

function findGap(seen: Seen): Results | null {
  const a = findAmount(seen, 'a');
  const b = findAmount(seen, 'b');
  return a === null || b === null ? null : gapBetween(a, b);
}

/** The same of two amounts that are at hand. */
export function gapBetween(a: bigint, b: bigint): Results | null {
  if (a < 0n || b < 0n || (a === 0n && b === 0n)) return null;
  const size = absoluteAmount(b - a);
  const [less, more] = a < b ? [a, b] : [b, a];
  return {
    a: { amount: a },
    b: { amount: b },
    gap: { amount: size },
    ...(less > 0n
      ? {
          percent: { part: size, of: less },
          perHundred: { ofHundred: wholePercent(more, less) },
        }
      : {}),
    ofHundred: { ofHundred: wholePercent(size, more) },
    greater: { word: greaterOf(a, b) },
  };
}

function greaterOf(a: bigint, b: bigint): string {
  if (a === b) return 'none';
  return a > b ? 'a' : 'b';
}

function findAmount({ answer, codes, fields }: Seen, which: 'a' | 'b'): bigint | null {
  const code = codes[which];
  const field = fields[which] ?? fields['value'];
  if (code === undefined && fields[which] === undefined) return null;
  return amountIn(wholeRow(answer, code), field);
}
