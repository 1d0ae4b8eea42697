// The server's drawing with its readout: a pointer, a tap and the arrow keys tell the same value, a click opens its row.

import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import type { ChartRow } from '../../charts/data.ts';
import { useEscape } from '../../data/useEscape.ts';
import { useLive } from '../../data/useLive.ts';
import { useStop } from '../../data/useStop.ts';
import { Markup } from '../../language/Markup.tsx';
import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import { markSpot, nearestTo } from './spots.ts';

/** What is told of one value. */
export type ToldRow = Pick<
  ChartRow,
  'key' | 'name' | 'lang' | 'seriesLabel' | 'spoken' | 'share' | 'planSpoken'
>;

/** A drawing of the server's with the values that stand in it, in the order of its rows. */
export interface ReadoutView {
  readonly id: string;
  readonly name: Words;
  /** Markup of the drawing. */
  readonly drawing: string;
  readonly rows: readonly ToldRow[];
  /** The table whose rows can be opened, by its id, with the query that opens one; null: there is none. */
  readonly opens: { readonly query: string; readonly table: string } | null;
  /** Its place in the order of Tab. */
  readonly stop: number;
}

/** A listbox whose options are the values of the chart once scripts run; before that a plain drawing. */
export function Readout({ view }: { readonly view: ReadoutView }): ReactNode {
  const { t } = useTranslation();
  const live = useLive();
  const stop = useStop();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(-1);
  const open = useOpening(view);
  const show = (next: number) => {
    setAt(next);
    if (box.current) markSpot(box.current, next);
  };
  const point = (event: PointerEvent) => {
    if (box.current) show(nearestTo(box.current, event));
  };
  const keyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event, at, view.rows.length - 1);
    if (next === null) return;
    event.preventDefault();
    if (event.key === 'Enter') open(view.rows[at]);
    else show(next);
  };
  useEscape(() => {
    if (at >= 0) show(-1);
  });
  const row = view.rows[at];
  const focusable = live
    ? {
        tabIndex: 0,
        role: 'listbox',
        'aria-label': t('chart.explore', { name: plainWords(view.name) }),
        'aria-activedescendant': row ? buildId(view, at) : undefined,
        ...stop(view.stop),
      }
    : {};
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a listbox once it is alive; what is done to it before is held until then */}
      <div
        className={view.opens && live ? 'drawing opens' : 'drawing'}
        ref={box}
        data-wake=""
        onKeyDown={keyDown}
        onPointerMove={point}
        onPointerDown={point}
        onClick={() => open(row)}
        {...focusable}
      >
        <div aria-hidden="true">
          <Markup of={view.id} className="drawing-still" html={view.drawing} />
        </div>
        {live ? <Values of={view} told={at} /> : null}
      </div>
      <p className="readout" aria-hidden="true">
        {row ? <Told of={row} /> : null}
      </p>
    </>
  );
}

function buildId({ id }: ReadoutView, place: number): string {
  return `${id}-value-${place}`;
}

/** All values, for who hears them. */
function Values({ of, told }: { readonly of: ReadoutView; readonly told: number }): ReactNode {
  return of.rows.map((row, place) => (
    <span
      key={place}
      role="option"
      id={buildId(of, place)}
      aria-selected={place === told}
      className="visually-hidden"
    >
      <Told of={row} />
    </span>
  ));
}

/** One value in words: its name in full, its series, the amount, the share, the plan. */
function Told({ of }: { readonly of: ToldRow }): ReactNode {
  const { t } = useTranslation();
  const isPlanned = of.planSpoken !== '';
  return (
    <>
      <span lang={of.lang || undefined}>{of.name}</span>
      {of.seriesLabel === '' || of.seriesLabel === of.name ? '' : `, ${of.seriesLabel}`}:{' '}
      <b>
        <Say words={of.spoken} />
      </b>
      {of.share === '' ? '' : <Say words={` (${of.share}\u00a0%)`} />}
      {isPlanned ? <Say words={`; ${t('chart.plan').toLocaleLowerCase()} ${of.planSpoken}`} /> : ''}
    </>
  );
}

/** Opens the row in the table of the same call. */
function useOpening({ opens }: ReadoutView): (row: ToldRow | undefined) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (row) => {
    if (!row || !opens || row.key === 'rest') return;
    const to = changeQuery(search.toString(), { [opens.query]: row.key });
    void navigate({ search: to, hash: `#${opens.table}` });
  };
}

/** The value that a key leads to; null where it leads to none. */
function placeAfter(event: KeyboardEvent, at: number, end: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: Math.min(end, at + 1),
    ArrowDown: Math.min(end, at + 1),
    ArrowLeft: Math.max(0, at - 1),
    ArrowUp: Math.max(0, at - 1),
    Home: 0,
    End: end,
    Enter: at,
  };
  return moves[event.key] ?? null;
}
