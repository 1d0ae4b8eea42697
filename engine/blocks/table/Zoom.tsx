// The table on the whole screen: a grid that draws only the rows in sight, with all a treegrid owes a screen reader.

import { memo, useMemo, useState, type Key, type ReactNode, type RefObject } from 'react';
import {
  Cell,
  DataGrid,
  Row,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type CellMouseArgs,
  type CellRendererProps,
  type Column,
  type RenderRowProps,
} from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { InventedBar } from '../../data/InventedBar.tsx';
import { useShell } from '../../data/useShell.ts';
import { plainWords } from '../../language/text.ts';
import type { TableView } from './table.kind.ts';
import { formatColumnTitle } from './cells.ts';
import { findRows } from './findRows.ts';
import type { VisibleRow } from './openRows.ts';
import { useFigures } from './useFigures.ts';
import { useFitting, type GridFitting } from './useFitting.ts';
import type { OpenTree } from './useTree.ts';
import { leaveByTab, useFullScreen } from '../treegrid/useFullScreen.ts';
import { ZoomBar } from './ZoomBar.tsx';
import '../treegrid/zoom.css';

interface ZoomProps {
  readonly view: TableView;
  readonly tree: OpenTree;
}

/** A full-screen dialog, loaded on demand, whose search narrows the rows without asking the server. */
export default function Zoom({ view, tree }: ZoomProps): ReactNode {
  const { t } = useTranslation();
  const { queries } = useShell();
  const [search] = useSearchParams();
  const [find, setFind] = useState(search.get(queries.find) ?? '');
  // what the server has found it has found among all rows
  const wanted = find.trim() === view.find ? '' : find;
  const rows = useMemo(() => findRows(tree.visible, wanted), [tree.visible, wanted]);
  const { dialog, closed } = useFullScreen(view.id, (block) =>
    [...block.querySelectorAll<HTMLElement>('.tools a')].find(
      ({ textContent }) => textContent === t('table.zoom'),
    ),
  );
  const name = view.title === null ? t('table.name') : plainWords(view.title);
  return (
    <dialog ref={dialog} className="zoom" aria-label={name} onClose={closed}>
      <InventedBar />
      <ZoomBar
        view={view}
        tree={tree}
        name={name}
        find={find}
        setFind={setFind}
        found={rows.length}
        close={() => dialog.current?.close()}
      />
      <Grid view={view} tree={tree} name={name} rows={rows} dialog={dialog} />
    </dialog>
  );
}

interface GridProps extends ZoomProps {
  readonly name: string;
  readonly rows: readonly VisibleRow[];
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

function Grid({ view, tree, name, rows, dialog }: GridProps): ReactNode {
  const { t } = useTranslation();
  const fitting = useFitting({ view, rows, dialog });
  const columns = useColumns(view, fitting);
  const toggled = (row: VisibleRow | undefined, column: string | undefined) =>
    row && column === 'name' && row.expanded !== null ? row : null;
  const figures = useFigures(view);
  const keyDown = ({ row: at, column }: CellKeyDownArgs<VisibleRow>, event: CellKeyboardEvent) => {
    const row = toggled(at, column?.key);
    const asks = event.key === 'Enter' || event.key === ' ';
    if (asks && view.tree && figures(at, column?.idx ?? 0)) {
      event.preventGridDefault();
      event.preventDefault();
    }
    if (!row) return;
    const opens = event.key === 'ArrowRight' && !row.expanded;
    const closes = event.key === 'ArrowLeft' && row.expanded;
    if (!opens && !closes && event.key !== 'Enter') return;
    event.preventGridDefault();
    event.preventDefault();
    tree.toggle(row.node.id);
  };
  const click = ({ row: at, column }: CellMouseArgs<VisibleRow>) => {
    const row = toggled(at, column.key);
    if (row) tree.toggle(row.node.id);
    else if (view.tree) figures(at, column.idx);
  };
  return (
    <div className="zoom-place" onKeyDownCapture={leaveByTab}>
      {fitting === null ? null : (
        <DataGrid
          role={view.tree ? 'treegrid' : 'grid'}
          aria-label={name}
          className={`rdg-light zoom-grid ${fitting.cut ? 'cut' : ''}`}
          columns={columns}
          rows={rows}
          rowKeyGetter={(row) => row.node.id}
          rowHeight={fitting.rowHeight}
          headerRowHeight={fitting.headHeight}
          rowClass={rowClass}
          onCellKeyDown={keyDown}
          onCellClick={click}
          renderers={RENDERERS[view.tree ? 'tree' : 'list']}
        />
      )}
      {rows.length === 0 ? <p>{t('outcome.empty')}</p> : null}
    </div>
  );
}

function useColumns(view: TableView, fitting: GridFitting | null): Column<VisibleRow>[] {
  const { t } = useTranslation();
  // the columns stay the same while rows open and close: rows in sight need not be drawn anew
  return useMemo(() => {
    if (fitting === null) return [];
    const name: Column<VisibleRow> = {
      key: 'name',
      name: t('table.name'),
      frozen: fitting.frozen,
      width: fitting.name,
      resizable: true,
      renderCell: ({ row }) => <NameCell row={row} />,
    };
    const rest = view.columns.map((column, i): Column<VisibleRow> => ({
      // a measure and its shares are of one field
      key: `${column.field} ${column.kind}`,
      name: formatColumnTitle(column),
      width: fitting.rest[i] ?? fitting.name,
      resizable: true,
      cellClass: classOf(column),
      headerCellClass: classOf(column),
      renderCell: ({ row }) => row.node.values[i] ?? '',
    }));
    return [name, ...rest];
  }, [view.columns, fitting, t]);
}

function classOf({ kind }: TableView['columns'][number]): string {
  return kind === 'text' ? '' : 'figure';
}

function NameCell({ row: { node, expanded } }: { readonly row: VisibleRow }): ReactNode {
  return (
    <span
      className={`zoom-name level-${Math.min(8, node.level)}`}
      lang={node.lang || undefined}
      title={node.name}
    >
      {expanded === null ? null : (
        <span className="zoom-opener" data-open={expanded || undefined} />
      )}
      <span className="code">{node.level === 0 ? '' : node.code}</span> {node.name}
    </span>
  );
}

/** The total is a row like on the page. */
function rowClass({ node }: VisibleRow): string {
  return node.level === 0 ? 'total' : '';
}

const TreeLine = memo(function TreeLine(props: RenderRowProps<VisibleRow>): ReactNode {
  const { node, position, size, expanded } = props.row;
  return (
    <Row
      {...props}
      aria-level={Math.max(1, node.level)}
      aria-posinset={position}
      aria-setsize={size}
      {...(expanded === null ? {} : { 'aria-expanded': expanded })}
    />
  );
});

const renderCell = (key: Key, props: CellRendererProps<VisibleRow, unknown>) =>
  props.column.key === 'name' ? (
    <Cell key={key} {...props} role="rowheader" />
  ) : (
    <Cell key={key} {...props} />
  );

const RENDERERS = {
  tree: {
    renderRow: (key: Key, props: RenderRowProps<VisibleRow>) => <TreeLine key={key} {...props} />,
    renderCell,
  },
  list: { renderCell },
};
