// Loads the grid of a paged table; where it does not come the reader is told, and may try again.

import { fetching, tellFailure } from '../../data/fetching.ts';

/** Resolves only when the module has come: a failure is reported to the reader, who may try again. */
export async function loadPagedGrid(): Promise<typeof import('./Grid.tsx')> {
  for (;;) {
    try {
      return await fetching(import('./Grid.tsx'));
    } catch {
      await new Promise<void>((again) =>
        tellFailure({ text: 'table.zoom-failed', error: 'offline', from: 'zoom', again }),
      );
    }
  }
}
