// A month of an answer in words: its code is a number, with the year before it or without.

import { monthName } from '../../language/periods.ts';

/** From a code such as `3` or `2024-3`; `tag` is the BCP 47 tag of the language. */
export function monthWords(code: string, tag: string): string {
  const [month = '', year] = code.split('-').reverse();
  const name = monthName(Number(month), tag);
  return year === undefined ? name : `${name} ${year}`;
}
