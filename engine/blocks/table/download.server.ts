// A table as a file: exactly the rows that stand visible, in the reader's unit and language.

import type { RowCell, Rows } from '../../answers/tabular/rows.ts';
import { formatAmount, PLAIN, readNumber } from '../../language/amounts.ts';
import { plainWords } from '../../language/text.ts';
import { at, last } from '../../model/lookup.ts';
import type { Unit } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import type { Download } from '../part.server.ts';
import { unpackRow, type TableRow } from './rowTuple.ts';
import type { TableView, ViewColumn } from './table.kind.ts';

export function downloadTable({ page, formatter, unit }: PageContext, view: TableView): Download {
  const name = page.id.replaceAll('/', '-').replaceAll(/[[\]]/g, '');
  const rows: Rows = {
    above: view.coverage ? [view.coverage.words] : [],
    captions: [
      '',
      plainWords(formatter.say('table.name')),
      ...view.columns.map((column) => plainWords(column.title) + measuredIn(column, view)),
    ],
    fields: ['code', 'name', ...view.columns.map((column) => column.field)],
    cells: seenRows(view).map((row) => cellsOf(row, view, unit)),
    file: `${name}-${view.id}`,
    encoding: 'utf-8',
    newline: '\r\n',
    separator: ';',
    guarded: true,
  };
  return { rows, version: view.call };
}

/** What stands behind a column's name: the unit of its figures. */
function measuredIn({ kind }: ViewColumn, { caption }: TableView): string {
  if (kind === 'amount') return `, ${last(caption.split(', '))}`;
  return kind === 'percent' ? ', %' : '';
}

function seenRows({ rows, open }: TableView): TableRow[] {
  const opened = new Set(open);
  const hidden: number[] = [];
  return rows.map(unpackRow).filter(({ id, level, children }) => {
    while (hidden.length > 0 && last(hidden) >= level) hidden.pop();
    if (hidden.length > 0) return false;
    if (children > 0 && !opened.has(id)) hidden.push(level);
    return true;
  });
}

function cellsOf({ id, name, values }: TableRow, { columns }: TableView, unit: Unit): RowCell[] {
  return [
    { text: id.slice(id.lastIndexOf('.') + 1) },
    { text: name },
    ...values.map((value, i) => cellOf(value, at(columns, i), unit)),
  ];
}

function cellOf(value: string | null, { kind }: ViewColumn, unit: Unit): RowCell {
  if (value === null) return null;
  if (kind === 'text') return { text: value };
  return { number: kind === 'amount' ? plainAmount(value, unit) : value };
}

/** The number as it is seen, without grouping, with a point. */
function plainAmount(amount: string, unit: Unit): string {
  return readNumber(formatAmount(amount, unit, PLAIN), PLAIN);
}
