// Bars as a picture for saving: every row with its words above its bar, as on the page.

import { barMarks, writeMarks, writePaint } from '../../charts/marks.ts';
import {
  DRAWN,
  drawLine,
  drawMarks,
  drawText,
  moveTo,
  stack,
  type Letters,
  type Picture,
} from '../../charts/pictures.ts';
import { plainWords } from '../../language/text.ts';
import { buildPicture } from '../figure/pictured.server.ts';
import type { BarsContent, HundredView } from './bars.kind.ts';
import { flattenRows, formatBeside } from './rows.ts';
import { markHundred, paintSquares } from './squares.ts';

const NAME: Letters = { size: 16 };
const AMOUNT: Letters = { ...NAME, bold: true };
const BESIDE: Letters = { ...NAME, fill: 'var(--ink-soft)' };
const LACK: Letters = { size: 17, bold: true, anchor: 'end', fill: 'var(--m-text)' };
const BAR = 16;
const BAR_OF_TWO = 44;

/** Null where the block has no figures. The height is in the points of a picture. */
export function buildBarsPicture(content: BarsContent): Picture | null {
  if (content.state !== 'ready' || content.rows.length === 0) return null;
  if (content.hundred) return drawHundred(content, content.hundred);
  const { form, zero, legend } = content;
  const rows = flattenRows(content.rows).map((row, i) => {
    const name = plainWords(row.name);
    const beside = formatBeside(row);
    const figures = [[row.amount, AMOUNT] as const, [beside, BESIDE] as const];
    const line = drawLine(
      [name, NAME],
      figures.filter(([text]) => text !== ''),
    );
    const bar = drawMarks(barMarks(row, `bar-${i}`, zero), form === 'pair' ? BAR_OF_TWO : BAR);
    const lack = row.lack === undefined ? [] : [plainWords(row.lack)];
    return {
      drawn: stack([line, bar, ...lack.map((words) => drawText(words, LACK))], 4),
      words: [`${name}: ${row.amount} ${beside}`.trim(), ...lack],
    };
  });
  return buildPicture(content, {
    ...stack(
      rows.map(({ drawn }) => drawn),
      form === 'pair' ? 20 : 14,
    ),
    words: rows.flatMap(({ words }) => words.map((each) => `${each}.`)),
    first: legend,
  });
}

/** The side of a hundred squares in a picture, in points. */
const SIDE = 300;

/** Both sides under each other: nobody chooses in a picture. */
function drawHundred(content: BarsContent, { sides, square }: HundredView): Picture {
  const rows = sides.flatMap((side) => side.rows);
  const drawn = sides.map((side, i) => {
    const name = `${content.id}-${i}`;
    const squares = `<svg width="${SIDE}" height="${SIDE}" viewBox="0 0 100 100">${writeMarks(markHundred(side.rows, name))}</svg>`;
    const lines = side.rows.map((row) => {
      const key = `<rect width="12" height="12" y="3"${writePaint(paintSquares(row, name))}/>`;
      const figures = [row.amount, formatBeside(row)].filter((text) => text !== '').join(' · ');
      const words = [plainWords(row.name), figures].filter((text) => text !== '').join(' – ');
      const text = drawText(words, NAME, DRAWN - SIDE - 60);
      return { height: text.height, markup: key + moveTo(text, 20, 0) };
    });
    const list = stack(lines, 8);
    const both = {
      height: Math.max(SIDE, list.height),
      markup: squares + moveTo(list, SIDE + 30, 0),
    };
    return stack([drawText(plainWords(side.title), AMOUNT), both], 8);
  });
  return buildPicture(content, {
    ...stack([...drawn, drawText(square, BESIDE)], 20),
    words: rows.map(
      (row) => `${plainWords(row.name)}: ${row.amount} ${formatBeside(row)}`.trim() + '.',
    ),
    first: content.legend,
  });
}
