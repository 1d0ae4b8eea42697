// The table of a composed answer as a grid: the whole answer, however many rows it has, drawn only where it is in sight; one stop for Tab.

import { useEffect, useMemo, useState, type Key, type ReactNode } from 'react';
import {
  Cell,
  DataGrid,
  type CellRendererProps,
  type Column,
  type SortColumn,
} from 'react-data-grid';
import 'react-data-grid/lib/styles.css';

import { fetching } from '../../data/fetching.ts';
import { useShell } from '../../data/useShell.ts';
import { first } from '../../model/lookup.ts';
import { leaveByTab } from '../treegrid/useFullScreen.ts';
import type { CubeTableView, CubeView } from './cube.kind.ts';
import { askRows, gridRows, sortedRows, type GridRow } from './gridRows.ts';
import { formatColumnHead, Name } from './Table.tsx';
import './grid.css';

interface GridProps {
  readonly view: CubeView;
  readonly table: CubeTableView;
}

/** Loaded on demand; renders only the rows in view and sorts by one column at a time. */
export default function Grid({ view, table }: GridProps): ReactNode {
  const rows = useRows(view, table);
  const [sorted, setSorted] = useState<readonly SortColumn[]>([]);
  const columns = useMemo(() => listColumns(table), [table]);
  const shown = useMemo(() => sortedRows(rows, first([...sorted, null])), [rows, sorted]);
  const total = useMemo(() => findTotal(view, table), [view, table]);
  const isPart = table.more !== '' && rows.length <= table.rows.length;
  return (
    <div className="cube-grid-place" onKeyDownCapture={leaveByTab}>
      <p className="cube-caption" id={`${view.id}-caption`}>
        {view.caption}
      </p>
      <DataGrid
        aria-labelledby={`${view.id}-caption`}
        className="rdg-light cube-grid"
        columns={columns}
        rows={shown}
        rowKeyGetter={(row: GridRow) => row.key}
        defaultColumnOptions={{ resizable: true, sortable: true }}
        sortColumns={sorted}
        onSortColumnsChange={(next) => setSorted(next.slice(-1))}
        rowHeight={computeHeight}
        headerRowHeight={HEAD_HEIGHT}
        renderers={RENDERERS}
        {...(total === null ? {} : { topSummaryRows: [total], summaryRowHeight: ROW_HEIGHT })}
      />
      {isPart ? <p className="note">{table.more}</p> : null}
    </div>
  );
}

const ROW_HEIGHT = 36;
const HEAD_HEIGHT = 58;
/** So many letters of a name stand in one line, on a narrow screen and on others. */
const LINES = { narrow: 20, wide: 42 };
const NARROW = '(max-width: 40rem)';
const LINE_HEIGHT = 20;

function computeHeight({ names }: GridRow): number {
  const longest = Math.max(0, ...names.map(({ code, name }) => code.length + name.length));
  const line = matchMedia(NARROW).matches ? LINES.narrow : LINES.wide;
  return ROW_HEIGHT + LINE_HEIGHT * Math.min(3, Math.floor(longest / line));
}

/** Those of the page, and where it does not hold all, the answer itself. */
function useRows(view: CubeView, table: CubeTableView): readonly GridRow[] {
  const { locale, units } = useShell();
  const own = useMemo(() => gridRows(table), [table]);
  const [all, setAll] = useState<{ readonly of: string; readonly rows: readonly GridRow[] } | null>(
    null,
  );
  const { call, unit, words } = view;
  const rest = words['not-broken-down'] ?? '';
  useEffect(() => {
    if (table.more === '') return;
    const question = new AbortController();
    const scale = units.find(({ value }) => value === unit) ?? first(units);
    fetching(
      askRows(
        call,
        { lang: locale.code, tag: locale.tag, rest, style: locale.numbers, scale },
        question.signal,
      ),
    ).then(
      (rows) => setAll({ of: `${call} ${scale.value}`, rows }),
      // the rows that the page came with stay
      () => {},
    );
    return () => question.abort();
  }, [call, unit, rest, table.more, locale, units]);
  const scale = units.find(({ value }) => value === unit) ?? first(units);
  return all?.of === `${call} ${scale.value}` ? all.rows : own;
}

function findTotal({ words }: CubeView, { total, axes }: CubeTableView): GridRow | null {
  if (total === null) return null;
  const names = axes.map((_, i) => ({
    code: '',
    name: i === 0 ? (words['all'] ?? '') : '',
    lang: '',
  }));
  return { key: 'total', names, cells: total, exact: [] };
}

function listColumns({ axes, columns }: CubeTableView): Column<GridRow, GridRow>[] {
  const several = new Set(columns.map(({ measure }) => measure)).size > 1;
  return [
    ...axes.map((axis, i): Column<GridRow, GridRow> => ({
      key: `name ${i}`,
      name: axis,
      frozen: i === 0,
      minWidth: 150,
      width: i === 0 ? 'minmax(min(18rem, 45vw), 1fr)' : 'minmax(12rem, 1fr)',
      renderCell: ({ row }) => <Named row={row} place={i} />,
      renderSummaryCell: ({ row }) => <Named row={row} place={i} />,
    })),
    ...columns.map((column, i): Column<GridRow, GridRow> => ({
      key: `cell ${i}`,
      name:
        several && column.name !== ''
          ? `${column.name}: ${column.measure}`
          : formatColumnHead(column),
      width: 'minmax(7.5rem, auto)',
      cellClass: 'figure',
      headerCellClass: 'figure',
      summaryCellClass: 'figure total',
      renderCell: ({ row }) => row.cells[i] ?? '',
      renderSummaryCell: ({ row }) => row.cells[i] ?? '',
    })),
  ];
}

function Named({ row, place }: { readonly row: GridRow; readonly place: number }): ReactNode {
  const name = row.names[place];
  return name ? <Name name={name} /> : null;
}

const RENDERERS = {
  renderCell: (key: Key, props: CellRendererProps<GridRow, GridRow>) =>
    props.column.key.startsWith('name') ? (
      <Cell key={key} {...props} role="rowheader" />
    ) : (
      <Cell key={key} {...props} />
    ),
};
