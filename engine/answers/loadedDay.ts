// On which day the figures of a ledger came, where the portal is.

import { dayIn } from '../language/days.ts';
import type { Settings } from '../model/portal.ts';

/** `YYYY-MM-DD` */
export function loadedDay(
  { timeZone }: Pick<Settings, 'timeZone'>,
  { manifest }: { readonly manifest: { readonly created: string } },
): string {
  return dayIn(timeZone, new Date(manifest.created));
}
