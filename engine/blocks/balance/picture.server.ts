// A balance as a picture for saving: two bars on one scale, what one lacks hatched and said.

import {
  DRAWN,
  hatchPattern,
  computeLinesHeight,
  short,
  textLines,
  findTone,
  wrapText,
  type Letters,
  type Picture,
} from '../../charts/pictures.ts';
import { plainWords } from '../../language/text.ts';
import { saidInPicture } from '../pictured.server.ts';
import type { BalanceRow, BalanceView } from './balance.kind.ts';

const LABEL: Letters = { size: 18 };
const AMOUNT: Letters = { size: 26, bold: true, serif: true, anchor: 'end' };
const BAR = 44;
const GAP = 20;
const HATCH = 'gap';

/** Null where the block has no figures. The height is in the points of a picture. */
export function buildBalancePicture(view: BalanceView): Picture | null {
  if (view.state !== 'ready') return null;
  const tone = findTone(view.meaning);
  const said: Letters = {
    size: 17,
    bold: true,
    anchor: 'end',
    fill: findTone(view.meaning, '-text'),
  };
  const parts = [hatchPattern(HATCH, tone)];
  const words: string[] = [];
  let y = 0;
  view.rows.forEach((row, i) => {
    parts.push(sidePicture(row, y));
    y += AMOUNT.size * 1.3 + 4;
    const width = (row.width * DRAWN) / 100;
    parts.push(
      `<rect y="${short(y)}" width="${short(width)}" height="${BAR}" fill="${findTone(row.meaning)}"/>`,
    );
    words.push(`${plainWords(row.label)}: ${row.amount}.`);
    if (view.gap?.of === i) {
      const told = plainWords(view.gap.words);
      const lines = wrapText(told, DRAWN, said);
      parts.push(
        `<rect x="${short(width)}" y="${short(y)}" width="${short(DRAWN - width)}" height="${BAR}" fill="url(#${HATCH})" stroke="${tone}"/>`,
        textLines(lines, { x: DRAWN, y: y + BAR + 6 }, said),
      );
      y += computeLinesHeight(lines, said) + 6;
      words.push(`${told}.`);
    }
    y += BAR + GAP;
  });
  return {
    ...saidInPicture(view, [view.kept]),
    words: words.join(' '),
    height: y - GAP,
    markup: parts.join(''),
  };
}

function sidePicture(row: BalanceRow, y: number): string {
  const label = textLines([plainWords(row.label)], { x: 0, y: y + 8 }, LABEL);
  return label + textLines([row.amount], { x: DRAWN, y }, AMOUNT);
}
