// A balance as a picture for saving: two bars on one scale, what one lacks hatched and said.

import {
  drawLine,
  drawMarks,
  drawText,
  stack,
  type PicturePart,
  type Letters,
  type Picture,
} from '../../charts/pictures.ts';
import { plainWords } from '../../language/text.ts';
import { buildPicture } from '../figure/pictured.server.ts';
import type { BalanceView } from './balance.kind.ts';
import { sideMarks } from './marks.ts';

const LABEL: Letters = { size: 18 };
const AMOUNT: Letters = { size: 26, bold: true, serif: true };
const GAP: Letters = { size: 17, bold: true, anchor: 'end', fill: 'var(--m-text)' };
const BAR = 44;

/** Null where the block has no figures. The height is in the points of a picture. */
export function buildBalancePicture(view: BalanceView): Picture | null {
  if (view.state !== 'ready') return null;
  const words: string[] = [];
  const sides = view.rows.map((row, i): PicturePart => {
    const label = plainWords(row.label);
    const gap = view.gap?.of === i ? plainWords(view.gap.words) : '';
    words.push(`${label}: ${row.amount}.`, ...(gap === '' ? [] : [`${gap}.`]));
    return stack(
      [
        drawLine([label, LABEL], [[row.amount, AMOUNT]]),
        drawMarks(sideMarks(view, i), BAR),
        ...(gap === '' ? [] : [drawText(gap, GAP)]),
      ],
      4,
    );
  });
  return buildPicture(view, { ...stack(sides, 20), words, first: view.kept });
}
