// Bars as a picture for saving: every row with its words above its bar, as on the page.

import { barMarks } from '../../charts/marks.ts';
import { drawLine, drawMarks, stack, type Letters, type Picture } from '../../charts/pictures.ts';
import { plainWords } from '../../language/text.ts';
import { buildPicture } from '../figure/pictured.server.ts';
import type { BarsView } from './bars.kind.ts';
import { formatBeside } from './carried.ts';

const NAME: Letters = { size: 16 };
const AMOUNT: Letters = { ...NAME, bold: true };
const BESIDE: Letters = { ...NAME, fill: 'var(--ink-soft)' };
const BAR = 16;

/** Null where the block has no figures. The height is in the points of a picture. */
export function buildBarsPicture(view: BarsView): Picture | null {
  if (view.state !== 'ready') return null;
  const rows = view.rows.map((row, i) => {
    const name = plainWords(row.name);
    const beside = formatBeside(row);
    const figures = [[row.amount, AMOUNT] as const, [beside, BESIDE] as const];
    const line = drawLine(
      [name, NAME],
      figures.filter(([text]) => text !== ''),
    );
    const bar = drawMarks(barMarks(row, `bar-${i}`, view.zero), BAR);
    return { drawn: stack([line, bar], 4), words: `${name}: ${row.amount} ${beside}`.trim() };
  });
  return buildPicture(view, {
    ...stack(
      rows.map(({ drawn }) => drawn),
      14,
    ),
    words: rows.map(({ words }) => `${words}.`),
    first: view.legend,
  });
}
