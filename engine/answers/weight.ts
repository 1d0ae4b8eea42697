// How much memory a value takes, about: what is kept of answers is bounded by it.

import type { Answer, TreeItem } from './answer.ts';

/** What a row of an answer takes, in bytes. */
export const ROW_BYTES = 512;
/** A value by itself: its place, the key that it stands under. */
const VALUE_BYTES = 32;
const CHARACTER_BYTES = 2;

/** How many rows an answer takes, and one for its place among others. */
export function countRows(answer: Answer): number {
  switch (answer.holds) {
    case 'figures':
      return countItems(answer.items) + 1;
    case 'records':
      // a document in a field is as large as many rows
      return answer.items.reduce((sum, item) => sum + 1 + computeWeight(item), 1);
    case 'source':
      return answer.rows.length + 1;
    case 'flow':
      return answer.links.length + 2;
    case 'cells':
      return answer.items.length * Math.max(1, answer.columnItems.length) + 1;
    case 'document':
      return computeWeight(answer.text) + 1;
  }
}

function countItems(items: readonly TreeItem[]): number {
  return items.reduce((sum, { children }) => sum + 1 + countItems(children), 0);
}

/** In rows, whole ones; nothing where it is no more than a part of one. */
export function computeWeight(value: unknown): number {
  return Math.floor(bytesOf(value) / ROW_BYTES);
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return VALUE_BYTES + value.length * CHARACTER_BYTES;
  if (value === null || typeof value !== 'object') return VALUE_BYTES;
  let bytes = VALUE_BYTES;
  for (const part of Object.values(value)) bytes += VALUE_BYTES + bytesOf(part);
  return bytes;
}
