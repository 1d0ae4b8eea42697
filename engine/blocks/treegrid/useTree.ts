// Which rows of a tree stand open, and the levels of it that the server was asked for; the address always says the same.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { changeQuery } from '../../addresses/query.ts';
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
  /** What the rows are in the order of and in: another one is told. */
  readonly stamp: string;
  /** Says what stands in the tree, so many rows of it visible. */
  readonly tell: (rows: number) => string;
}

export interface OpenTree<Row extends TreeRow> extends StandingRows<Row> {
  readonly allOpen: boolean;
  /** The row whose level is on its way, `OPEN_ALL` where all are; null: nothing is. */
  readonly waiting: string | null;
  /** One polite sentence when rows have come. */
  readonly said: string;
  /** Opens or closes a row, or has the rows come that it stands for. */
  readonly toggle: (id: string) => void;
  /** Opens a row with all those beside it, one after the other. */
  readonly openBeside: (id: string) => void;
  readonly toggleAll: () => void;
}

/** State of one tree of one answer. */
export function useTree<Row extends TreeRow, View extends object>(
  source: TreeSource<Row, View>,
): OpenTree<Row> {
  const { t } = useTranslation();
  const { opensAll, isFound, read } = source;
  const { queries } = useShell();
  const go = useGo({ replace: true });
  const askPart = useToldPart<View>(source.block);
  const [waiting, setWaiting] = useState<string | null>(null);
  const { kept, setKept } = useKept(source);
  const { rows, open, said } = kept;
  const standing = useMemo(() => standRows({ rows, open }, opensAll), [rows, open, opensAll]);
  const { visible, closed } = standing;
  const allOpen = closed?.length === 0;
  // what has come now, also for a level that comes after other rows were opened
  const now = useRef<CameRows<Row>>({ rows, open });
  useEffect(() => {
    now.current = { rows, open };
  }, [rows, open]);

  const show = (next: CameRows<Row>) => {
    now.current = next;
    setKept((before) => ({ ...before, ...next }));
    go({ [queries.open]: writeStanding(standRows(next, opensAll)) });
  };
  const say = (words: string) => setKept((before) => ({ ...before, said: words }));
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
    say('');
    const came = await ask(id, () => void toggle(id));
    if (!came) return;
    say(t('table.branch-came', { count: came.length }));
    show({ rows: withLevel(now.current.rows, id, came), open: new Set(now.current.open).add(id) });
  };
  const openAll = async (): Promise<void> => {
    const isAsked = closed === null && !isFound;
    const all = isAsked ? await ask(OPEN_ALL, () => void openAll()) : rows;
    if (!all) return;
    say(t('table.branch-came', { count: all.length - visible.length }));
    const ids = all.filter(({ children }) => children > 0).map(({ id }) => id);
    show({ rows: all, open: new Set(ids) });
  };
  const openBeside = async (id: string): Promise<void> => {
    for (const beside of listBeside(now.current.rows, id))
      if (!now.current.open.has(beside)) await toggle(beside);
  };
  const closeAll = () => show({ ...now.current, open: new Set() });
  return {
    ...standing,
    allOpen,
    waiting,
    said,
    toggle: (id) => void toggle(id),
    openBeside: (id) => void openBeside(id),
    toggleAll: () => (allOpen ? closeAll() : void openAll()),
  };
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

interface Kept<Row extends TreeRow> extends CameRows<Row> {
  /** The rows that they began with. */
  readonly of: readonly Row[];
  readonly stamp: string;
  readonly said: string;
}

/** What has come, what of it is open, and what is said of it; another answer begins anew, and is told where its stamp is another one. */
function useKept<Row extends TreeRow, View extends object>({
  rows,
  open: ids,
  stamp,
  tell,
}: TreeSource<Row, View>) {
  const begin = (said: string): Kept<Row> => ({ of: rows, rows, open: new Set(ids), stamp, said });
  const [last, setKept] = useState(() => begin(''));
  if (last.of === rows) return { kept: last, setKept };
  const told = last.stamp === stamp ? '' : tell(visibleRows(rows, new Set(ids)).length);
  const kept = begin(told);
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
