// The value of a filter as it was written, in the address of a page or in a question to the API: one parser for both.

import { firstPart, PERIODS } from '../model/calendar.ts';
import { canonicalCode, countCodeDigits, paddedCode } from '../model/codes.ts';
import { lookup } from '../model/lookup.ts';
import type { Dimension, Filter, Model, Value } from '../model/portal.ts';

/** What a filter takes at one place. */
export interface FilterBounds {
  /** For choices: the values that can be chosen there. */
  readonly options: readonly string[];
  /** For numbers and parts of a period: the smallest and the largest. */
  readonly min: number;
  readonly max: number;
}

/** Years that can be asked; a year inside without figures answers nothing. */
export const LAST_YEAR = 2100;

/** All that a filter takes anywhere: its own options, and every year since the model's first. */
export function widestBounds(model: Model, filter: Filter): FilterBounds {
  const options = filter.options.map((option) => option.value);
  switch (filter.kind) {
    case 'year':
      return { options, min: model.earliest.year, max: LAST_YEAR };
    case 'month':
      return { options, min: 1, max: 12 };
    case 'quarter':
      return { options, min: 1, max: 4 };
    case 'day':
      return { options, min: firstPart('day'), max: PERIODS.day };
    default:
      return { options, min: filter.min, max: filter.max };
  }
}

/** The value in its one canonical form: numbers as numbers, codes in full, a choice in its own spelling. Null where the filter does not take the text. */
export function parseFilterValue(
  model: Model,
  filter: Filter,
  text: string,
  bounds: FilterBounds,
): Value | null {
  switch (filter.kind) {
    case 'choice':
      return chosen(filter, text, bounds.options);
    case 'member':
      return canonicalCodes(model, filter, text);
    case 'date':
      return isDate(text) || (filter.months && isDate(`${text}-01`)) ? text : null;
    case 'day':
      // in a leap year, for the year is another filter's
      return /^\d{2}-\d{2}$/.test(text) && isDate(`2024-${text}`) ? text : null;
    case 'text':
      return text.length <= filter.max && !hasControl(text) ? text : null;
    default: {
      const number = wholeNumber(withoutZeros(model, filter, text));
      return number !== null && number >= bounds.min && number <= bounds.max ? number : null;
    }
  }
}

function chosen(filter: Filter, text: string, allowed: readonly string[]): string | null {
  const value = filter.options.find(({ also }) => also.includes(text))?.value ?? text;
  return allowed.includes(value) ? value : null;
}

/** The codes that a value of such a filter holds: one, or those that lead down to the last. */
export function codesIn({ joined }: Pick<Filter, 'joined'>, value: string): string[] {
  return joined === '' ? [value] : value.split(joined);
}

function canonicalCodes(model: Model, filter: Filter, text: string): string | null {
  const dimensions = [filter.dimension, ...filter.or].map((name) => lookup(model.dimensions, name));
  const codes = codesIn(filter, text).map((code) => memberCode(dimensions, code));
  return codes.includes(null) ? null : codes.join(filter.joined);
}

/** A code may be written as a number, without its leading zeros, where none has just these digits. */
function memberCode(dimensions: readonly Dimension[], text: string): string | null {
  const forms = [
    ...dimensions.map((dimension) => canonicalCode(dimension, text)),
    ...dimensions.map((dimension) => canonicalCode(dimension, paddedCode(dimension, text))),
  ];
  return forms.find((code) => code !== null) ?? null;
}

/** A month may have two digits, and a number that stands for a code as many as the code. */
function withoutZeros(model: Model, { kind, dimension }: Filter, text: string): string {
  const named = dimension === '' ? undefined : model.dimensions[dimension];
  const digits = kind === 'month' ? 2 : named && countCodeDigits(named);
  return text.length === digits ? text.replace(/^0+(?=[1-9])/, '') : text;
}

/** The value of a text that the filter has parsed before: numbers as numbers. */
export function typedValue({ kind }: Filter, text: string): Value {
  return ['choice', 'member', 'date', 'day', 'text'].includes(kind) ? text : Number(text);
}

/** The number as it is written: no sign, no leading zero, at most nine digits. */
export function wholeNumber(text: string): number | null {
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
}

/** A day that the calendar has, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function hasControl(text: string): boolean {
  return /[\p{Cc}\ufffd]/u.test(text);
}
