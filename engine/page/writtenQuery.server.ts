// What the address of a page says of its filters and its unit: only what is not standard.

import { writeQuery } from '../addresses/query.ts';
import type { PageContext } from '../blocks/context.server.ts';
import type { ReadValues } from '../filters/readFilters.ts';

/** The query of the page with these values of its filters, in the unit that it is shown in. */
export function writtenQuery(
  { portal: { settings }, unit }: Pick<PageContext, 'portal' | 'unit'>,
  { filters }: Pick<ReadValues, 'filters'>,
): string {
  return writeQuery([
    ...filters.map(
      ({ filter, value, default: standard }) => [filter.query, value, standard] as const,
    ),
    [settings.queries.unit, String(unit?.value ?? ''), String(settings.defaultUnit)],
  ]);
}
