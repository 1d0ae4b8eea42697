// Where a link of a block leads: a page as menus name it, perhaps with a query, or an address outside of the portal.

import { buildPageAddress, findPage } from '../../config/normalize/site.ts';
import type { Page, Portal } from '../../model/portal.ts';

export interface Way {
  /** Address without language; as written where it lies outside. */
  readonly to: string;
  /** The page of the portal that it leads to; null: none. */
  readonly page: Page | null;
}

/** `page` is null for addresses outside of the portal and those that no page has. */
export function wayTo({ pages, settings }: Portal, written: string): Way {
  if (/^https?:/.test(written)) return { to: written, page: null };
  const [path = ''] = written.split('?');
  const query = written.slice(path.length);
  return {
    to: buildPageAddress(path, settings.home) + query,
    page: findPage(pages, path) ?? findPage(pages, `${path}/index`),
  };
}
