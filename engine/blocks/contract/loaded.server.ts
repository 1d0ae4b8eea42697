// Until when the figures of a page are loaded, and when they were.

import { dayIn } from '../../language/days.ts';
import { partName } from '../../language/periods.ts';
import { last } from '../../model/lookup.ts';
import type { PageContext } from './context.server.ts';

/** `Loaded until June 2026; day of loading: 20.07.2026.` */
export function loadedWords({ portal, formatter, read, ledger }: PageContext): string {
  if (!ledger || !read.loaded || read.loaded.length === 0) return '';
  const { year, days, months, quarters } = last(read.loaded);
  const [grain, to] = Object.entries({ day: days, month: months, quarter: quarters })
    .map(([name, parts]) => [name, parts.at(-1)] as const)
    .find(([, part]) => part !== undefined) ?? ['year', undefined];
  return formatter.say('source.loaded', {
    period:
      to === undefined ? String(year) : `${partName(grain, to, formatter.locale.tag)} ${year}`,
    date: formatter.date(dayIn(portal.settings.timeZone, new Date(ledger.manifest.created))),
  });
}
