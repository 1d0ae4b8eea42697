// Loads what a block draws only once it is asked for; where it does not come the reader is told, and may try again.

import { fetching } from '../../data/fetching.ts';
import { report } from '../../data/message.ts';

/** Resolves only when the module has come: a failure is reported to the reader, who may try again. */
export async function loadLater<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await fetching(load());
    } catch {
      await new Promise<void>((again) =>
        report({ text: 'table.zoom-failed', error: 'offline', from: 'zoom', again }),
      );
    }
  }
}
