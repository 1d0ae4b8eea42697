// What an address says to a page and is not taken: readers are told.

import type { OwnAddress } from '../blocks/part.server.ts';
import type { Portal } from '../model/portal.ts';

type Dropped = NonNullable<OwnAddress['dropped']>[number];

/** What the address says to the blocks of each kind on the page. */
type OwnAddresses = readonly (readonly [kind: string, address: OwnAddress])[];

/** A unit that the portal has not. */
export function droppedUnit(
  { settings: { queries, units } }: Portal,
  query: URLSearchParams,
): Dropped[] {
  const was = query.get(queries.unit) ?? '';
  const known = was === '' || units.some(({ value }) => String(value) === was);
  return known ? [] : [{ name: queries.unit, was }];
}

/** What blocks do not take of their own names; of a name that several kinds take, nothing is said. */
export function droppedByBlocks(
  portal: Portal,
  own: OwnAddresses,
  query: URLSearchParams,
): Dropped[] {
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
