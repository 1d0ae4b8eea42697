// Chapters of a document: headings in the reader's language, paragraphs, tables whose first row is their head.

import { plainWords } from '../../language/text.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { isObject } from '../../model/lookup.ts';
import type { Text, Words } from '../../model/portal.ts';
import type { Chapters } from './document.kind.ts';
import { cutParagraphs } from '../written/texts.server.ts';
import { jsonIn, partIn, type RecordFields } from '../contract/records.server.ts';

export interface DocumentChapter {
  readonly id: string;
  readonly title: Words;
  readonly paragraphs: readonly Words[];
  readonly table: DocumentTable | null;
}

export interface DocumentTable {
  /** The unit of its amounts; empty where it says so itself, or has none. */
  readonly unit: Words;
  readonly head: readonly DocumentHead[];
  readonly rows: readonly (readonly Words[])[];
}

export interface DocumentHead {
  readonly words: Words;
  /** Whether amounts stand below it. */
  readonly amounts: boolean;
}

/** A chapter as the document has it, in nobody’s language yet. */
export interface StoredChapter {
  readonly id: string;
  readonly title: unknown;
  /** Empty: it has none. */
  readonly text: string;
  /** The first is the head; empty: it has no table. */
  readonly rows: readonly (readonly unknown[])[];
}

/** Throws nothing: what is no list of chapters has none. */
export function storedChapters(chapters: Chapters, item: RecordFields): StoredChapter[] {
  const { field, at } = chapters;
  const value = jsonIn(item, field);
  return listOf(at === undefined ? value : partIn(value, [at]))
    .filter(isObject)
    .map((chapter) => ({
      id: String(chapter['id'] ?? ''),
      title: chapter['title'],
      text: typeof chapter['text'] === 'string' ? chapter['text'] : '',
      rows: listOf(chapter['rows']).map(listOf),
    }));
}

/** None where nothing is said of chapters, or what is no list of them. */
export function buildChapters(
  formatter: LocaleFormatter,
  chapters: Chapters | undefined,
  item: RecordFields,
): DocumentChapter[] {
  if (!chapters) return [];
  const say = createCellFormatter(formatter, chapters);
  return storedChapters(chapters, item).map((chapter) => ({
    id: chapter.id,
    title: formatChapterHeading(formatter, chapters, chapter),
    paragraphs: cutParagraphs(chapter.text).map(say),
    table: findTable(say, chapter.rows, formatUnit(formatter, chapters, chapter)),
  }));
}

/** Its own heading in the language of the documents, so that page and paper say the same; in others the one that the block gives it. */
export function formatChapterHeading(
  formatter: LocaleFormatter,
  chapters: Chapters,
  { id, title }: StoredChapter,
): Words {
  const given = chapters.titles[id];
  const stored = formatter.locale.code === formatter.fallback && !isEmpty(title);
  return given && !stored
    ? formatter.words(given)
    : createCellFormatter(formatter, chapters)(title);
}

function findTable(
  say: (cell: unknown) => Words,
  [head, ...rows]: StoredChapter['rows'],
  unit: Words,
): DocumentTable | null {
  if (head === undefined || head.length === 0) return null;
  return {
    unit,
    head: head.map((cell, i) => ({ words: say(cell), amounts: isOfAmounts(rows, i) })),
    rows: rows.map((row) => head.map((_, i) => (isEmpty(row[i]) ? NOTHING : say(row[i])))),
  };
}

/** Nothing where no cell is an amount, or a column of the table has the unit of each row. */
function formatUnit(
  formatter: LocaleFormatter,
  { unit }: Chapters,
  { rows: [head = [], ...rows] }: StoredChapter,
): Words {
  const amounts = rows.some((row) => row.some((cell) => readNumberText(cell) !== null));
  return unit && amounts && !unit.except?.some((each) => head.includes(each))
    ? formatter.words(unit.words)
    : '';
}

/** Whether a column holds figures: the first names its rows, unless every cell of it is an amount. */
export function isOfAmounts(rows: StoredChapter['rows'], column: number): boolean {
  if (column > 0) return rows.every((row) => isFigure(row[column]));
  return rows.length > 0 && rows.every((row) => readNumberText(row[0]) !== null);
}

/** How a cell is said: a number as the language writes it; a word that is known in the reader’s language; else as the document has it. */
export function createCellFormatter(
  formatter: LocaleFormatter,
  { words }: Pick<Chapters, 'words'>,
): (cell: unknown) => Words {
  const spoken = new Map(words.map((text) => [text[formatter.fallback] ?? '', text]));
  return (cell) => formatCellWords(formatter, spoken, cell);
}

function formatCellWords(
  formatter: LocaleFormatter,
  spoken: ReadonlyMap<string, Text>,
  cell: unknown,
): Words {
  const amount = readNumberText(cell);
  if (amount !== null) return formatter.exact(amount);
  const text = typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
  const known = spoken.get(text);
  const words = formatter.words(known ?? { [formatter.fallback]: text });
  // digits and signs are of no language
  return /\p{L}/u.test(text) ? words : plainWords(words);
}

/** Stands where a document says nothing. */
export const NOTHING = '–';

/** Null, undefined or an empty text; zero and false are values. */
export function isEmpty(cell: unknown): boolean {
  return cell === null || cell === undefined || cell === '';
}

/** What stands under its head at the right: figures, and nothing between them. */
function isFigure(cell: unknown): boolean {
  return isEmpty(cell) || readNumberText(cell) !== null || /^[\d\s.,]+$/.test(String(cell));
}

/** A number as it is written; null for anything else. */
export function readNumberText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (!isObject(value)) return null;
  const written = value['rawJSON'];
  return typeof written === 'string' && /^-?\d+(\.\d+)?$/.test(written) ? written : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
