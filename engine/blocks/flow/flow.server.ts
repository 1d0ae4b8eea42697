// What the server makes of a flow: its content, and a picture for saving with names and amounts on both sides, between them the bands that the page has.

import { writeMarks, writePaint } from '../../charts/marks.ts';
import {
  DRAWN,
  drawText,
  moveTo,
  short,
  stack,
  type Letters,
  type Picture,
} from '../../charts/pictures.ts';
import { plainWords } from '../../language/text.ts';
import { at } from '../../model/lookup.ts';
import { figurePart } from '../figure/figurePart.server.ts';
import { buildPicture } from '../figure/pictured.server.ts';
import { bandBox, bandMarks } from './bands.server.ts';
import {
  buildFlowContent,
  type FlowContent,
  type FlowItem,
  type FlowShown,
} from './content.server.ts';
import { SIDES } from './flow.kind.ts';
import { TENTHS } from './layOut.server.ts';

export const flow = figurePart(buildFlowContent, {
  valued: () => 'amounts',
  picture: pictureOfFlow,
});

/** Points of what the layout counts in: sizes of letters. */
const LETTER = 17;
const SIDE = 300;
const AIR = 12;
const WORDS = SIDE - AIR;
const NAME: Letters = { size: 15 };
const HEAD: Letters = { size: 17, bold: true };

/** Null where the flow has no drawing. The height is in the points of a picture. */
export function pictureOfFlow(content: FlowContent): Picture | null {
  const { flow } = content;
  if (!flow) return null;
  const height = toPoints(flow.drawing.height);
  const middle = plainWords(flow.middle.name);
  const bands = `<svg x="${SIDE}" width="${DRAWN - 2 * SIDE}" height="${short(height)}"${writePaint(bandBox(flow))}>${writeMarks(bandMarks(flow))}</svg>`;
  const head = drawText(`${middle} ${flow.middle.amount.spoken}`, { ...HEAD, anchor: 'middle' });
  const markup = SIDES.map((_, s) => drawSide(flow, s)).join('') + bands;
  return buildPicture(content, {
    ...stack(
      [
        { ...head, markup: head.markup + drawHeads(flow) },
        { height, markup },
      ],
      12,
    ),
    words: listWords(flow, middle),
  });
}

function toPoints(tenths: number): number {
  return (tenths / TENTHS) * LETTER;
}

/** Where words of a side stand: those at the left end at the drawing. */
function besideBands(s: number) {
  return { x: s === 0 ? 0 : DRAWN - WORDS, anchor: s === 0 ? 'end' : 'start' } as const;
}

function drawHeads({ sides }: FlowShown): string {
  return sides
    .map(({ title }, s) => {
      const { x, anchor } = besideBands(s);
      return moveTo(drawText(title, { ...HEAD, anchor }, WORDS), x, 0);
    })
    .join('');
}

/** Names with amounts, each in the middle of the height that the layout keeps for it. */
function drawSide({ sides, drawing }: FlowShown, s: number): string {
  const { x, anchor } = besideBands(s);
  let y = 0;
  return at(sides, s)
    .items.map((item, i) => {
      const tall = toPoints(at(at(drawing.sides, s), i).tall);
      const words = drawText(plainWords(item.words), { ...NAME, anchor }, WORDS);
      const amount = drawText(joinAmount(item), { ...NAME, bold: true, anchor }, WORDS);
      const pair = stack([words, amount]);
      y += tall;
      return moveTo(pair, x, y - (tall + pair.height) / 2);
    })
    .join('');
}

function joinAmount({ amount, share }: FlowItem): string {
  return [amount.spoken, share].filter((words) => words !== '').join(' · ');
}

function listWords({ sides }: FlowShown, middle: string): string[] {
  return sides.flatMap(({ items }, s) =>
    items.map(({ words, amount }) => {
      const way = [plainWords(words), middle];
      return `${(s === 0 ? way : way.reverse()).join(' → ')}: ${amount.spoken}.`;
    }),
  );
}
