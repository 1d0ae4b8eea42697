// What the server makes of a map: its content, and a picture for saving with the tiles, or the outlines and the legend, that the page has.

import { barMarks, writeMarks, writePaint } from '../../charts/marks.ts';
import {
  DRAWN,
  drawKey,
  drawText,
  moveTo,
  short,
  stack,
  type Letters,
  type Picture,
  type PicturePart,
} from '../../charts/pictures.ts';
import { plainWords } from '../../language/text.ts';
import { figurePart } from '../figure/figurePart.server.ts';
import { buildPicture } from '../figure/pictured.server.ts';
import { BORDERS, paint, patterns } from './fills.server.ts';
import { mapKeeps } from './map.kind.ts';
import { buildMapContent, type MapContent } from './content.server.ts';
import type { MapDrawing } from './drawing.server.ts';

export const map = figurePart(buildMapContent, { keeps: mapKeeps, picture: pictureOfMap });

/** Null where the map has no drawing. The height is in the points of a picture. */
export function pictureOfMap(content: MapContent): Picture | null {
  const { id, drawing } = content;
  if (!drawing) return null;
  const { areas, keys, legend } = drawing;
  const isTiled = areas.some(({ tile }) => tile !== null);
  const boxes = keys.map(({ fill, words, count }) => ({
    given: { stroke: 'var(--line-strong)', ...paint(fill, id) },
    words: `${plainWords(words)}: ${count}`,
  }));
  const parts = isTiled
    ? [drawTiles(drawing)]
    : [drawOutlines(drawing, id), drawText(legend, { size: 15 }), drawKey(boxes)];
  return buildPicture(content, {
    ...stack(parts, 12),
    words: areas.map(({ words }) => `${words}.`),
  });
}

function drawOutlines({ width, height, areas }: MapDrawing, id: string): PicturePart {
  const scale = DRAWN / width;
  const outlines = areas.map(({ path, fill }) => ({
    tag: 'path' as const,
    given: { d: path, ...paint(fill, id) },
  }));
  return {
    height: height * scale,
    markup: `${writeMarks(patterns(id))}<g transform="scale(${scale.toFixed(4)})"${writePaint(BORDERS)}>${writeMarks(outlines)}</g>`,
  };
}

/** Between tiles, and between the edge of a tile and what stands in it, in points. */
const GAP = 4;
const TALL = 74;
const NAME: Letters = { size: 11 };
const VALUE: Letters = { size: 12, bold: true };
const LACK: Letters = { size: 11, fill: 'var(--ink-soft)' };

function drawTiles({ areas, zero }: MapDrawing): PicturePart {
  const tiles = areas.flatMap(({ tile }) => tile ?? []);
  const wide = DRAWN / Math.max(...tiles.map(({ column }) => column));
  const inside = wide - 3 * GAP;
  const drawn = tiles.map((tile) => {
    const { column, row, name, value, bar } = tile;
    const edge = { stroke: bar ? 'var(--line-strong)' : 'var(--line)', fill: 'var(--paper)' };
    const words = stack([
      drawText(plainWords(name), NAME, inside),
      drawText(plainWords(value), bar ? VALUE : LACK, inside),
    ]);
    const lane = bar
      ? `<svg y="${TALL - 4 * GAP}" width="${short(inside)}" height="8">${writeMarks(barMarks(tile, '', zero))}</svg>`
      : '';
    const box = `<rect width="${short(wide - GAP)}" height="${TALL - GAP}" rx="3"${writePaint(edge)}/>`;
    const markup = box + moveTo({ markup: words.markup + lane }, GAP, GAP);
    return moveTo({ markup }, (column - 1) * wide, (row - 1) * TALL);
  });
  return { height: Math.max(...tiles.map(({ row }) => row)) * TALL, markup: drawn.join('') };
}
