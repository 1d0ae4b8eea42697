// Whether a reader has begun to compose: with the first touch what the composer takes is loaded, with the first change it shows.

import { useRef, useState } from 'react';

import { loadComposed, loadGrid } from './later.ts';
import type { CubeView } from './cube.kind.ts';

/** What the composer listens to. */
export interface Touch {
  readonly onFocus: () => void;
  readonly onPointerDown: () => void;
}

export function useTouched(view: CubeView): { readonly touched: boolean; readonly touch: Touch } {
  const [first] = useState(view);
  const loading = useRef(false);
  const load = () => {
    if (loading.current || view.export) return;
    loading.current = true;
    void loadGrid();
    if (view.way === 'lines' || view.way === 'treemap') void loadComposed();
  };
  return {
    touched: view !== first && !view.export,
    touch: { onFocus: load, onPointerDown: load },
  };
}
