// The rows of an answer as one reader has them: in the reader's order, with only what was looked for, opened as the address says.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { keptIn } from '../../state/kept.ts';
import { plainWords } from '../../language/text.ts';
import type { PageContext } from '../contract/context.server.ts';
import { formatRowNames } from '../contract/measures.server.ts';
import { findItems } from './find.server.ts';
import { openNodes } from './open.server.ts';
import { BY_CODE, BY_NAME, parseOrder, sortRows } from './sort.ts';
import { tableKeeps, type TableBlock, type ViewColumn } from './table.kind.ts';

/** A tree of at most so many rows comes whole: opening it asks nothing. */
const SMALL = 20;

export interface SeenTree {
  /** In reading order, those below a closed row too where the tree is small. */
  readonly rows: readonly TreeItem[];
  readonly open: ReadonlySet<string>;
  readonly sort: string;
  readonly find: string;
  readonly found: number;
}

/** Small or flat answers have all their rows, others only those below open ones; `found` is 0 where nothing is looked for. */
export function seenRows(
  context: PageContext,
  block: TableBlock,
  answer: TreeAnswer,
  columns: readonly ViewColumn[],
): SeenTree {
  const chosen = keptIn(context, tableKeeps);
  const found = chosen.find === '' ? null : findItems(context.portal, answer.items, chosen.find);
  const items = found?.items ?? answer.items;
  const open = new Set([...openNodes(context, items), ...(found?.open ?? [])]);
  const sort = sortOf(chosen.sort, columns) || (block.sort ?? '');
  // only a part of a hierarchy can be asked later
  const whole = answer.arrangement !== 'hierarchy' || (!found && countRows(answer.items) <= SMALL);
  const rows: TreeItem[] = [];
  const visit = (level: readonly TreeItem[]) => {
    for (const item of sorted(context, answer, level, sort)) {
      rows.push(item);
      if (whole || open.has(item.id)) visit(item.children);
    }
  };
  visit(items);
  return { rows, open, sort, find: chosen.find, found: found?.count ?? 0 };
}

/** The order that was asked for, where there is something to sort by. */
function sortOf(sort: string, columns: readonly ViewColumn[]): string {
  const { field } = parseOrder(sort);
  const can = [BY_NAME, BY_CODE, ...columns.map((column) => column.field)].includes(field);
  return can ? sort : '';
}

function sorted(
  context: PageContext,
  answer: TreeAnswer,
  items: readonly TreeItem[],
  sort: string,
): readonly TreeItem[] {
  const { formatter } = context;
  return sortRows(items, sort, formatter.locale.tag, (item) => ({
    code: item.code,
    level: item.level,
    get name() {
      return plainWords(formatter.words(formatRowNames(context, answer, item)));
    },
    figure: (field) => item.data[field] ?? null,
  }));
}

function countRows(items: readonly TreeItem[]): number {
  return items.reduce((sum, item) => sum + 1 + countRows(item.children), 0);
}
