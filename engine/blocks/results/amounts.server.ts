// The amount of the last whole year beside each code that was found: that of the page to which the code leads.

import type { TreeItem } from '../../answers/answer.ts';
import { parametersOf } from '../../answers/params.ts';
import { wholeYears } from '../../filters/loadedPeriods.ts';
import type { ReadValues } from '../../filters/readFilters.ts';
import { isInvented } from '../../ledger/demonstration/marked.ts';
import { lookup } from '../../model/lookup.ts';
import type { Grain, Page, SearchedAmount } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';

/** A code → what it came to, in a sentence; empty where nothing is known. Throws ApiProblem. */
export type TellAmount = (code: string) => string;

const NOTHING: TellAmount = () => '';

/** What stands beside members of a dimension that the search finds. */
export async function askAmounts(context: PageContext, dimension: string): Promise<TellAmount> {
  const { portal, ledger } = context;
  const declared = portal.settings.search?.members.find((some) => some.dimension === dimension);
  if (!declared?.amount || !ledger) return NOTHING;
  return await askYear(context, lookup(portal.pages, declared.page), declared.amount);
}

async function askYear(
  context: PageContext,
  page: Page,
  { call: name, with: given, field }: SearchedAmount,
): Promise<TellAmount> {
  const { portal, formatter, signal, ledger } = context;
  const read = await readWhole(context, page);
  if (!read?.period) return NOTHING;
  const call = lookup(portal.calls, name);
  const params = parametersOf({ portal, page, read }, call, given);
  const { items } = await context.answerService().askTree(call, params, signal);
  const amounts = new Map<string, string>();
  gather(items, field, amounts);
  const whole = { year: read.period.year, grain: 'year', from: 1, to: 1 } as const;
  const title = formatter.plain(page.title);
  // the page of results has no bar: invented amounts say so themselves
  const marked = isInvented(ledger) ? formatter.say('shell.demonstration-title', { title }) : title;
  const said = { page: marked, period: formatter.period(whole) };
  return (code) => {
    const amount = amounts.get(code);
    if (amount === undefined) return '';
    return formatter.say('search.amount', { ...said, amount: formatter.spokenAmount(amount) });
  };
}

/** The last part of a year. */
const LAST: Readonly<Record<Grain, number>> = { month: 12, quarter: 4, year: 1 };

/** What the filters of a page say of the last year that is loaded to its end; null where there is none. */
async function readWhole(
  { portal, readPage }: PageContext,
  page: Page,
): Promise<ReadValues | null> {
  const { loaded, period: usual } = await readPage(page, {
    path: {},
    query: new URLSearchParams(),
  });
  const year = loaded && usual ? wholeYears(loaded, usual.grain).at(-1) : undefined;
  const filter = page.filters
    .map((own) => lookup(portal.filters, own.name))
    .find(({ kind }) => kind === 'year');
  if (year === undefined || !filter) return null;
  const query = new URLSearchParams({ [filter.query]: String(year) });
  const read = await readPage(page, { path: {}, query });
  const { period } = read;
  return period?.year === year && period.from === 1 && period.to === LAST[period.grain]
    ? read
    : null;
}

function gather(items: readonly TreeItem[], field: string, into: Map<string, string>): void {
  for (const { code, data, children } of items) {
    const amount = data[field];
    if (typeof amount === 'string' && !into.has(code)) into.set(code, amount);
    gather(children, field, into);
  }
}
