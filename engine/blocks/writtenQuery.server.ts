// What the address of a page says of its filters, its unit and its ledger: only what is not standard.

import { LEDGER, writeQuery } from '../addresses/query.ts';
import type { ReadValues } from '../filters/readFilters.ts';
import type { QueryNames } from '../model/portal.ts';
import { writtenValue, type ChosenValue } from '../values/chosen.ts';
import type { PageContext } from './context.server.ts';

/** The query of the page with these filters, in the unit and the ledger that are shown. */
export function writtenQuery(
  {
    portal: { settings },
    unit,
    value,
    asked,
  }: Pick<PageContext, 'portal' | 'unit' | 'value' | 'asked'>,
  { filters }: Pick<ReadValues, 'filters'>,
): string {
  return writeQuery([
    ...filters.map(
      ({ filter, value, default: standard }) => [filter.query, value, standard] as const,
    ),
    [settings.queries.unit, String(unit?.value ?? ''), String(settings.defaultUnit)],
    ...valueQuery(settings.queries, value),
    [LEDGER, asked?.kept ? asked.id : '', ''],
  ]);
}

function valueQuery(queries: QueryNames, value: ChosenValue | null) {
  if (!value) return [];
  const written = writtenValue(value);
  return [
    [queries.value, written.value, ''] as const,
    [queries.prices, written.prices, ''] as const,
  ];
}
