// The rows of a treegrid as one stop of Tab: which row or cell it is, and where the arrow keys take it.

import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';

import {
  cellAt,
  figureAt,
  findGridPlace,
  followLink,
  makeFocusable,
  nextPlace,
  shownCell,
  shownColumns,
  type GridPlace,
} from './keys.ts';
import type { OpenTree } from './useTree.ts';
import type { VisibleRow } from './tree.ts';

interface RovingTree {
  readonly tree: OpenTree;
  /** Whether its rows are one stop: the page is alive. */
  readonly live: boolean;
  /** Whether it has keys at all; else it is a plain table. */
  readonly keyed: boolean;
  /** Tells what is known of the figure in a column, the name being 0; false where there is none. */
  readonly explain: (row: VisibleRow | undefined, column: number) => boolean;
}

/** The row that is the stop, its column (−1: the row itself), and what the body of the table listens to. */
export function useRoving({ tree, live, keyed, explain }: RovingTree) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: -1 });
  const rows = tree.visible;
  const row = Math.min(place.row, rows.length - 1);
  useHeldLink(live, body, (at) => setPlace({ row: at, column: -1 }));
  const focus = (next: GridPlace) => {
    setPlace(next);
    const line = body.current?.rows[next.row];
    const element = next.column < 0 ? line : shownCell(line, next.column);
    makeFocusable(element);
    element?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    const column = figureAt(target);
    const clicked = findGridPlace(target, body.current);
    if (column !== null && clicked) explain(rows[clicked.row], column);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rows[row];
    if (!keyed || !at || event.altKey || event.metaKey) return;
    if ((event.key === 'Enter' || event.key === ' ') && explain(at, place.column))
      return event.preventDefault();
    // the name of a row that leads somewhere leads there
    if (event.key === 'Enter' && place.column === 0 && followLink(event.target)) return;
    const columns = shownColumns(body.current?.rows[row]);
    const wanted = nextPlace(
      event.ctrlKey ? `Control+${event.key}` : event.key,
      { row, column: columns.indexOf(place.column) },
      rows,
      columns.length,
    );
    if (!wanted) return;
    event.preventDefault();
    if (wanted === 'toggle') tree.toggle(at.node.id);
    else focus({ ...wanted, column: columns[wanted.column] ?? -1 });
  };
  const listens = {
    ref: body,
    onKeyDown,
    onClick,
    onMouseDown: ({ target }: MouseEvent) => keyed && makeFocusable(cellAt(target)),
    onFocus: ({ target }: { readonly target: Element }) =>
      keyed && setPlace(focusedPlace(target, body.current) ?? place),
  };
  return { row, column: place.column, listens };
}

/** A link that has the focus when the tree comes alive stays its stop for as long: the focus never leaves it by itself. */
function useHeldLink(
  live: boolean,
  body: RefObject<HTMLTableSectionElement | null>,
  take: (row: number) => void,
): void {
  useEffect(() => {
    const link = document.activeElement;
    const line = link?.closest('tr');
    if (!live || !(link instanceof HTMLAnchorElement) || !line || !body.current?.contains(line))
      return;
    take([...body.current.rows].indexOf(line));
    const stand = (stop: HTMLElement, other: HTMLElement) => {
      stop.tabIndex = 0;
      other.tabIndex = -1;
    };
    // after the row has become the stop
    const frame = requestAnimationFrame(() => document.activeElement === link && stand(link, line));
    link.addEventListener('blur', () => stand(line, link), { once: true });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it comes alive
  }, [live]);
}

/** A link that is the stop itself stands for its row. */
function focusedPlace(target: Element, body: HTMLTableSectionElement | null): GridPlace | null {
  const place = findGridPlace(target, body);
  const isStop = target instanceof HTMLAnchorElement && target.tabIndex === 0;
  return place && isStop ? { ...place, column: -1 } : place;
}
