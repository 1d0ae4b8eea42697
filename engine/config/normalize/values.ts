// What amounts can be shown as, and the numbers that they are reckoned by: as written → complete.

import type { SeriesSpec, ValueModeSpec } from '../../../schemas/types.ts';
import type { ValueMode, ValueSeries } from '../../model/portal.ts';

export function normalizeValue(spec: ValueModeSpec): ValueMode {
  return {
    value: spec.value,
    way: spec.way,
    title: spec.title,
    said: spec.said,
    unit: spec.unit ?? null,
    series: spec.series ?? '',
    own: spec.own ?? null,
    without: spec.without ?? [],
  };
}

export function normalizeSeries({ title, source, note, times, years }: SeriesSpec): ValueSeries {
  return {
    title,
    source,
    note: note ?? null,
    times: times ?? 1,
    years: Object.fromEntries(years.map(({ year, number }) => [String(year), String(number)])),
  };
}
