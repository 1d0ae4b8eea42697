// What is drawn above the table: bars in the page's letters, lines and areas by the server, and by the browser once the composer is touched.

import { lazy, Suspense, type ReactNode } from 'react';

import { barMarks, type Mark } from '../../charts/marks.ts';
import { Markup } from '../../language/Markup.tsx';
import { Lane } from '../Lane.tsx';
import type { CubeBar, CubeBarPart, CubeDrawingView, CubeView } from './cube.kind.ts';
import { loadComposed } from './later.ts';
import { Name } from './Table.tsx';

const Composed = lazy(loadComposed);

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
              <Lane of={markPart(part, `${id}-bar-${i}-${k}`)} />
              <b>{part.words}</b>
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

function markPart(part: CubeBarPart, name: string): Mark[] {
  return barMarks({ bar: part.width === 0 ? null : part, sign: part.sign }, name);
}
