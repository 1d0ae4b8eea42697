// Whether amounts stand under somebody's name though they are nobody's: that is said beside them.

import type { Page } from '../../model/portal.ts';
import type { PageContext } from './context.server.ts';

/** Whether the heading of the page names a member. */
export function namesSomebody({ parameters }: Pick<Page, 'parameters'>): boolean {
  return Object.values(parameters).some(({ dimension }) => dimension !== '');
}

/** Whether the ledger is a demonstration and the page is about a named member. */
export function inventedOfSomebody({ ledger, page }: PageContext): boolean {
  return Boolean(ledger?.mark) && namesSomebody(page);
}
