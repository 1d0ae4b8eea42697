// Records: what the server has written out, a tree of them that opens level by level, a full screen that comes when it is opened.

import { lazy, Suspense, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import { isPlainClick } from '../../data/isPlainClick.ts';
import { useLive } from '../../data/useLive.ts';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import type { BrowserPart } from '../contract/part.ts';
import { CARDED } from '../written/cards.ts';
import { loadLater } from '../treegrid/loadLater.ts';
import { Written } from '../written/Written.tsx';
import type { RecordGrid, RecordsView } from './records.kind.ts';
import { Tree } from './Tree.tsx';
import '../written/pills.css';
import '../written/prose.css';
import './records.css';

export const records: BrowserPart<RecordsView> = {
  Component: Records,
  withShown: (view, { markup }) => ({ ...view, html: markup }),
};

const Grid = lazy(async () => await loadLater(async () => await import('./Grid.tsx')));

/** Inserts the HTML of `RenderedRecords`; a tree stands below it, and where there is a grid a link to the full screen. */
export function Records({ view }: { readonly view: RecordsView }): ReactNode {
  const { tree, grid } = view;
  return (
    <>
      <Written view={view} className={`${CARDED} records`} />
      {tree === null ? null : <Tree view={view} tree={tree} />}
      {grid === null ? null : <Zoomed view={view} grid={grid} />}
    </>
  );
}

/** After everything that is written out. */
const ZOOM_STOP = 0.99;

interface ZoomedProps {
  readonly view: RecordsView;
  readonly grid: RecordGrid;
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
    <div className="records-zoom records-links needs-life">
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
