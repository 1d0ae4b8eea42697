// A field of a record as the grid of a paged table says it: in words, as a day, in its own language.

import { hasLettersOf } from '../../language/letters.ts';
import type { GridColumn, PagedGrid } from './paged.kind.ts';

/** A record as the API has it. */
export type GridItem = Readonly<Record<string, string | number | boolean | null>>;

export interface GridCell {
  readonly words: string;
  /** Empty: the page's. */
  readonly lang: string;
  /** Empty: none stands beside. */
  readonly day: string;
}

/** Both texts are empty where the record has no such field; `lang` where the text is in the language of the page. */
export function cellIn(
  { lang }: Pick<PagedGrid, 'lang'>,
  { field, as, words, day }: GridColumn,
  item: GridItem,
): GridCell {
  const value = textIn(item, field);
  const text = words[value] ?? (as === 'day' ? dayIn(value) : value);
  const isForeign = lang !== '' && words[value] === undefined && hasLettersOf(lang, text);
  return {
    words: text,
    lang: isForeign ? lang : '',
    day: day === '' ? '' : dayIn(textIn(item, day)),
  };
}

function textIn(item: GridItem, field: string): string {
  return String(item[field] ?? '');
}

/** Days are written alike in every language of the portal: day, month, year. */
function dayIn(iso: string): string {
  return iso.split('-').toReversed().join('.');
}
