// Draws a map: tiles with their values, or outlines with a legend that counts them and a line for what is read of one; the ends of the list.

import type { ReactNode } from 'react';

import { barMarks } from '../../charts/marks.ts';
import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { Linked, LinkTo, SoftName, useSay } from '../written/elements.server.tsx';
import { ExploredDrawing } from '../figure/ExploredDrawing.server.tsx';
import { Figure } from '../figure/Figure.tsx';
import { Lane, Marks } from '../figure/Lane.tsx';
import type { MapArea, MapDrawing, MapKey } from './drawing.server.ts';
import type { MapEnd, MapEnds } from './ends.server.ts';
import { BORDERS, paint, patterns } from './fills.server.ts';
import type { MapChoice, MapContent } from './content.server.ts';

/** What can be chosen, and below what is said of it the map with the ends of its list, how else it is drawn, then why there is no more to choose. */
export function RenderedMap({ content }: { readonly content: MapContent }): ReactNode {
  const { id, choices, forms, drawing, ends } = content;
  const say = useSay();
  const isTiled = drawing?.areas.some(({ tile }) => tile !== null);
  const Drawing = isTiled ? Tiles : Shown;
  return (
    <>
      <Choices of={choices} name={say('map.choose')} />
      <Figure of={content} link={LinkTo}>
        <div className="map-space">
          {drawing ? <Drawing of={drawing} id={id} name={plainWords(content.name)} /> : null}
          {ends ? <Ends of={ends} /> : null}
        </div>
      </Figure>
      <Choices of={forms} name={say('map.draw')} />
      {choices.map(({ why }, i) =>
        why === '' ? null : (
          <p key={i} className="map-why">
            <Say words={why} />
          </p>
        ),
      )}
    </>
  );
}

interface ChoicesProps {
  readonly of: readonly MapChoice[];
  readonly name: string;
}

/** What the map can be made of. */
function Choices({ of, name }: ChoicesProps): ReactNode {
  if (of.length === 0) return null;
  return (
    <ul className="map-choices pills" aria-label={name} tabIndex={-1}>
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
  );
}

interface ShownProps {
  readonly of: MapDrawing;
  readonly id: string;
  readonly name: string;
}

function Shown({ of, id, name }: ShownProps): ReactNode {
  const { width, height, areas, keys, legend } = of;
  return (
    <div className="map">
      <ExploredDrawing name={name}>
        <svg
          className="map-drawing"
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={name}
          data-outlines=""
          {...BORDERS}
        >
          <defs stroke="none">
            <Marks of={patterns(id)} />
          </defs>
          {areas.map((area) => (
            <Area key={area.code} of={area} id={id} />
          ))}
          {areas.map(({ code, path, isChosen }) =>
            isChosen ? <path key={code} className="map-over" d={path} /> : null,
          )}
        </svg>
        <ul className="points" hidden>
          {areas.map(({ code, words }) => (
            <li key={code}>{words}</li>
          ))}
        </ul>
      </ExploredDrawing>
      {legend === '' ? null : <p className="map-legend-name">{legend}</p>}
      <ul className="map-legend">
        {keys.map((key) => (
          <Key key={key.fill} of={key} id={id} />
        ))}
      </ul>
    </div>
  );
}

function Tiles({ of: { areas, zero }, name }: ShownProps): ReactNode {
  const last = Math.max(...areas.map(({ tile }) => tile?.column ?? 1));
  return (
    <div className="map tiled">
      <div className="map-drawing" role="group" aria-label={name}>
        {/* all columns are there from the first frame, whatever of the page has come */}
        <i className={`columns x${last} y1`} />
        {areas.map((area) => (
          <Tile key={area.code} of={area} zero={zero} />
        ))}
      </div>
    </div>
  );
}

interface TileProps {
  readonly of: MapArea;
  readonly zero: number | null;
}

/** A value with its bar; without one why there is none. */
function Tile({ of: { tile, to, isChosen }, zero }: TileProps): ReactNode {
  if (!tile) return null;
  const { column, row, name, value, bar } = tile;
  const className = `tile x${column} y${row}${bar ? '' : ' void'}`;
  // a tile may be narrower than an amount: its unit goes to a line of its own before a word is broken
  const [number, unit] = plainWords(value).split(/(?<=\d\u00a0)(?=\p{L})/u);
  const said = unit === undefined ? number : [number, <wbr key="unit" />, unit];
  const words = (
    <>
      <span>
        <SoftName words={name} />
      </span>{' '}
      {bar ? <b>{said}</b> : <small>{said}</small>}
      {bar ? <Lane of={barMarks(tile, '', zero)} thin /> : null}
    </>
  );
  return to === null ? (
    <div className={className}>{words}</div>
  ) : (
    <LinkTo to={to} className={className} aria-current={isChosen ? 'true' : undefined}>
      {words}
    </LinkTo>
  );
}

function Area({ of, id }: { readonly of: MapArea; readonly id: string }): ReactNode {
  const { path, fill, words, to, isChosen } = of;
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
    <LinkTo to={to} {...paint(fill, id)} aria-current={isChosen ? 'true' : undefined}>
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

function Ends({ of: { highest, lowest, zero, from } }: { readonly of: MapEnds }): ReactNode {
  const say = useSay();
  return (
    <div className="map-ends">
      <End name={say('map.highest')} of={highest} zero={zero} />
      <End name={say('map.lowest')} of={lowest} zero={zero} />
      {from === '' ? null : <p className="map-gone">{from}</p>}
    </div>
  );
}

interface EndProps {
  readonly name: string;
  readonly of: readonly MapEnd[];
  readonly zero: number | null;
}

function End({ name, of, zero }: EndProps): ReactNode {
  return (
    <div>
      <p className="map-end-name">{name}</p>
      <ol>
        {of.map((end, i) => (
          <li key={i}>
            <Linked {...end} /> <b>{end.value}</b>
            <Lane of={barMarks(end, '', zero)} thin />
          </li>
        ))}
      </ol>
    </div>
  );
}
