// Where the thread behind listens: an address of this machine that only its own user can ask.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `remove` clears away what is left of it. */
export function socketPath(): { readonly path: string; readonly remove: () => void } {
  if (process.platform === 'win32')
    return { path: `\\\\.\\pipe\\portal-${process.pid}-${Date.now()}`, remove: () => {} };
  // readable by its owner alone
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return { path: join(folder, 's'), remove };
}
