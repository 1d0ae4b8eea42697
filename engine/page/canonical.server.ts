// The one address that search engines are told of where a page has several.

import { fillPath } from '../addresses/routes.ts';
import type { PageContext } from '../blocks/contract/context.server.ts';
import { lookup } from '../model/lookup.ts';

/** Without language and query: that of the page itself, or of the one that it is another address of. */
export function canonicalPath({
  portal,
  page,
  path,
  read,
}: Pick<PageContext, 'portal' | 'page' | 'path' | 'read'>): string {
  return page.sameAs === null
    ? path
    : fillPath(lookup(portal.pages, page.sameAs).path, read.values);
}
