// What is drawn above the table: bars in the page's letters, lines and areas by the server, and by the browser once the composer is touched.

import { lazy, Suspense, type ReactNode } from 'react';

import { Markup } from '../../language/Markup.tsx';
import { Hatch } from '../Hatch.tsx';
import type { CubeBar, CubeBarPart, CubeDrawingView, CubeView } from './cube.kind.ts';
import { loadComposed } from './later.ts';
import { Name } from './Table.tsx';

const Composed = lazy(loadComposed);

/** Below so much of the width a bar has two units of the screen: something is never nothing. */
const THIN = 0.7;

interface DrawingProps {
  readonly view: CubeView;
  readonly drawing: CubeDrawingView;
}

/** `touched`: the composer is in use, so that lines and areas are drawn by the browser instead of the server. */
export function Drawing({
  view,
  drawing,
  touched,
}: DrawingProps & { readonly touched: boolean }): ReactNode {
  const { way, subtitle } = drawing;
  const still = <Still view={view} drawing={drawing} />;
  return (
    <figure className={way === 'treemap' ? 'cube-figure wide' : 'cube-figure'}>
      <figcaption className="subtitle">{subtitle}</figcaption>
      {way === 'bars' ? <Bars id={view.id} bars={drawing.bars} /> : null}
      {way !== 'bars' && touched ? (
        <Suspense fallback={still}>
          <Composed drawing={drawing} label={view.words['drawing'] ?? ''} />
        </Suspense>
      ) : null}
      {way !== 'bars' && !touched ? still : null}
      {way === 'treemap' ? <p className="too-narrow">{view.words['too-narrow']}</p> : null}
    </figure>
  );
}

/** The table below says the same. */
function Still({ view, drawing }: DrawingProps): ReactNode {
  return (
    <div className="drawing" aria-hidden="true">
      <Markup of={view.id} className="drawing-still" html={drawing.drawing} />
    </div>
  );
}

function Bars({ id, bars }: { readonly id: string; readonly bars: readonly CubeBar[] }): ReactNode {
  return (
    <ol className="cube-bars">
      {bars.map(({ name, bars: parts }, i) => (
        <li key={i}>
          <p>
            <Name name={name} />
          </p>
          {parts.map((part, k) => (
            <div className="cube-bar" key={k}>
              {part.label === '' ? null : <span>{part.label}</span>}
              <Bar part={part} name={`${id}-bar-${i}-${k}`} />
              <b>{part.words}</b>
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Nothing of it is read: the words beside it say the same. */
function Bar({
  part: { from, width, sign },
  name,
}: {
  readonly part: CubeBarPart;
  readonly name: string;
}): ReactNode {
  return (
    <svg className={`cube-line cube-${sign}`} aria-hidden="true" focusable="false">
      {sign === 'minus' ? <Hatch name={name} /> : null}
      {width === 0 ? null : (
        <rect
          x={`${from}%`}
          height="100%"
          width={width < THIN ? '2' : `${width}%`}
          {...(sign === 'minus' ? { fill: `url(#${name})` } : {})}
        />
      )}
    </svg>
  );
}
