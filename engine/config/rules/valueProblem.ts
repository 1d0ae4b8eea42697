// What is wrong with a value for its filter: outside of its range, no option, no code, no day.

import { isDate, LAST_YEAR, wholeNumber } from '../../state/filterValue.ts';
import { PERIOD_KINDS } from '../../state/periodFilters.ts';
import type { OpenedFilter } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import { hasForm, listCodeWords, wrongCode } from './members.ts';
import { FILTERS, type RuleContext } from './rule.ts';
import { here, problemAt, unknownName, type ValuePlace } from '../valuePlace.ts';

export interface WrittenValue {
  /** Name of the filter. */
  readonly filter: string;
  /** What the filter is called where the value stands; left out: its own name. */
  readonly called?: string;
  readonly text: string;
}

/** What is wrong with a value for a filter; null where it fits, or where the filter itself has mistakes. */
export function valueProblem(
  context: RuleContext,
  written: ValuePlace,
  value: WrittenValue,
): Problem | null {
  const { filter: name, text } = value;
  const filter = context.filters[name];
  if (!filter || context.isBroken(FILTERS, `/${name}`)) return null;
  const place = placeOfLimit(context, written);
  const problem = unfitProblem(context, place, filter, value);
  const isName = problem && place === written && Object.hasOwn(context.portal.limits ?? {}, text);
  return isName ? problemAt(place, 'limit-as-text', { written: text }) : problem;
}

function unfitProblem(
  context: RuleContext,
  place: ValuePlace,
  filter: OpenedFilter,
  { filter: name, called = name, text }: WrittenValue,
): Problem | null {
  const range = findFilterRange(context, filter);
  const words = { written: text, filter: called };
  switch (filter.kind) {
    case 'choice': {
      const options = filter.options?.map(({ value }) => value) ?? [];
      if (filter.options === undefined || options.includes(text)) return null;
      const about = { written: text, allowed: options, words: { filter: called } };
      return unknownName(place, 'unknown-option', about);
    }
    case 'member':
      return codeProblem(context, place, filter, text);
    case 'date':
      return isDate(text) ? null : problemAt(place, 'wrong-day', words);
    case 'day':
      return isDate(`2024-${text}`) ? null : problemAt(place, 'wrong-day-of-year', words);
    case 'text':
      return text.length <= (filter.max ?? 100)
        ? null
        : problemAt(place, 'too-long', { ...words, wanted: String(filter.max ?? 100) });
    default:
      return !range || range.min > range.max || isBetween(wholeNumber(text), range)
        ? null
        : problemAt(place, 'wrong-number', { ...words, wanted: formatRange(range) });
  }
}

interface Range {
  readonly min: number;
  readonly max: number;
}

function isBetween(number: number | null, { min, max }: Range): boolean {
  return number !== null && number >= min && number <= max;
}

function formatRange({ min, max }: Range): string {
  return max === Number.MAX_SAFE_INTEGER ? `≥ ${min}` : `${min}–${max}`;
}

/** The numbers that a filter takes; null where it takes none. */
export function findFilterRange(context: RuleContext, filter: OpenedFilter): Range | null {
  switch (filter.kind) {
    case 'year':
      return {
        min: Number(context.config.ledger?.spec.earliest.slice(0, 4) ?? 0),
        max: LAST_YEAR,
      };
    case 'month':
      return { min: 1, max: 12 };
    case 'quarter':
      return { min: 1, max: 4 };
    case 'integer':
      return { min: filter.min ?? 0, max: filter.max ?? Number.MAX_SAFE_INTEGER };
    default:
      return null;
  }
}

function codeProblem(
  context: RuleContext,
  place: ValuePlace,
  { dimension: name = '', or = [] }: OpenedFilter,
  text: string,
): Problem | null {
  const dimensions = context.config.ledger?.spec.dimensions ?? {};
  const dimension = dimensions[name];
  const others = or.flatMap((other) => dimensions[other] ?? []);
  if (!dimension || others.some((other) => hasForm(other, text))) return null;
  const { total, members = [] } = dimension;
  const words = members.flatMap(({ code, value }) => [code, value]);
  const totals = dimension.kind === 'split' ? (total?.codes ?? []) : [];
  if ([...words, ...totals].includes(text)) return null;
  const fits = hasForm(dimension, text) || listCodeWords(context, name, dimension).includes(text);
  return fits ? null : wrongCode(place, text, name, dimension);
}

/** A value that came from a limit is wrong where the limit is written. */
export function placeOfLimit(context: RuleContext, place: ValuePlace): ValuePlace {
  const { source } = place.entry;
  const { line, col } = source.at(place.pointer);
  const read = context.config.limits.find(
    (each) => each.file === source.file && each.line === line && each.col === col,
  );
  const { portal } = context.config;
  return read && portal ? here(portal, `/limits/${read.name}`) : place;
}

/** The same for a default: parts of a period are also said by `first` and `latest`, a year by `whole`, the last that is loaded to its end. */
export function defaultProblem(
  context: RuleContext,
  place: ValuePlace,
  written: WrittenValue,
): Problem | null {
  const kind = context.filters[written.filter]?.kind ?? '';
  const words = ['first', 'latest', ...(kind === 'year' ? ['whole'] : [])];
  const part = PERIOD_KINDS.includes(kind);
  if (part && words.includes(written.text)) return null;
  if (part && !/\d/.test(written.text))
    return unknownName(place, 'unknown-option', {
      written: written.text,
      allowed: words,
      words: { filter: written.called ?? written.filter },
    });
  return valueProblem(context, place, written);
}
