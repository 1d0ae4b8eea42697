// The table of a composed answer as a grid: the whole answer, however many rows it has, in the order of a column.

import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { useShell } from '../../data/useShell.ts';
import { Grid, type DrawnColumn, type SortColumn } from '../treegrid/Grid.tsx';
import { OPEN_ALL } from '../treegrid/openWords.ts';
import { BY_NAME, sortRows } from '../treegrid/sort.ts';
import { usePart } from '../treegrid/usePart.ts';
import type { CubeRowView, CubeTableView, CubeView } from './cube.kind.ts';
import { formatColumnHead, Name } from './Name.tsx';

interface GridProps {
  readonly view: CubeView;
  readonly table: CubeTableView;
}

/** Loaded on demand; renders only the rows in view and sorts by one column at a time. */
export default function CubeGrid({ view, table }: GridProps): ReactNode {
  const rows = useRows(view, table);
  const [sorted, setSorted] = useState<readonly SortColumn[]>([]);
  const columns = useMemo(() => listColumns(table), [table]);
  const { tag } = useShell().locale;
  const shown = useMemo(() => sortBy(rows, sorted[0], tag), [rows, sorted, tag]);
  const keys = useMemo(() => new Map(rows.map((row, i) => [row, i])), [rows]);
  const total = useMemo(() => findTotal(view, table), [view, table]);
  return (
    <div className="cube-grid">
      <p className="cube-caption" id={`${view.id}-caption`}>
        <Say words={view.caption} />
      </p>
      <Grid
        aria-labelledby={`${view.id}-caption`}
        columns={columns}
        rows={shown}
        keyOf={(row) => keys.get(row) ?? ''}
        sorted={sorted}
        onSort={(next) => setSorted(next.slice(-1))}
        total={total}
      />
      {table.more !== '' && rows === table.rows ? <p className="note">{table.more}</p> : null}
    </div>
  );
}

/** Those of the page, and where it does not hold all, the whole answer. */
function useRows({ id }: CubeView, { rows, more }: CubeTableView): readonly CubeRowView[] {
  const ask = usePart<CubeView>(id);
  const [all, setAll] = useState<{ readonly of: object; readonly rows: readonly CubeRowView[] }>();
  useEffect(() => {
    if (more === '') return;
    let isWanted = true;
    ask(OPEN_ALL).then(
      ({ table }) => isWanted && table && setAll({ of: rows, rows: table.rows }),
      // the rows that the page came with stay
      () => {},
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the rows of each answer
  }, [rows, more]);
  return all?.of === rows ? all.rows : rows;
}

function findTotal({ words }: CubeView, { total, axes }: CubeTableView): CubeRowView | null {
  if (total === null) return null;
  const name = (i: number) => ({ code: '', name: i === 0 ? (words['all'] ?? '') : '', lang: '' });
  return { names: axes.map((_, i) => name(i)), cells: total, exact: [] };
}

function listColumns({ axes, columns }: CubeTableView): DrawnColumn<CubeRowView>[] {
  const several = new Set(columns.map(({ measure }) => measure)).size > 1;
  return [
    ...axes.map((axis, i): DrawnColumn<CubeRowView> => ({
      key: `name ${i}`,
      title: axis,
      figures: false,
      names: true,
      sortable: true,
      text: ({ names }) => `${names[i]?.code ?? ''} ${names[i]?.name ?? ''}`,
      draw: ({ names }) => names[i] && <Name name={names[i]} />,
    })),
    ...columns.map((column, i): DrawnColumn<CubeRowView> => ({
      key: `cell ${i}`,
      title:
        several && column.name !== ''
          ? `${column.name}: ${column.measure}`
          : formatColumnHead(column),
      figures: true,
      sortable: true,
      text: ({ cells }) => cells[i] ?? '',
    })),
  ];
}

/** By a column of the grid, `name 0` or `cell 0`; what is unknown stands last. */
function sortBy(
  rows: readonly CubeRowView[],
  by: SortColumn | undefined,
  tag: string,
): readonly CubeRowView[] {
  const [of, place] = by?.columnKey.split(' ') ?? [];
  if (of === undefined) return rows;
  const i = Number(place);
  const order = (by?.direction === 'DESC' ? '-' : '') + (of === BY_NAME ? BY_NAME : 'figure');
  return sortRows(rows, order, tag, ({ names, exact }) => ({
    code: '',
    level: 1,
    name: names[i]?.name ?? '',
    figure: () => exact[i] ?? null,
  }));
}
