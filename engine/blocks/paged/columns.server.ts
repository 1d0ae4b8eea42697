// What the columns of a paged table have in common on the page and in its grid: their order.

import type { PagedColumn } from './paged.kind.ts';

/** The field by which a column is sorted; empty where the call does not sort by it. */
export function orderOfColumn(
  { sort, field }: Pick<PagedColumn, 'sort' | 'field'>,
  orders: readonly string[],
): string {
  const by = sort ?? field;
  return orders.includes(by) ? by : '';
}
