// What a document shows of a table it need not carry again: names and figures of visible rows.

import { changeVisible, type Line } from '../treegrid/carried.ts';
import { packRow, unpackRow, type TableRow } from '../treegrid/tree.ts';
import type { TableView } from './table.kind.ts';

/** The view without names and figures of the rows that stand visible in its document. */
export function withoutShownRows(view: TableView): TableView {
  return withVisible(view, (row) => ({ ...row, name: '', values: [] }));
}

/** The view whose visible rows stand in the document in these lines. */
export function withShownRows(view: TableView, lines: readonly Line[]): TableView {
  return withVisible(view, (row, place) => {
    const line = lines[place];
    return row.name !== '' || !line ? row : { ...row, name: line.name, values: line.cells };
  });
}

function withVisible(
  view: TableView,
  change: (row: TableRow, place: number) => TableRow,
): TableView {
  const rows = changeVisible(view.rows.map(unpackRow), view.open, change);
  return { ...view, rows: rows.map(packRow) };
}
