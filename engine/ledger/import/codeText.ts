// What of the text in a column is the code that it stands for.

import type { FormatColumn } from '../../model/portal.ts';

/** By the list of the column, by its pattern (and then by the list), or all of it; null where the pattern finds none. */
export function codeText({ codes, codePattern }: FormatColumn, written: string): string | null {
  const listed = (text: string) => (Object.hasOwn(codes, text) ? codes[text] : undefined);
  const whole = listed(written);
  if (whole !== undefined) return whole;
  if (codePattern === undefined) return written;
  const found = new RegExp(codePattern, 'u').exec(written)?.groups?.['code'];
  return found === undefined ? null : (listed(found) ?? found);
}
