// Records: what the server has written out, a tree of them that opens level by level, a full screen that comes when it is opened.

import { lazy, Suspense, type ReactNode } from 'react';

import { useStop } from '../../data/useStop.ts';
import type { BrowserPart } from '../contract/part.ts';
import { CARDED } from '../written/cards.ts';
import { readLines } from '../treegrid/carried.ts';
import { loadLater } from '../treegrid/loadLater.ts';
import { useZoomed, ZoomLink } from '../treegrid/ZoomLink.tsx';
import { Written } from '../written/Written.tsx';
import { withShownRecords } from './carried.ts';
import type { RecordGrid, RecordsView } from './records.kind.ts';
import { Tree } from './Tree.tsx';
import '../written/pills.css';
import '../written/prose.css';
import './records.css';

export const records: BrowserPart<RecordsView> = {
  Component: Records,
  withShown: (view, { section, markup }) => {
    const shown = { ...view, html: markup };
    return section === null ? shown : withShownRecords(shown, readLines(section, '.records-tree'));
  },
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
  const stop = useStop();
  const isOpen = useZoomed();
  return (
    <div className="records-zoom records-links needs-life">
      <ZoomLink stop={stop(view.tab + ZOOM_STOP)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <Grid view={view} grid={grid} />
        </Suspense>
      ) : null}
    </div>
  );
}
