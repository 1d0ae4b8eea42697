// The list of a filter that a page is about: its members by number and name, and addresses with others in it.

import { asList, listedIn } from '../../addresses/query.ts';
import { writeState } from '../../state/pageState.ts';
import { lookup } from '../../model/lookup.ts';
import type { RowLink, Words } from '../../model/portal.ts';
import type { PageContext } from './context.server.ts';
import { rowLink } from './linkTo.server.ts';
import { latestYear } from './memberChoices.server.ts';

/** A member of the list. */
export interface ListMember {
  readonly code: string;
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly name: Words;
  /** Address without language; empty: it leads nowhere. */
  readonly to: string;
}

/** The members in the order of the address. */
export function listedMembers(
  context: PageContext,
  set: string,
  link: RowLink | undefined,
): readonly ListMember[] {
  return listedIn(context.read.values[set] ?? '').map((code, i) => ({
    code,
    number: i + 1,
    name: memberName(context, set, code),
    to: rowLink(context, link, { code }) ?? '',
  }));
}

/** What a member is called in the latest year; its code where nobody says it. */
export function memberName(
  { portal, formatter, ledger }: Pick<PageContext, 'portal' | 'formatter' | 'ledger'>,
  set: string,
  code: string,
): Words {
  const { dimension } = lookup(portal.filters, set);
  const title = ledger?.members.title(dimension, code, latestYear(ledger));
  return title ? formatter.words(title) : code;
}

/** The page with other codes in its list, all else as it is: without language. `own` is what blocks read besides. */
export function addressWith(
  context: PageContext,
  set: string,
  codes: readonly string[],
  own: Readonly<Record<string, string | null>> = {},
): string {
  const absolute = context.absolute ?? context;
  const filters = absolute.read.filters.map((read) =>
    read.filter.name === set ? { ...read, value: asList(codes) } : read,
  );
  return absolute.path + writeState({ ...absolute, read: { filters } }, own);
}

/** How many members the list takes on this page. */
export function readListLimit({ page }: Pick<PageContext, 'page'>, set: string): number {
  return page.filters.find(({ name }) => name === set)?.list?.most ?? 1;
}

/** That the list takes no more, as its page says it. */
export function fullWords(context: PageContext, set: string): string {
  const list = context.page.filters.find(({ name }) => name === set)?.list;
  return context.formatter.say(list?.message || 'notices.list-full', { count: list?.most ?? 1 });
}
