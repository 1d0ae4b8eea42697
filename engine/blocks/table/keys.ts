// The keys of a treegrid whose rows take the focus first (ARIA Authoring Practices, treegrid pattern).

import { at } from '../../model/lookup.ts';
import type { Node, VisibleRow } from './openRows.ts';

export interface GridPlace {
  readonly row: number;
  /** −1: the row itself. */
  readonly column: number;
}

/** What the keys ask of a row. */
export interface KeyRow extends Pick<VisibleRow, 'expanded'> {
  readonly node: Pick<Node, 'level'>;
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
