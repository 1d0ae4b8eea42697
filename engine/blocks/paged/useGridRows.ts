// The rows of the grid of a paged table: as many as are found, each empty until its page has come.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { fetching, tellFailure } from '../../data/fetching.ts';
import type { GridItem } from './gridCells.ts';
import type { PagedGrid } from './paged.kind.ts';

export interface RegisterRow {
  /** Its place, from 0. */
  readonly at: number;
  /** Null until it has come. */
  readonly item: GridItem | null;
}

export interface RegisterRows {
  readonly rows: readonly RegisterRow[];
  readonly count: number;
  /** Asks for what is not there yet of the rows from one place to another. */
  readonly come: (from: number, to: number) => void;
}

interface Came {
  readonly order: string;
  readonly count: number;
  readonly pages: ReadonlyMap<number, readonly GridItem[]>;
}

interface ApiPage {
  readonly elements: readonly GridItem[];
  readonly totalElements: number;
}

/** A row is empty until its page has come; a new order begins again, and answers to the earlier one are dropped. */
export function useGridRows(grid: PagedGrid, order: string): RegisterRows {
  const nothing = useMemo(
    (): Came => ({ order, count: grid.count, pages: new Map() }),
    [grid, order],
  );
  const [last, setCame] = useState(nothing);
  const came = last.order === order ? last : nothing;
  const asked = useRef({ order, pages: new Set<number>() });
  const leaving = useRef(new AbortController());
  const ask = useCallback(
    (page: number) => {
      if (asked.current.order !== order) asked.current = { order, pages: new Set() };
      const { pages } = asked.current;
      if (pages.has(page)) return;
      pages.add(page);
      const { signal } = leaving.current;
      void askUntilCome({ grid, order, page, signal }).then((answer) => {
        // what comes of an order that was left is not kept
        if (answer === null || asked.current.order !== order) return;
        const { elements, totalElements } = answer;
        setCame((before) => {
          const known = before.order === order ? before : nothing;
          const all = new Map(known.pages).set(page, elements);
          return { order, count: totalElements, pages: all };
        });
      });
    },
    [grid, order, nothing],
  );
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const seen = useRef({ from: 0, to: 0 });
  const askSeen = useCallback(() => {
    const { from, to } = seen.current;
    for (let page = Math.floor(from / grid.size); page * grid.size <= to; page++) ask(page);
  }, [ask, grid.size]);
  // in another order the same places hold other records
  useEffect(askSeen, [askSeen]);
  const come = (from: number, to: number) => {
    seen.current = { from, to: Math.min(came.count - 1, to) };
    askSeen();
  };
  return { rows: useRows(came, grid.size), count: came.count, come };
}

function useRows({ count, pages }: Came, size: number): readonly RegisterRow[] {
  return useMemo(
    () =>
      Array.from({ length: count }, (_, at) => ({
        at,
        item: pages.get(Math.floor(at / size))?.[at % size] ?? null,
      })),
    [count, pages, size],
  );
}

interface PageQuestion {
  readonly grid: PagedGrid;
  readonly order: string;
  /** From 0. */
  readonly page: number;
  readonly signal: AbortSignal;
}

/** A page; where it does not come the reader is told, and may try again. Null where the reader has left. */
async function askUntilCome(question: PageQuestion): Promise<ApiPage | null> {
  while (!question.signal.aborted) {
    try {
      return await fetching(askPage(question));
    } catch {
      if (!question.signal.aborted)
        await new Promise<void>((again) =>
          tellFailure({ text: 'paged.failed', error: 'offline', from: 'zoom', again }),
        );
    }
  }
  return null;
}

/** Throws where it does not come. */
async function askPage({ grid, order, page, signal }: PageQuestion): Promise<ApiPage> {
  const { call, body, post, names, size } = grid;
  const asked = {
    ...body,
    ...(names.order === '' ? {} : { [names.order]: order }),
    [names.number]: page + 1,
    [names.size]: size,
  };
  const texts = Object.entries(asked).map(([name, value]) => [name, String(value)]);
  const accept = { accept: 'application/json' };
  const response = await (post
    ? fetch(call, {
        method: 'POST',
        headers: { ...accept, 'content-type': 'application/json' },
        body: JSON.stringify(asked),
        signal,
      })
    : fetch(`${call}?${new URLSearchParams(texts).toString()}`, { headers: accept, signal }));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as ApiPage;
}
