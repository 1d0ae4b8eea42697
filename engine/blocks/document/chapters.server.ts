// Chapters of a document: headings in the reader's language, paragraphs, tables whose first row is their head.

import { plainWords } from '../../language/text.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { isObject } from '../../model/lookup.ts';
import type { Text, Words } from '../../model/portal.ts';
import type { DocumentBlock } from './document.kind.ts';

export interface DocumentChapter {
  readonly id: string;
  readonly title: Words;
  readonly paragraphs: readonly Words[];
  readonly table: DocumentTable | null;
}

export interface DocumentTable {
  readonly head: readonly DocumentHead[];
  readonly rows: readonly (readonly Words[])[];
}

export interface DocumentHead {
  readonly words: Words;
  /** Whether amounts stand below it. */
  readonly amounts: boolean;
}

type Chapters = DocumentBlock['chapters'];

/** Throws nothing: what is no list of chapters has none. */
export function chaptersOf(
  formatter: LocaleFormatter,
  { titles, words }: Chapters,
  value: unknown,
): DocumentChapter[] {
  const spoken = new Map(words.map((text) => [text[formatter.fallback] ?? '', text]));
  const say = (cell: unknown) => wordsOf(formatter, spoken, cell);
  return listOf(value)
    .filter(isObject)
    .map((chapter) => {
      const id = String(chapter['id'] ?? '');
      const own = titles[id];
      return {
        id,
        title: own ? formatter.words(own) : say(chapter['title']),
        paragraphs: paragraphsIn(chapter['text']).map(say),
        table: tableOf(say, chapter['rows']),
      };
    });
}

function paragraphsIn(text: unknown): string[] {
  return typeof text === 'string' ? text.split(/\n\s*\n/).filter((part) => part.trim() !== '') : [];
}

function tableOf(say: (cell: unknown) => Words, value: unknown): DocumentTable | null {
  const [head, ...rows] = listOf(value).map(listOf);
  if (head === undefined || head.length === 0) return null;
  return {
    head: head.map((cell, i) => ({
      words: say(cell),
      amounts: i > 0 && rows.every((row) => isFigure(row[i])),
    })),
    rows: rows.map((row) => head.map((_, i) => (isEmpty(row[i]) ? NOTHING : say(row[i])))),
  };
}

/** A number as the language writes it; a word that is known in the reader’s language; else as the document has it. */
function wordsOf(
  formatter: LocaleFormatter,
  spoken: ReadonlyMap<string, Text>,
  cell: unknown,
): Words {
  const amount = amountIn(cell);
  if (amount !== null) return formatter.exact(amount);
  const text = typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
  const known = spoken.get(text);
  const words = formatter.words(known ?? { [formatter.fallback]: text });
  // digits and signs are of no language
  return /\p{L}/u.test(text) ? words : plainWords(words);
}

/** Stands where a document says nothing. */
const NOTHING = '–';

function isEmpty(cell: unknown): boolean {
  return cell === null || cell === undefined || cell === '';
}

/** What stands under its head at the right: figures, and nothing between them. */
function isFigure(cell: unknown): boolean {
  return isEmpty(cell) || amountIn(cell) !== null || /^[\d\s.,]+$/.test(String(cell));
}

/** A number as it is written; null for anything else. */
function amountIn(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (!isObject(value)) return null;
  const written = value['rawJSON'];
  return typeof written === 'string' && /^-?\d+(\.\d+)?$/.test(written) ? written : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
