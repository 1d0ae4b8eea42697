// A value → the text of its cell. Written once, on the side where the value is: what the server writes the browser only shows.

import { formatAmount } from '../../language/amounts.ts';
import type { Scale } from '../../language/amounts.ts';
import { formatChange, formatPercent, formatShare } from '../../language/percents.ts';
import { plainWords } from '../../language/text.ts';
import type { NumberStyle } from '../../model/portal.ts';
import type { ViewColumn } from './table.kind.ts';

/** What a cell shows of an exact decimal or of words; unknown shows nothing. */
export function writeFigure(
  value: string | null,
  { kind, whole = '' }: Pick<ViewColumn, 'kind' | 'whole'>,
  unit: Scale,
  style: NumberStyle,
): string {
  if (value === null) return '';
  switch (kind) {
    case 'amount':
      return formatAmount(value, unit, style);
    case 'percent':
      return formatPercent(value, style);
    case 'share':
      return formatShare(value, whole, style);
    case 'change':
      return formatChange(value, style, unit);
    case 'percent-change':
      return formatChange(value, style);
    default:
      return value;
  }
}

/** How long the bar of a share is, in percent; what is less than can be shown has none. */
export function computeBarLength(share: string, { point }: NumberStyle): number {
  return Number(share.replace(point, '.')) || 0;
}

/** Whether a column holds percentages of some kind. */
export function isPercent({ kind }: Pick<ViewColumn, 'kind'>): boolean {
  return kind === 'percent' || kind === 'share' || kind === 'percent-change';
}

/** What stands behind the name of a column of percentages. */
export function percentMark(column: Pick<ViewColumn, 'kind'>): string {
  return isPercent(column) ? ', %' : '';
}

/** What the head of a column says. */
export function formatColumnTitle(column: Pick<ViewColumn, 'kind' | 'title'>): string {
  return plainWords(column.title) + percentMark(column);
}
