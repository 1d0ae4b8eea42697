// Where the chapters of a document stand, and key figures beside them: as written → complete.

import type { ChaptersSpec, RecordFiguresSpec } from '../../schemas/types.ts';
import type { Text } from '../model/portal.ts';

export interface Chapters {
  readonly field: string;
  /** Key of the list in a JSON text; empty: the field is the list. */
  readonly at: string;
  /** Headings by the number of the chapter, in place of the document’s own. */
  readonly titles: Readonly<Record<string, Text>>;
  /** Words of its texts and tables in other languages. */
  readonly words: readonly Text[];
  /** The unit of amounts, and heads of columns that have one for each row. Null: nothing is said. */
  readonly unit: { readonly words: Text; readonly except: readonly string[] } | null;
}

export function normalizeChapters({ field, at, titles, words, unit }: ChaptersSpec): Chapters {
  return {
    field,
    at: at ?? '',
    titles: titles ?? {},
    words: words ?? [],
    unit: unit ? { words: unit.words, except: unit.except ?? [] } : null,
  };
}

export interface RecordFigures {
  /** The field with the JSON text; empty: there are none. */
  readonly field: string;
  readonly items: readonly { readonly at: readonly string[]; readonly title: Text }[];
}

export function normalizeFigures(spec: RecordFiguresSpec | undefined): RecordFigures {
  const items = (spec?.items ?? []).map(({ at, title }) => ({ at: at.split('.'), title }));
  return { field: spec?.field ?? '', items };
}
