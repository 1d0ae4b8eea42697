// Old addresses live on: names and values in their query as they are called now.

import type { Page, Portal } from '../model/portal.ts';

/** Where a page says that it was reached by an old address: the place in a page that a redirect adds. */
export const OLD_ADDRESS = 'old-address';

/** The query with the names and values of today, in its order; null where nothing in it is old. */
export function renewQuery(
  portal: Portal,
  page: Page,
  query: URLSearchParams,
): URLSearchParams | null {
  const redirects = listRedirects(portal, page);
  const entries = [...query].flatMap(([name, text]) => {
    const { to = name, values = {} } = redirects.get(name) ?? {};
    // what is said by the name of today counts
    if (to !== name && query.has(to)) return [];
    return [[to, new Map(Object.entries(values)).get(text) ?? text]];
  });
  const renewed = new URLSearchParams(entries);
  return String(renewed) === String(query) ? null : renewed;
}

/** The old names that a page is still reached by. */
export function listRedirects({ redirects }: Portal, { id }: Page) {
  return new Map(Object.entries(redirects).filter(([, { pages }]) => pages?.includes(id) ?? true));
}
