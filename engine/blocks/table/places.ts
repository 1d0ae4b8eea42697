// Where in the rows of a table the focus is: its cells by the columns that stand on this screen, what a key or a click meets.

import type { GridPlace } from './keys.ts';

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

/** Clicks the link in a cell that leads away, not the one that opens its row; false where there is none. */
export function followLink(target: EventTarget): boolean {
  const link = (target as Element).querySelector<HTMLAnchorElement>('a.row-to, a:not(.opener)');
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
