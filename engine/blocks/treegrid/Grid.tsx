// Many rows under columns: only those in sight are drawn, one stop for Tab, with all that a grid or a treegrid owes a screen reader.

import {
  memo,
  useMemo,
  useRef,
  type ComponentProps,
  type Key,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {
  Cell,
  DataGrid,
  Row,
  type CellKeyboardEvent,
  type CellRendererProps,
  type Column,
  type RenderRowProps,
  type SortColumn,
} from 'react-data-grid';
import 'react-data-grid/lib/styles.css';

import { useFitting, type SizedColumn } from './fitting.ts';
import { describeRow, type TreeRow, type VisibleRow } from './tree.ts';
import './zoom.css';

/** By which column rows stand, and which way. */
export type { SortColumn };

export interface DrawnColumn<Line> extends SizedColumn<Line> {
  readonly key: string;
  /** Whether what stands in it names its rows. */
  readonly names?: boolean;
  readonly sortable?: boolean;
  /** Left out: its text is drawn. `tabIndex` is that of what can be followed in the cell. */
  readonly draw?: (row: Line, tabIndex: number) => ReactNode;
}

interface GridProps<Line> extends Pick<
  ComponentProps<'div'>,
  'aria-label' | 'aria-labelledby' | 'aria-rowcount' | 'onScroll'
> {
  /** They stay the same as long as the figures do: widths are reckoned from the rows that came with them. */
  readonly columns: readonly DrawnColumn<Line>[];
  readonly rows: readonly Line[];
  readonly keyOf: (row: Line) => Key;
  /** Of a tree: where a row stands in it. */
  readonly placeOf?: (row: Line) => VisibleRow<TreeRow>;
  /** Stands above all others. */
  readonly total?: Line | null;
  readonly sorted?: readonly SortColumn[];
  readonly onSort?: (sorted: readonly SortColumn[]) => void;
  /** A click on a cell, by the place of its column. */
  readonly onPick?: (row: Line, column: number) => void;
  /** A key pressed in a cell; true where nothing else is to become of it. */
  readonly onKey?: (row: Line | undefined, column: number, key: string) => boolean;
}

/** Fills its place; nothing is drawn until that is measured. */
export function Grid<Line extends object>(props: GridProps<Line>): ReactNode {
  const { columns, rows, keyOf, placeOf, total, sorted, onSort, onPick, onKey, ...rest } = props;
  const place = useRef<HTMLDivElement>(null);
  const levelOf = useMemo(() => placeOf && ((row: Line) => placeOf(row).node.level), [placeOf]);
  const fitting = useFitting({ columns, rows, levelOf, place });
  const drawn = useMemo(
    () => columns.map((column, i) => drawColumn(column, fitting?.widths[i], !i && fitting?.frozen)),
    [columns, fitting],
  );
  const renderers = useMemo(() => buildRenderers(columns, placeOf), [columns, placeOf]);
  const pressed = (row: Line | undefined, column: number, event: CellKeyboardEvent) => {
    if (!onKey?.(row, column, event.key)) return;
    event.preventGridDefault();
    event.preventDefault();
  };
  return (
    <div className="zoom-place" ref={place} onKeyDownCapture={leaveByTab}>
      {fitting === null ? null : (
        <DataGrid<Line, Line>
          {...rest}
          role={placeOf ? 'treegrid' : 'grid'}
          className={`rdg-light zoom-grid ${fitting.cut ? 'cut' : ''}`}
          columns={drawn}
          rows={rows}
          rowKeyGetter={keyOf}
          rowHeight={fitting.rowHeight}
          headerRowHeight={fitting.headHeight}
          rowClass={(row) => (placeOf?.(row).node.level === 0 ? 'total' : '')}
          onCellKeyDown={({ row, column }, event) => pressed(row, column?.idx ?? 0, event)}
          onCellClick={({ row, column }) => onPick?.(row, column.idx)}
          renderers={renderers}
          {...(onSort ? { sortColumns: sorted, onSortColumnsChange: onSort } : {})}
          {...(total ? { topSummaryRows: [total], summaryRowHeight: fitting.headHeight } : {})}
        />
      )}
    </div>
  );
}

function drawColumn<Line>(
  { key, title, figures, text, sortable = false, draw }: DrawnColumn<Line>,
  width = 0,
  frozen = false,
): Column<Line, Line> {
  const figure = figures ? 'figure' : '';
  return {
    key,
    name: title,
    frozen,
    width,
    resizable: true,
    sortable,
    cellClass: figure,
    headerCellClass: figure,
    summaryCellClass: figure,
    renderCell: ({ row, tabIndex }) => draw?.(row, tabIndex) ?? text(row),
    renderSummaryCell: ({ row, tabIndex }) => draw?.(row, tabIndex) ?? text(row),
  };
}

/** The cells that name a row are its headers; the rows of a tree say where they stand in it. */
function buildRenderers<Line>(
  columns: readonly DrawnColumn<Line>[],
  placeOf?: (row: Line) => VisibleRow<TreeRow>,
) {
  const naming = new Set(columns.filter(({ names }) => names).map(({ key }) => key));
  const renderCell = (key: Key, props: CellRendererProps<Line, Line>) => (
    <Cell key={key} {...props} {...(naming.has(props.column.key) ? { role: 'rowheader' } : {})} />
  );
  if (!placeOf) return { renderCell };
  const TreeLine = memo(function TreeLine(props: RenderRowProps<Line, Line>): ReactNode {
    return <Row {...props} {...describeRow(placeOf(props.row))} />;
  });
  const renderRow = (key: Key, props: RenderRowProps<Line, Line>) => (
    <TreeLine key={key} {...props} />
  );
  return { renderRow, renderCell };
}

/** The whole grid is one stop: the browser goes on from it, the grid itself would go from cell to cell. */
export function leaveByTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
