// Query string → the values of a page's filters: what is absent or not allowed falls to the default, and is told.

import { readPart, writePart } from '../model/calendar.ts';
import { lookup } from '../model/lookup.ts';
import type { Filter, FilterList, Grain, Page, PageFilter, Portal } from '../model/portal.ts';
import { holds, type Inputs } from './decide.ts';
import { parseFilterValue, wholeNumber, widestBounds, type FilterBounds } from './filterValue.ts';
import { wholeYears, yearsWith, type ChosenPeriod, type LoadedYears } from './loadedPeriods.ts';
import {
  chosenPeriod,
  grainShown,
  isOfPeriod,
  partsToChoose,
  PERIOD_KINDS,
} from './periodFilters.ts';
import { LISTED, readField, readList, type ReadText } from './readText.ts';

export interface ReadFilter {
  readonly filter: Filter;
  readonly tab: number;
  /** Empty: nothing is chosen. Of a list all values, as `listedIn` takes them apart. */
  readonly value: string;
  readonly default: string;
  /** Values that could be chosen; empty for free input. */
  readonly allowed: readonly string[];
}

/** Values by the names of their filters. */
export function chosenValues(filters: readonly ReadFilter[]): Record<string, string> {
  return Object.fromEntries(filters.map(({ filter, value }) => [filter.name, value]));
}

/** A value in the address that was replaced. */
export interface Replaced {
  readonly filter: Filter;
  readonly was: string;
  readonly now: string;
  /** Where it begins a range: the end that it came after. */
  readonly end?: { readonly filter: Filter; readonly value: string };
  /** Where a list had more values than it takes: how many that is, and the message that says so. */
  readonly over?: Pick<FilterList, 'most' | 'message'>;
}

export interface ReadValues {
  /** Filters that are shown, in the order of the page. */
  readonly filters: readonly ReadFilter[];
  readonly values: Readonly<Record<string, string>>;
  /** The year that is chosen; null where the page has no filter of years, or none is chosen. */
  readonly year: number | null;
  readonly replaced: readonly Replaced[];
  /** What is loaded of the page's own figures; null where nobody knows. */
  readonly loaded: LoadedYears | null;
  /** The period that is shown, loaded or not; null where the page has none. */
  readonly period: ChosenPeriod | null;
}

/** What is loaded of the figures that a page shows with some values; null where nobody knows. */
export type LoadedOf = (values: Inputs) => LoadedYears | null;

/** An address taken apart: the values of path parameters, and the query. */
export interface WrittenAddress {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The code that a text means, a code or a name; null where nobody has it. Left out: nobody knows whose codes there are. */
  readonly memberOf?: (filter: Filter, text: string) => string | null;
  /** The periods from which defaults are taken: what all main blocks have, of everybody who is shown together. Left out: whatever is loaded. */
  readonly openingOf?: LoadedOf;
}

/** The values of a page's filters. */
export function readValues(
  portal: Portal,
  page: Page,
  address: WrittenAddress,
  loadedOf: LoadedOf,
): ReadValues {
  const values: Record<string, string> = { ...address.path };
  const read = new Map<string, ReadFilter>();
  const replaced: Replaced[] = [];
  const own = page.filters.map((field) => ({ field, filter: lookup(portal.filters, field.name) }));
  const take = (field: PageFilter, filter: Filter, choices: Choices = ANY) => {
    const { was, over, ...taken } = readFilter(portal, { field, filter }, address, choices);
    if (was !== null) replaced.push({ filter, was, now: taken.value });
    if (field.list && over)
      replaced.push({ filter, was: over, now: taken.value, over: field.list });
    read.set(field.name, taken);
    if (taken.value !== '') values[field.name] = taken.value;
  };
  const yearField = own.find(({ filter }) => filter.kind === 'year')?.field.name ?? '';
  for (const { field, filter } of own) if (!isOfPeriod(filter)) take(field, filter);
  const loaded = loadedOf(values);
  const opening = (address.openingOf ?? loadedOf)(values);
  const grain = grainShown(
    own.map(({ filter }) => filter).filter(({ only }) => holds(only, values)),
  );
  // after the others: which period is loaded may depend on them
  for (const kind of PERIOD_KINDS) {
    for (const { field, filter } of own)
      if (filter.kind === kind && holds(filter.only, values)) {
        const year = Number(values[yearField] ?? loaded?.at(-1)?.year);
        const parts = partsToChoose(filter, { loaded, grain, year });
        const of = { loaded: opening, grain, year };
        take(field, filter, {
          parts,
          opening: standardYears(field, filter, of) ?? partsOfAll(filter, of),
          latest: endsLast(filter, { loaded, grain, year }) ? (parts?.at(-1) ?? null) : null,
          // of a year that was not taken a month is none either
          unread: kind !== 'year' && replaced.some(({ filter: { kind } }) => kind === 'year'),
        });
      }
  }
  orderRanges(read, values, replaced);
  const filters = page.filters
    .flatMap(({ name }) => read.get(name) ?? [])
    .filter(({ filter }) => holds(filter.only, values));
  const shown = new Set(filters.map(({ filter }) => filter.name));
  for (const { name } of page.filters) if (!shown.has(name)) delete values[name];
  return {
    // where nothing is loaded there is no period to choose
    filters: loaded?.length === 0 ? filters.filter(({ filter }) => !isOfPeriod(filter)) : filters,
    values,
    year: values[yearField] === undefined ? null : Number(values[yearField]),
    replaced: replaced.filter(({ filter }) => shown.has(filter.name)),
    loaded,
    period: chosenPeriod(filters, grain),
  };
}

/** Whether nothing is loaded after the last part of a filter: of a beginning nobody asks, it is held against its end. */
function endsLast(
  { kind, until }: Filter,
  of: { readonly loaded: LoadedYears | null; readonly grain: Grain; readonly year: number },
): boolean {
  if (kind === 'year') return true;
  return until === '' && of.year === yearsWith(of.loaded ?? [], of.grain).at(-1);
}

/** What of a period can be chosen. */
interface Choices {
  /** Years, months, quarters or days; null where all will do. */
  readonly parts: readonly number[] | null;
  /** Those of which one stands where nothing is chosen; null: any of the parts. */
  readonly opening: readonly number[] | null;
  /** After which nothing is loaded: what is asked after it is not taken; null: whatever is asked is. */
  readonly latest: number | null;
  /** Whether what the address says is passed over. */
  readonly unread: boolean;
}

const ANY: Choices = { parts: null, opening: null, latest: null, unread: false };

/** One filter, and what was written where that was not taken. */
function readFilter(
  portal: Portal,
  { field, filter }: { readonly field: PageFilter; readonly filter: Filter },
  { query, memberOf }: WrittenAddress,
  { parts, opening, latest, unread }: Choices,
): ReadFilter & ReadText {
  const bounds = boundsOn(portal, filter, field);
  const standard = field.list ? '' : defaultValue(filter, field, bounds, opening ?? parts);
  const parse = (text: string) => {
    const known = memberOf && filter.kind === 'member' && filter.joined === '';
    const code = known ? (memberOf(filter, text) ?? '?') : text;
    const value = parseFilterValue(portal.model, filter, code, bounds);
    return value !== null && latest !== null && readPart(String(value)) > latest ? null : value;
  };
  const written = unread ? [] : query.getAll(filter.query);
  const read = field.list
    ? readList(written, field.list.most, parse)
    : readField(written, standard, parse);
  const allowed = listedValues(filter, bounds, parts);
  return { filter, tab: field.tab, default: standard, allowed, ...read };
}

/** Where a year is to be whole, the years that are loaded to their end; null where any will do, or none is. */
function standardYears(
  field: PageFilter,
  filter: Filter,
  { loaded, grain }: { readonly loaded: LoadedYears | null; readonly grain: Grain },
): readonly number[] | null {
  if (filter.kind !== 'year' || (field.default || filter.default) !== 'whole' || !loaded)
    return null;
  const years = wholeYears(loaded, grain);
  return years.length > 0 ? years : null;
}

/** Of several that are shown together the parts that each of them has; null where they have none in common. */
function partsOfAll(
  filter: Filter,
  of: { readonly loaded: LoadedYears | null; readonly grain: Grain; readonly year: number },
): readonly number[] | null {
  const parts = of.loaded && partsToChoose(filter, of);
  return parts && parts.length > 0 ? parts : null;
}

/** On a page a choice may be narrower. */
function boundsOn({ model }: Portal, filter: Filter, { options }: PageFilter): FilterBounds {
  const widest = widestBounds(model, filter);
  return filter.kind === 'choice' && options.length > 0 ? { ...widest, options } : widest;
}

/** Values to choose from, years with the latest first; empty for free input. */
function listedValues(
  filter: Filter,
  { options, min, max }: FilterBounds,
  parts: readonly number[] | null,
): readonly string[] {
  if (filter.kind === 'choice') return options;
  if (parts !== null) {
    const listed = parts.map((part) => writeTime(filter, part));
    return filter.kind === 'year' ? listed.reverse() : listed;
  }
  if (filter.kind !== 'integer' || max - min >= LISTED) return [];
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => String(min + i));
}

function defaultValue(
  filter: Filter,
  field: PageFilter,
  { options, min, max }: FilterBounds,
  parts: readonly number[] | null,
): string {
  const standard = field.default || filter.default;
  switch (filter.kind) {
    case 'choice':
      return standard || (options[0] ?? '');
    case 'year':
      return partOfPeriod(standard, parts ?? [], filter);
    case 'month':
    case 'quarter':
    case 'day':
      // a year of which nothing is loaded is asked as a whole
      return partOfPeriod(standard, parts?.length ? parts : [min, max], filter);
    default:
      return standard;
  }
}

/** `first`, `latest`, or a number: the nearest one that can be chosen, of two equally near the later; empty where none can. */
function partOfPeriod(standard: string, parts: readonly number[], filter: Filter): string {
  const write = (part: number | undefined) => (part === undefined ? '' : writeTime(filter, part));
  if (standard === 'first') return write(parts[0]);
  const number = wholeNumber(standard.replace(/^0?(\d+)-(\d{2})$/, '$1$2'));
  const distance = (part: number) => Math.abs(part - (number ?? 0));
  const nearest = number === null ? parts : [...parts].sort((a, b) => distance(b) - distance(a));
  return write(nearest.at(-1));
}

/** A year or a part of one as addresses write it. */
function writeTime({ kind }: Filter, part: number): string {
  return writePart(kind === 'day' ? 'day' : 'year', part);
}

/** A range that begins after its end begins at its default, or where it ends if even that comes after. */
function orderRanges(
  read: Map<string, ReadFilter>,
  values: Record<string, string>,
  replaced: Replaced[],
): void {
  for (const [name, begin] of read) {
    const end = read.get(begin.filter.until);
    if (!end || !isAfter(begin.value, end.value)) continue;
    const now = isAfter(begin.default, end.value) ? end.value : begin.default;
    // a default that comes after its end was not written by the reader
    if (begin.value !== begin.default)
      replaced.push({
        filter: begin.filter,
        was: begin.value,
        now,
        end: { filter: end.filter, value: end.value },
      });
    read.set(name, { ...begin, value: now });
    if (now === '') delete values[name];
    else values[name] = now;
  }
}

/** Whether one value comes after another: numbers by size, days and codes by their letters. An end that is open is after all. */
function isAfter(begin: string, end: string): boolean {
  if (begin === '' || end === '') return false;
  const [from, to] = [Number(begin), Number(end)];
  return Number.isNaN(from) || Number.isNaN(to) ? begin > end : from > to;
}
