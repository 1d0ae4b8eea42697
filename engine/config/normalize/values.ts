// Numbers that amounts are reckoned by, complete, by their years.

import type { SeriesComplete } from '../../../schemas/complete.ts';
import type { ValueSeries } from '../../model/portal.ts';

export function normalizeSeries({ years, ...series }: SeriesComplete): ValueSeries {
  return {
    ...series,
    years: Object.fromEntries(years.map(({ year, number }) => [String(year), String(number)])),
  };
}
