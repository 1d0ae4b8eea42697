// A flow as a picture for saving: names with amounts on both sides, bands between them, as laid out for the page.

import {
  DRAWN,
  computeLinesHeight,
  short,
  textLines,
  findTone,
  wrapText,
  type Letters,
  type Picture,
} from '../../charts/pictures.ts';
import { plainWords } from '../../language/text.ts';
import { at } from '../../model/lookup.ts';
import type { PageContext } from '../context.server.ts';
import { saidInPicture } from '../pictured.server.ts';
import { buildFlowContent, type FlowItem, type FlowShown } from './flow.server.ts';
import { SIDES, type FlowBlock } from './flow.kind.ts';
import { TENTHS, type LaidSlot } from './layOut.server.ts';

/** Points of what the layout counts in: sizes of letters. */
const LETTER = 17;
const SIDE = 300;
const AIR = 12;
const NAME: Letters = { size: 15 };
const AMOUNT: Letters = { size: 15, bold: true };
const HEAD: Letters = { size: 17, bold: true };
const HATCH = 'missing';

/** Null where the flow has no drawing. The height is in the points of a picture. */
export async function pictureOfFlow(
  context: PageContext,
  block: FlowBlock,
): Promise<Picture | null> {
  const content = await buildFlowContent(context, block);
  const { flow } = content;
  if (!flow) return null;
  const top = HEAD.size * 2;
  const height = (flow.drawing.height / TENTHS) * LETTER;
  const middle = plainWords(flow.middle.name);
  const heads = [
    textLines([flow.sides[0].title], { x: SIDE, y: 0 }, { ...HEAD, anchor: 'end' }),
    textLines(
      [`${middle} ${flow.middle.amount.spoken}`],
      { x: DRAWN / 2, y: 0 },
      { ...HEAD, anchor: 'middle' },
    ),
    textLines([flow.sides[1].title], { x: DRAWN - SIDE, y: 0 }, HEAD),
  ];
  return {
    ...saidInPicture(content),
    words: joinSideWords(flow, middle),
    height: top + height,
    markup: `${heads.join('')}<g transform="translate(0,${short(top)})">${bands(flow, height)}${SIDES.map((_, s) => names(flow, s)).join('')}</g>`,
  };
}

function joinSideWords({ sides }: FlowShown, middle: string): string {
  return sides
    .flatMap(({ items }, s) =>
      items.map((item) => {
        const name = plainWords(item.words);
        const way = s === 0 ? `${name} → ${middle}` : `${middle} → ${name}`;
        return `${way}: ${item.amount.spoken}.`;
      }),
    )
    .join(' ');
}

/** Names of one side beside the ends of their bands. */
function names({ sides, drawing }: FlowShown, s: number): string {
  const anchor = s === 0 ? 'end' : 'start';
  const x = s === 0 ? SIDE - AIR : DRAWN - SIDE + AIR;
  let y = 0;
  return at(sides, s)
    .items.map((item, i) => {
      const tall = (at(at(drawing.sides, s), i).tall / TENTHS) * LETTER;
      const lines = wrapText(plainWords(item.words), SIDE - AIR, NAME);
      const start =
        y + (tall - computeLinesHeight(lines, NAME) - computeLinesHeight([''], AMOUNT)) / 2;
      y += tall;
      const below = { x, y: start + computeLinesHeight(lines, NAME) };
      return (
        textLines(lines, { x, y: start }, { ...NAME, anchor }) +
        textLines([amountOf(item)], below, { ...AMOUNT, anchor })
      );
    })
    .join('');
}

function amountOf({ amount, share }: FlowItem): string {
  return share === '' ? amount.spoken : `${amount.spoken} · ${share}`;
}

function bands({ drawing, sides }: FlowShown, height: number): string {
  const { middle } = drawing;
  const drawn = sides.flatMap(({ meaning, items }, s) =>
    items.map(({ kind }, i) => band(at(at(drawing.sides, s), i), kind, findTone(meaning))),
  );
  return `<svg x="${SIDE}" width="${DRAWN - 2 * SIDE}" height="${short(height)}" viewBox="0 0 100 ${drawing.height}" preserveAspectRatio="none"><pattern id="${HATCH}" width="2" height="6" patternUnits="userSpaceOnUse"><path d="M0 0H2V2H0Z" fill="var(--m-rest)"/></pattern>${drawn.join('')}<rect x="${middle.x}" y="${middle.y}" width="${middle.width}" height="${middle.height}" fill="var(--ink-soft)"/></svg>`;
}

function band({ band: path, bar }: LaidSlot, kind: FlowItem['kind'], tone: string): string {
  const own = kind === 'own' ? tone : 'var(--m-rest)';
  const fill = kind === 'missing' ? `fill="url(#${HATCH})"` : `fill="${own}" fill-opacity="0.4"`;
  return `<path d="${path}" ${fill}/><rect x="${bar.x}" y="${bar.y}" width="${bar.width}" height="${bar.height}" fill="${own}"/>`;
}
