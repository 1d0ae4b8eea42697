// What a document shows of a tree it need not carry again: names and cells of visible rows are left out on the server and read back from its lines.

import { visibleRows, type TreeRow } from './tree.ts';

/** A visible row as it stands in the document. */
export interface Line {
  readonly name: string;
  readonly cells: readonly string[];
}

/** The rows, those of them changed that stand visible; `place` counts these from 0, as lines of the document. */
export function changeVisible<Row extends TreeRow>(
  rows: readonly Row[],
  open: readonly string[],
  change: (row: Row, place: number) => Row,
): Row[] {
  const visible = visibleRows(rows, new Set(open));
  const places = new Map(visible.map(({ node }, i) => [node.id, i]));
  return rows.map((row) => {
    const place = places.get(row.id);
    return place === undefined ? row : change(row, place);
  });
}

/** The lines of a table, which a selector finds in a section of the document. */
export function readLines(section: Element, table: string): Line[] {
  return [...section.querySelectorAll(`${table} tbody tr`)].map((line) => ({
    name: line.querySelector('[data-name]')?.textContent ?? '',
    cells: [...line.querySelectorAll('td')].map((cell) => cell.textContent),
  }));
}
