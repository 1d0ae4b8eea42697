// The portals that tests look at, each checked once: they are frozen, so no test can spoil them for another.

import { join } from 'node:path';

import { DISK, type Folders } from '../engine/config/files.ts';
import { loadPortal } from '../engine/server/loadPortal.ts';
import { Snapshot } from '../engine/server/snapshot.ts';
import type { Portal } from '../engine/model/portal.ts';
import { KINDS } from '../site/kinds.ts';
import { foldersOf, type TestPortal } from './overlay.ts';

/** Kept between runs: making it takes a while, and it is the same from the same sources. */
export const TEST_DATA =
  process.env['PORTAL_TEST_DATA'] ?? join(import.meta.dirname, '../.portal/test');

const checked = new WeakMap<Folders, Portal>();

/** The portal of that name, or of folders that stay as they are while the tests run. Throws ConfigError where it has mistakes. */
export function portalOf(which: TestPortal | Folders): Portal {
  const folders = typeof which === 'string' ? foldersOf(which) : which;
  const portal = checked.get(folders) ?? keptPortal(folders);
  checked.set(folders, portal);
  return portal;
}

/** That what is kept equals what is read is tested in `portal/snapshot.test.ts`. */
function keptPortal(folders: Folders): Portal {
  // one with files put over it is a single test's own
  if (folders.files !== DISK) return loadPortal(folders, KINDS);
  const snapshot = new Snapshot({ folders, kinds: KINDS, data: TEST_DATA });
  const kept = snapshot.find('read')?.portal;
  if (kept) return kept;
  const portal = loadPortal(snapshot.folders, KINDS);
  snapshot.keep('read', { portal, problems: [] });
  return portal;
}
