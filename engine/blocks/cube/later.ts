// The grid that comes when the composer is touched. A failure is told, and may be tried again.

import { fetching, tellFailure } from '../../data/fetching.ts';

/** Resolves only when the module has come: a failure is reported to the reader, who may try again. */
export async function loadCubeGrid(): Promise<typeof import('./Grid.tsx')> {
  for (;;) {
    try {
      return await fetching(import('./Grid.tsx'));
    } catch {
      await new Promise<void>((retry) =>
        tellFailure({ text: 'table.zoom-failed', error: 'offline', from: 'cube', again: retry }),
      );
    }
  }
}
