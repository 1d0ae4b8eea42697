// The words to cite a page with, and the address at which its figures stay.

import { changeQuery, LEDGER, withPrefix } from '../../addresses/query.ts';
import { writeState } from '../../state/pageState.ts';
import { plainWords } from '../../language/text.ts';
import type { PageContext } from '../contract/context.server.ts';

/** How the page is cited: portal, page, period, ledger, permanent address and today; empty for marked figures: nobody should cite them. `page` replaces the title. */
export function citeWords(
  context: PageContext,
  page = plainWords(context.formatter.words(context.page.title)),
): string {
  const { portal, formatter, path, read, day, origin, ledger } = context;
  if (ledger?.mark) return '';
  const period = read.period ? `, ${formatter.period(read.period)}` : '';
  const address = withPrefix(path, formatter.locale.prefix) + writeState(context);
  return formatter.say('source.cite', {
    portal: formatter.plain(portal.settings.name),
    owner: formatter.plain(portal.settings.owner),
    page: page + period,
    version: ledger?.id ?? '',
    address: origin + lasting(address, ledger),
    date: formatter.date(day),
  });
}

/** An address of a page with the ledger that it shows: what is loaded later changes nothing there. */
export function lasting(address: string, ledger: PageContext['ledger']): string {
  const [path = '', search = ''] = address.split('?');
  return path + changeQuery(search, { [LEDGER]: ledger?.id ?? null });
}
