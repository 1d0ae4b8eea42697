// How outlines of a map and the boxes of its legend are filled, on a page and in a picture: colours say classes, patterns what colours do not.

import { hatch, type Mark, type Paint } from '../../charts/marks.ts';

/** By a class, hatched where a sum is not of all, dotted by a sign, empty where nothing is known. */
export type MapFill = `plus-${number}` | `minus-${number}` | 'hatched' | 'signed' | 'unknown';

/** How strong the colours of the classes are. */
const STRENGTH = ['.22', '.4', '.6', '.8', '1'];
/** Borders are of the paper: what is coloured stands apart from its neighbour. */
export const BORDERS: Paint = {
  stroke: 'var(--paper)',
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
};

/** `id` names the drawing in its document, and with it the patterns of `patterns`. */
export function paint(fill: MapFill, id: string): Paint {
  const [side = '', shade = ''] = fill.split('-');
  if (side === 'plus' || side === 'minus')
    return {
      fill: side === 'plus' ? 'var(--m)' : 'var(--m-gap)',
      fillOpacity: STRENGTH[Number(shade) - 1] ?? '1',
    };
  const plain = fill === 'unknown' ? 'var(--ground)' : `url(#${id}-${fill})`;
  return { fill: plain, stroke: 'var(--line-strong)', strokeWidth: 0.8 };
}

/** What hatched and dotted outlines are filled with. */
export function patterns(id: string): Mark[] {
  const size = { width: 7, height: 7 };
  const dot = { cx: 3.5, cy: 3.5, r: 1.3, fill: 'var(--ink-soft)' };
  return [
    hatch(`${id}-hatched`),
    {
      tag: 'pattern',
      given: { id: `${id}-signed`, ...size, patternUnits: 'userSpaceOnUse' },
      inside: [
        { tag: 'rect', given: { ...size, fill: 'var(--paper)' } },
        { tag: 'circle', given: dot },
      ],
    },
  ];
}
