// Draws a map: outlines that are links, a legend that counts them, a line for what is read of one, the ends of the list.

import type { ReactNode } from 'react';

import { planMarks } from '../../charts/marks.ts';
import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { Linked, LinkTo, useSay } from '../written/elements.server.tsx';
import { Figure } from '../figure/Figure.tsx';
import { Lane, Marks } from '../figure/Lane.tsx';
import type { MapArea, MapDrawing, MapKey } from './drawing.server.ts';
import type { MapEnd, MapEnds } from './ends.server.ts';
import { BORDERS, paint, patterns } from './fills.server.ts';
import type { MapChoice, MapContent } from './content.server.ts';

/** What can be chosen, and below what is said of it the map with the ends of its list. */
export function RenderedMap({ content }: { readonly content: MapContent }): ReactNode {
  const { id, choices, drawing, ends } = content;
  return (
    <>
      <Choices of={choices} />
      <Figure of={content} link={LinkTo}>
        <div className="map-space">
          {drawing ? <Shown of={drawing} id={id} name={plainWords(content.name)} /> : null}
          {ends ? <Ends of={ends} /> : null}
        </div>
      </Figure>
    </>
  );
}

/** What the map can be coloured by; what has no values says why. */
function Choices({ of }: { readonly of: readonly MapChoice[] }): ReactNode {
  const say = useSay();
  if (of.length === 0) return null;
  return (
    <>
      <ul className="map-choices pills" aria-label={say('map.choose')}>
        {of.map(({ title, to, current }, i) =>
          to === null ? null : (
            <li key={i}>
              <LinkTo to={to} aria-current={current ? 'true' : undefined} data-keep="">
                <Say words={title} />
              </LinkTo>
            </li>
          ),
        )}
      </ul>
      {of.map(({ why }, i) =>
        why === '' ? null : (
          <p key={i} className="map-why">
            <Say words={why} />
          </p>
        ),
      )}
    </>
  );
}

interface ShownProps {
  readonly of: MapDrawing;
  readonly id: string;
  readonly name: string;
}

function Shown({ of, id, name }: ShownProps): ReactNode {
  const say = useSay();
  const { width, height, areas, keys, legend } = of;
  return (
    <div className="map">
      <svg
        className="map-drawing"
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={name}
        {...BORDERS}
      >
        <defs stroke="none">
          <Marks of={patterns(id)} />
        </defs>
        {areas.map((area) => (
          <Area key={area.code} of={area} id={id} />
        ))}
      </svg>
      <p className="map-readout" role="status" data-again={say('map.again')} />
      {legend === '' ? null : <p className="map-legend-name">{legend}</p>}
      <ul className="map-legend">
        {keys.map((key) => (
          <Key key={key.fill} of={key} id={id} />
        ))}
      </ul>
    </div>
  );
}

function Area({ of, id }: { readonly of: MapArea; readonly id: string }): ReactNode {
  const { path, fill, words, to } = of;
  const outline = (
    <>
      <title>{words}</title>
      <path d={path} />
    </>
  );
  return to === null ? (
    <g role="img" {...paint(fill, id)}>
      {outline}
    </g>
  ) : (
    <LinkTo to={to} {...paint(fill, id)}>
      {outline}
    </LinkTo>
  );
}

function Key({
  of: { fill, words, count },
  id,
}: {
  readonly of: MapKey;
  readonly id: string;
}): ReactNode {
  return (
    <li>
      <svg className="map-key" width="22" height="14" aria-hidden="true" {...paint(fill, id)}>
        <path d="M0 0h22v14H0z" />
      </svg>{' '}
      <Say words={words} />: <b>{count}</b>
    </li>
  );
}

function Ends({ of: { highest, lowest, tick, gone } }: { readonly of: MapEnds }): ReactNode {
  const say = useSay();
  return (
    <div className="map-ends">
      <End name={say('map.highest')} of={highest} tick={tick} />
      <End name={say('map.lowest')} of={lowest} tick={tick} />
      {gone === '' ? null : <p className="map-gone">{gone}</p>}
    </div>
  );
}

interface EndProps {
  readonly name: string;
  readonly of: readonly MapEnd[];
  readonly tick: number | null;
}

function End({ name, of, tick }: EndProps): ReactNode {
  return (
    <div>
      <p className="map-end-name">{name}</p>
      <ol>
        {of.map(({ words, to, value, bar }, i) => (
          <li key={i}>
            <Linked words={words} to={to} /> <b>{value}</b>
            {bar === null ? null : <Lane of={planMarks({ bar, tick })} thin />}
          </li>
        ))}
      </ol>
    </div>
  );
}
