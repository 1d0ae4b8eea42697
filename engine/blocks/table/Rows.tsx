// The rows of a table: each a link that opens it on the server, one stop with arrow keys once the page is alive.

import { memo, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useLive } from '../../data/useLive.ts';
import { useAmountStyle, useShell, useUnit } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import type { TableView, ViewColumn } from './table.kind.ts';
import { changeQuery } from '../../addresses/query.ts';
import { writeCell, type TableCell } from './carried.ts';
import { nextPlace, type GridPlace } from './keys.ts';
import { toggledOpen, type VisibleRow } from './openRows.ts';
import type { OpenTree } from './useTree.ts';

interface RowsProps {
  readonly view: TableView;
  readonly tree: OpenTree;
  readonly search: string;
  /** Whether the full screen is over them. */
  readonly held: boolean;
}

/** What is asked once for all rows: a hook in each cell would be paid thousands of times. */
interface Shared {
  readonly view: TableView;
  readonly live: boolean;
  readonly toggle: (id: string) => void;
  readonly href: (id: string) => string;
  readonly stop: object;
  readonly breach: string;
  readonly cell: (value: string | null, kind: ViewColumn['kind']) => TableCell;
}

/** Under the full screen nobody sees them and there may be very many: they stay as they were. So they do not listen to the address themselves. */
export const Rows = memo(AllRows, (_, { held }) => held);

function AllRows({ view, tree, search }: RowsProps): ReactNode {
  const live = useLive() && view.tree;
  const body = useRef<HTMLTableSectionElement>(null);
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: -1 });
  const rows = tree.visible;
  const row = Math.min(place.row, rows.length - 1);
  const shared = useShared({ view, tree, search, live });

  const focus = (next: GridPlace) => {
    setPlace(next);
    const line = body.current?.rows[next.row];
    const element = next.column < 0 ? line : line?.cells[next.column];
    makeFocusable(element);
    element?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    const at = rows[row];
    if (!live || !at || event.altKey || event.metaKey) return;
    const wanted = nextPlace(
      event.ctrlKey ? `Control+${event.key}` : event.key,
      { row, column: place.column },
      rows,
      view.columns.length + 1,
    );
    if (!wanted) return;
    event.preventDefault();
    if (wanted === 'toggle') tree.toggle(at.node.id);
    else focus(wanted);
  };
  return (
    <tbody
      ref={body}
      onKeyDown={keyDown}
      onMouseDown={({ target }) => live && makeFocusable(cellAt(target))}
      onFocus={(event) => live && setPlace(placeOf(event.target, body.current) ?? place)}
    >
      {rows.map((visible, i) => (
        <Line
          key={visible.node.id}
          row={visible}
          shared={shared}
          at={live && i === row ? place.column : null}
        />
      ))}
    </tbody>
  );
}

function useShared({
  view,
  tree,
  search,
  live,
}: Omit<RowsProps, 'held'> & { readonly live: boolean }): Shared {
  const { t } = useTranslation();
  const { queries } = useShell();
  const style = useAmountStyle();
  const unit = useUnit(search);
  const stop = useStop();
  const toggled = useMemo(
    () => toggledOpen(tree.visible, tree.closed),
    [tree.visible, tree.closed],
  );
  return {
    view,
    live,
    toggle: tree.toggle,
    href: (id) => changeQuery(search, { [queries.open]: toggled.get(id) ?? null }) || '?',
    stop: stop(view.tab),
    breach: t('breach.mark'),
    cell: (value, kind) => writeCell(value, kind, unit, style),
  };
}

interface LineProps {
  readonly row: VisibleRow;
  readonly shared: Shared;
  /** The focused column of this row, −1 for the row itself; null where the focus is elsewhere. */
  readonly at: number | null;
}

function Line({ row, shared, at }: LineProps): ReactNode {
  const { node, position, size, expanded } = row;
  const { view, live } = shared;
  const tabs = live ? { tabIndex: at === -1 ? 0 : -1, 'data-tab-order': view.tab } : {};
  const grid = view.tree
    ? {
        role: 'row',
        'aria-level': Math.max(1, node.level),
        'aria-posinset': position,
        'aria-setsize': size,
        ...(expanded === null ? {} : { 'aria-expanded': expanded }),
      }
    : {};
  return (
    <tr {...grid} {...tabs} className={node.level === 0 ? 'total' : undefined}>
      <th
        scope="row"
        role={view.tree ? 'rowheader' : undefined}
        tabIndex={at === 0 ? 0 : undefined}
      >
        <NameCell row={row} shared={shared} />
        {node.breach === '' ? null : (
          <span className="breach" title={node.breach}>
            <span aria-hidden="true">≠</span>
            <span className="visually-hidden">
              {shared.breach}: {node.breach}
            </span>
          </span>
        )}
      </th>
      {view.columns.map(({ field, kind }, i) => {
        const { text, title } = shared.cell(node.values[i] ?? null, kind);
        // in a treegrid a cell is a gridcell by itself (HTML-AAM): said thousands of times, it would cost
        return (
          <td
            key={field}
            className={kind}
            title={title || undefined}
            tabIndex={at === i + 1 ? 0 : undefined}
          >
            {text}
          </td>
        );
      })}
    </tr>
  );
}

function NameCell({
  row: { node, expanded },
  shared: { view, live, toggle, href, stop },
}: Pick<LineProps, 'row' | 'shared'>): ReactNode {
  const name = (
    <span data-name lang={node.lang || undefined}>
      {node.name}
    </span>
  );
  const code = node.level === 0 || !view.tree ? null : <span className="code">{node.code}</span>;
  if (view.link !== '')
    return (
      <Link to={view.link.replace(':code', node.code)} {...stop}>
        {code}
        {name}
      </Link>
    );
  if (expanded === null)
    return (
      <span className="leaf">
        {code}
        {name}
      </span>
    );
  const click = (event: React.MouseEvent) => {
    event.preventDefault();
    toggle(node.id);
  };
  return (
    <a
      className="opener"
      href={href(node.id)}
      rel="nofollow"
      onClick={click}
      {...(live ? { tabIndex: -1 } : stop)}
    >
      {code}
      {name}
    </a>
  );
}

/** Where in the grid the focus has gone: clicking a cell makes it the stop. */
function placeOf(target: EventTarget, body: HTMLTableSectionElement | null): GridPlace | null {
  const cell = cellAt(target);
  const line = (target as Element).closest('tr');
  if (!line || !body) return null;
  return { row: [...body.rows].indexOf(line), column: cell ? cell.cellIndex : -1 };
}

function cellAt(target: EventTarget): HTMLTableCellElement | null {
  return (target as Element).closest<HTMLTableCellElement>('th, td');
}

/** Only the stop carries a tabindex, for there may be thousands of cells; another becomes focusable when it is to be focused. */
function makeFocusable(element: HTMLElement | null | undefined): void {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
}
