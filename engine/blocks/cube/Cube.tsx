// A composed question: what it finds, the composer, the answer as a table and a drawing, its files. All works without scripts.

import { type ReactNode } from 'react';

import { PageLink } from '../../data/PageLink.tsx';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import { Covered } from '../figure/Covered.tsx';
import { Notes } from '../figure/Notes.tsx';
import type { BrowserPart } from '../contract/part.ts';
import { Composer } from './Composer.tsx';
import type { CubeView } from './cube.kind.ts';
import { Drawing } from './Drawing.tsx';
import { DOORS, FILES, computeStop, WAYS_STOP } from './stops.ts';
import { Table } from './Table.tsx';
import { useTouched } from './useTouched.ts';
import '../../charts/charts.css';
import '../figure/figures.css';
import './cube.css';

export const cube: BrowserPart<CubeView> = {
  Component: Cube,
  showsUnits: (view) => view.unit !== undefined,
  withShown: (view, { markup }) =>
    view.drawing === null ? view : { ...view, drawing: { ...view.drawing, drawing: markup } },
};

function Cube({ view }: { readonly view: CubeView }): ReactNode {
  const { touched, touch } = useTouched(view);
  return (
    <div className="cube">
      {view.fields.length === 0 ? null : <Composer view={view} touch={touch} />}
      {view.told.length === 0 ? null : (
        <ul className="notices">
          {view.told.map((words) => (
            <li key={words} data-outcome="">
              {words}
            </li>
          ))}
        </ul>
      )}
      <Answer view={view} touched={touched} />
      <Doors view={view} />
    </div>
  );
}

function Answer({
  view,
  touched,
}: {
  readonly view: CubeView;
  readonly touched: boolean;
}): ReactNode {
  return (
    <div className={view.meaning === '' ? 'cube-answer' : `cube-answer m-${view.meaning}`}>
      {view.lead === '' ? null : (
        <p className="cube-lead" data-outcome="">
          {view.lead}
        </p>
      )}
      {view.export ? <Files view={view} /> : <Ways view={view} />}
      {view.message === '' ? null : (
        <p className="empty cube-message" data-outcome="">
          <Say words={view.message} />
        </p>
      )}
      <Notes of={view.notes} />
      <Covered of={view} />
      {view.why === '' ? null : <p className="note">{view.why}</p>}
      {view.drawing === null ? null : <Drawing view={view} drawing={view.drawing} />}
      {view.table === null ? null : <Table view={view} table={view.table} touched={touched} />}
      {view.export ? null : <Files view={view} />}
    </div>
  );
}

/** Questions that people ask, each a link to its own address. */
function Doors({ view }: { readonly view: CubeView }): ReactNode {
  const stop = useStop();
  if (view.doors.length === 0) return null;
  return (
    <section className="cube-doors" aria-labelledby={`${view.id}-doors`}>
      <h2 id={`${view.id}-doors`}>{view.words['doors']}</h2>
      <ul>
        {view.doors.map(({ words, to, current }, i) => (
          <li key={to}>
            <PageLink
              to={to}
              keepScroll
              aria-current={current || undefined}
              {...stop(computeStop(view, DOORS + i))}
            >
              <Say words={words} />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ways({ view }: { readonly view: CubeView }): ReactNode {
  const stop = useStop();
  if (view.state !== 'ready') return null;
  return (
    <ul className="cube-ways" aria-label={view.words['ways']}>
      {view.ways.map(({ way, to }, i) => (
        <li key={way}>
          <PageLink
            to={to}
            keepScroll
            aria-current={way === view.way || undefined}
            {...stop(computeStop(view, WAYS_STOP + i))}
          >
            {view.words[`way-${way}`]}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function Files({ view }: { readonly view: CubeView }): ReactNode {
  const stop = useStop();
  if (view.files.length === 0) return null;
  return (
    <div className="cube-files">
      {view.size === '' ? null : <p>{view.size}</p>}
      <ul aria-label={view.words['files']}>
        {view.files.map(({ form, name, address, why }, i) => (
          <li key={form}>
            {why === '' ? (
              <a
                href={address}
                download
                rel="nofollow"
                aria-label={name}
                {...stop(computeStop(view, (view.export ? WAYS_STOP : FILES) + i))}
              >
                {form}
              </a>
            ) : (
              why
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
