// What a document shows of a table it need not carry again: names and figures of visible rows are left out on the server and read back from the cells.

import { packRow, unpackRow, visibleRows, type RowTuple } from '../treegrid/tree.ts';
import type { TableView } from './table.kind.ts';

/** A visible row as it stands in the document. */
export interface Line {
  readonly name: string;
  readonly cells: readonly string[];
}

/** The view without names and figures of the rows that stand visible in its document. */
export function withoutShownRows(view: TableView): TableView {
  const shown = new Set(visibleIds(view));
  return {
    ...view,
    rows: view.rows.map((packed): RowTuple => {
      const row = unpackRow(packed);
      return shown.has(row.id) ? packRow({ ...row, name: '', values: [] }) : packed;
    }),
  };
}

/** The view whose visible rows stand in the document in these lines. */
export function withShownRows(view: TableView, lines: readonly Line[]): TableView {
  const lineOf = new Map(visibleIds(view).map((id, i) => [id, lines[i]]));
  return {
    ...view,
    rows: view.rows.map((packed): RowTuple => {
      const row = unpackRow(packed);
      const line = lineOf.get(row.id);
      return row.name !== '' || !line
        ? packed
        : packRow({ ...row, name: line.name, values: line.cells });
    }),
  };
}

/** The lines of the table in a section of the document. */
export function readLines(section: Element): Line[] {
  return [...section.querySelectorAll('.figures tbody tr')].map((line) => ({
    name: line.querySelector('[data-name]')?.textContent ?? '',
    cells: [...line.querySelectorAll('td')].map((cell) => cell.textContent),
  }));
}

/** Rows that stand visible, in the order of their lines. */
function visibleIds(view: TableView): string[] {
  return visibleRows(view.rows.map(unpackRow), new Set(view.open)).map(({ node }) => node.id);
}
