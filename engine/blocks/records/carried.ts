// How rows of a tree of records travel, and what of them a document shows and need not carry again: their words.

import { changeVisible, type Line } from '../treegrid/carried.ts';
import type { RecordsView, RecordTreeRow, RecordTuple } from './records.kind.ts';

/** Leaves out what is empty at the end. */
export function packRecord({ id, level, children, cells, ...more }: RecordTreeRow): RecordTuple {
  if (Object.keys(more).length > 0) return [id, level, children, cells, more];
  return cells.length > 0 ? [id, level, children, cells] : [id, level, children];
}

/** The inverse of `packRecord`. */
export function unpackRecord([id, level, children, cells = [], more]: RecordTuple): RecordTreeRow {
  return { id, level, children, cells, ...more };
}

/** The view without what is written out, and without cells of the rows that stand visible in its document, where these say nothing but their words. */
export function withoutShownRecords(view: RecordsView): RecordsView {
  const shown = { ...view, html: '' };
  return withVisible(shown, (row) => (isPlain(row) ? { ...row, cells: [] } : row));
}

/** The view whose visible rows stand in the document in these lines. */
export function withShownRecords(view: RecordsView, lines: readonly Line[]): RecordsView {
  return withVisible(view, (row, place) => {
    const line = lines[place];
    if (row.rest !== undefined || row.cells.length > 0 || !line) return row;
    return { ...row, cells: [line.name, ...line.cells].map((words) => ({ words, note: '' })) };
  });
}

function isPlain({ cells }: RecordTreeRow): boolean {
  return cells.every(({ words, note }) => typeof words === 'string' && note === '');
}

function withVisible(
  view: RecordsView,
  change: (row: RecordTreeRow, place: number) => RecordTreeRow,
): RecordsView {
  const { tree } = view;
  if (tree === null) return view;
  const rows = changeVisible(tree.rows.map(unpackRecord), tree.open, change);
  return { ...view, tree: { ...tree, rows: rows.map(packRecord) } };
}
