// What the columns of a paged table have in common on the page and in its grid: their order, texts as they are on record.

import { first } from '../../model/lookup.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import type { PagedColumn } from './paged.kind.ts';

/** The field by which a column is sorted; empty where the call does not sort by it. */
export function orderOfColumn(
  { sort, field }: Pick<PagedColumn, 'sort' | 'field'>,
  orders: readonly string[],
): string {
  const by = sort ?? field;
  return orders.includes(by) ? by : '';
}

/** What is on record stands as it was written, in the language of the country. */
export function onRecord({ formatter, portal }: PageContext, value: string): Words {
  const own = first(portal.settings.locales).code;
  return /\p{Script=Cyrillic}/u.test(value) ? formatter.words({ [own]: value }) : value;
}
