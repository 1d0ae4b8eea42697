// Bars as a picture for saving: every row with its words above its bar, as on the page.

import { barMarks } from '../../charts/marks.ts';
import {
  drawLine,
  drawMarks,
  drawText,
  stack,
  type Letters,
  type Picture,
} from '../../charts/pictures.ts';
import { plainWords } from '../../language/text.ts';
import { buildPicture } from '../figure/pictured.server.ts';
import type { BarsContent } from './bars.kind.ts';
import { flattenRows, formatBeside } from './rows.ts';

const NAME: Letters = { size: 16 };
const AMOUNT: Letters = { ...NAME, bold: true };
const BESIDE: Letters = { ...NAME, fill: 'var(--ink-soft)' };
const LACK: Letters = { size: 17, bold: true, anchor: 'end', fill: 'var(--m-text)' };
const BAR = 16;
const BAR_OF_TWO = 44;

/** Null where the block has no figures. The height is in the points of a picture. */
export function buildBarsPicture(content: BarsContent): Picture | null {
  if (content.state !== 'ready' || content.rows.length === 0) return null;
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
