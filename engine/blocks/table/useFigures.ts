// Which figure of a table a reader wants explained: that of a row in a column.

import { useExplain } from '../../data/explain.ts';
import type { VisibleRow } from '../treegrid/tree.ts';
import type { TableView } from './table.kind.ts';

/** Explains the figure; `column` counts the cells of the row, its name is 0. False where there is no figure. */
export function useFigures({
  id,
  columns,
}: TableView): (row: VisibleRow | undefined, column: number) => boolean {
  const explain = useExplain(id);
  return (row, column) => {
    const shown = columns[column - 1];
    if (!row || !shown || shown.kind === 'text' || (row.node.values[column - 1] ?? '') === '')
      return false;
    explain(row.node.id, shown.field);
    return true;
  };
}
