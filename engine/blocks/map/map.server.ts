// What the server makes of a map: its content, and a picture for saving with the outlines that the page has and the legend below them.

import { writeMarks, writePaint } from '../../charts/marks.ts';
import { DRAWN, drawKey, drawText, stack, type Picture } from '../../charts/pictures.ts';
import { plainWords } from '../../language/text.ts';
import { figurePart } from '../figure/figurePart.server.ts';
import { buildPicture } from '../figure/pictured.server.ts';
import { BORDERS, paint, patterns } from './fills.server.ts';
import { mapKeeps } from './map.kind.ts';
import { buildMapContent, type MapContent } from './content.server.ts';

export const map = figurePart(buildMapContent, { keeps: mapKeeps, picture: pictureOfMap });

/** Null where the map has no drawing. The height is in the points of a picture. */
export function pictureOfMap(content: MapContent): Picture | null {
  const { id, drawing } = content;
  if (!drawing) return null;
  const { width, height, areas, keys, legend } = drawing;
  const scale = DRAWN / width;
  const outlines = areas.map(({ path, fill }) => ({
    tag: 'path' as const,
    given: { d: path, ...paint(fill, id) },
  }));
  const map = {
    height: height * scale,
    markup: `${writeMarks(patterns(id))}<g transform="scale(${scale.toFixed(4)})"${writePaint(BORDERS)}>${writeMarks(outlines)}</g>`,
  };
  const boxes = keys.map(({ fill, words, count }) => ({
    given: { stroke: 'var(--line-strong)', ...paint(fill, id) },
    words: `${plainWords(words)}: ${count}`,
  }));
  return buildPicture(content, {
    ...stack([map, drawText(legend, { size: 15 }), drawKey(boxes)], 12),
    words: areas.map(({ words }) => `${words}.`),
  });
}
