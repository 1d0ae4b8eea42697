// Until when the figures of a page are loaded, and when they were.

import { dayIn } from '../../language/days.ts';
import { partName } from '../../language/periods.ts';
import { last } from '../../model/lookup.ts';
import type { PageContext } from './context.server.ts';

/** `Loaded until June 2026; day of loading: 20.07.2026.` */
export function loadedWords({ portal, formatter, read, ledger }: PageContext): string {
  if (!ledger || !read.loaded || read.loaded.length === 0) return '';
  const { year, months, quarters } = last(read.loaded);
  const [grain, to] = months.length > 0 ? ['month', months.at(-1)] : ['quarter', quarters.at(-1)];
  return formatter.say('source.loaded', {
    period:
      to === undefined ? String(year) : `${partName(grain, to, formatter.locale.tag)} ${year}`,
    date: formatter.date(dayIn(portal.settings.timeZone, new Date(ledger.manifest.created))),
  });
}
