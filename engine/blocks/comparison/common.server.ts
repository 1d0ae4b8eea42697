// What all parts of one comparison have in common: its rows, whether they are shares, and how a value is said.

import type { TreeItem } from '../../answers/answer.ts';
import { amountIn } from '../../findings/rows.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import type { ComparedOne, ComparedSet } from './compared.server.ts';
import type { ComparisonBlock } from './comparison.kind.ts';
import type { Figure } from './content.server.ts';

/** A row with what each member has of it. */
export interface ComparedRow {
  readonly item: TreeItem;
  readonly amounts: ReadonlyMap<string, bigint>;
}

/** What all parts of one comparison have in common. */
export interface Common {
  readonly context: PageContext;
  readonly block: ComparisonBlock;
  readonly set: ComparedSet;
  readonly rows: readonly ComparedRow[];
  readonly shares: boolean;
  readonly nameOf: (item: TreeItem) => Words;
}

/** Every row that one of them has, in the order of codes. */
export function buildComparedRows(
  { fields: { value } }: ComparisonBlock,
  compared: readonly ComparedOne[],
): ComparedRow[] {
  const items = new Map(compared.flatMap(({ rows }) => [...rows]));
  return [...items]
    .map(([code, item]) => ({ item, amounts: amountsAt(compared, code, value) }))
    .filter(({ amounts }) => [...amounts.values()].some((amount) => amount !== 0n))
    .sort((a, b) => (a.item.code < b.item.code ? -1 : 1));
}

function amountsAt(
  compared: readonly ComparedOne[],
  code: string,
  field: string,
): ReadonlyMap<string, bigint> {
  return new Map(
    compared.flatMap((member) => {
      const amount = amountIn(member.rows.get(code) ?? null, field);
      return amount === null ? [] : [[member.code, amount] as const];
    }),
  );
}

/** What is below zero by so little of a sum that its share reads as nothing: one part of so many. */
const UNSEEN = 2000n;

/** Whether the rows of each member are parts of its sum, so that shares can be compared. Tiny refunds do not count. */
export function areParts(
  { absolute }: PageContext,
  { compared }: ComparedSet,
  rows: readonly ComparedRow[],
): boolean {
  const isPart = ({ code, total }: ComparedOne) =>
    total > 0n && rows.every(({ amounts }) => -(amounts.get(code) ?? 0n) * UNSEEN < total);
  return absolute === null && rows.length > 1 && compared.every(isPart);
}

/** An amount in hundredths: short for reading, with the exact one. */
export function formatFigure({ formatter }: PageContext, amount: bigint): Figure {
  const written = writeAmount(amount);
  return { text: formatter.spokenAmount(written), exact: formatter.exact(written) };
}

/** A part of a member's sum, or an amount. */
export function wordsOfValue(
  { context, shares }: Common,
  { total }: ComparedOne,
  amount: bigint,
): string {
  return shares ? context.formatter.share(amount, total) : formatFigure(context, amount).text;
}
