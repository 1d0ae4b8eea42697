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
import type { TreeRow, VisibleRow } from './tree.ts';
import { findTyped, NOTHING_TYPED, typeOn } from './typeAhead.ts';
import type { OpenTree } from './useTree.ts';

interface RovingTree<Row extends TreeRow> {
  readonly tree: Pick<OpenTree<Row>, 'visible' | 'toggle' | 'openBeside'>;
  /** Whether its rows are one stop: the page is alive. */
  readonly live: boolean;
  /** Whether it has keys at all; else it is a plain table. */
  readonly keyed: boolean;
  /** Tells what is known of the figure in a column, the name being 0; false where there is none. */
  readonly explain?: (row: VisibleRow<Row> | undefined, column: number) => boolean;
}

/** What is the stop: the row by its id too, for rows come above it and go. */
interface Stop extends GridPlace {
  readonly id: string | null;
}

/** The row that is the stop, its column (−1: the row itself), and what the body of the table listens to. */
export function useRoving<Row extends TreeRow>({
  tree,
  live,
  keyed,
  explain = () => false,
}: RovingTree<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [stop, setStop] = useState<Stop>({ id: null, row: 0, column: -1 });
  const rows = tree.visible;
  const standing = rows.findIndex(({ node }) => node.id === stop.id);
  const row = Math.max(0, standing < 0 ? Math.min(stop.row, rows.length - 1) : standing);
  const setPlace = (place: GridPlace) =>
    setStop({ ...place, id: rows[place.row]?.node.id ?? null });
  useHeldLink(live, body, (at) => setPlace({ row: at, column: -1 }));
  useSuccessor(body, standing < 0 && stop.id !== null ? row : null, setPlace);
  const focus = (next: GridPlace) => {
    setPlace(next);
    const line = body.current?.rows[next.row];
    focusOn(next.column < 0 ? line : shownCell(line, next.column));
  };
  const lead = useTypeAhead(body, row, (next) => focus({ row: next, column: stop.column }));
  const onClick = ({ target }: MouseEvent) => {
    const column = figureAt(target);
    const clicked = findGridPlace(target, body.current);
    if (column !== null && clicked) explain(rows[clicked.row], column);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rows[row];
    if (!keyed || !at || event.altKey || event.metaKey) return;
    const { column } = stop;
    const line = body.current?.rows[row];
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && explain(at, column)) event.preventDefault();
    else if (event.key === 'Enter' && leadsOn(event, at, column, line)) return;
    else if (event.key === '*') tree.openBeside(at.node.id);
    else if (event.ctrlKey || !lead(event.key)) {
      const columns = shownColumns(line);
      const wanted = nextPlace(
        event.ctrlKey ? `Control+${event.key}` : event.key,
        { row, column: columns.indexOf(column) },
        rows,
        columns.length,
      );
      if (!wanted) return;
      if (wanted === 'toggle') tree.toggle(at.node.id);
      else focus({ ...wanted, column: columns[wanted.column] ?? -1 });
    }
    event.preventDefault();
  };
  const listens = {
    ref: body,
    onKeyDown,
    onClick,
    onMouseDown: ({ target }: MouseEvent) => keyed && makeFocusable(cellAt(target)),
    onFocus: ({ target }: { readonly target: Element }) =>
      keyed && setPlace(focusedPlace(target, body.current) ?? { row, column: stop.column }),
  };
  return { row, column: stop.column, listens };
}

/** Enter follows the link of a row that leads somewhere: where its name is the stop, or the row cannot be opened. */
function leadsOn(
  event: KeyboardEvent,
  { expanded }: Pick<VisibleRow<TreeRow>, 'expanded'>,
  column: number,
  line: HTMLTableRowElement | undefined,
): boolean {
  // one that has the focus is followed by the browser
  if (event.target instanceof HTMLAnchorElement) return true;
  const leads = column === 0 || (column < 0 && expanded === null);
  if (!leads || !line || !followLink(line)) return false;
  event.preventDefault();
  return true;
}

/** Takes a key that goes on with a word, and leads to the row that begins with it; false: the key is none. */
function useTypeAhead(
  body: RefObject<HTMLTableSectionElement | null>,
  row: number,
  go: (row: number) => void,
): (key: string) => boolean {
  const typed = useRef(NOTHING_TYPED);
  return (key) => {
    const next = typeOn(typed.current, key, performance.now());
    if (!next) return false;
    typed.current = next;
    const rows = [...(body.current?.rows ?? [])].map(({ cells: [name] }) => [
      name?.textContent ?? '',
      name?.querySelector('[data-name]')?.textContent ?? '',
    ]);
    const found = findTyped(rows, row, next);
    if (found >= 0) go(found);
    return true;
  };
}

function focusOn(element: HTMLElement | null | undefined): void {
  makeFocusable(element);
  element?.focus();
}

/** Where the row that had the focus has gone, the one in its place takes it; `row` is null while it stands. */
function useSuccessor(
  body: RefObject<HTMLTableSectionElement | null>,
  row: number | null,
  take: (place: GridPlace) => void,
): void {
  useEffect(() => {
    if (row === null || document.activeElement !== document.body) return;
    take({ row, column: -1 });
    focusOn(body.current?.rows[row]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the row that has gone
  }, [body, row]);
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
