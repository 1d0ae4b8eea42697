// What comes to a table later, or stands in the document already: branches from the API, cells of visible rows.

import { readNumber } from '../../language/amounts.ts';
import { capitalized } from '../../language/text.ts';
import { exactText, type ApiItem } from '../../data/ask.ts';
import type { NumberStyle, RowTuple, TableView, ViewColumn } from '../../model/portal.ts';
import { growNodes, visibleRows, type Node } from './openRows.ts';

/** Children of a node as the API answers them. */
export function nodesFromApi(
  items: readonly ApiItem[],
  columns: readonly ViewColumn[],
  locale: string,
  fallback: string,
  breachWords: string,
): Node[] {
  return items.map((item) => {
    const own =
      locale === fallback
        ? item.codeName
        : (item[`codeName${capitalized(locale)}`] as string | undefined);
    const node: Node = {
      id: item.node ?? item.code,
      code: item.code,
      name: own ?? item.codeName,
      lang: own === undefined ? fallback : '',
      level: item.level,
      values: columns.map((column) => exactText(item.data[column.field])),
      breach: item['exceptions'] ? breachWords : '',
      count: item.childCount ?? item.children?.length ?? 0,
      children: null,
    };
    return {
      ...node,
      children: item.children
        ? nodesFromApi(item.children, columns, locale, fallback, breachWords)
        : node.count === 0
          ? []
          : null,
    };
  });
}

/** A view whose visible rows stand in the document: their names and figures are read from it. */
export function readShownRows(
  view: TableView,
  section: Element | null,
  style: NumberStyle,
): TableView {
  const lines = section?.querySelectorAll('tbody tr') ?? [];
  const at = new Map(
    visibleRows(growNodes(view.rows), new Set(view.open)).map((row, i) => [row.node.id, lines[i]]),
  );
  const rows = view.rows.map((row): RowTuple => {
    const line = at.get(row[0]);
    if (row[1] !== '' || !line) return row;
    const values = [...line.querySelectorAll('td')].map((cell, i) =>
      readCell(cell, view.columns[i]!.kind, style),
    );
    return [
      row[0],
      line.querySelector('[data-name]')?.textContent ?? '',
      row[2],
      row[3],
      row[4],
      values,
      row[6],
    ];
  });
  return { ...view, rows };
}

/** The exact decimal behind a cell: its title where it is shown in a larger unit. */
function readCell(cell: HTMLTableCellElement, kind: string, style: NumberStyle): string | null {
  const text = cell.title || cell.textContent || '';
  if (text === '') return null;
  return kind === 'amount' || kind === 'percent' ? readNumber(text, style) : text;
}
