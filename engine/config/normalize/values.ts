// What amounts can be shown as, the numbers that they are reckoned by, the outlines that they are drawn in: as written → complete.

import type { OutlinesSpec, SeriesSpec, ValueModeSpec } from '../../../schemas/types.ts';
import type { Outlines, ValueMode, ValueSeries } from '../../model/portal.ts';

export function normalizeValue(spec: ValueModeSpec): ValueMode {
  return {
    value: spec.value,
    way: spec.way,
    title: spec.title,
    said: spec.said,
    otherwise: spec.otherwise ?? null,
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

export function normalizeOutlines({ source, width, height, members }: OutlinesSpec): Outlines {
  return {
    source: { title: source.title, url: source.url },
    width,
    height,
    members: Object.fromEntries(
      Object.entries(members).map(([code, { at, path }]) => [
        code,
        { x: Number(at[0]), y: Number(at[1]), path },
      ]),
    ),
  };
}
