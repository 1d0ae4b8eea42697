// What the heads of columns say, and how long the bar of a share is.

import { inTwoLines, plainWords } from '../../language/text.ts';
import type { NumberStyle, Words } from '../../model/portal.ts';
import type { ViewColumn } from './table.kind.ts';

/** How long the bar of a share is, in percent; what is less than can be shown has none. */
export function computeBarLength(share: string, { point }: NumberStyle): number {
  return Number(share.replace(point, '.')) || 0;
}

/** Whether a column holds percentages of some kind. */
export function isPercent({ kind }: Pick<ViewColumn, 'kind'>): boolean {
  return kind === 'percent' || kind === 'share' || kind === 'percent-change';
}

/** What stands behind the name of a column of percentages. */
function percentMark(column: Pick<ViewColumn, 'kind'>): string {
  return isPercent(column) ? ', %' : '';
}

/** What the head of a column says. */
export function formatColumnTitle(column: Pick<ViewColumn, 'kind' | 'title'>): string {
  return plainWords(column.title) + percentMark(column);
}

/** The same as its cell has it: in two lines at most, in the language that its words are in. */
export function formatColumnHead(column: Pick<ViewColumn, 'kind' | 'title'>): Words {
  const { title } = column;
  const words = formatColumnTitle(column);
  return inTwoLines(typeof title === 'string' ? words : { ...title, words });
}
