// The rows of an answer as functions see them: which are set beside each other, how much each is, what stands for the whole.

import type { TreeAnswer, TreeItem } from '../answers/answer.ts';
import { parseHundredths } from '../language/decimals.ts';
import type { RowLevel } from '../model/portal.ts';

/** Rows that stand beside each other: of a hierarchy those of a level, below its total; else all. */
export function rowsAt(answer: TreeAnswer, level: RowLevel): readonly TreeItem[] {
  if (answer.arrangement !== 'hierarchy') return answer.items;
  return rowsBelow(
    answer.items.filter((item) => item.level > 0),
    level,
  );
}

function rowsBelow(roots: readonly TreeItem[], level: RowLevel): readonly TreeItem[] {
  if (level === 'roots') {
    const [only, ...others] = roots;
    // a single root says nothing that its parts do not
    return only && others.length === 0 && only.children.length > 0
      ? rowsBelow(only.children, level)
      : roots;
  }
  return roots.flatMap((root) => {
    if (root.children.length === 0) return [root];
    return level === 'nodes' ? root.children : rowsBelow(root.children, level);
  });
}

/** Hundredths of a field of a row; null where it is unknown. */
export function amountIn(item: TreeItem | null, field: string | undefined): bigint | null {
  const text = field === undefined ? null : (item?.data[field] ?? null);
  return text === null ? null : (parseHundredths(text) ?? null);
}

/** The row with a code, at whatever depth. */
export function findRow(items: readonly TreeItem[], code: string): TreeItem | null {
  for (const item of items) {
    const found = item.code === code ? item : findRow(item.children, code);
    if (found) return found;
  }
  return null;
}

/** The row with a code; without one the total of a hierarchy, the last point in time, or the only row. Null where its sum does not stand for all. */
export function wholeRow(answer: TreeAnswer, code?: string): TreeItem | null {
  const { items } = answer;
  const found = code === undefined ? standingForAll(answer) : findRow(items, code);
  return found && isWhole(answer, found) ? found : null;
}

function standingForAll({ items, arrangement }: TreeAnswer): TreeItem | null {
  const [first = null, ...others] = items;
  if (arrangement === 'hierarchy') return first?.level === 0 ? first : null;
  if (arrangement === 'points') return items.at(-1) ?? null;
  return others.length === 0 ? first : null;
}

/** Whether a sum stands for all that there are: what a row says of itself goes before what is said of the answer. */
export function isWhole({ coverage }: TreeAnswer, item?: TreeItem): boolean {
  return (item?.coverage ?? coverage)?.whole ?? true;
}

export function sumAmounts(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** Which of two is more: below zero where the first is less. */
export function compareBig(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function absoluteAmount(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}

/** All plans of rows that stand beside each other, whatever their signs. */
export function allPlans(answer: TreeAnswer, field: string | undefined): bigint {
  return sumAmounts(
    rowsAt(answer, 'roots').map((item) => absoluteAmount(amountIn(item, field) ?? 0n)),
  );
}
