// Loads the grid on the full screen; where it does not come the reader is told, and may try again.

import { fetching, tellFailure } from '../../data/fetching.ts';

/** Resolves only when the module has come: a failure is reported to the reader, who may try again. */
export async function loadZoom(): Promise<typeof import('./Zoom.tsx')> {
  for (;;) {
    try {
      return await fetching(import('./Zoom.tsx'));
    } catch {
      await new Promise<void>((again) =>
        tellFailure({ text: 'table.zoom-failed', error: 'offline', from: 'zoom', again }),
      );
    }
  }
}
