// What a page tells of its own address: what was replaced in it, what was not taken, and that another tab has another period.

import type { PageContext } from '../blocks/contract/context.server.ts';
import { chosenValues, type ReadFilter, type Replaced } from '../state/readFilters.ts';
import { computePeriodEnd, type ChosenPeriod } from '../state/loadedPeriods.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Filter, Page, View } from '../model/portal.ts';
import { isOfPeriod } from '../state/periodFilters.ts';
import { listRedirects } from '../state/redirects.ts';
import { isChosenByLinks, optionLabel } from './fields.server.ts';

/** Everything that was changed in the address, in the page's language. */
export function formatNotices(context: PageContext, dropped: readonly string[]): string[] {
  return [
    ...context.read.replaced.map((replaced) => replacedNotice(context, replaced)),
    ...dropped.map((name) => droppedNotice(context, name)),
  ];
}

/** What is said of an old address to who came by one. */
export function renewedNotice({ portal, page, formatter }: PageContext): Pick<View, 'renewed'> {
  if (listRedirects(portal, page).size === 0) return {};
  return { renewed: formatter.say('notices.old-address') };
}

function replacedNotice(context: PageContext, replaced: Replaced): string {
  const { filter, was, now, end, over } = replaced;
  const { formatter } = context;
  const field = formatter.plain(filter.title);
  if (over && was !== '') {
    const key = over.message ?? 'notices.list-full';
    return formatter.say('notices.left-out', {
      said: formatter.say(key, { count: over.most }),
      was,
    });
  }
  if (was === '') return nothingSuch(context, replaced);
  if (isList(context, filter)) return formatter.say('notices.unknown-listed', { field, was });
  if (end)
    return formatter.say('notices.reversed', {
      field,
      was: optionLabel(context, filter, was),
      endField: formatter.plain(end.filter.title),
      end: optionLabel(context, end.filter, end.value),
      now: optionLabel(context, filter, now),
    });
  if (now === '') return formatter.say('notices.not-found', { field, was });
  return formatter.say('notices.replaced', { field, was, now: optionLabel(context, filter, now) });
}

/** What was written names nothing that there is. */
function nothingSuch(context: PageContext, { filter, now, over }: Replaced): string {
  const { formatter } = context;
  const field = formatter.plain(filter.title);
  if (over || isList(context, filter)) return formatter.say('notices.no-such-listed', { field });
  if (now === '') return formatter.say('notices.no-such-all', { field });
  return formatter.say('notices.no-such', { field, now: optionLabel(context, filter, now) });
}

function isList({ page }: PageContext, { name }: Filter): boolean {
  return page.filters.some((own) => own.name === name && own.list !== null);
}

function droppedNotice({ portal, formatter }: PageContext, name: string): string {
  const names = Object.entries(portal.settings.queries);
  const [known = ''] = names.find(([, query]) => query === name) ?? [];
  const field = known === '' ? name : formatter.say(`notices.names.${known}`);
  return formatter.say('notices.dropped', { field });
}

/** Where the reader chose no period, and a tab of the same page would show a later one: both are said, once. */
export async function otherPeriodNotice(context: PageContext): Promise<string | null> {
  const { read, formatter } = context;
  const { period } = read;
  const own = read.filters.find((each) => isTabs(context, each));
  const asked = read.filters.some(
    ({ filter, value, default: standard }) => isOfPeriod(filter) && value !== standard,
  );
  if (!own || !period || asked || read.loaded?.length === 0) return null;
  const others = await Promise.all(
    own.allowed
      .filter((value) => value !== own.value)
      .map(async (value) => ({ value, began: await formatPeriod(context, own, value) })),
  );
  const [latest] = others
    .flatMap(({ value, began }) => (began ? { value, period: began } : []))
    .filter((other) => computePeriodEnd(other.period) > computePeriodEnd(period))
    .sort((a, b) => computePeriodEnd(b.period) - computePeriodEnd(a.period));
  if (!latest) return null;
  return formatter.say('notices.other-period', {
    tab: optionLabel(context, own.filter, own.value),
    period: formatter.period(period),
    other: optionLabel(context, own.filter, latest.value),
    otherPeriod: formatter.period(latest.period),
  });
}

/** Whether its options are tabs of the page. */
function isTabs({ page }: PageContext, { filter, allowed }: ReadFilter): boolean {
  return filter.kind === 'choice' && allowed.length > 1 && isChosenByLinks(page, filter);
}

/** The period that the page begins with at another tab; null where nothing is loaded there. */
async function formatPeriod(
  { page, read, readPage }: PageContext,
  own: ReadFilter,
  value: string,
): Promise<ChosenPeriod | null> {
  const others = read.filters.filter(({ filter }) => !isOfPeriod(filter));
  const there = await readPage(page, { ...chosenValues(others), [own.filter.name]: value });
  return there.loaded?.length === 0 ? null : there.period;
}

/** What was replaced. Written words are repeated only where they name something, or each would make a page of its own. */
export function withKnownWords<Read extends { readonly replaced: readonly Replaced[] }>(
  ledger: Ledger | null,
  page: Page,
  read: Read,
): Read {
  const lists = page.filters.flatMap(({ name, list }) => (list ? [name] : []));
  const replaced = read.replaced.map((each) =>
    lists.includes(each.filter.name) ||
    each.was.split(', ').every((word) => isKnownWord(ledger, each.filter, word))
      ? each
      : { ...each, was: '' },
  );
  return { ...read, replaced };
}

const PARTS: Readonly<Record<string, RegExp>> = {
  year: /^(?:19|20)\d\d$/,
  month: /^(?:[1-9]|1[0-2])$/,
  quarter: /^[1-4]$/,
  day: /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
};

function isKnownWord(ledger: Ledger | null, filter: Filter, word: string): boolean {
  const { kind, options, dimension, or } = filter;
  if (options.some(({ value }) => value === word) || PARTS[kind]?.test(word)) return true;
  return kind === 'member' && [dimension, ...or].some((name) => ledger?.members.has(name, word));
}
