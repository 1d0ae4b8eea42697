// What an address says to a page and is not taken: readers are told.

import type { OwnAddress } from '../blocks/part.server.ts';
import type { Replaced } from '../filters/readFilters.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Filter, Page, Portal } from '../model/portal.ts';

type Dropped = NonNullable<OwnAddress['dropped']>[number];

/** What the address says to the blocks of each kind on the page. */
type OwnAddresses = readonly (readonly [kind: string, address: OwnAddress])[];

/** A unit that the portal has not. */
function droppedUnit({ settings: { queries, units } }: Portal, query: URLSearchParams): Dropped[] {
  const was = query.get(queries.unit) ?? '';
  const known = was === '' || units.some(({ value }) => String(value) === was);
  return known ? [] : [{ name: queries.unit, was }];
}

/** What blocks do not take of their own names; of a name that several kinds take, nothing is said. */
function droppedByBlocks(portal: Portal, own: OwnAddresses, query: URLSearchParams): Dropped[] {
  return own
    .flatMap(([, address]) => droppedIn(portal, address, query))
    .filter(({ name }) => !isShared(own, name));
}

/** Whether blocks of several kinds take a name: what one of them does not know another does. */
function isShared(own: OwnAddresses, name: string): boolean {
  return own.filter(([, { written }]) => written.some(([each]) => each === name)).length > 1;
}

/** What blocks name themselves, and what of the portal's own names nothing is left of. */
function droppedIn(
  { settings: { queries } }: Portal,
  { dropped = [], written }: OwnAddress,
  query: URLSearchParams,
): Dropped[] {
  const names: readonly string[] = Object.values(queries);
  const emptied = written.flatMap(([name, value]) => {
    const was = query.get(name)?.trim() ?? '';
    const said = dropped.some((each) => each.name === name);
    return value === '' && was !== '' && !said && names.includes(name) ? [{ name, was }] : [];
  });
  return [...dropped, ...emptied];
}

/** Names in the address whose values are not taken. The values are not repeated, or each would make a page of its own. */
export function namesDropped(
  portal: Portal,
  own: OwnAddresses,
  query: URLSearchParams,
  more: readonly Dropped[],
): string[] {
  const dropped = [...droppedUnit(portal, query), ...more, ...droppedByBlocks(portal, own, query)];
  return [...new Set(dropped.map(({ name }) => name))];
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
