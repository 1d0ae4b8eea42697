// A chart: a drawing for the eye, a sentence and a table for everyone, arrow keys over its values.

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';

import { PageLink } from '../../data/PageLink.tsx';
import { useLive } from '../../data/useLive.ts';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { Markup } from '../../language/Markup.tsx';
import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import type { ChartView } from './chart.kind.ts';
import { changeQuery } from '../../addresses/query.ts';
import { Covered } from '../Covered.tsx';
import type { BrowserPart } from '../part.ts';
import { useLiveChart } from './useLiveChart.ts';
import '../figures.css';
import './chart.css';

export const chart: BrowserPart<ChartView> = {
  Component: Chart,
  keyOf: (view) => `${view.chart} ${view.caption}`,
  showsUnits: () => true,
  withShown: (view, { markup }) => ({ ...view, drawing: markup }),
};

export function Chart({ view }: { readonly view: ChartView }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  if (view.state !== 'ready') return <p className="empty">{view.message}</p>;
  const shared = view.rows.some(({ share }) => share !== '');
  return (
    <figure className="chart">
      <figcaption>
        {view.sentence}
        <Covered of={view} />
      </figcaption>
      {view.notes.map((note) => (
        <p className="note" key={note}>
          {note}
        </p>
      ))}
      {view.charts.length > 1 ? <Kinds view={view} /> : null}
      {view.charts.length === 0 ? null : <Drawing key={view.chart} view={view} />}
      <details className="as-table">
        <summary {...stop(view.tab + 6)}>{t('chart.as-table')}</summary>
        <div className="table-scroll">
          <table className="figures plain">
            <caption>{view.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{t('table.name')}</th>
                <th scope="col" className="amount">
                  <Say words={view.valueTitle} />
                </th>
                {shared ? (
                  <th scope="col" className="percent">
                    {t('chart.share')}
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {view.rows.map(({ key, label, lang, exact, share }) => (
                <tr key={key}>
                  <th scope="row" lang={lang || undefined}>
                    {label}
                  </th>
                  <td className="amount">{exact}</td>
                  {shared ? <td className="percent">{share}</td> : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function Kinds({ view }: { readonly view: ChartView }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { queries } = useShell();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <ul className="kinds" aria-label={t('chart.kinds')}>
      {view.charts.map(({ name, title }, i) => (
        <li key={name}>
          <PageLink
            to={
              pathname + changeQuery(search.toString(), { [queries.chart]: i === 0 ? null : name })
            }
            keepScroll
            aria-current={name === view.chart || undefined}
            {...stop(view.tab + i)}
          >
            <Say words={title} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The server's drawing; touched, it becomes an interactive one without moving anything. */
function Drawing({ view }: { readonly view: ChartView }): ReactNode {
  const { t } = useTranslation();
  const live = useLive();
  const stop = useStop();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(-1);
  const { wake, highlight, awake } = useLiveChart(view, box);
  const row = view.rows[at];
  const show = (next: number) => {
    setAt(next);
    highlight(view.rows[next]?.key ?? '');
  };
  const keyDown = (event: KeyboardEvent) => {
    const last = view.rows.length - 1;
    const moves: Record<string, number> = {
      ArrowRight: Math.min(last, at + 1),
      ArrowDown: Math.min(last, at + 1),
      ArrowLeft: Math.max(0, at - 1),
      ArrowUp: Math.max(0, at - 1),
      Home: 0,
      End: last,
      Escape: -1,
    };
    const next = moves[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    show(next);
  };
  const focusable = live
    ? {
        tabIndex: 0,
        role: 'group',
        'aria-roledescription': t('chart.role'),
        'aria-label': t('chart.explore', {
          name: view.title === null ? plainWords(view.valueTitle) : plainWords(view.title),
        }),
        onKeyDown: keyDown,
        onFocus: wake,
        onPointerEnter: wake,
        ...stop(view.tab + 5),
      }
    : {};
  return (
    <div className="drawing" {...focusable}>
      <Markup of={view.id} className="drawing-still" html={view.drawing} hidden={awake} />
      <div className="drawing-live" ref={box} aria-hidden="true" hidden={!awake} />
      <output className="readout" aria-live="polite">
        {row ? (
          <>
            <span lang={row.lang || undefined}>{row.label}</span>: <b>{row.spoken}</b>
            {row.share === '' ? '' : ` (${row.share}\u00a0%)`}
          </>
        ) : null}
      </output>
    </div>
  );
}
