// The rows of the grid of a paged table: as many as are found, each empty until its page has come.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { fetching, tellFailure } from '../../data/fetching.ts';
import type { GridItem } from './gridCells.ts';
import type { PagedGrid } from './paged.kind.ts';

export interface GridRow {
  /** Its place, from 0. */
  readonly at: number;
  /** Null until it has come. */
  readonly item: GridItem | null;
}

export interface GridRows {
  readonly rows: readonly GridRow[];
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

export function useGridRows(grid: PagedGrid, order: string): GridRows {
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
      const question = { grid, order, page, signal: leaving.current.signal };
      fetching(askPage(question)).then(
        ({ elements, totalElements }) =>
          setCame((before) => {
            const known = before.order === order ? before : nothing;
            const all = new Map(known.pages).set(page, elements);
            return { order, count: totalElements, pages: all };
          }),
        () => {
          pages.delete(page);
          if (!question.signal.aborted)
            tellFailure({
              text: 'paged.failed',
              error: 'offline',
              from: 'zoom',
              again: () => ask(page),
            });
        },
      );
    },
    [grid, order, nothing],
  );
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  useEffect(() => ask(0), [ask]);
  const come = (from: number, to: number) => {
    const end = Math.min(came.count - 1, to);
    for (let page = Math.floor(from / grid.size); page * grid.size <= end; page++) ask(page);
  };
  return { rows: useRows(came, grid.size), count: came.count, come };
}

function useRows({ count, pages }: Came, size: number): readonly GridRow[] {
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
