// The addresses that a portal has by itself: its pages, and those that entries of collections have.

import type { Page, Portal } from '../../model/portal.ts';
import { readEntries, entryAddress } from './collections.ts';

/** A page at one address; `key` is the entry that it shows, empty where it shows none. */
export interface Place {
  readonly page: Page;
  readonly address: string;
  readonly key: string;
}

/** Every address that the portal has by itself, without those that only redirect, report a failure or are not to be found: for maps and for machines. */
export function listPlaces(portal: Portal, most = Infinity): Place[] {
  return Object.values(portal.pages)
    .filter(
      (page) =>
        page.redirect === null &&
        page.status === 200 &&
        !portal.settings.publication.without?.includes(page.id),
    )
    .flatMap((page) => {
      const [only, ...others] = Object.values(page.parameters);
      if (only === undefined) return [{ page, address: page.path, key: '' }];
      if (others.length > 0 || only.collection === '') return [];
      const entries = readEntries(portal, only.collection);
      return entries.length > most
        ? []
        : entries.map(({ key }) => ({ page, address: entryAddress(page, key), key }));
    });
}
