// What the query of an address says of one filter: one value, or a list of them.

import { asList } from '../addresses/query.ts';
import type { Value } from '../model/portal.ts';

/** A range of numbers up to so many is a list to choose from, and of a list that is written so many are looked at. */
export const LISTED = 200;

/** What the query says of one filter. */
export interface ReadText {
  readonly value: string;
  /** What of it was not taken, as it was written; null where all was. */
  readonly was: string | null;
  /** Values of a list that came after as many as it takes; null where none did. */
  readonly over: string | null;
}

/** Of repeated values the first counts. */
export function readField(
  written: readonly string[],
  standard: string,
  parse: (text: string) => Value | null,
): ReadText {
  const [first, ...more] = written;
  if (first === undefined || (first === '' && more.length === 0))
    return { value: standard, was: null, over: null };
  const value = parse(first);
  return {
    value: value === null ? standard : String(value),
    was: value !== null && more.length === 0 ? null : told(written),
    over: null,
  };
}

/** A name that is repeated: each value once, in the order of the address; what nobody has is left out, and so is what comes after `most`. */
export function readList(
  written: readonly string[],
  most: number,
  parse: (text: string) => Value | null,
): ReadText {
  const texts = [...new Set(written)].filter((text) => text !== '').slice(0, LISTED);
  const read = texts.map((text) => ({ text, value: parse(text) }));
  const unknown = read.filter(({ value }) => value === null).map(({ text }) => text);
  const values = [...new Set(read.flatMap(({ value }) => (value === null ? [] : String(value))))];
  return {
    value: asList(values.slice(0, most)),
    was: unknown.length > 0 ? told(unknown) : null,
    over: values.length > most ? told(values.slice(most)) : null,
  };
}

/** As much of what was written as is told again. */
function told(written: readonly string[]): string {
  return written.join(', ').slice(0, 60);
}
