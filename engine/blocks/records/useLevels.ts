// Opens and closes rows of a tree: a level is asked by itself, and the address always says what stands open.

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import { announce } from '../../data/announce.ts';
import { useShell } from '../../data/useShell.ts';
import { findMember, turnRow, WHOLE, writeOpen } from './open.ts';
import type { RecordsView, RecordTree, RecordTreeRow } from './records.kind.ts';
import { useAskPart } from './useAskPart.ts';

/** A tree as it stands now. */
export interface Levels extends Pick<RecordTree, 'rows' | 'isWhole'> {
  /** The row whose level is on its way; null: none. */
  readonly waiting: RecordTreeRow | null;
  /** Opens or closes a row, or shows the rest of a level where the row stands for it. */
  readonly turn: (row: RecordTreeRow) => void;
}

interface Shown extends Pick<RecordTree, 'rows' | 'isWhole'> {
  /** The tree that it came of: another one begins anew. */
  readonly of: RecordTree;
}

export function useLevels({ id }: RecordsView, tree: RecordTree): Levels {
  const { t } = useTranslation();
  const { queries } = useShell();
  const navigate = useNavigate();
  const ask = useAskPart(id);
  const [last, setShown] = useState<Shown>({ of: tree, ...tree });
  const [waiting, setWaiting] = useState<RecordTreeRow | null>(null);
  const asked = useRef(new Set<string>());
  const shown = last.of === tree ? last : { of: tree, ...tree };
  const { rows, isWhole } = shown;
  const open = rows === tree.rows ? null : writeOpen(rows, isWhole).join(',');
  useEffect(() => {
    if (open === null) return;
    const search = changeQuery(location.search, { [queries.open]: open || null });
    if (search !== location.search)
      void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [open, queries.open, navigate]);

  const turn = async (row: RecordTreeRow): Promise<void> => {
    const place = findMember(rows, row.key);
    if (row.expanded) {
      setShown({ ...shown, rows: turnRow(rows, place, {}) });
      return;
    }
    const isRest = row.hidden > 0;
    const key = `${row.key} ${isRest}`;
    if (asked.current.has(key)) return;
    asked.current.add(key);
    setWaiting(row);
    const came = await ask({
      changes: { [queries.open]: listAsked(shown, row).join(',') },
      part: row.key || WHOLE,
      again: () => void turn(row),
    });
    asked.current.delete(key);
    setWaiting(null);
    const level = came?.tree?.rows;
    if (!level) return;
    setShown((before) => (before.of === tree ? withLevel(before, row, level) : before));
    announce(t('table.branch-came', { count: level.length }));
  };
  return { rows, isWhole, waiting, turn: (row) => void turn(row) };
}

/** What stands open in the level that is asked for: the whole top has what stood open in it. */
function listAsked({ rows }: Shown, { key, hidden }: RecordTreeRow): readonly string[] {
  if (hidden === 0) return [key];
  return [key + WHOLE, ...(key === '' ? writeOpen(rows, false) : [key])];
}

function withLevel(
  shown: Shown,
  { key, hidden }: RecordTreeRow,
  came: readonly RecordTreeRow[],
): Shown {
  if (key === '') return { ...shown, rows: came, isWhole: true };
  const place = findMember(shown.rows, key);
  const closed = shown.rows.map((row, i) => (i === place ? { ...row, expanded: false } : row));
  return { ...shown, rows: turnRow(closed, place, { isWhole: hidden > 0, came }) };
}
