// The keys of a treegrid whose rows take the focus first (ARIA Authoring Practices, treegrid pattern), and where in its rows the focus is.

import { at } from '../../model/lookup.ts';
import type { TreeRow, VisibleRow } from './tree.ts';

export interface GridPlace {
  readonly row: number;
  /** −1: the row itself. */
  readonly column: number;
}

/** What the keys ask of a row. */
export interface KeyRow extends Pick<VisibleRow, 'expanded'> {
  readonly node: Pick<TreeRow, 'level'>;
}

const PAGE = 10;

/** Where a key (`Control+` before it where that was held) leads, `toggle` where it opens or closes the row, null where the key is not the grid's. */
export function nextPlace(
  key: string,
  place: GridPlace,
  rows: readonly KeyRow[],
  columns: number,
): GridPlace | 'toggle' | null {
  const last = rows.length - 1;
  const row = at(rows, place.row);
  switch (key) {
    case 'ArrowDown':
      return { ...place, row: Math.min(last, place.row + 1) };
    case 'ArrowUp':
      return { ...place, row: Math.max(0, place.row - 1) };
    case 'PageDown':
      return { ...place, row: Math.min(last, place.row + PAGE) };
    case 'PageUp':
      return { ...place, row: Math.max(0, place.row - PAGE) };
    case 'Control+Home':
      return { ...place, row: 0 };
    case 'Control+End':
      return { ...place, row: last };
    case 'Home':
      return place.column < 0 ? { ...place, row: 0 } : { ...place, column: 0 };
    case 'End':
      return place.column < 0 ? { ...place, row: last } : { ...place, column: columns - 1 };
    case 'ArrowRight':
      if (place.column < 0) return row.expanded === false ? 'toggle' : { ...place, column: 0 };
      return { ...place, column: Math.min(columns - 1, place.column + 1) };
    case 'ArrowLeft':
      if (place.column >= 0) return { ...place, column: place.column - 1 };
      return row.expanded ? 'toggle' : { ...place, row: parentRow(rows, place.row) };
    case 'Enter':
    case ' ':
      return row.expanded !== null && place.column <= 0 ? 'toggle' : null;
    default:
      return null;
  }
}

function parentRow(rows: readonly KeyRow[], row: number): number {
  const { level } = at(rows, row).node;
  const above = rows
    .slice(0, row)
    .findLastIndex(({ node }) => node.level < level && node.level > 0);
  return above === -1 ? row : above;
}

/** Columns that stand on this screen, by their places. */
export function shownColumns(line: HTMLTableRowElement | undefined): number[] {
  return [...(line?.cells ?? [])].flatMap((cell, i) => (cell.offsetParent === null ? [] : [i]));
}

/** The cell of a column, or the name where the column does not stand on this screen. */
export function shownCell(
  line: HTMLTableRowElement | undefined,
  column: number,
): HTMLTableCellElement | undefined {
  const cell = line?.cells[column];
  return cell && cell.offsetParent === null ? line?.cells[0] : cell;
}

/** Clicks the first link of a row that leads away, not the one that opens it; false where there is none. */
export function followLink(line: HTMLTableRowElement): boolean {
  const link = line.cells[0]?.querySelector<HTMLAnchorElement>('a.row-to, a:not(.opener)') ?? null;
  link?.click();
  return link !== null;
}

/** Where in the grid the focus has gone: clicking a cell makes it the stop. */
export function findGridPlace(
  target: EventTarget,
  body: HTMLTableSectionElement | null,
): GridPlace | null {
  const cell = cellAt(target);
  const line = (target as Element).closest('tr');
  if (!line || !body) return null;
  return { row: [...body.rows].indexOf(line), column: cell ? cell.cellIndex : -1 };
}

/** The cell around an element, or the element itself; null outside of a table. */
export function cellAt(target: EventTarget): HTMLTableCellElement | null {
  return (target as Element).closest<HTMLTableCellElement>('th, td');
}

/** Only the stop carries a tabindex, for there may be thousands of cells; another becomes focusable when it is to be focused. */
export function makeFocusable(element: HTMLElement | null | undefined): void {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
}

/** The column of the figure that a click is on, by its place among the cells; null where it is on none, or selects words. */
export function figureAt(target: EventTarget): number | null {
  const cell = (target as Element).closest('td');
  const isSelecting = getSelection()?.isCollapsed === false;
  return cell === null || cell.textContent === '' || isSelecting ? null : cell.cellIndex;
}
