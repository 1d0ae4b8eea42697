// The rows of a tree in the document: which is the stop, what stands open, what comes and goes.

import type { KeyRow } from '../treegrid/keys.ts';
import { endOfBranch, type OpenRow } from './open.ts';

/** What can take the focus in a row besides itself. */
const INSIDE = 'a, [tabindex]';

/** The body of the treegrid in a block; null where it shows no rows. */
export function bodyIn(box: HTMLElement | null): HTMLTableSectionElement | null {
  return box?.querySelector<HTMLTableSectionElement>('.branches-grid > tbody') ?? null;
}

/** Rows as the keys know them. */
export function rowsIn(body: HTMLTableSectionElement): KeyRow[] {
  return [...body.rows].map((line) => ({
    expanded: findExpanded(line),
    node: { level: readLineLevel(line) },
  }));
}

/** The `aria-level` of a row: 1 for the top; 0 where it has none. */
export function readLineLevel(line: Element): number {
  return Number(line.getAttribute('aria-level'));
}

function findExpanded(line: Element): boolean | null {
  const text = line.getAttribute('aria-expanded');
  return text === null ? null : text === 'true';
}

/** Makes a row, or the one that is it already, the only stop of the tree. */
export function takeStop(box: HTMLElement | null, wanted?: HTMLElement): void {
  const body = bodyIn(box);
  if (!body) return;
  const stop =
    wanted ?? body.querySelector<HTMLElement>('tr[tabindex="0"]') ?? body.rows[0] ?? null;
  const order = body.querySelector('a')?.getAttribute('data-tab-order') ?? '';
  for (const line of body.rows) {
    for (const inside of line.querySelectorAll<HTMLElement>(INSIDE)) leave(inside);
    leave(line);
  }
  if (!stop) return;
  stop.tabIndex = 0;
  const number = body.closest('table')?.dataset['stop'] ?? order;
  stop.dataset['tabOrder'] = number;
  const table = body.closest('table');
  if (table) table.dataset['stop'] = number;
}

/** Out of the order of Tab, but still to be focused. */
function leave(element: HTMLElement): void {
  element.tabIndex = -1;
  delete element.dataset['tabOrder'];
}

/** Takes the focus to a row or a cell. */
export function toStop(body: HTMLTableSectionElement, element: HTMLElement | undefined): void {
  if (!element) return;
  for (const stop of body.querySelectorAll<HTMLElement>('[tabindex="0"]')) leave(stop);
  element.tabIndex = 0;
  element.dataset['tabOrder'] = body.closest('table')?.dataset['stop'] ?? '';
  element.focus();
}

/** Rows as an address speaks of them, without those that are links to the rest of a level. */
export function openRowsIn(body: HTMLTableSectionElement): OpenRow[] {
  return membersIn(body).map((line) => ({
    code: line.dataset['code'] ?? '',
    level: readLineLevel(line),
    expanded: findExpanded(line),
    isLeading: line.dataset['leading'] !== undefined,
    isWhole: line.dataset['whole'] !== undefined,
  }));
}

/** Rows that stand for members, without those that only show more of a level. */
export function membersIn(body: HTMLTableSectionElement): HTMLTableRowElement[] {
  return [...body.rows].filter((line) => line.dataset['code'] !== undefined);
}

/** Takes away all rows below one. */
export function closeBranch(body: HTMLTableSectionElement, line: HTMLTableRowElement): void {
  const rows = [...body.rows];
  const place = rows.indexOf(line);
  const levels = rows.map((each) => ({ level: readLineLevel(each) }));
  for (const below of rows.slice(place + 1, endOfBranch(levels, place))) below.remove();
  line.setAttribute('aria-expanded', 'false');
  delete line.dataset['whole'];
}

/** Puts the rows of a level below that which they are of. */
export function openBranch(
  line: HTMLTableRowElement,
  came: readonly HTMLTableRowElement[],
  isWhole: boolean,
): void {
  line.after(...came);
  line.setAttribute('aria-expanded', 'true');
  if (isWhole) line.dataset['whole'] = '';
}
