// The rows of the full screen: as many as are found, each empty until its page has come.

import { useEffect, useMemo, useRef, useState } from 'react';

import { useShell } from '../../data/useShell.ts';
import { useToldPart } from '../treegrid/usePart.ts';
import type { RecordGrid, RecordRow, RecordsView } from './records.kind.ts';

export interface FoundRow {
  /** Its place, from 0. */
  readonly at: number;
  /** Null until it has come. */
  readonly row: RecordRow | null;
}

export interface GridRows {
  readonly rows: readonly FoundRow[];
  readonly count: number;
  /** Asks for what is not there yet of the rows from one place to another. */
  readonly come: (from: number, to: number) => void;
}

interface Came {
  readonly order: string;
  readonly count: number;
  readonly pages: ReadonlyMap<number, readonly RecordRow[]>;
}

/** A row is empty until its page has come; a new order begins again, and answers to the earlier one are dropped. */
export function useGridRows({ id }: RecordsView, grid: RecordGrid, order: string): GridRows {
  const { queries } = useShell();
  const askPart = useToldPart<RecordsView>(id);
  const nothing = useMemo(
    (): Came => ({ order, count: grid.count, pages: new Map() }),
    [grid, order],
  );
  const [last, setCame] = useState(nothing);
  const came = last.order === order ? last : nothing;
  const asked = useRef({ order, pages: new Set<number>() });
  const ask = async (page: number): Promise<void> => {
    if (asked.current.order !== order) asked.current = { order, pages: new Set() };
    const { pages } = asked.current;
    if (pages.has(page)) return;
    pages.add(page);
    const again = () => void ask(page);
    const changes = { [queries.sort]: order, [queries.page]: null };
    const answer = (await askPart({ changes, part: String(page + 1), again }))?.grid;
    if (!answer) pages.delete(page);
    // what comes of an order that was left is not kept
    if (!answer || asked.current.order !== order) return;
    setCame((before) => {
      const known = before.order === order ? before : nothing;
      return { order, count: answer.count, pages: new Map(known.pages).set(page, answer.rows) };
    });
  };
  const { count, pages } = came;
  const [seen, setSeen] = useState({ first: 0, last: 0 });
  // what is there, or on its way, is not asked for again
  useEffect(() => {
    for (let page = seen.first; page <= seen.last; page++) void ask(page);
  });
  const come = (from: number, to: number) => {
    const first = Math.floor(from / grid.size);
    const last = Math.floor(Math.min(count - 1, to) / grid.size);
    setSeen((before) =>
      before.first === first && before.last === last ? before : { first, last },
    );
  };
  const rows = useMemo(
    () =>
      Array.from({ length: count }, (_, at) => ({
        at,
        row: pages.get(Math.floor(at / grid.size))?.[at % grid.size] ?? null,
      })),
    [count, pages, grid.size],
  );
  return { rows, count, come };
}
