// Query string → the values of a page's filters: what is absent or not allowed falls to the default, and is told.

import type { Filter, Page, PageFilter, Portal } from '../model/portal.ts';
import { decide, holds, type Inputs } from './decide.ts';

/** The latest loaded period that a page's defaults come from. */
export interface LoadedPeriod {
  readonly year: number;
  readonly month: number;
  readonly quarter: number;
}

export interface ReadFilter {
  readonly filter: Filter;
  readonly tab: number;
  /** Empty: nothing is chosen. */
  readonly value: string;
  readonly default: string;
  /** Values that could be chosen; empty for free input. */
  readonly allowed: readonly string[];
}

/** A value in the address that was replaced. */
export interface Replaced {
  readonly filter: Filter;
  readonly was: string;
  readonly now: string;
}

export interface ReadValues {
  /** Filters that are shown, in the order of the page. */
  readonly filters: readonly ReadFilter[];
  readonly values: Readonly<Record<string, string>>;
  readonly replaced: readonly Replaced[];
}

/** Period parts come after the others: which period is loaded may depend on them. */
const PERIOD_KINDS = ['year', 'month', 'quarter'];

/**
 * `periodOf` answers the loaded period for a table and a side, or null where nothing is loaded.
 * `path` holds the values of path parameters.
 */
export function readValues(
  portal: Portal,
  page: Page,
  path: Readonly<Record<string, string>>,
  query: URLSearchParams,
  periodOf: (table: string, side: string) => LoadedPeriod | null,
): ReadValues {
  const values: Record<string, string> = { ...path };
  const read = new Map<string, ReadFilter>();
  const replaced: Replaced[] = [];
  const take = (own: PageFilter, bounds: Bounds) => {
    const filter = portal.filters[own.name]!;
    const allowed = allowedValues(filter, own, bounds);
    const standard = defaultValue(filter, own, bounds);
    const { value, was } = readOne(filter, query.getAll(filter.query), allowed, standard);
    if (was !== null) replaced.push({ filter, was, now: value });
    read.set(own.name, { filter, tab: own.tab, value, default: standard, allowed });
    if (value !== '') values[own.name] = value;
  };
  const others = page.filters.filter(
    (own) => !PERIOD_KINDS.includes(portal.filters[own.name]!.kind),
  );
  for (const own of others) take(own, NO_BOUNDS);
  const loaded = loadedPeriod(portal, page, values, periodOf);
  for (const kind of PERIOD_KINDS) {
    for (const own of page.filters.filter((one) => portal.filters[one.name]!.kind === kind)) {
      if (holds(portal.filters[own.name]!.only, values))
        take(own, {
          earliest: portal.model.earliest.year,
          loaded,
          year: Number(values['year'] ?? loaded?.year),
        });
    }
  }
  orderRanges(read, values, replaced);
  const filters = page.filters.flatMap((own) => {
    const one = read.get(own.name);
    return one && holds(one.filter.only, values) ? [one] : [];
  });
  for (const own of page.filters)
    if (!filters.some((one) => one.filter.name === own.name)) delete values[own.name];
  return {
    filters,
    values,
    replaced: replaced.filter((one) => filters.some((other) => other.filter === one.filter)),
  };
}

function loadedPeriod(
  portal: Portal,
  page: Page,
  values: Inputs,
  periodOf: (table: string, side: string) => LoadedPeriod | null,
): LoadedPeriod | null {
  if (page.loaded === null) return periodOf('', '');
  const then = decide(portal.decisions[page.loaded]!, { ...values, page: page.id });
  return then ? periodOf(then.table, then.side) : null;
}

interface Bounds {
  readonly earliest: number;
  readonly loaded: LoadedPeriod | null;
  readonly year: number;
}

const NO_BOUNDS: Bounds = { earliest: 0, loaded: null, year: 0 };

function allowedValues(
  filter: Filter,
  own: PageFilter,
  { earliest, loaded, year }: Bounds,
): string[] {
  const upTo = (last: number, first = 1) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => String(first + i));
  switch (filter.kind) {
    case 'choice':
      return own.options.length > 0
        ? [...own.options]
        : filter.options.map((option) => option.value);
    case 'year':
      return loaded ? upTo(loaded.year, earliest).reverse() : [];
    case 'month':
      return upTo(loaded && year === loaded.year ? loaded.month : 12);
    case 'quarter':
      return upTo(loaded && year === loaded.year ? loaded.quarter : 4);
    case 'integer':
      return filter.max - filter.min < 200 ? upTo(filter.max, filter.min) : [];
    default:
      return [];
  }
}

function defaultValue(filter: Filter, own: PageFilter, bounds: Bounds): string {
  const standard = own.default || filter.default;
  const allowed = allowedValues(filter, own, bounds);
  if (filter.kind === 'choice') return standard || (allowed[0] ?? '');
  if (filter.kind === 'year') return bounds.loaded ? String(bounds.loaded.year) : '';
  if (filter.kind === 'month' || filter.kind === 'quarter')
    return standard === 'first' ? '1' : (allowed.at(-1) ?? '');
  return standard;
}

function readOne(
  filter: Filter,
  written: readonly string[],
  allowed: readonly string[],
  standard: string,
): { value: string; was: string | null } {
  const [first, ...more] = written;
  if (first === undefined || (first === '' && more.length === 0))
    return { value: standard, was: null };
  const plain = filter.kind === 'month' ? first.replace(/^0(?=[1-9]$)/, '') : first;
  const fits =
    allowed.length > 0
      ? allowed.includes(plain)
      : filter.kind === 'text'
        ? plain.length <= filter.max
        : allowed.length === 0 && filter.kind === 'member' && plain.length <= 20;
  const value = fits ? plain : standard;
  return { value, was: fits && more.length === 0 ? null : written.join(', ').slice(0, 60) };
}

/** A range that begins after its end begins at its default. */
function orderRanges(
  read: Map<string, ReadFilter>,
  values: Record<string, string>,
  replaced: Replaced[],
): void {
  for (const [name, one] of read) {
    const end = name.endsWith('From') ? read.get(name.replace(/From$/, 'To')) : undefined;
    if (!end || Number(one.value) <= Number(end.value)) continue;
    replaced.push({ filter: one.filter, was: one.value, now: one.default });
    read.set(name, { ...one, value: one.default });
    values[name] = one.default;
  }
}
