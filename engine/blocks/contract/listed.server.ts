// The list of a filter that a page is about: its members by number and name, and addresses with others in it.

import { asList, listedIn } from '../../addresses/query.ts';
import { shortenNames } from '../../answers/shortNames.ts';
import { writeState } from '../../state/pageState.ts';
import { assertDefined, lookup } from '../../model/lookup.ts';
import type { FilterList, Words } from '../../model/portal.ts';
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

/** The filter of the page that takes a list: no page has two. */
export function listFilter({ page }: Pick<PageContext, 'page'>): {
  readonly name: string;
  readonly list: FilterList;
} {
  return assertDefined(page.filters.flatMap(({ name, list }) => (list ? [{ name, list }] : []))[0]);
}

/** The members in the order of the address. */
export function listedMembers(context: PageContext): readonly ListMember[] {
  return asListed(context, listedIn(context.read.values[listFilter(context).name] ?? ''));
}

/** Codes as members of the list. */
export function asListed(context: PageContext, codes: readonly string[]): readonly ListMember[] {
  const { list } = listFilter(context);
  return codes.map((code, i) => ({
    code,
    number: i + 1,
    name: memberName(context, code),
    to: rowLink(context, list.to, { code }) ?? '',
  }));
}

/** What a member is called in the latest year; its code where nobody says it. */
export function memberName(
  context: Pick<PageContext, 'portal' | 'formatter' | 'ledger' | 'page'>,
  code: string,
): Words {
  const { portal, formatter, ledger, page } = context;
  const { dimension } = lookup(portal.filters, listFilter({ page }).name);
  const title = ledger?.members.title(dimension, code, latestYear(ledger));
  return title ? formatter.words(shortenNames(context, title)) : code;
}

/** The page with other codes in its list, all else as it is: without language. `own` is what blocks read besides. */
export function addressWith(
  context: PageContext,
  codes: readonly string[],
  own: Readonly<Record<string, string | null>> = {},
): string {
  const absolute = context.absolute ?? context;
  const { name } = listFilter(context);
  const filters = absolute.read.filters.map((read) =>
    read.filter.name === name ? { ...read, value: asList(codes) } : read,
  );
  return absolute.path + writeState({ ...absolute, read: { filters } }, own);
}
