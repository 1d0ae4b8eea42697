// A paged table on the full screen: a grid of all that is found, whose rows are asked for as the reader comes to them.

import { useMemo, useState, type Key, type ReactNode, type UIEvent } from 'react';
import {
  Cell,
  DataGrid,
  type CellRendererProps,
  type Column,
  type SortColumn,
} from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { useTranslation } from 'react-i18next';

import { InventedBar } from '../../data/InventedBar.tsx';
import { PageLink } from '../../data/PageLink.tsx';
import { plainWords } from '../../language/text.ts';
import { leaveByTab } from '../treegrid/Grid.tsx';
import { useFullScreen } from '../treegrid/FullScreen.tsx';
import type { GridColumn, PagedGrid, PagedView } from './paged.kind.ts';
import { cellIn, type GridCell } from './gridCells.ts';
import { useGridRows, type RegisterRow } from './useGridRows.ts';
import '../treegrid/zoom.css';

interface GridProps {
  readonly view: PagedView;
  readonly grid: PagedGrid;
}

/** A full-screen dialog; pages of rows are loaded while scrolling, in the order that the head is clicked to. */
export default function Grid({ view, grid }: GridProps): ReactNode {
  const { t } = useTranslation();
  const { dialog, closed } = useFullScreen(view.id, (block) =>
    block.querySelector<HTMLElement>('.paged-zoom a'),
  );
  const [order, setOrder] = useState(grid.order);
  const { rows, count, come } = useGridRows(grid, order);
  const columns = useColumns(grid);
  const height = useMemo(() => computeHeight(matchMedia('(max-width: 40rem)').matches), []);
  const name = view.title === null ? t('table.name') : plainWords(view.title);
  const scroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const first = Math.floor(currentTarget.scrollTop / height);
    come(first, first + Math.ceil(currentTarget.clientHeight / height));
  };
  const sort = (sorted: readonly SortColumn[]) => {
    const by = sorted.at(-1);
    const column = grid.columns.find(({ field }) => field === by?.columnKey);
    setOrder(by && column ? orderIn(column, by) : grid.order);
  };
  return (
    <dialog ref={dialog} className="zoom" aria-label={name} onClose={closed}>
      <InventedBar />
      <div className="zoom-head">
        <div className="zoom-what">
          <h2>{name}</h2>
          <p>{grid.caption}</p>
        </div>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('table.unzoom')}
        </button>
      </div>
      <div className="zoom-place" onKeyDownCapture={leaveByTab}>
        <DataGrid
          aria-label={name}
          // heads are a row too
          aria-rowcount={count + 1}
          className="rdg-light zoom-grid cut"
          columns={columns}
          rows={rows}
          rowKeyGetter={(row: RegisterRow) => row.at}
          rowHeight={height}
          headerRowHeight={computeHeight(false)}
          sortColumns={sortedBy(grid, order)}
          onSortColumnsChange={sort}
          onScroll={scroll}
          renderers={RENDERERS}
        />
      </div>
    </dialog>
  );
}

/** Of two lines of a name, four where it is narrow, in letters of the page. */
function computeHeight(narrow: boolean): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.ceil((narrow ? 5.25 : 3) * rem);
}

function orderIn({ sort }: GridColumn, { direction }: SortColumn): string {
  return direction === 'ASC' ? sort : `-${sort}`;
}

function sortedBy({ columns }: PagedGrid, order: string): SortColumn[] {
  const by = order.replace(/^-/, '');
  const column = columns.find(({ sort }) => sort === by);
  return column ? [{ columnKey: column.field, direction: by === order ? 'ASC' : 'DESC' }] : [];
}

function useColumns(grid: PagedGrid): Column<RegisterRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () =>
      grid.columns.map((column, i) => ({
        key: column.field,
        name: column.title,
        sortable: column.sort !== '',
        resizable: true,
        frozen: i === 0 && !matchMedia('(max-width: 40rem)').matches,
        width: i === 0 ? 'minmax(min(22rem, 62vw), 2fr)' : 'minmax(9.5rem, 1fr)',
        renderCell: ({ row, tabIndex }) => {
          if (row.item === null) return i === 0 ? t('paged.waiting') : '';
          const cell = cellIn(grid, column, row.item);
          return i === 0 ? (
            <Named cell={cell} to={linkOf(grid, row)} tabIndex={tabIndex} />
          ) : (
            said(cell)
          );
        },
      })),
    [grid, t],
  );
}

function linkOf({ to, key }: PagedGrid, { item }: RegisterRow): string {
  const code = item?.[key];
  return to === '' || code === undefined || code === null
    ? ''
    : to.replaceAll(':code', encodeURIComponent(String(code)));
}

interface NamedProps {
  readonly cell: GridCell;
  readonly to: string;
  readonly tabIndex: number;
}

function Named({ cell, to, tabIndex }: NamedProps): ReactNode {
  return (
    <span className="zoom-name zoom-flat" lang={cell.lang || undefined} title={cell.words}>
      {to === '' ? (
        cell.words
      ) : (
        <PageLink to={to} tabIndex={tabIndex}>
          {cell.words}
        </PageLink>
      )}
    </span>
  );
}

function said({ words, lang, day }: GridCell): ReactNode {
  const text = day === '' ? words : `${words}, ${day}`;
  return lang === '' ? text : <span lang={lang}>{text}</span>;
}

const RENDERERS = {
  renderCell: (key: Key, props: CellRendererProps<RegisterRow, unknown>) =>
    props.column.idx === 0 ? (
      <Cell key={key} {...props} role="rowheader" />
    ) : (
      <Cell key={key} {...props} />
    ),
};
