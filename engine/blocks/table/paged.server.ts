// A table that stands on several pages: which of its rows are on the one that the address names, and how many pages there are.

import { keptIn } from '../../state/kept.ts';
import type { PageContext } from '../contract/context.server.ts';
import { tableKeeps, type TableBlock, type TablePages } from './table.kind.ts';

interface Levelled {
  readonly level: number;
}

export interface PagedRows<Row> {
  readonly rows: readonly Row[];
  /** Null where all rows stand at once. */
  readonly pages: TablePages | null;
}

/** The rows of one page in reading order, with the total above them and with what stands below each; a page past the last is the last. */
export function rowsOfPage<Row extends Levelled>(
  context: PageContext,
  { pageSize }: TableBlock,
  rows: readonly Row[],
): PagedRows<Row> {
  const count = rows.filter(({ level }) => level === 1).length;
  if (pageSize === undefined || count <= pageSize) return { rows, pages: null };
  const last = Math.ceil(count / pageSize);
  const page = Math.min(Math.max(1, keptIn(context, tableKeeps).page), last);
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(count, page * pageSize);
  let number = 0;
  const shown = rows.filter(({ level }) => {
    if (level === 1) number++;
    return level === 0 || (number >= from && number <= to);
  });
  return { rows: shown, pages: { page, last, from, to, count } };
}
