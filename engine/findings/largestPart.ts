// Which of several members has the largest share of one row: each row of the answer is a member, with its own rows below it.

import { divideTruncated } from '../language/ratio.ts';
import type { TreeItem } from '../answers/answer.ts';
import type { FindingFunction, Results, Seen } from './find.ts';
import { amountIn, compareBig } from './rows.ts';

/** A member with a row of its own, and the sum that it is a part of. */
interface Held {
  readonly member: TreeItem;
  readonly part: bigint;
  readonly of: bigint;
}

/** Needs `value`. Finds the member with the largest share of one row. Nothing where shares are equal or signs mixed. */
export const largestPart: FindingFunction = {
  fields: ['value'],
  codes: ['row'],
  needs: [['fields.value']],
  gives: {
    name: [],
    share: [],
    other: [],
    least: [],
    short: [],
    phrase: [],
    row: [],
    count: [],
  },
  find: findLargestPart,
};

function findLargestPart({ answer, fields, codes }: Seen): Results | null {
  const field = fields['value'];
  const members = answer.items.filter((item) => (amountIn(item, field) ?? 0n) > 0n);
  if (members.some((item) => item.children.some((row) => (amountIn(row, field) ?? 0n) < 0n)))
    return null;
  const rows = new Map(members.flatMap(({ children }) => children).map((row) => [row.code, row]));
  const wanted = codes['row'] === undefined ? [...rows.keys()] : [codes['row']];
  const [best] = wanted
    .map((code) => ({ code, held: heldBy(members, code, field) }))
    .filter(({ held }) => held.length > 1)
    .sort((a, b) => compareBig(weight(b.held), weight(a.held)));
  const row = best && rows.get(best.code);
  if (!best || !row) return null;
  const sorted = [...best.held].sort((a, b) => compareBig(b.part * a.of, a.part * b.of));
  const [most] = sorted;
  const least = sorted.at(-1);
  if (!most || !least || most.part * least.of === least.part * most.of) return null;
  return {
    name: { name: most.member },
    share: { part: most.part, of: most.of },
    other: { name: least.member },
    least: { part: least.part, of: least.of },
    row: { name: row },
    short: { short: row },
    phrase: { phrase: row },
    count: { number: best.held.length },
  };
}

function heldBy(members: readonly TreeItem[], code: string, field: string | undefined): Held[] {
  return members.flatMap((member) => {
    const of = amountIn(member, field);
    const part = amountIn(member.children.find((row) => row.code === code) ?? null, field);
    return of === null || part === null ? [] : [{ member, part, of }];
  });
}

/** Shares of all members together, in millionths. */
function weight(held: readonly Held[]): bigint {
  return held.reduce((sum, { part, of }) => sum + divideTruncated(part * 1_000_000n, of), 0n);
}
