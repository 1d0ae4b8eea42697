// What ledgers that were loaded earlier, and are still kept, called and knew of their members.

import type { Members } from './model/members.ts';
import { listLedgers } from './publish/manifest.ts';

/** Members of the newest kept load whose moment suits; null where there is none. */
export type EarlierLoads = (suits: (created: string) => boolean) => Promise<Members | null>;

export const NO_EARLIER: EarlierLoads = async () => await Promise.resolve(null);

/** The loads that lie in a folder beside the one that serves; the members of each are read once. One that another model made, or that is damaged, is none: `readLoad` fails. */
export function earlierLoadsIn(
  folder: string,
  serving: string,
  readLoad: (id: string) => Promise<Members>,
): EarlierLoads {
  const read = new Map<string, Promise<Members | null>>();
  return async (suits) => {
    const loads = await listLedgers(folder);
    const found = loads.find(({ id, created }) => id !== serving && suits(created));
    if (!found) return null;
    const members = read.get(found.id) ?? readLoad(found.id).catch(() => null);
    read.set(found.id, members);
    return await members;
  };
}
