// Chapters of two documents beside each other: those of one number, their texts by words and their tables by rows.

import { formatChange } from '../../language/percents.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import type { Chapters } from './document.kind.ts';
import {
  formatChapterHeading,
  isEmpty,
  isOfAmounts,
  NOTHING,
  createCellFormatter,
  storedChapters,
  type StoredChapter,
} from './chapters.server.ts';
import type { RecordFields } from '../contract/records.server.ts';
import {
  changeBetween,
  compareTables,
  type ComparedAmount,
  type StoredRows,
} from './comparedRows.server.ts';
import { compareTexts, type TextPart } from './comparedWords.ts';

export interface ComparedChapter {
  readonly id: string;
  readonly title: Words;
  /** Which of the two has it alone; null: both have it. */
  readonly only: 'first' | 'second' | null;
  /** Null: neither has a text. */
  readonly text: ComparedText | null;
  readonly lines: readonly ComparedLine[];
  /** Whether anything of it differs. */
  readonly changed: boolean;
}

export interface ComparedText {
  readonly changed: boolean;
  readonly parts: readonly TextPart[];
}

/** A figure of both documents as a row of a table. */
export interface ComparedLine {
  /** What names it, one after another. */
  readonly label: readonly Words[];
  readonly first: string;
  readonly second: string;
  readonly difference: string;
  readonly percent: string;
  /** Whether the two differ. */
  readonly changed: boolean;
  /** What one of the documents says of it; empty: nothing. */
  readonly note: string;
}

/** Chapters of the first in its order, then those that the second alone has. */
export function compareChapters(
  formatter: LocaleFormatter,
  chapters: Chapters | undefined,
  [first, second]: readonly [RecordFields, RecordFields],
): ComparedChapter[] {
  if (!chapters) return [];
  const [left, right] = [storedChapters(chapters, first), storedChapters(chapters, second)];
  const ids = [...new Set([...left, ...right].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const a = left.find((chapter) => chapter.id === id);
    const b = right.find((chapter) => chapter.id === id);
    return compareChapter(formatter, chapters, a, b);
  });
}

function compareChapter(
  formatter: LocaleFormatter,
  chapters: Chapters,
  a: StoredChapter | undefined,
  b: StoredChapter | undefined,
): ComparedChapter[] {
  const any = a ?? b;
  if (!any) return [];
  const titles = [a, b].flatMap((side) =>
    side ? [formatChapterHeading(formatter, chapters, side)] : [],
  );
  const [title = ''] = titles;
  const rows = [a?.rows ?? [], b?.rows ?? []] as const;
  const said = rows.every(isOfWords);
  const [before, after] = [a, b].map((side) => formatNoteWords(formatter, side, said));
  const lines = said ? [] : compareTableLines({ formatter, chapters }, ...rows);
  const other = titles.find((words) => plainWords(words) !== plainWords(title));
  return [
    {
      id: any.id,
      title: other ? bothTitles(title, other) : title,
      only: onlyIn(a, b),
      text: comparedText(before ?? '', after ?? ''),
      lines,
      changed: onlyIn(a, b) !== null || before !== after || lines.some(({ changed }) => changed),
    },
  ];
}

function comparedText(before: string, after: string): ComparedText | null {
  if (before === '' && after === '') return null;
  return { changed: before !== after, parts: compareTexts(before, after) };
}

/** A table without figures is a text: what its rows say is compared by words. */
function isOfWords([head = [], ...rows]: StoredRows): boolean {
  return head.every((_, i) => !isOfAmounts(rows, i) || rows.every((row) => isEmpty(row[i])));
}

/** The text of a chapter, and a line for each row of a table that is one. */
function formatNoteWords(
  formatter: LocaleFormatter,
  chapter: StoredChapter | undefined,
  said: boolean,
): string {
  if (!chapter) return '';
  const say = createCellFormatter(formatter, { words: [] });
  const lines = (said ? chapter.rows.slice(1) : []).map((row) =>
    row
      .filter((cell) => !isEmpty(cell))
      .map((cell) => plainWords(say(cell)))
      .join(' '),
  );
  return [chapter.text, ...lines].filter((line) => line !== '').join('\n');
}

function onlyIn(
  a: StoredChapter | undefined,
  b: StoredChapter | undefined,
): ComparedChapter['only'] {
  if (a && b) return null;
  return a ? 'first' : 'second';
}

function bothTitles(first: Words, second: Words): Words {
  const words = `${plainWords(first)} / ${plainWords(second)}`;
  return typeof first === 'string' ? words : { ...first, words };
}

/** In whose words, and what is known of them. */
interface Speaking {
  readonly formatter: LocaleFormatter;
  readonly chapters: Pick<Chapters, 'words'>;
}

/** Two tables by their rows and columns, in the words of the reader. */
export function compareTableLines(
  { formatter, chapters }: Speaking,
  first: StoredRows,
  second: StoredRows,
  noteOf: (row: readonly unknown[] | null) => string = () => '',
): ComparedLine[] {
  const say = createCellFormatter(formatter, chapters);
  const compared = compareTables(first, second);
  // a figure that is in neither says nothing
  const told = compared.filter((line) => line.first !== null || line.second !== null);
  return told.map((line) => ({ ...buildLine(formatter, say, line), note: noteOf(line.rows[1]) }));
}

function buildLine(
  formatter: LocaleFormatter,
  say: (cell: unknown) => Words,
  { row, columns, first, second, amounts }: ComparedAmount,
): ComparedLine {
  const heads = columns.filter((head, i) => columns.indexOf(head) === i);
  const write = writing(formatter, [first, second]);
  return {
    label: [...row, ...heads].map(say).filter((words) => plainWords(words) !== ''),
    first: write(first),
    second: write(second),
    note: '',
    ...changeWords(formatter, first, second, write),
    // percents of percents, of points or of pieces would be taken for something else
    ...(amounts ? {} : { percent: '' }),
  };
}

/** A figure as tables have it: whole where both are, else with all its digits. */
function writing(
  formatter: LocaleFormatter,
  both: readonly (string | null)[],
): (amount: string | null) => string {
  const whole = both.every((amount) => amount === null || /^-?\d{1,4}$/.test(amount));
  return (amount) => {
    if (amount === null) return NOTHING;
    return whole ? formatter.amount(amount, WHOLE) : formatter.exact(amount);
  };
}

const WHOLE = { value: 1, decimals: 0 } as Parameters<LocaleFormatter['amount']>[1];

/** What lies between two figures, with its sign; a dash where one is unknown. */
export function changeWords(
  formatter: LocaleFormatter,
  first: string | null,
  second: string | null,
  write: (amount: string) => string,
): Pick<ComparedLine, 'difference' | 'percent' | 'changed'> {
  if (first === null || second === null)
    return { difference: NOTHING, percent: NOTHING, changed: first !== second };
  const { difference, tenths } = changeBetween(first, second);
  const text = write(difference);
  const more = !difference.startsWith('-') && /[1-9]/.test(difference);
  return {
    difference: more ? `+${text}` : text,
    percent: tenths === null ? NOTHING : percentWords(formatter, tenths, difference),
    changed: /[1-9]/.test(difference),
  };
}

function percentWords(formatter: LocaleFormatter, tenths: bigint, difference: string): string {
  const { style } = formatter;
  const little = tenths === 0n && /[1-9]/.test(difference);
  const size = { value: 10, decimals: 1 };
  const least = formatChange(difference.startsWith('-') ? '-1' : '1', style, size);
  const percent = little
    ? `<${least.replace(/^\D/, '')}`
    : formatChange(String(tenths), style, size);
  return formatter.say('share', { percent });
}
