// A month of an answer in words: its code is a number, with the year before it or without.

import { monthName } from '../../language/periods.ts';

export function monthWords(code: string, tag: string): string {
  const [month = '', year] = code.split('-').reverse();
  const name = monthName(Number(month), tag);
  return year === undefined ? name : `${name} ${year}`;
}
