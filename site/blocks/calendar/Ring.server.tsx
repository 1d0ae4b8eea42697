// Draws the ring of a year beside the names of its stages; the list below says the same in words.

import type { ReactNode } from 'react';

import { Say } from '../../../engine/render.ts';
import type { YearRing } from './ring.server.ts';

/** The stages are numbered from the outermost ring inwards. */
export function RenderedRing({ of }: { readonly of: YearRing }): ReactNode {
  return (
    <div className="ring" aria-hidden="true">
      <svg viewBox="-100 -100 200 200" focusable="false">
        {of.rings.map(({ radius, arcs }) => (
          <g key={radius}>
            <circle className="ring-track" r={radius} />
            {arcs.map(({ path, state }) => (
              <path key={path} className={state} d={path} />
            ))}
          </g>
        ))}
        {of.months.map(({ letter, x, y }, i) => (
          <text key={i} x={x} y={y} dy=".35em">
            {letter}
          </text>
        ))}
        {of.rings.map(({ radius }, i) => (
          <text key={radius} className="ring-number" y={-radius} dy=".35em">
            {i + 1}
          </text>
        ))}
        <path className="ring-hand" d={`M0 0L${of.hand.x} ${of.hand.y}`} />
      </svg>
      <ol>
        {of.rings.map(({ name, radius }) => (
          <li key={radius}>
            <Say words={name} />
          </li>
        ))}
      </ol>
    </div>
  );
}
