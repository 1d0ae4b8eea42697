// Bars as a picture for saving: every row with its words above its bar, as on the page.

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
import { lettersIn } from '../../charts/letters.ts';
import { plainWords } from '../../language/text.ts';
import type { PageContext } from '../context.server.ts';
import { saidInPicture } from '../pictured.server.ts';
import type { BarRow, BarsView, Stretch } from './bars.kind.ts';

const NAME: Letters = { size: 16 };
const AMOUNT: Letters = { size: 16, bold: true, anchor: 'end' };
const BESIDE: Letters = { size: 16, fill: 'var(--ink-soft)', anchor: 'end' };
const BAR = 16;
const GAP = 14;
const LEAST = 2;
const HATCH = 'below-zero';

/** Null where the block has no figures. The height is in the points of a picture. */
export function buildBarsPicture({ formatter }: PageContext, view: BarsView): Picture | null {
  if (view.state !== 'ready') return null;
  const parts = [hatchPattern(HATCH, findTone(view.meaning))];
  const words: string[] = [];
  let y = 0;
  for (const row of view.rows) {
    const kept =
      row.kept === '' ? (row.planned ?? '') : formatter.say('bars.kept', { share: row.kept });
    const share = kept === '' ? row.share : kept;
    // of a sum that is divided the amount itself stands there
    const told = [row.whole === '' ? share : row.whole, row.before];
    const beside = told.filter((each) => each !== '').join(' · ');
    const drawn = rowPicture(row, beside, y);
    parts.push(drawn.markup, barPicture(row, view, y + drawn.height));
    words.push(`${plainWords(row.name)}: ${[row.amount, beside].filter(Boolean).join(' · ')}.`);
    y += drawn.height + BAR + GAP;
  }
  return {
    ...saidInPicture(view, [view.legend]),
    words: words.join(' '),
    height: Math.max(0, y - GAP),
    markup: parts.join(''),
  };
}

function rowPicture(row: BarRow, beside: string, y: number): { height: number; markup: string } {
  const right = beside === '' ? 0 : lettersIn(beside) * NAME.size + 10;
  const amount = lettersIn(row.amount, true) * NAME.size;
  const lines = wrapText(plainWords(row.name), DRAWN - right - amount - 24, NAME);
  return {
    height: computeLinesHeight(lines, NAME) + 4,
    markup: [
      textLines(lines, { x: 0, y }, NAME),
      textLines([row.amount], { x: DRAWN - right, y }, AMOUNT),
      beside === '' ? '' : textLines([beside], { x: DRAWN, y }, BESIDE),
    ].join(''),
  };
}

function barPicture({ bar, plan, tick, sign }: BarRow, view: BarsView, y: number): string {
  const tone = sign === 'rest' ? 'var(--m-rest)' : findTone(view.meaning);
  const light = sign === 'rest' ? 'var(--paper)' : findTone(view.meaning, '-plan');
  const inset = plan ? BAR / 5 : 0;
  const filled = sign === 'minus' ? `fill="url(#${HATCH})" stroke="${tone}"` : `fill="${tone}"`;
  return [
    plan ? rect(plan, { y, height: BAR }, `fill="${light}" stroke="${tone}"`) : '',
    rect(bar, { y: y + inset, height: BAR - 2 * inset }, filled),
    tick === null ? '' : mark(tick, y, 'stroke="var(--ink)" stroke-width="2"'),
    view.zero === null ? '' : mark(view.zero, y, 'stroke="var(--ink-soft)"'),
  ].join('');
}

interface Upright {
  readonly y: number;
  readonly height: number;
}

/** Something is never nothing. */
function rect({ from, width }: Stretch, { y, height }: Upright, paint: string): string {
  const wide = Math.max(LEAST, (width * DRAWN) / 100);
  return `<rect x="${short((from * DRAWN) / 100)}" y="${short(y)}" width="${short(wide)}" height="${short(height)}" ${paint}/>`;
}

function mark(at: number, y: number, paint: string): string {
  return `<path d="M${short((at * DRAWN) / 100)} ${short(y)}v${BAR}" ${paint}/>`;
}
