// A map as a picture for saving: the outlines, and the legend below them.

import {
  DRAWN,
  hatchPattern,
  short,
  textLines,
  findTone,
  type Letters,
  type Picture,
} from '../../charts/pictures.ts';
import { plainWords } from '../../language/text.ts';
import type { PageContext } from '../context.server.ts';
import { saidInPicture } from '../pictured.server.ts';
import type { MapDrawing, MapFill } from './drawing.server.ts';
import type { MapBlock } from './map.kind.ts';
import { buildMapContent } from './map.server.ts';

const WORDS: Letters = { size: 17 };
const LINE = 28;
const KEY = { width: 30, height: 18 };
const GAP = 24;
/** As on the page: how strong the colours of the classes are. */
const STRENGTH = [0.22, 0.4, 0.6, 0.8, 1];
const PATTERNS = { hatched: 'hatched', signed: 'signed' } as const;

/** Null where the map has no drawing. The height is in the points of a picture. */
export async function pictureOfMap(context: PageContext, block: MapBlock): Promise<Picture | null> {
  const content = await buildMapContent(context, block);
  const { drawing } = content;
  if (!drawing) return null;
  const scale = DRAWN / drawing.width;
  const top = drawing.height * scale + GAP;
  const outlines = drawing.areas.map(
    ({ path, fill }) =>
      `<path d="${path}" ${paint(drawing, fill)} stroke="${edge(fill)}" stroke-linejoin="round"/>`,
  );
  const legend = drawing.keys.map(({ fill, words, count }, i) => {
    const y = top + (i + 1) * LINE;
    const box = `<rect y="${short(y)}" width="${KEY.width}" height="${KEY.height}" ${paint(drawing, fill)} stroke="var(--line-strong)"/>`;
    return box + textLines([`${plainWords(words)}: ${count}`], { x: KEY.width + 12, y }, WORDS);
  });
  return {
    ...saidInPicture(content),
    words: drawing.areas.map(({ words }) => `${words}.`).join(' '),
    height: top + (drawing.keys.length + 1) * LINE,
    markup: [
      hatchPattern(PATTERNS.hatched, findTone(drawing.meaning)),
      dots(PATTERNS.signed),
      `<g transform="scale(${scale.toFixed(4)})">${outlines.join('')}</g>`,
      textLines([drawing.legend], { x: 0, y: top }, WORDS),
      ...legend,
    ].join(''),
  };
}

function paint({ meaning }: MapDrawing, fill: MapFill): string {
  if (fill === 'hatched' || fill === 'signed') return `fill="url(#${PATTERNS[fill]})"`;
  if (fill === 'unknown') return 'fill="var(--ground)"';
  const [side = '', shade = '3'] = fill.split('-');
  const tone = findTone(side === 'minus' ? 'gap' : meaning);
  return `fill="${tone}" fill-opacity="${STRENGTH[Number(shade) - 1] ?? 1}"`;
}

function edge(fill: MapFill): string {
  return /^(?:plus|minus)/.test(fill) ? 'var(--paper)' : 'var(--line-strong)';
}

function dots(name: string): string {
  return `<pattern id="${name}" width="7" height="7" patternUnits="userSpaceOnUse"><rect width="7" height="7" fill="var(--paper)"/><circle cx="3.5" cy="3.5" r="1.3" fill="var(--ink-soft)"/></pattern>`;
}
