// The one stop of a tree: the row, the cell or the link that the Tab key comes to, from when the tree is alive.

import { useCallback, useEffect, useState, type RefObject } from 'react';

import { useLive } from '../../data/useLive.ts';
import { findGridPlace, makeFocusable } from '../treegrid/keys.ts';
import { findMember } from './open.ts';
import type { RecordTreeRow } from './records.kind.ts';

export interface TreeStop {
  readonly id: string;
  readonly row: RecordTreeRow;
  /** −1: the row itself. */
  readonly column: number;
  /** Which link of the row it is; −1: none. */
  readonly link: number;
}

/** Tells rows from each other. */
export function buildRowId({ key, hidden }: Pick<RecordTreeRow, 'key' | 'hidden'>): string {
  return hidden > 0 ? `${key} more` : key;
}

/** Null before the tree is alive: then all its links are stops. `mark` makes what the reader came to the stop. */
export function useTreeStop(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly RecordTreeRow[],
): { readonly stop: TreeStop | null; readonly mark: (target: EventTarget) => void } {
  const live = useLive();
  const [marked, setMarked] = useState<TreeStop | null>(null);
  const mark = useCallback(
    (target: EventTarget) => {
      const place = findGridPlace(target, body.current);
      const row = place && rows[place.row];
      const line = place && body.current?.rows[place.row];
      if (!row || !line) return;
      const link = (target as Element).closest('a');
      setMarked({
        id: buildRowId(row),
        row,
        column: link ? -1 : place.column,
        link: link ? [...line.querySelectorAll('a')].indexOf(link) : -1,
      });
    },
    [body, rows],
  );
  useEffect(() => {
    // what has the focus stays the stop when the tree comes alive around it
    if (live && document.activeElement) mark(document.activeElement);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [live]);
  const isThere = marked !== null && rows.some((row) => buildRowId(row) === marked.id);
  const row = isThere || marked === null ? rows[0] : findSuccessor(rows, marked.row);
  useEffect(() => {
    if (isThere || marked === null || !row || document.activeElement !== document.body) return;
    const line = body.current?.rows[rows.indexOf(row)];
    makeFocusable(line);
    line?.focus();
  }, [body, isThere, marked, row, rows]);
  if (!live || !row) return { stop: null, mark };
  return { stop: isThere ? marked : { id: buildRowId(row), row, column: -1, link: -1 }, mark };
}

/** Of the link to the rest of a level that is gone, the first row that it stood for. */
function findSuccessor(
  rows: readonly RecordTreeRow[],
  { key, level, position }: RecordTreeRow,
): RecordTreeRow | undefined {
  const above = findMember(rows, key);
  const next = rows.find((row, i) => i > above && row.level === level && row.position === position);
  return next ?? rows[0];
}
