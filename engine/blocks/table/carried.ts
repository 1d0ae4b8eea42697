// What a document shows of a table it need not carry again: names and figures of visible rows are left out on the server and read back from the cells.

import { at } from '../../model/lookup.ts';
import {
  formatAmount,
  formatExact,
  formatPercent,
  percentBehind,
  readNumber,
} from '../../language/amounts.ts';
import type { Scale } from '../../language/amounts.ts';
import type { NumberStyle } from '../../model/portal.ts';
import { growNodes, visibleRows } from './openRows.ts';
import { packRow, unpackRow, type RowTuple } from './rowTuple.ts';
import type { TableView, ViewColumn } from './table.kind.ts';

/** A figure as its cell shows it. */
export interface TableCell {
  readonly text: string;
  /** The exact figure where the text is in a larger unit or rounded; empty: the text is exact. */
  readonly title: string;
}

/** A visible row as it stands in the document. */
export interface Line {
  readonly name: string;
  readonly cells: readonly TableCell[];
}

/** What a cell shows of a value: an exact decimal, or words; null is unknown and shows nothing. */
export function writeCell(
  value: string | null,
  kind: ViewColumn['kind'],
  unit: Scale,
  style: NumberStyle,
): TableCell {
  if (value === null) return { text: '', title: '' };
  if (kind === 'percent')
    return { text: formatPercent(value, style), title: percentBehind(value, style) };
  if (kind !== 'amount') return { text: value, title: '' };
  return {
    text: formatAmount(value, unit, style),
    title: unit.value === 1 ? '' : formatExact(value, style),
  };
}

/** The value behind a cell: an amount or a percentage as the shortest exact decimal. */
export function readCell(
  { text, title }: TableCell,
  kind: ViewColumn['kind'],
  style: NumberStyle,
): string | null {
  const shown = title === '' ? text : title;
  if (shown === '') return null;
  return kind === 'amount' || kind === 'percent' ? readNumber(shown, style) : shown;
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
export function withShownRows(
  view: TableView,
  lines: readonly Line[],
  style: NumberStyle,
): TableView {
  const lineOf = new Map(visibleIds(view).map((id, i) => [id, lines[i]]));
  return {
    ...view,
    rows: view.rows.map((packed): RowTuple => {
      const row = unpackRow(packed);
      const line = lineOf.get(row.id);
      if (row.name !== '' || !line) return packed;
      const values = line.cells.map((cell, i) => readCell(cell, at(view.columns, i).kind, style));
      return packRow({ ...row, name: line.name, values });
    }),
  };
}

/** The lines of the table in a section of the document. */
export function readLines(section: Element): Line[] {
  return [...section.querySelectorAll('tbody tr')].map((line) => ({
    name: line.querySelector('[data-name]')?.textContent ?? '',
    cells: [...line.querySelectorAll('td')].map((cell) => ({
      text: cell.textContent,
      title: cell.title,
    })),
  }));
}

/** Rows that stand visible, in the order of their lines. */
function visibleIds(view: TableView): string[] {
  return visibleRows(growNodes(view.rows), new Set(view.open)).map((row) => row.node.id);
}
