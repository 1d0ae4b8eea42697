// A table of figures: a plain table for everyone, a treegrid once it is alive, a grid on the full screen when asked.

import { lazy, Suspense, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { PageLink } from '../../data/PageLink.tsx';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { useView } from '../../data/view.ts';
import { Say } from '../../language/Say.tsx';
import type { Words } from '../../model/portal.ts';
import type { TableView, ViewColumn } from './table.kind.ts';
import { Covered } from '../figure/Covered.tsx';
import { NoFigures, Notes } from '../figure/Notes.tsx';
import type { BrowserPart } from '../contract/part.ts';
import { readLines } from '../treegrid/carried.ts';
import { withShownRows } from './carried.ts';
import { formatColumnHead, formatColumnTitle } from './cells.ts';
import { ExplainedRow, Head } from './Head.tsx';
import { MoreColumns } from './MoreColumns.tsx';
import { QueryLink } from '../treegrid/QueryLink.tsx';
import { loadLater } from '../treegrid/loadLater.ts';
import { Rows } from './Rows.tsx';
import { BY_CODE, BY_NAME, nextSort, parseOrder, sortedWay } from '../treegrid/sort.ts';
import { Pages, Tools } from './Tools.tsx';
import { unpackRow, type TableRow } from '../treegrid/tree.ts';
import { useTree, type OpenTree } from '../treegrid/useTree.ts';
import { useZoomed } from '../treegrid/ZoomLink.tsx';
import '../figure/figures.css';
import './table.css';

export const table: BrowserPart<TableView> = {
  Component: Table,
  keyOf: (view) => view.call,
  lastStop: 6,
  showsUnits: (view) => view.unit !== undefined,
  withShown: (view, { section }) =>
    section === null ? view : withShownRows(view, readLines(section, '.figures')),
};

const Zoom = lazy(async () => await loadLater(async () => await import('./Zoom.tsx')));

/** A message in place of the table where there are no figures; the full screen is loaded when the address asks for it. */
export function Table({ view }: { readonly view: TableView }): ReactNode {
  const [search] = useSearchParams();
  const tree = useTableTree(view);
  const zoomed = useZoomed() && view.zoom;
  if (view.state !== 'ready') return <NoFigures of={view} />;
  const nothing = view.find !== '' && view.found === 0;
  return (
    <>
      <Notes of={view.notes} />
      <Covered of={view} />
      <ExplainedRow view={view} />
      <Head view={view} />
      {nothing ? null : <Framed view={view} tree={tree} search={search.toString()} held={zoomed} />}
      <Pages view={view} />
      {nothing || view.alone ? null : <Tools view={view} tree={tree} />}
      <Terms view={view} />
      {zoomed ? (
        <Suspense fallback={null}>
          <Zoom view={view} tree={tree} />
        </Suspense>
      ) : null}
    </>
  );
}

function useTableTree(view: TableView): OpenTree<TableRow> {
  const { id, find, open } = view;
  const rows = useMemo(() => view.rows.map(unpackRow), [view.rows]);
  return useTree({
    block: id,
    rows,
    open,
    opensAll: true,
    isFound: find !== '',
    read: (part: TableView) => part.rows.map(unpackRow),
  });
}

/** So many columns may be more than the widest place has room for. */
const MANY = 8;

interface FramedProps {
  readonly view: TableView;
  readonly tree: OpenTree<TableRow>;
  readonly search: string;
  readonly held: boolean;
}

/** The table in the frame whose width decides how many columns stand. */
function Framed({ view, tree, search, held }: FramedProps): ReactNode {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div className={frameOf(view)}>
      <MoreColumns scroller={scroller} columns={view.columns.length} />
      <div className="table-scroll" ref={scroller} {...useScrolled(view)}>
        <table
          className={`figures ${shownNarrow(view)}`}
          role={view.tree ? 'treegrid' : undefined}
          aria-busy={tree.waiting !== null || undefined}
          data-outcome={
            view.find === '' && !view.pages
              ? t('table.count', { count: tree.visible.length })
              : undefined
          }
          data-table-type={view.type || undefined}
          aria-labelledby={`${view.id}-${view.title === null ? 'caption' : 'title'}`}
          aria-describedby={view.title === null ? undefined : `${view.id}-caption`}
        >
          <thead>
            <tr>
              <HeadCell view={view} title={t('table.name')} place={0} field={nameField(view)} />
              {view.columns.map((column, i) => (
                <HeadCell
                  key={column.field + column.kind}
                  view={view}
                  title={formatColumnHead(column)}
                  place={i + 1}
                  field={column.kind === 'share' ? '' : column.field}
                  column={column}
                />
              ))}
            </tr>
          </thead>
          <Rows view={view} tree={tree} search={search} held={held} />
        </table>
      </div>
    </div>
  );
}

/** Classes: how many columns there are, and what colour the bars of its shares have. */
function frameOf({ columns, meaning }: TableView): string {
  const many = columns.length < MANY ? [] : ['many'];
  return ['table-frame', ...many, ...(meaning === undefined ? [] : [`m-${meaning}`])].join(' ');
}

/** Where nothing in a table takes the focus, the keys that scroll it need a place that does. */
function useScrolled({ alone, id, tab, tree, link, to }: TableView): object {
  const stop = useStop();
  const isStill = !tree && link === '' && to === '';
  if (!alone && !isStill) return {};
  const named = { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-caption` };
  return alone ? named : { ...named, ...stop(tab + HEAD_STOP) };
}

/** What the head of the names sorts by: codes first where the table does not stand by them. */
function nameField({ sort, ownSort }: TableView): string {
  const isByName = parseOrder(sort).field === BY_NAME;
  return ownSort === '' || isByName || parseOrder(sort).field === BY_CODE ? BY_NAME : BY_CODE;
}

/** Classes of the columns that stay on a narrow screen and on paper. The name is always the first. */
function shownNarrow({ columns, measure, planned, tree }: TableView): string {
  if (!tree) return '';
  const others = [...columns.keys()].filter((i) => i !== measure);
  const own = columns[measure]?.field;
  const share = others.find((i) => columns[i]?.kind === 'share' && columns[i].field === own);
  const kinds = (kind: ViewColumn['kind']) => others.find((i) => columns[i]?.kind === kind);
  const percent = share ?? kinds('percent') ?? kinds('percent-change');
  const shown = percent === undefined ? [measure] : [measure, percent];
  const printed = planned === undefined ? [] : [`p${planned + 2}`];
  return ['few', ...shown.map((i) => `c${i + 2}`), ...printed].join(' ');
}

const HEAD_STOP = 0.3;
/** After its tools; a page of many blocks leaves seven numbers for each. */
const TERMS_STOP = 6.5;

interface HeadCellProps {
  readonly view: TableView;
  readonly title: Words;
  readonly place: number;
  /** What it sorts by; empty: nothing. */
  readonly field: string;
  readonly column?: ViewColumn;
}

const SORTED = { ascending: 'table.ascending', descending: 'table.descending' } as const;

function HeadCell({ view, title, place, field, column }: HeadCellProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { queries } = useShell();
  const sorts = !view.alone && view.tree && field !== '' && view.rows.length > 2;
  const next = sorts ? nextSort(field, view.sort, view.ownSort) : '';
  const way = sorts ? sortedWay(field, view.sort) : undefined;
  const words = <Say words={title} />;
  return (
    <th
      scope="col"
      className={column?.kind === 'text' ? 'text' : undefined}
      aria-sort={way}
      data-outcome={way && t(SORTED[way], { name: column ? formatColumnTitle(column) : title })}
    >
      {sorts ? (
        <QueryLink
          block={view.id}
          changes={{ [queries.sort]: next || null, [queries.page]: null }}
          data-keep={`sort ${place}`}
          data-done={way && next === '' ? t('table.unsorted') : undefined}
          {...stop(view.tab + HEAD_STOP + place / 100)}
        >
          {words}
        </QueryLink>
      ) : (
        words
      )}
    </th>
  );
}

/** Names in the table that are explained; a tree stays one stop, so they open here. */
function Terms({ view }: { readonly view: TableView }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { terms } = useView();
  const here = terms.filter((term) => view.terms?.includes(term.key));
  if (here.length === 0) return null;
  return (
    <p className="terms-of-table">
      {t('terms.of-table')}{' '}
      {here.map((term, i) => (
        <span key={term.key}>
          <PageLink
            to={term.to}
            className="term"
            data-term={term.key}
            {...stop(view.tab + TERMS_STOP + i / 100)}
          >
            <Say words={term.name} />
          </PageLink>
          {i < here.length - 1 ? ', ' : ''}
        </span>
      ))}
    </p>
  );
}
