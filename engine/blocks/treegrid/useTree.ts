// Which rows of a tree stand open, and the levels of it that the server was asked for; the address always says the same.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import { AskError } from '../../data/ask.ts';
import { tellFailure } from '../../data/fetching.ts';
import { useGoing } from '../../data/navigate.ts';
import { useShell } from '../../data/useShell.ts';
import type { BlockViewBase } from '../../model/portal.ts';
import {
  listClosed,
  listOpen,
  isUnknown,
  OPEN_ALL,
  unpackRow,
  visibleRows,
  withLevels,
  writeOpen,
  type RowTuple,
  type TableRow,
  type VisibleRow,
} from './tree.ts';
import { LEDGER_GONE, usePart } from './usePart.ts';

/** A block whose rows are a tree: closed ones may have come without those below them. */
export interface TreeView extends Pick<BlockViewBase, 'id'> {
  readonly rows: readonly RowTuple[];
  readonly open: readonly string[];
  /** What the reader looks for. */
  readonly find: string;
}

export interface OpenTree {
  readonly visible: readonly VisibleRow[];
  /** Every row that could be opened and is not, or null while some have not been asked. */
  readonly closed: readonly string[] | null;
  readonly allOpen: boolean;
  readonly waiting: boolean;
  /** One polite sentence when rows have come. */
  readonly said: string;
  readonly toggle: (id: string) => void;
  readonly toggleAll: () => void;
}

/**
 * State of one tree of one answer: give it a `key` that changes with the answer. In another order or unit, which `stamp`
 * tells, the tree stays and what was asked for it goes; `tell` says what stands in it then.
 */
export function useTree(view: TreeView, stamp: string, tell: (rows: number) => string): OpenTree {
  const { t } = useTranslation();
  const write = useWrittenOpen();
  const { ask, waiting } = useLevelAsking(view.id);
  const { open, rows, visible, closed, said, setOpen, setLevels, setSaid } = useStanding(
    view,
    stamp,
    tell,
  );
  const allOpen = closed?.length === 0;
  // what stands now, also for a level that comes after other rows were opened
  const now = useRef({ open, rows });
  useEffect(() => {
    now.current = { open, rows };
  }, [open, rows]);

  const show = (next: ReadonlySet<string>, standing = now.current.rows) => {
    now.current = { open: next, rows: standing };
    setOpen(next);
    write(standing, next);
  };
  const keep = (id: string, came: readonly TableRow[], count: number) => {
    setLevels((before) => new Map(before).set(id, came));
    setSaid(t('table.branch-came', { count }));
    return withLevels(id === OPEN_ALL ? came : now.current.rows, new Map([[id, came]]));
  };
  const toggle = async (id: string): Promise<void> => {
    const next = new Set(now.current.open);
    if (next.delete(id)) return show(next);
    if (!isUnknown(now.current.rows, id)) return show(next.add(id));
    setSaid('');
    const came = await ask(id, () => void toggle(id));
    if (came) show(new Set(now.current.open).add(id), keep(id, came, came.length));
  };
  const openAll = async (): Promise<void> => {
    // what was looked for stays alone
    const came =
      closed === null && view.find === '' ? await ask(OPEN_ALL, () => void openAll()) : rows;
    if (!came) return;
    const all = keep(OPEN_ALL, came, came.length - visible.length);
    show(new Set(all.filter(({ children }) => children > 0).map(({ id }) => id)), all);
  };
  return {
    visible,
    closed,
    allOpen,
    waiting,
    said,
    toggle: (id) => void toggle(id),
    toggleAll: () => (allOpen ? show(new Set()) : void openAll()),
  };
}

/** The rows as far as they have come, and what of them stands open. */
function useStanding(view: TreeView, stamp: string, tell: (rows: number) => string) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(view.open));
  const [levels, setLevels] = useState<ReadonlyMap<string, readonly TableRow[]>>(new Map());
  const [said, setSaid] = useState('');
  const [stamped, setStamped] = useState(stamp);
  if (stamped !== stamp) {
    const own = new Set(view.open);
    setStamped(stamp);
    setLevels(new Map());
    setOpen(own);
    setSaid(tell(visibleRows(view.rows.map(unpackRow), own).length));
  }
  const rows = useMemo(
    () => withLevels(levels.get(OPEN_ALL) ?? view.rows.map(unpackRow), levels),
    [view.rows, levels],
  );
  const visible = useMemo(() => visibleRows(rows, open), [rows, open]);
  const closed = useMemo(() => listClosed(rows, open), [rows, open]);
  return { open, rows, visible, closed, said, setOpen, setLevels, setSaid };
}

/** Puts the rows that stand open into the address. */
function useWrittenOpen(): (rows: readonly TableRow[], open: ReadonlySet<string>) => void {
  const { queries } = useShell();
  const navigate = useNavigate();
  return (rows, open) => {
    const standing = listOpen(visibleRows(rows, open)).map(({ node }) => node.id);
    const written = writeOpen(standing, listClosed(rows, open));
    void navigate(
      { search: changeQuery(location.search, { [queries.open]: written }) },
      { replace: true, preventScrollReset: true },
    );
  };
}

/** Asks the server for the rows right below one, or for all of the tree; null is answered where they did not come. */
function useLevelAsking(block: string) {
  const askPart = usePart<TreeView>(block);
  const going = useGoing();
  const [waiting, setWaiting] = useState(false);
  const ask = async (id: string, again: () => void): Promise<readonly TableRow[] | null> => {
    setWaiting(true);
    try {
      const { rows } = await askPart(id);
      return rows.map(unpackRow);
    } catch (error) {
      const code = error instanceof AskError ? error.code : 'offline';
      // the page comes anew with the figures that serve
      if (code === LEDGER_GONE) void going?.refresh();
      else tellFailure({ text: 'table.branch-failed', error: code, from: block, again });
      return null;
    } finally {
      setWaiting(false);
    }
  };
  return { ask, waiting };
}
