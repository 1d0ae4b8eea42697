// Codes of a dimension: one canonical form for every way of writing, and the parent that a code itself tells.

import { lookup } from './lookup.ts';
import type { Dimension } from './portal.ts';

/** A year after every change: by it a code is called, and has, what it was called and had last. */
export const AT_LAST = 9999;

/** The canonical code for what was written (words, trimmed forms, former codes), or null where it is no code of the dimension. */
export function canonicalCode(dimension: Dimension, written: string): string | null {
  const member = dimension.members.find(
    (known) => known.value === written || known.code === written,
  );
  if (member) return member.code;
  if (dimension.kind === 'split' && dimension.total?.codes.includes(written))
    return dimension.total.code;
  if (Object.hasOwn(dimension.words, written)) return lookup(dimension.words, written);
  let code = written;
  if (!matches(dimension.pattern, code)) {
    const form = dimension.forms.find((candidate) => matches(candidate.pattern, written));
    if (!form) return null;
    code = written.slice(0, form.keep);
  }
  return dimension.aliases[code] ?? code;
}

/** A code as addresses write it: its word, or itself where it has none. */
export function writtenInAddress({ words }: Pick<Dimension, 'words'>, code: string): string {
  return Object.entries(words).find(([, known]) => known === code)?.[0] ?? code;
}

/** How many digits every code of the dimension has; null where they differ or are not digits alone. */
export function countCodeDigits({ pattern }: Pick<Dimension, 'pattern'>): number | null {
  const [, digits] = /^\^\[0-9\]\{(\d+)\}\$$/.exec(pattern) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** How many digits codes of the dimension have, least and most where that differs; null where they are not digits alone. */
export function digitsRange({ pattern }: Pick<Dimension, 'pattern'>): number[] | null {
  const [, least, most] = /^\^\[0-9\](?:\{(\d+)(?:,(\d+))?\})?\$$/.exec(pattern) ?? [];
  if (!pattern.startsWith('^[0-9]') || !/^\^\[0-9\](\{[\d,]+\})?\$$/.test(pattern)) return null;
  return [Number(least ?? 1), ...(most === undefined ? [] : [Number(most)])];
}

/** A code that is written without its leading zeros, in full; else as it is written. */
export function paddedCode(dimension: Pick<Dimension, 'pattern'>, written: string): string {
  const digits = countCodeDigits(dimension);
  return digits !== null && /^\d+$/.test(written) ? written.padStart(digits, '0') : written;
}

/** The form in which a code was written in a year, by the dimension's table of forms. */
export function writtenForm(dimension: Dimension, code: string, year: number): string {
  const form = dimension.forms.find(
    (candidate) =>
      candidate.only.includes(code) || (candidate.until !== undefined && year <= candidate.until),
  );
  return form ? code + form.append : code;
}

/** The form that all codes had until a year; a code that sources write in a form of its own is like the others here. */
export function formOfYear(dimension: Dimension, code: string, year: number): string {
  const form = dimension.forms.find(({ until }) => until !== undefined && year <= until);
  return form ? code + form.append : code;
}

/** Codes above this one, nearest first, as its digits tell: the significant part shortened level by level, zeros after it. */
export function ancestorsByCode(dimension: Dimension, code: string): string[] {
  const ancestors: string[] = [];
  for (const length of [...dimension.levels].reverse()) {
    const parent = code.slice(0, length).padEnd(code.length, '0');
    if (
      length < code.length &&
      parent !== code &&
      parent !== ancestors.at(-1) &&
      !/^0+$/.test(parent)
    )
      ancestors.push(parent);
  }
  return ancestors;
}

/** Whether a code is the dimension's total, in any of its forms. */
export function isTotal(dimension: Dimension, code: string): boolean {
  return (
    dimension.total !== undefined &&
    (code === dimension.total.code || dimension.total.codes.includes(code))
  );
}

/** An attribute that stands in the code itself or is said of this very code, or null. */
export function parsedAttribute(
  dimension: Dimension,
  code: string,
  attribute: string,
): string | null {
  const place = dimension.parsed[attribute];
  if (!place) return null;
  return place.codes[code] ?? code.slice(place.start, place.start + place.length);
}

const patterns = new Map<string, RegExp>();

function matches(pattern: string, text: string): boolean {
  let compiled = patterns.get(pattern);
  if (!compiled) patterns.set(pattern, (compiled = new RegExp(pattern, 'u')));
  return compiled.test(text);
}

/** How a code begins; 0 digits: all of it. */
export function takeCodeStart(code: string, digits: number): string {
  return digits === 0 ? code : code.slice(0, digits);
}
