// The table on the whole screen: a grid that draws only the rows in sight, with all a treegrid owes a screen reader.

import { memo, useEffect, useMemo, useRef, useState, type Key, type ReactNode } from 'react';
import {
  DataGrid,
  Row,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type Column,
  type RenderRowProps,
} from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { InventedBar } from '../../data/InventedBar.tsx';
import { useAmountStyle, useShell, useUnit } from '../../data/useShell.ts';
import { plainWords } from '../../language/text.ts';
import { Covered } from '../Covered.tsx';
import type { TableView } from './table.kind.ts';
import type { writeCell } from './carried.ts';
import type { VisibleRow } from './openRows.ts';
import type { OpenTree } from './useTree.ts';
import './zoom.css';

interface ZoomProps {
  readonly view: TableView;
  readonly tree: OpenTree;
  /** Handed in: what the page and the full screen both import would be a file of its own to load. */
  readonly write: typeof writeCell;
}

export default function Zoom({ view, tree, write }: ZoomProps): ReactNode {
  const { t } = useTranslation();
  const { queries } = useShell();
  const [, setSearch] = useSearchParams();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () =>
    setSearch(
      (before) => {
        before.delete(queries.zoom);
        return before;
      },
      { preventScrollReset: true, replace: true },
    );
  const name = view.title === null ? t('table.name') : plainWords(view.title);
  return (
    <dialog ref={dialog} className="zoom" aria-label={name} onClose={close}>
      <InventedBar />
      <div className="zoom-head">
        <h2>{name}</h2>
        <p>{view.caption}</p>
        <Covered of={view} />
        {view.tree ? (
          <button type="button" onClick={() => tree.toggleAll()}>
            {t(tree.allOpen ? 'table.close-all' : 'table.open-all')}
          </button>
        ) : null}
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('table.unzoom')}
        </button>
      </div>
      <Grid view={view} tree={tree} write={write} name={name} />
    </dialog>
  );
}

function Grid({ view, tree, write, name }: ZoomProps & { readonly name: string }): ReactNode {
  const { t } = useTranslation();
  // as it is when the grid opens: heights, widths and lines go together
  const [narrow] = useState(() => window.matchMedia('(max-width: 40rem)').matches);
  const columns = useColumns({ view, tree, write }, narrow);
  const keyDown = ({ row, column }: CellKeyDownArgs<VisibleRow>, event: CellKeyboardEvent) => {
    if (!row || column?.key !== 'name' || row.expanded === null) return;
    const opens = event.key === 'ArrowRight' && !row.expanded;
    const closes = event.key === 'ArrowLeft' && row.expanded;
    if (!opens && !closes && event.key !== 'Enter') return;
    event.preventGridDefault();
    event.preventDefault();
    tree.toggle(row.node.id);
  };
  return (
    <DataGrid
      role="treegrid"
      aria-label={name}
      className={`rdg-light zoom-grid${narrow ? ' narrow' : ''}`}
      columns={columns}
      rows={tree.visible}
      rowKeyGetter={(row) => row.node.id}
      rowHeight={narrow ? 64 : 32}
      headerRowHeight={56}
      onCellKeyDown={keyDown}
      renderers={{ renderRow: renderLine, noRowsFallback: <p>{t('outcome.empty')}</p> }}
    />
  );
}

function useColumns({ view, tree, write }: ZoomProps, narrow: boolean): Column<VisibleRow>[] {
  const { t } = useTranslation();
  const style = useAmountStyle();
  const [search] = useSearchParams();
  const unit = useUnit(search.toString());
  const latest = useRef(tree.toggle);
  useEffect(() => {
    latest.current = tree.toggle;
  });
  // the columns stay the same while rows open and close: rows in sight need not be drawn anew
  return useMemo(() => {
    const name: Column<VisibleRow> = {
      // in pixels: a width in other units is measured, and before the dialog is shown there is nothing to measure
      key: 'name',
      name: t('table.name'),
      frozen: true,
      width: Math.min(Math.round(window.innerWidth * 0.46), 520),
      resizable: true,
      renderCell: ({ row, tabIndex }) => (
        <NameCell row={row} tabIndex={tabIndex} toggle={(id) => latest.current(id)} />
      ),
    };
    const amountWidth = narrow ? 165 : 200;
    const rest = view.columns.map((column, i): Column<VisibleRow> => ({
      key: column.field,
      name: plainWords(column.title) + (column.kind === 'percent' ? ', %' : ''),
      width: column.kind === 'percent' ? 130 : amountWidth,
      resizable: true,
      cellClass: column.kind,
      headerCellClass: column.kind,
      renderCell: ({ row }) => write(row.node.values[i] ?? null, column.kind, unit, style).text,
    }));
    return [name, ...rest];
  }, [view, unit, style, narrow, t, write]);
}

function NameCell({
  row,
  tabIndex,
  toggle,
}: {
  readonly row: VisibleRow;
  readonly tabIndex: number;
  readonly toggle: (id: string) => void;
}): ReactNode {
  const { node, expanded } = row;
  return (
    <span
      className={`zoom-name level-${Math.min(8, node.level)}`}
      lang={node.lang || undefined}
      title={node.name}
    >
      {expanded === null ? null : (
        <button
          type="button"
          className="opener"
          tabIndex={tabIndex}
          aria-label={node.name}
          aria-expanded={expanded}
          onClick={() => toggle(node.id)}
        />
      )}
      <span className="code">{node.level === 0 ? '' : node.code}</span> {node.name}
    </span>
  );
}

const Line = memo(function Line(props: RenderRowProps<VisibleRow>): ReactNode {
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

function renderLine(key: Key, props: RenderRowProps<VisibleRow>): ReactNode {
  return <Line key={key} {...props} />;
}
