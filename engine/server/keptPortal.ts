// The portal of some folders as a snapshot has it; what reads and checks configuration is loaded only where there is none.

import type { Loaded } from '../config/loadPortal.ts';
import { isOver } from '../language/days.ts';
import type { Portal } from '../model/portal.ts';
import type { CheckFigures } from './check.ts';
import { Snapshot, type SnapshotOf } from './snapshot.ts';

/** The portal. Throws ConfigError with every problem where the folders have mistakes. */
export async function keptPortal(of: SnapshotOf): Promise<Portal> {
  const snapshot = new Snapshot(of);
  const kept = snapshot.find('checked')?.portal ?? snapshot.find('read')?.portal;
  if (kept) return kept;
  const { loadPortal } = await import('./loadPortal.ts');
  const portal = loadPortal(snapshot.folders, of.kinds);
  snapshot.keep('read', { portal, problems: [] });
  return portal;
}

/** Everything that can be found wrong before the portal is served: `checkPortal`, once for the same files. What checks figures is loaded where it is needed. */
export async function keptCheck(
  of: SnapshotOf,
  loadCheck: () => Promise<CheckFigures | undefined> = async () => undefined,
): Promise<Loaded> {
  const snapshot = new Snapshot(of);
  const kept = snapshot.find('checked');
  if (kept && !hasLapsed(kept)) return kept;
  const { checkPortal } = await import('./check.ts');
  return snapshot.keep('checked', checkPortal(snapshot.folders, of.kinds, await loadCheck()));
}

/** Of all that can be wrong this alone becomes so by itself. */
function hasLapsed({ portal, problems }: Loaded): boolean {
  const { expires } = portal?.settings.security ?? {};
  return (
    expires !== undefined && isOver(expires) && !problems.some(({ code }) => code === 'day-over')
  );
}
