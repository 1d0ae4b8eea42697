// What ledgers that were loaded earlier, and are still kept, called and knew of their members.

import type { Ledger } from './ledger.ts';
import type { Members } from './model/members.ts';
import { listLedgers } from './publish/manifest.ts';

/** Members of the newest kept load whose moment suits; null where there is none. */
export type EarlierLoads = (suits: (created: string) => boolean) => Promise<Members | null>;

export const NO_EARLIER: EarlierLoads = async () => await Promise.resolve(null);

/** The loads that lie in a folder beside the one that serves; each is opened once, and only while it is read. */
export function earlierLoadsIn(
  folder: string,
  serving: string,
  open: (id: string) => Promise<Ledger>,
): EarlierLoads {
  const read = new Map<string, Promise<Members | null>>();
  return async (suits) => {
    const loads = await listLedgers(folder);
    const found = loads.find(({ id, created }) => id !== serving && suits(created));
    if (!found) return null;
    const members = read.get(found.id) ?? findMembers(open(found.id));
    read.set(found.id, members);
    return await members;
  };
}

/** A load that another model made, or that is damaged, is none. */
async function findMembers(opening: Promise<Ledger>): Promise<Members | null> {
  const ledger = await opening.catch(() => null);
  if (!ledger) return null;
  await ledger.close();
  return ledger.members;
}
