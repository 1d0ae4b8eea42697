// The rows of a table: each a link that opens it on the server, one stop with arrow keys once the page is alive.

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

import { useLive } from '../../data/useLive.ts';
import { useAmountStyle, useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { formatAmount, formatExact, formatPercent } from '../../language/amounts.ts';
import type { TableView } from '../../portal.ts';
import { changeQuery } from '../../view/query.ts';
import { nextPlace, type Place } from './keys.ts';
import { writeOpen, type VisibleRow } from '../../view/rows.ts';
import type { OpenTree } from './useTree.ts';

export function Rows({ view, tree }: { readonly view: TableView; readonly tree: OpenTree }): ReactNode {
  const live = useLive() && view.tree;
  const body = useRef<HTMLTableSectionElement>(null);
  const [place, setPlace] = useState<Place>({ row: 0, column: -1 });
  const rows = tree.visible;
  const row = Math.min(place.row, rows.length - 1);

  const focus = (next: Place) => {
    setPlace(next);
    const line = body.current?.rows[next.row];
    (next.column < 0 ? line : line?.cells[next.column])?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    const at = rows[row];
    if (!live || !at || event.altKey || event.metaKey) return;
    const wanted = nextPlace(event.ctrlKey ? `Control+${event.key}` : event.key, { row, column: place.column }, rows, view.columns.length + 1);
    if (!wanted) return;
    event.preventDefault();
    if (wanted === 'toggle') tree.toggle(at.node.id);
    else focus(wanted);
  };
  return (
    <tbody ref={body} onKeyDown={keyDown} onFocus={(event) => live && setPlace(placeOf(event.target, body.current) ?? place)}>
      {rows.map((one, i) => <Line key={one.node.id} view={view} row={one} index={i} tree={tree} live={live} at={live && i === row ? place.column : null} />)}
    </tbody>
  );
}

interface LineProps {
  readonly view: TableView;
  readonly row: VisibleRow;
  readonly index: number;
  readonly tree: OpenTree;
  readonly live: boolean;
  /** The focused column of this row, −1 for the row itself; null where the focus is elsewhere. */
  readonly at: number | null;
}

function Line({ view, row, index, tree, live, at }: LineProps): ReactNode {
  const { node, position, size, expanded } = row;
  const { t } = useTranslation();
  const stop = useStop();
  const tabs = live ? { tabIndex: at === -1 ? 0 : -1, 'data-tab-order': view.tab } : {};
  const grid = view.tree ? { role: 'row', 'aria-level': Math.max(1, node.level), 'aria-posinset': position, 'aria-setsize': size, ...(expanded === null ? {} : { 'aria-expanded': expanded }) } : {};
  return (
    <tr {...grid} {...tabs} className={node.level === 0 ? 'total' : undefined}>
      <th scope="row" role={view.tree ? 'rowheader' : undefined} tabIndex={live ? (at === 0 ? 0 : -1) : undefined}>
        <NameCell view={view} row={row} index={index} tree={tree} live={live} stop={stop(view.tab)} />
        {node.breach === '' ? null : <span className="breach" title={node.breach}><span aria-hidden="true">≠</span><span className="visually-hidden">{t('breach.mark')}: {node.breach}</span></span>}
      </th>
      {view.columns.map((column, i) => <Cell key={column.field} kind={column.kind} value={node.values[i] ?? null} grid={view.tree} tabIndex={live ? (at === i + 1 ? 0 : -1) : undefined} />)}
    </tr>
  );
}

function NameCell({ view, row, index, tree, live, stop }: Pick<LineProps, 'view' | 'row' | 'index' | 'tree' | 'live'> & { readonly stop: object }): ReactNode {
  const { node, expanded } = row;
  const { queries } = useShell();
  const [search] = useSearchParams();
  const name = <span data-name lang={node.lang || undefined}>{node.name}</span>;
  const code = node.level === 0 || !view.tree ? null : <span className="code">{node.code}</span>;
  if (view.link !== '') return <Link to={view.link.replace(':code', node.code)} {...stop}>{code}{name}</Link>;
  if (expanded === null) return <span className="leaf">{code}{name}</span>;
  const toggle = (event: React.MouseEvent) => {
    event.preventDefault();
    tree.toggle(node.id);
  };
  return (
    <a className="opener" href={changeQuery(search.toString(), { [queries.open]: toggled(tree, index) }) || '?'} rel="nofollow" onClick={toggle} {...(live ? { tabIndex: -1 } : stop)}>
      <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true" focusable="false"><path d="M4 2l4 4-4 4" /></svg>{code}{name}
    </a>
  );
}

/** What the address says of the open rows once this one is opened, or closed with all below it. */
function toggled({ visible, closed }: OpenTree, index: number): string | null {
  const { node, expanded } = visible[index]!;
  const end = visible.findIndex((row, i) => i > index && row.node.level <= node.level);
  const inside = (i: number) => i >= index && (end === -1 || i < end);
  const open = visible.filter((row, i) => row.expanded && !(expanded && inside(i))).map((row) => row.node.id);
  if (expanded) return writeOpen(open, closed && [...closed, node.id]);
  return writeOpen([...open, node.id], closed && closed.filter((id) => id !== node.id));
}

function Cell({ kind, value, grid, tabIndex }: { readonly kind: string; readonly value: string | null; readonly grid: boolean; readonly tabIndex: number | undefined }): ReactNode {
  const style = useAmountStyle();
  const { units, queries, defaultUnit } = useShell();
  const [search] = useSearchParams();
  const unit = units.find((one) => String(one.value) === search.get(queries.unit)) ?? units.find((one) => one.value === defaultUnit)!;
  const text = value === null ? '' : kind === 'amount' ? formatAmount(value, unit, style) : kind === 'percent' ? formatPercent(value, style) : value;
  const exact = kind === 'amount' && unit.value !== 1 && value !== null ? formatExact(value, style) : undefined;
  return <td className={kind} role={grid ? 'gridcell' : undefined} title={exact} tabIndex={tabIndex}>{text}</td>;
}

/** Where in the grid the focus has gone: clicking a cell makes it the stop. */
function placeOf(target: EventTarget, body: HTMLTableSectionElement | null): Place | null {
  const cell = (target as Element).closest('th, td') as HTMLTableCellElement | null;
  const line = (target as Element).closest('tr');
  if (!line || !body) return null;
  return { row: [...body.rows].indexOf(line), column: cell ? cell.cellIndex : -1 };
}
