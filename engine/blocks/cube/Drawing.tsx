// What is drawn above the table: bars in the page's letters, lines and areas by the server, whose values are read as those of a chart.

import { Fragment, type ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { barMarks, type Mark } from '../../charts/marks.ts';
import { Lane } from '../figure/Lane.tsx';
import { Readout } from '../figure/Readout.tsx';
import type { CubeBar, CubeBarPart, CubeDrawingView, CubeView } from './cube.kind.ts';
import { computeStop, READ } from './stops.ts';
import { Name } from './Name.tsx';

interface DrawingProps {
  readonly view: CubeView;
  readonly drawing: CubeDrawingView;
}

/** The table below says the same. */
export function Drawing({ view, drawing }: DrawingProps): ReactNode {
  const { way, subtitle } = drawing;
  return (
    <figure className={way === 'treemap' ? 'cube-figure wide' : 'cube-figure'}>
      <figcaption className="subtitle">{subtitle}</figcaption>
      {way === 'bars' ? (
        <Bars id={view.id} bars={drawing.bars} />
      ) : (
        <Readout
          key={`${way} ${view.caption}`}
          view={{
            ...drawing,
            id: view.id,
            name: subtitle,
            opens: null,
            stop: computeStop(view, READ),
          }}
        />
      )}
      {way === 'treemap' ? <p className="too-narrow">{view.words['too-narrow']}</p> : null}
    </figure>
  );
}

function Bars({ id, bars }: { readonly id: string; readonly bars: readonly CubeBar[] }): ReactNode {
  return (
    <ol className="cube-bars">
      {bars.map(({ name, bars: parts }, i) => (
        <li key={i}>
          {parts.length > 1 ? <Name name={name} /> : null}
          {parts.map((part, k) => (
            <Fragment key={k}>
              <p className="pair">
                <span className="pair-name">
                  {parts.length > 1 ? part.label : <Name name={name} />}
                </span>{' '}
                <b className="pair-figures">
                  <Say words={part.words} />
                </b>
              </p>
              <Lane of={markPart(part, `${id}-bar-${i}-${k}`)} />
            </Fragment>
          ))}
        </li>
      ))}
    </ol>
  );
}

function markPart(part: CubeBarPart, name: string): Mark[] {
  return barMarks({ bar: part.width === 0 ? null : part, sign: part.sign }, name);
}
