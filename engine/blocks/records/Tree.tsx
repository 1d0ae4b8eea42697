// A tree of records that opens level by level: a treegrid whose rows are links without scripts; alive it is one stop with arrow keys.

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/control-has-associated-label -- a table whose rows are laid out as cards is a tree to some readers only where its roles are said */

import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import {
  cellAt,
  findGridPlace,
  followLink,
  makeFocusable,
  nextPlace,
  shownCell,
  shownColumns,
} from '../treegrid/keys.ts';
import type { RecordsView, RecordTree } from './records.kind.ts';
import { TreeLine } from './TreeLine.tsx';
import { useLevels, type Levels } from './useLevels.ts';
import { buildRowId, useTreeStop } from './useTreeStop.ts';

interface TreeProps {
  readonly view: RecordsView;
  readonly tree: RecordTree;
}

/** Rows come as data, and are drawn alike on both sides. */
export function Tree({ view, tree }: TreeProps): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  const levels = useLevels(view, tree);
  const { rows } = levels;
  const { stop, mark } = useTreeStop(body, rows);
  return (
    <div className="carded">
      <table role="treegrid" className="cards records-tree" aria-label={plainWords(tree.name)}>
        <thead role="rowgroup">
          <tr role="row">
            {tree.heads.map(({ field, title, as }) => (
              <th key={field} role="columnheader" scope="col" className={as}>
                <Say words={title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          ref={body}
          onKeyDown={(event) => followKey(event, body.current, levels)}
          onFocus={({ target }) => mark(target)}
          onMouseDown={({ target }) => cellAt(target) && mark(target)}
        >
          {rows.map((row, i) => (
            <TreeLine
              key={buildRowId(row)}
              view={view}
              heads={tree.heads}
              levels={levels}
              place={i}
              stop={stop?.id === buildRowId(row) ? stop : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Takes the focus on as the keys of a treegrid do, or opens and closes the row. */
function followKey(
  event: KeyboardEvent,
  body: HTMLTableSectionElement | null,
  { rows, turn }: Levels,
): void {
  const place = findGridPlace(event.target, body);
  const line = place && body?.rows[place.row];
  const row = place && rows[place.row];
  if (!place || !line || !row || event.altKey || event.metaKey) return;
  if (event.key === 'Enter' && isFollowed(event.target, line, place.column)) {
    event.preventDefault();
    return;
  }
  const columns = shownColumns(line);
  const wanted = nextPlace(
    event.ctrlKey ? `Control+${event.key}` : event.key,
    { row: place.row, column: columns.indexOf(place.column) },
    rows.map(({ expanded, level }) => ({ expanded, node: { level } })),
    columns.length,
  );
  if (!wanted) return;
  event.preventDefault();
  if (wanted === 'toggle') return turn(row);
  const next = body?.rows[wanted.row];
  const column = columns[wanted.column] ?? -1;
  const target = column < 0 ? next : shownCell(next, column);
  makeFocusable(target);
  target?.focus();
}

/** Where a press of Enter leads on: from the name, from a row that cannot be opened, and from the link to the rest of a level. */
function isFollowed(target: EventTarget, line: HTMLTableRowElement, column: number): boolean {
  // a link that has the focus is followed by the browser
  if ((target as Element).closest('a')) return false;
  const isLeaf = !line.hasAttribute('aria-expanded');
  if (column !== 0 && !(column < 0 && isLeaf)) return false;
  return followLink(line.querySelector('.records-name') ?? line.cells[0] ?? line);
}
