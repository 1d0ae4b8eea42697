// The filters of a period: which parts of it can be chosen, and which period they choose together.

import { firstPart, readPart } from '../model/calendar.ts';
import type { Filter, Grain } from '../model/portal.ts';
import {
  beginsIn,
  endsIn,
  yearsWith,
  type ChosenPeriod,
  type LoadedYears,
} from './loadedPeriods.ts';

/** Kinds of filters that choose a period, the year first: parts are parts of it. */
export const PERIOD_KINDS: readonly string[] = ['year', 'month', 'quarter', 'day'];

/** Whether a filter is one of those that choose the period together: year, quarter, month or day. */
export function isOfPeriod({ kind }: Pick<Filter, 'kind'>): boolean {
  return PERIOD_KINDS.includes(kind);
}

/** Where the parts that can be chosen come from. */
export interface PartsOf {
  /** Null where nobody knows. */
  readonly loaded: LoadedYears | null;
  readonly grain: Grain;
  readonly year: number;
}

/** A filter that is shown, and what it says. */
interface Shown {
  readonly filter: Filter;
  readonly value: string;
}

/** What the filters that are shown count in. */
export function grainShown(filters: readonly Filter[]): Grain {
  const kinds = filters.map(({ kind }) => kind);
  return (['day', 'month', 'quarter'] as const).find((grain) => kinds.includes(grain)) ?? 'year';
}

/** Years that have figures, days, months and quarters where a period can begin or end; null where nobody knows. */
export function partsToChoose(
  { kind, until }: Filter,
  { loaded, grain, year }: PartsOf,
): readonly number[] | null {
  if (loaded === null) return null;
  if (kind === 'year') {
    const years = yearsWith(loaded, grain);
    // where nothing counts in this grain, another one of the page may have them
    return years.length > 0 ? years : loaded.map((own) => own.year);
  }
  if (kind !== 'day' && kind !== 'month' && kind !== 'quarter') return null;
  return until === '' ? endsIn(loaded, year, kind) : beginsIn(loaded, year, kind);
}

/** The period that the filters choose together; null where there is no year. */
export function chosenPeriod(filters: readonly Shown[], grain: Grain): ChosenPeriod | null {
  const year = filters.find(({ filter }) => filter.kind === 'year')?.value ?? '';
  if (year === '') return null;
  const valueOf = (begins: boolean) => {
    const part = filters.find(
      ({ filter: { kind, until } }) =>
        kind !== 'year' && kind === grain && (until !== '') === begins,
    );
    return part?.value ? readPart(part.value) : null;
  };
  const to = valueOf(false) ?? firstPart(grain);
  // a day by itself is no range
  const from = valueOf(true) ?? (grain === 'day' ? to : firstPart(grain));
  return { year: Number(year), grain, from, to };
}
