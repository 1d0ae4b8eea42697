// Which rows of a tree stand open, and the levels of it that the server was asked for; the address always says the same.

import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { changeQuery } from '../../addresses/query.ts';
import { report } from '../../data/message.ts';
import { useShell } from '../../data/useShell.ts';
import { useGo } from './QueryLink.tsx';
import { findToggled, OPEN_ALL, writeStanding, type StandingRows } from './openWords.ts';
import {
  isUnknown,
  listBeside,
  listClosed,
  visibleRows,
  withLevel,
  type TreeRow,
  type VisibleRow,
} from './tree.ts';
import { useToldPart } from './usePart.ts';

/** Rows of a block that are a tree: closed ones may have come without those below them. */
export interface TreeSource<Row extends TreeRow, View extends object> {
  /** The block that they stand in. */
  readonly block: string;
  /** Other rows than before begin anew: they stay the same as long as the answer does. */
  readonly rows: readonly Row[];
  readonly open: readonly string[];
  /** Whether all can be opened at once, for which an address has a word. */
  readonly opensAll: boolean;
  /** Whether only what was looked for stands here: that is all there is to be opened at once. */
  readonly isFound: boolean;
  /** Reads the rows of a part that came. */
  readonly read: (part: View) => readonly Row[];
}

export interface OpenTree<Row extends TreeRow> extends StandingRows<Row> {
  readonly allOpen: boolean;
  /** The row whose level is on its way, `OPEN_ALL` where all are; null: nothing is. */
  readonly waiting: string | null;
  /** Opens or closes a row, or has the rows come that it stands for. */
  readonly toggle: (id: string) => void;
  /** Opens a row with all those beside it, one after the other. */
  readonly openBeside: (id: string) => void;
  readonly toggleAll: () => void;
}

/** State of one tree of one answer. How many rows have come into sight, or gone out of it, is reported. */
export function useTree<Row extends TreeRow, View extends object>(
  source: TreeSource<Row, View>,
): OpenTree<Row> {
  const { opensAll, isFound, read } = source;
  const reportRows = useReport(source.block);
  const { queries } = useShell();
  const go = useGo({ replace: true });
  const askPart = useToldPart<View>(source.block);
  const [waiting, setWaiting] = useState<string | null>(null);
  const { kept, setKept } = useKept(source);
  const { rows, open } = kept;
  const standing = useMemo(() => standRows({ rows, open }, opensAll), [rows, open, opensAll]);
  const allOpen = standing.closed?.length === 0;
  // what has come now, also for a level that comes after other rows were opened
  const now = useRef<CameRows<Row>>({ rows, open });
  useEffect(() => {
    now.current = { rows, open };
  }, [rows, open]);

  const show = (next: CameRows<Row>) => {
    const before = standRows(now.current, opensAll);
    const after = standRows(next, opensAll);
    now.current = next;
    setKept((last) => ({ ...last, ...next }));
    reportRows(countRows(after) - countRows(before));
    go({ [queries.open]: writeStanding(after) });
  };
  const ask = async (id: string, again: () => void): Promise<readonly Row[] | null> => {
    setWaiting(id);
    const part = await askPart({ part: id, again });
    setWaiting(null);
    return part && read(part);
  };
  const toggle = async (id: string): Promise<void> => {
    const next = new Set(now.current.open);
    if (next.delete(id)) return show({ ...now.current, open: next });
    if (!isUnknown(now.current.rows, id)) return show({ ...now.current, open: next.add(id) });
    const came = await ask(id, () => void toggle(id));
    if (came)
      show({
        rows: withLevel(now.current.rows, id, came),
        open: new Set(now.current.open).add(id),
      });
  };
  const openAll = async (): Promise<void> => {
    const isAsked = standing.closed === null && !isFound;
    const all = isAsked ? await ask(OPEN_ALL, () => void openAll()) : rows;
    if (!all) return;
    const ids = all.filter(({ children }) => children > 0).map(({ id }) => id);
    show({ rows: all, open: new Set(ids) });
  };
  return {
    ...standing,
    allOpen,
    waiting,
    toggle: (id) => void toggle(id),
    openBeside: (id) => void openInTurn(now, listBeside(now.current.rows, id), toggle),
    toggleAll: () => (allOpen ? show({ ...now.current, open: new Set() }) : void openAll()),
  };
}

/** One after the other: each adds its level to what has come by then. */
async function openInTurn<Row extends TreeRow>(
  now: RefObject<CameRows<Row>>,
  ids: readonly string[],
  toggle: (id: string) => Promise<void>,
): Promise<void> {
  for (const id of ids) if (!now.current.open.has(id)) await toggle(id);
}

interface CameRows<Row extends TreeRow> {
  readonly rows: readonly Row[];
  readonly open: ReadonlySet<string>;
}

function standRows<Row extends TreeRow>(
  { rows, open }: CameRows<Row>,
  opensAll: boolean,
): StandingRows<Row> {
  return {
    visible: visibleRows(rows, open),
    open,
    closed: opensAll ? listClosed(rows, open) : null,
  };
}

/** Says how many rows have come, or gone where there are fewer. */
function useReport(block: string): (rows: number) => void {
  const { t } = useTranslation();
  return (rows) => {
    const count = Math.abs(rows);
    const text = t(rows < 0 ? 'table.branch-gone' : 'table.branch-came', { count });
    report({ text, error: '', from: block });
  };
}

/** What stands for others is none. */
function countRows<Row extends TreeRow>({ visible }: StandingRows<Row>): number {
  return visible.filter(({ node }) => node.rest === undefined).length;
}

interface Kept<Row extends TreeRow> extends CameRows<Row> {
  /** The rows that they began with. */
  readonly of: readonly Row[];
}

/** What has come, and what of it is open; another answer begins anew. */
function useKept<Row extends TreeRow, View extends object>({
  rows,
  open: ids,
}: TreeSource<Row, View>) {
  const begin = (): Kept<Row> => ({ of: rows, rows, open: new Set(ids) });
  const [last, setKept] = useState(begin);
  if (last.of === rows) return { kept: last, setKept };
  const kept = begin();
  setKept(kept);
  return { kept, setKept };
}

/** Where each row leads once it is opened or closed: without scripts the address says it. `search` is the query of the page. */
export function useToggleLinks<Row extends TreeRow>(
  { visible, open, closed }: StandingRows<Row>,
  block: string,
  search: string,
): (row: VisibleRow<Row>) => string {
  const { queries } = useShell();
  const toggled = useMemo(() => findToggled({ visible, open, closed }), [visible, open, closed]);
  return (row) => `${changeQuery(search, { [queries.open]: toggled(row) }) || '?'}#${block}`;
}
