// A chart: a drawing for the eye, a sentence and a table for everyone, a readout of its values.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import { PageLink } from '../../data/PageLink.tsx';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import { Figure } from '../figure/Figure.tsx';
import type { BrowserPart } from '../contract/part.ts';
import { Readout } from '../figure/Readout.tsx';
import { AsTable } from './AsTable.tsx';
import { readShownCells, withShownValues } from './carried.ts';
import type { ChartView } from './chart.kind.ts';
import '../../charts/charts.css';
import '../figure/figures.css';
import '../written/pills.css';
import './chart.css';

export const chart: BrowserPart<ChartView> = {
  Component: Chart,
  keyOf: (view) => `${view.chart} ${view.caption}`,
  lastStop: 6,
  showsUnits: () => true,
  withShown: (view, { section, markup }) => ({
    ...withShownValues(view, section && readShownCells(section)),
    drawing: markup,
  }),
};

/** What can be chosen above the drawing, what it says and the same as a table below. */
export function Chart({ view }: { readonly view: ChartView }): ReactNode {
  const { t } = useTranslation();
  return (
    <Figure of={view} link={PageLink}>
      <figure className="chart">
        {view.charts.length > 1 && !view.alone ? <Kinds view={view} /> : null}
        {view.charts.length === 0 ? null : (
          <Readout
            key={view.chart}
            view={{
              ...view,
              name: view.title ?? view.valueTitle,
              stop: view.tab + 5,
              sounds: view.sounds === true && !view.alone,
            }}
          />
        )}
        {view.wide ? <p className="too-narrow">{t('chart.too-narrow')}</p> : null}
        <figcaption>
          <Say words={view.sentence} />
        </figcaption>
        <AsTable view={view} />
        {view.source === '' ? null : <p className="source">{view.source}</p>}
      </figure>
    </Figure>
  );
}

function Kinds({ view }: { readonly view: ChartView }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { queries } = useShell();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <ul className="kinds pills" aria-label={t('chart.kinds')}>
      {view.charts.map(({ name, title, wide }, i) => (
        <li key={name} className={wide ? 'wide' : undefined}>
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
