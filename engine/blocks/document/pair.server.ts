// Two documents of different kinds: what was meant by the first beside what became of it by the second, and why.

import type { Words } from '../../model/portal.ts';
import { createCellFormatter, storedChapters } from './chapters.server.ts';
import {
  compareTableLines,
  type ComparedChapter,
  type ComparedLine,
} from './comparedChapters.server.ts';
import { figureLine } from './figures.server.ts';
import type { StoredRows } from './comparedRows.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { amountAt } from './figures.server.ts';
import { hasFieldValues, textIn, type RecordFields } from '../contract/records.server.ts';
import { cutParagraphs } from '../written/texts.server.ts';
import { listCounterparts } from './choice.server.ts';
import type { PairTable, VersusBlock, VersusPair } from './versus.kind.ts';

export interface ComparedPair {
  readonly figures: readonly ComparedLine[];
  readonly chapters: readonly ComparedChapter[];
  readonly explanation: readonly Words[];
}

type Both = readonly [RecordFields, RecordFields];

/** The one kind first, whatever their order in the address; null where they are not one of each. */
export function orderPair(pair: VersusPair, [one, other]: Both): Both | null {
  if (hasFieldValues(one, pair.first.is) && hasFieldValues(other, pair.second.is))
    return [one, other];
  return hasFieldValues(other, pair.first.is) && hasFieldValues(one, pair.second.is)
    ? [other, one]
    : null;
}

/** Whether both are about the same thing. */
export function isOfSame({ same = [] }: VersusPair, [first, second]: Both): boolean {
  return same.every((field) => textIn(first, field) === textIn(second, field));
}

/** The id of the only document in force that belongs to this one; empty where there is none, or several. Throws ApiProblem. */
export async function findCounterpartId(
  context: PageContext,
  block: VersusBlock,
  pair: VersusPair,
  item: RecordFields,
): Promise<string> {
  const { key, cancelled } = block.fields;
  const wanted = hasFieldValues(item, pair.first.is) ? pair.second : pair.first;
  const lists = await listCounterparts(context, block, item);
  const found = lists
    .flatMap(({ items }) => items)
    .filter((each) => hasFieldValues(each, wanted.is) && isOfSame(pair, [item, each]))
    .filter((each) => textIn(each, cancelled) === '')
    .map((each) => textIn(each, key));
  const [only = '', ...others] = new Set(found);
  return others.length === 0 ? only : '';
}

/** Figures and tables as the pair declares them; `explanation` is empty where the second document has no such chapter. */
export function comparePair(
  context: PageContext,
  block: VersusBlock,
  pair: VersusPair,
  both: Both,
): ComparedPair {
  const { formatter } = context;
  const { chapters, figures } = block;
  const say = createCellFormatter(formatter, chapters);
  const amountIn = (item: RecordFields, at: string) =>
    figures ? amountAt(figures.field, item, at) : null;
  const [, second] = both;
  const explained = storedChapters(chapters, second).find(({ id }) => id === pair.explanation);
  return {
    figures: (pair.figures ?? []).flatMap(({ title, first: way, second: other }) => {
      const [meant, done] = [amountIn(both[0], way), amountIn(both[1], other)];
      return figureLine(formatter, title, meant, done);
    }),
    chapters: (pair.tables ?? []).flatMap((table) => tableOf(context, block, table, both)),
    explanation: explained ? cutParagraphs(explained.text).map(say) : [],
  };
}

/** One table of both; nothing where a chapter or its columns are not there. */
function tableOf(
  { formatter }: PageContext,
  { chapters }: VersusBlock,
  table: PairTable,
  [first, second]: Both,
): ComparedChapter[] {
  const rowsOf = (item: RecordFields, id: string) =>
    storedChapters(chapters, item).find((chapter) => chapter.id === id)?.rows ?? [];
  const a = rowsOf(first, table.first);
  const b = onlyRow(rowsOf(second, table.second), table.row);
  const inBoth = listNames(a, table).filter((head) => listNames(b, table).includes(head));
  const names = table.row === undefined ? inBoth : [];
  const lines = table.columns.flatMap((column) => {
    const [left, right] = [picked(a, names, column.first), picked(b, names, column.second)];
    if (left.length === 0 || right.length === 0) return [];
    const notes = notedRows(b, right, table.note);
    const noteOf = (row: readonly unknown[] | null) => (row && notes.get(row)) ?? '';
    const called = formatter.words(column.title);
    // the head of the column is the portal's own, the names of rows are the documents'
    return compareTableLines({ formatter, chapters }, left, right, noteOf).map((line) => ({
      ...line,
      label: [...line.label.slice(0, names.length), called],
    }));
  });
  if (lines.length === 0) return [];
  const title = formatter.words(table.title);
  return [{ id: '', title, only: null, text: null, lines, changed: true }];
}

/** The head and the one row that a word of it names; all where none is named. */
function onlyRow([head = [], ...rows]: StoredRows, name: string | undefined): StoredRows {
  return [head, ...(name === undefined ? rows : rows.filter((row) => row.includes(name)))];
}

/** Heads of columns that name rows: no figures, and no explanation of them. */
function listNames([head = [], ...rows]: StoredRows, { note }: PairTable): string[] {
  return head
    .filter((_, i) => rows.some((row) => typeof row[i] === 'string' && /\p{L}/u.test(row[i])))
    .map(String)
    .filter((each) => each !== note);
}

/** The columns that name rows and one with figures, which is called alike in both. */
function picked(
  [head = [], ...rows]: StoredRows,
  names: readonly string[],
  own: string,
): StoredRows {
  const place = head.indexOf(own);
  if (place === -1) return [];
  const places = names.map((name) => head.indexOf(name));
  return [[...names, ''], ...rows.map((row) => [...places, place].map((i) => row[i]))];
}

/** What is said of each row. */
function notedRows(
  [head = [], ...rows]: StoredRows,
  [, ...shown]: StoredRows,
  own: string | undefined,
): ReadonlyMap<readonly unknown[], string> {
  const place = own === undefined ? -1 : head.indexOf(own);
  return new Map(shown.map((row, i) => [row, String(rows[i]?.[place] ?? '')] as const));
}
