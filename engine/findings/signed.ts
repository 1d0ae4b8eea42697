// Sums that go both ways: what is above zero and what is below, each by itself, or part by part.

import type { TreeItem } from '../answers/answer.ts';
import { ancestorsByCode } from '../model/codes.ts';
import type { FindingPart } from '../model/portal.ts';
import type { FindingFunction, Results, Seen, ToldPart } from './find.ts';
import { amountIn, isWhole, rowsAt, absoluteAmount, sumAmounts, wholeRow } from './rows.ts';

/** Needs `value`. `parts` add up to `net`. Nothing where the rows do not make the total. */
export const signed: FindingFunction = {
  fields: ['value'],
  codes: [],
  needs: [['fields.value']],
  gives: { positive: [], negative: [], net: [], parts: [], sign: ['both', 'positive', 'negative'] },
  find: findSigned,
};

function findSigned(seen: Seen): Results | null {
  const { answer, fields, rows, parts = [] } = seen;
  const amounts = rowsAt(answer, rows).flatMap((item) => amountIn(item, fields['value']) ?? []);
  const positive = sumAmounts(amounts.filter((amount) => amount > 0n));
  const negative = sumAmounts(amounts.filter((amount) => amount < 0n));
  if (!isWhole(answer) || (positive === 0n && negative === 0n)) return null;
  const total = amountIn(wholeRow(answer), fields['value']);
  const net = total ?? positive + negative;
  // amounts that were divided are rounded one by one
  if (absoluteAmount(net - positive - negative) > BigInt(amounts.length)) return null;
  return {
    positive: { amount: positive },
    negative: { amount: absoluteAmount(negative) },
    net: { amount: net },
    ...(parts.length > 0 ? { parts: { parts: listParts(seen, parts, net) } } : {}),
    sign: { word: signOf(positive, negative) },
  };
}

function signOf(positive: bigint, negative: bigint): string {
  if (negative === 0n) return 'positive';
  return positive === 0n ? 'negative' : 'both';
}

/** Those that have words for their sign; the one without codes is what they leave of the net. */
function listParts(
  { answer, fields, dimension }: Seen,
  parts: readonly FindingPart[],
  net: bigint,
): ToldPart[] {
  const told = (part: FindingPart, amount: bigint): ToldPart[] => {
    const text = amount > 0n ? part.positive : part.negative;
    return amount === 0n || text === undefined ? [] : [{ amount, text }];
  };
  const named = parts.flatMap((part) => {
    const { codes } = part;
    if (!codes) return [];
    const isPart = ({ code }: TreeItem) =>
      [code, ...(dimension ? ancestorsByCode(dimension, code) : [])].some((each) =>
        codes.includes(each),
      );
    const own = topmost(answer.items, isPart);
    return told(part, sumAmounts(own.map((item) => amountIn(item, fields['value']) ?? 0n)));
  });
  const rest = net - sumAmounts(named.map(({ amount }) => amount));
  const others = parts.filter(({ codes }) => !codes);
  return [...named, ...others.flatMap((part) => told(part, rest))];
}

/** Rows that suit, and none below them: a source may leave out the upper ones. */
function topmost(items: readonly TreeItem[], suits: (item: TreeItem) => boolean): TreeItem[] {
  return items.flatMap((item) => (suits(item) ? [item] : topmost(item.children, suits)));
}
