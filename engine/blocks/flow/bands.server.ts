// The bands of a flow between the names on both sides, as a page and a picture have them.

import { findTone, type Mark } from '../../charts/marks.ts';
import { at } from '../../model/lookup.ts';
import type { FlowShown } from './content.server.ts';
import type { LaidSlot } from './layOut.server.ts';

const REST = 'var(--m-rest)';

/** In a box a hundred wide and as high as the drawing, stretched to its place; what is missing is hatched. */
export function bandMarks({ id, drawing, sides }: FlowShown): Mark[] {
  const hatch = `${id}-hatch`;
  return [
    {
      tag: 'pattern',
      given: { id: hatch, width: 2, height: 6, patternUnits: 'userSpaceOnUse' },
      inside: [{ tag: 'path', given: { d: 'M0 0H2V2H0Z', fill: REST } }],
    },
    ...sides.flatMap(({ items }, s) =>
      items.flatMap(({ kind, meaning }, i) => {
        const tone = kind === 'own' ? findTone(meaning) : REST;
        return markSlot(
          at(at(drawing.sides, s), i),
          kind === 'missing' ? `url(#${hatch})` : '',
          tone,
        );
      }),
    ),
    { tag: 'rect', given: { ...drawing.middle, fill: 'var(--ink-soft)' } },
  ];
}

/** A band, and the bar at its end. */
function markSlot({ band, bar }: LaidSlot, hatched: string, tone: string): Mark[] {
  const fill = hatched === '' ? { fill: tone, fillOpacity: '.4' } : { fill: hatched };
  return [
    { tag: 'path', given: { d: band, ...fill } },
    { tag: 'rect', given: { ...bar, fill: tone } },
  ];
}

/** How the box is stretched, whatever its place. */
export function bandBox({ drawing: { height } }: FlowShown) {
  return { viewBox: `0 0 100 ${height}`, preserveAspectRatio: 'none' } as const;
}
