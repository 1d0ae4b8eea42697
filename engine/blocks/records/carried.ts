// What a document shows of a tree of records it need not carry again: rows that say their words alone, in the language of the page.

import { changeVisible, type Line } from '../treegrid/carried.ts';
import type { RecordsView, RecordTreeRow } from './records.kind.ts';

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
  return { ...view, tree: { ...tree, rows: changeVisible(tree.rows, tree.open, change) } };
}
