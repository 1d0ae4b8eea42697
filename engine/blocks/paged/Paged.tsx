// A paged table, written out on the server; its full screen is a grid that comes when it is opened.

import { lazy, Suspense, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import { isPlainClick } from '../../data/isPlainClick.ts';
import { useLive } from '../../data/useLive.ts';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { CARDED } from '../written/cards.ts';
import type { BrowserPart } from '../contract/part.ts';
import { Written } from '../written/Written.tsx';
import { loadPagedGrid } from './loadGrid.ts';
import type { PagedGrid, PagedView } from './paged.kind.ts';
import '../written/pills.css';
import './paged.css';

export const paged: BrowserPart<PagedView> = {
  Component: Paged,
  withShown: (view, { markup }) => ({ ...view, html: markup }),
};

const Grid = lazy(loadPagedGrid);

/** Inserts the HTML of `RenderedPaged`, and where there is a grid a link to the full screen. */
export function Paged({ view }: { readonly view: PagedView }): ReactNode {
  return (
    <>
      <Written view={view} className={CARDED} />
      {view.grid === null ? null : <Zoomed view={view} grid={view.grid} />}
    </>
  );
}

/** After everything that is written out. */
const ZOOM_STOP = 0.99;

interface ZoomedProps {
  readonly view: PagedView;
  readonly grid: PagedGrid;
}

function Zoomed({ view, grid }: ZoomedProps): ReactNode {
  const { t } = useTranslation();
  const { queries } = useShell();
  const live = useLive();
  const stop = useStop();
  const [search, setSearch] = useSearchParams();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setSearch(
      (before) => {
        before.set(queries.zoom, '1');
        return before;
      },
      { preventScrollReset: true },
    );
  };
  return (
    <div className="paged-zoom needs-life">
      <a
        href={changeQuery(search.toString(), { [queries.zoom]: '1' })}
        rel="nofollow"
        onClick={open}
        {...stop(view.tab + ZOOM_STOP)}
      >
        {t('table.zoom')}
      </a>
      {live && search.get(queries.zoom) === '1' ? (
        <Suspense fallback={null}>
          <Grid view={view} grid={grid} />
        </Suspense>
      ) : null}
    </div>
  );
}
