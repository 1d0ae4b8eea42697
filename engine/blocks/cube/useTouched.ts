// Whether a reader has begun to compose: with the first touch what the composer takes is loaded, with the first change it shows.

import { useEffect, useRef, useState } from 'react';

import { cameFrom } from '../../data/cameFrom.ts';
import { loadLater } from '../treegrid/loadLater.ts';
import type { CubeView } from './cube.kind.ts';

/** The grid that comes when the composer is touched. */
export const loadGrid = async () => await loadLater(async () => await import('./Grid.tsx'));

/** What the composer listens to. */
export interface Touch {
  readonly onFocus: () => void;
  readonly onPointerDown: () => void;
}

/** `touch` are the handlers that begin to load; `touched` becomes true with the first change. Exports are never touched. */
export function useTouched(view: CubeView): { readonly touched: boolean; readonly touch: Touch } {
  const [first] = useState(view);
  // a change that the browser made, before the page was alive
  const [came, setCame] = useState(false);
  const loading = useRef(false);
  const load = () => {
    if (loading.current || view.export) return;
    loading.current = true;
    void loadGrid();
  };
  useEffect(() => {
    if (cameFrom()?.pathname !== location.pathname) return;
    load();
    setCame(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it comes alive
  }, []);
  return {
    touched: (came || view !== first) && !view.export,
    touch: { onFocus: load, onPointerDown: load },
  };
}
