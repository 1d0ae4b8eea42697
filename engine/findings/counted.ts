// Rows as they count in the whole: what takes away from it stands below zero.

import type { TreeAnswer, TreeItem } from '../answers/answer.ts';
import { askFor } from '../answers/figures.ts';
import type { Params } from '../answers/params.ts';
import type { Call, Dimension, Portal } from '../model/portal.ts';

/** Whose codes the rows of an answer have; null where they have none. */
export function findRowDimension({ model }: Portal, call: Call, params: Params): Dimension | null {
  const { by = '' } = askFor(call, params)[0] ?? {};
  return model.dimensions[by] ?? null;
}

/** The same answer where no code has a weight. */
export function counted(
  answer: TreeAnswer,
  dimension: Dimension | null,
  fields: readonly string[],
): TreeAnswer {
  const weights = dimension?.weights ?? {};
  if (answer.arrangement !== 'hierarchy' || Object.keys(weights).length === 0) return answer;
  const weigh = (item: TreeItem, above: number): TreeItem => {
    // below a leaf stand members of another classification
    const weight = above * (item.id === item.code ? (weights[item.code] ?? 1) : 1);
    return {
      ...item,
      data: weight === 1 ? item.data : weighed(item.data, fields, weight),
      children: item.children.map((child) => weigh(child, weight)),
    };
  };
  return { ...answer, items: answer.items.map((item) => weigh(item, 1)) };
}

function weighed(
  data: TreeItem['data'],
  fields: readonly string[],
  weight: number,
): TreeItem['data'] {
  const own = fields.flatMap((field) => {
    const amount = data[field] ?? null;
    return amount === null ? [] : [[field, times(amount, weight)] as const];
  });
  return { ...data, ...Object.fromEntries(own) };
}

function times(amount: string, weight: number): string {
  if (weight === 0 || !/[1-9]/.test(amount)) return '0';
  if (weight === 1) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
