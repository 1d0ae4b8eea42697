// The portals that tests look at, each checked once in a process: they are frozen, so no test can spoil them for another.

import type { Folders } from '../engine/config/read.ts';
import { loadPortal } from '../engine/server/loadPortal.ts';
import type { Portal } from '../engine/model/portal.ts';
import { KINDS } from '../site/kinds.ts';
import { foldersOf, type TestPortal } from './overlay.ts';

const checked = new WeakMap<Folders, Portal>();

/** The portal of that name, or of folders that stay as they are while the tests run. Throws ConfigError where it has mistakes. */
export function portalOf(which: TestPortal | Folders): Portal {
  const folders = typeof which === 'string' ? foldersOf(which) : which;
  const portal = checked.get(folders) ?? loadPortal(folders, KINDS);
  checked.set(folders, portal);
  return portal;
}
