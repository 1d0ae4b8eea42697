// The bars of a balance, as a page and a picture have them.

import { findTone, hatch, span, type Mark } from '../../charts/marks.ts';
import type { BalanceView } from './balance.kind.ts';

/** The bar of a row; behind it, where something is lacking, that hatched. */
export function sideMarks({ id, meaning, rows, gap }: BalanceView, i: number): Mark[] {
  const { width = 0, meaning: own = '' } = rows[i] ?? {};
  const bar = span({ from: 0, width }, { fill: findTone(own) });
  if (gap?.of !== i) return [bar];
  const tone = findTone(meaning);
  const rest = { from: width, width: Math.round((100 - width) * 100) / 100 };
  const name = `${id}-gap`;
  return [bar, hatch(name, tone), span(rest, { fill: `url(#${name})`, stroke: tone })];
}
