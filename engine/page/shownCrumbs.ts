// The way to a page, as far as it is told above it.

import type { View } from '../model/portal.ts';

/** A heading that is a sentence does not name the page: then its name ends the way. */
export function shownCrumbs({ crumbs, heading }: View): View['crumbs'] {
  return heading === null ? crumbs.slice(0, -1) : crumbs;
}
