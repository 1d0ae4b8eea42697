// The line of figures at the foot of every page: the rows of a call, each with its amount as a person would say it.

import { type AnswerService, askHeld } from '../answers/answerService.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { first, lookup } from '../model/lookup.ts';
import type { Portal, ShellStatistics } from '../model/portal.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';

/** Null where the portal shows none, or the ledger has none of them. */
export async function tellStatistics(
  portal: Portal,
  ledger: Ledger,
  service: AnswerService,
  formatter: LocaleFormatter,
): Promise<ShellStatistics | null> {
  const { statistics, locales } = portal.settings;
  if (!statistics) return null;
  const lang = first(locales).code;
  const call = lookup(portal.calls, statistics.call);
  const answer = await askHeld(service, 'figures', { call, params: {}, lang });
  if (answer.items.length === 0) return null;
  return {
    period: answer.period === null ? '' : formatter.period(answer.period),
    rows: answer.items.map(({ names, data }) => ({
      name: formatter.words(names),
      amount: formatter.spokenAmount(data[statistics.field] ?? null),
    })),
    invented: ledger.mark !== null,
  };
}
