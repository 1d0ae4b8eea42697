// A tree that opens level by level, written out on the server: alive it is one stop with arrow keys, and a level comes by itself.

import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

import { isPlainClick } from '../../data/isPlainClick.ts';
import type { WrittenView } from '../../model/portal.ts';
import {
  cellAt,
  findGridPlace,
  followLink,
  nextPlace,
  shownCell,
  shownColumns,
} from '../treegrid/keys.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.tsx';
import { bodyIn, rowsIn, takeStop, toStop } from './grid.ts';
import { useLevels } from './useLevels.ts';
import './branches.css';

export const branches = writtenPart(LiveBranches);

/** Adds arrow keys and loads levels in place; without scripts the same links lead to another address. */
export function LiveBranches({ view }: { readonly view: WrittenView }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  const levels = useLevels(box);
  useEffect(() => {
    if (shown.current === view.html) return;
    shown.current = view.html;
    takeStop(box.current, focusedIn(bodyIn(box.current)));
  }, [view.html]);

  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-turn], [data-more]');
    const line = link?.closest('tr');
    if (!line || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    levels.turn(line);
  };
  const keyDown = (event: KeyboardEvent) => {
    const body = bodyIn(box.current);
    const place = findGridPlace(event.target, body);
    const line = place && body?.rows[place.row];
    if (!body || !place || !line || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' && isFollowed(event.target, line, place.column)) {
      event.preventDefault();
      return;
    }
    const columns = shownColumns(line);
    const wanted = nextPlace(
      event.ctrlKey ? `Control+${event.key}` : event.key,
      { row: place.row, column: columns.indexOf(place.column) },
      rowsIn(body),
      columns.length,
    );
    if (!wanted) return;
    event.preventDefault();
    if (wanted === 'toggle') return levels.turn(line);
    const next = body.rows[wanted.row];
    const column = columns[wanted.column] ?? -1;
    toStop(body, column < 0 ? next : shownCell(next, column));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tree inside is what is operated
    <div
      ref={box}
      onClickCapture={click}
      onKeyDown={keyDown}
      onMouseDown={({ target }) =>
        cellAt(target)?.closest('tbody') && markStop(target, box.current)
      }
    >
      <Written view={view} className="written" />
    </div>
  );
}

/** Where a press of Enter leads on: from the name, from a row that cannot be opened, and from the link to the rest of a level. */
function isFollowed(target: EventTarget, line: HTMLTableRowElement, column: number): boolean {
  // a link that has the focus is followed by the browser
  if ((target as Element).closest('a')) return false;
  const isLeaf = !line.hasAttribute('aria-expanded');
  if (column !== 0 && !(column < 0 && isLeaf)) return false;
  return followLink(line.querySelector('.branches-name') ?? line.cells[0] ?? line);
}

/** A row that is clicked becomes the stop, without the focus going there: links keep it. */
function markStop(target: EventTarget, box: HTMLElement | null): void {
  const line = (target as Element).closest<HTMLElement>('tbody tr');
  const body = bodyIn(box);
  if (line && body) takeStop(box, line);
}

/** What has the focus stays the stop when the tree comes alive around it. */
function focusedIn(body: HTMLElement | null): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && body?.contains(activeElement)
    ? activeElement
    : undefined;
}
