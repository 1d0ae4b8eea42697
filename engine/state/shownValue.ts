// What amounts are shown as, as the address of a page says it.

import { assertDefined, last, lookup } from '../model/lookup.ts';
import type { Portal, ValueMode, ValueSeries } from '../model/portal.ts';

/** What amounts are shown as. */
export interface ChosenValue {
  readonly mode: ValueMode;
  /** Null for shares. */
  readonly series: ValueSeries | null;
  /** The year of prices; 0 where it makes no difference. */
  readonly base: number;
}

/** The word in an address that stands for amounts as they are. */
export const AMOUNT = 'amount';

/** Null where amounts stand as they are, and the names that are not taken: of a year of prices that there is not the latest holds. */
export function readValue(
  portal: Portal,
  query: URLSearchParams,
): { readonly chosen: ChosenValue | null; readonly dropped: readonly string[] } {
  const { values, queries } = portal.settings;
  const was = query.get(queries.value) ?? '';
  const mode = values.find(({ value }) => value === was);
  if (!mode) return { chosen: null, dropped: was === '' || was === AMOUNT ? [] : [queries.value] };
  const chosen = buildStandardValue(portal, mode);
  if (chosen.base === 0) return { chosen, dropped: [] };
  const asked = query.get(queries.prices) ?? '';
  const base = listPriceYears(assertDefined(chosen.series)).find((year) => String(year) === asked);
  if (base !== undefined) return { chosen: { ...chosen, base }, dropped: [] };
  return { chosen, dropped: asked === '' ? [] : [queries.prices] };
}

/** A mode as it is where nothing else is asked of it. */
export function buildStandardValue(portal: Portal, mode: ValueMode): ChosenValue {
  const series = mode.series === undefined ? null : lookup(portal.series, mode.series);
  const base = series && mode.way === 'prices' ? last(listPriceYears(series)) : 0;
  return { mode, series, base };
}

/** The same in the address: nothing where it is what it would be without. */
export function writeValue({ mode, series, base }: ChosenValue): {
  readonly value: string;
  readonly prices: string;
} {
  const standard = series && mode.way === 'prices' ? last(listPriceYears(series)) : 0;
  return { value: mode.value, prices: base === standard ? '' : String(base) };
}

/** Years that a series has, in their order. */
export function listSeriesYears({ years }: ValueSeries): number[] {
  return Object.keys(years)
    .map(Number)
    .sort((a, b) => a - b);
}

/** Years whose prices can be told: those of the index, and the one that its first stands to. */
export function listPriceYears(series: ValueSeries): number[] {
  const years = listSeriesYears(series);
  return [assertDefined(years[0]) - 1, ...years];
}
