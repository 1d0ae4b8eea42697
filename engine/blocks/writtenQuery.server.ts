// What the address of a page says of its filters, its unit and its ledger: only what is not standard.

import { LEDGER, writeQuery } from '../addresses/query.ts';
import type { ReadValues } from '../filters/readFilters.ts';
import type { PageContext } from './context.server.ts';

/** The query of the page with these values of its filters, in the unit that it is shown in; the ledger that the address names stays the same. */
export function writtenQuery(
  { portal: { settings }, unit, asked }: Pick<PageContext, 'portal' | 'unit' | 'asked'>,
  { filters }: Pick<ReadValues, 'filters'>,
): string {
  return writeQuery([
    ...filters.map(
      ({ filter, value, default: standard }) => [filter.query, value, standard] as const,
    ),
    [settings.queries.unit, String(unit?.value ?? ''), String(settings.defaultUnit)],
    [LEDGER, asked?.kept ? asked.id : '', ''],
  ]);
}
