// What comes when the composer is touched: the grid, and what draws in the browser. A failure is told, and may be tried again.

import { fetching, tellFailure } from '../../data/fetching.ts';

/** Resolves only when the module has come: a failure is reported to the reader, who may try again. */
export async function loadCubeGrid(): Promise<typeof import('./Grid.tsx')> {
  return await again(async () => await import('./Grid.tsx'));
}

/** Resolves only when the module has come: a failure is reported to the reader, who may try again. */
export async function loadComposed(): Promise<typeof import('./Composed.tsx')> {
  return await again(async () => await import('./Composed.tsx'));
}

async function again<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetching(load());
    } catch {
      await new Promise<void>((retry) =>
        tellFailure({ text: 'table.zoom-failed', error: 'offline', from: 'cube', again: retry }),
      );
    }
  }
}
