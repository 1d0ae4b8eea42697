// The line of what is told of a figure that leads on to the page of its row.

import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { ToldLine } from '../../model/portal.ts';
import type { LeadsTo } from '../contract/context.server.ts';

/** None where the row leads nowhere. */
export function leadLines(formatter: LocaleFormatter, leads: LeadsTo | null): ToldLine[] {
  if (!leads) return [];
  const words = formatter.plain(leads.page.title);
  return [{ label: formatter.say('explain.labels.more'), words, lang: '', to: leads.to }];
}
