// The rows of an answer as one reader has them: in the reader's order, with only what was looked for, opened as the address says, on the page that it names.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import {
  findSpelling,
  matchWords,
  splitFoldedWords,
  type Spelling,
} from '../../language/folding.ts';
import { plainWords } from '../../language/text.ts';
import { findBranch, flattenBranches } from '../../model/branches.ts';
import type { Portal } from '../../model/portal.ts';
import { keptIn } from '../../state/kept.ts';
import type { PageContext } from '../contract/context.server.ts';
import { formatShownNames } from '../contract/measures.server.ts';
import { BY_CODE, BY_NAME, parseOrder, sortRows } from '../treegrid/sort.ts';
import { OPEN_ALL, readOpen } from '../treegrid/openWords.ts';
import { tableKeeps, type TableBlock, type TablePages, type ViewColumn } from './table.kind.ts';

/** A tree of at most so many rows comes whole: opening it asks nothing. */
const SMALL = 20;
/** At most so many found rows are shown. */
const MOST_FOUND = 100;

export interface SeenTree {
  /** In reading order, those below a closed row too where the tree is small. */
  readonly rows: readonly TreeItem[];
  readonly open: ReadonlySet<string>;
  readonly sort: string;
  readonly find: string;
  readonly found: number;
}

/** Small or flat answers have all their rows, others only those below open ones; `found` is 0 where nothing is looked for. Of a part that is asked for alone: the rows right below one, or all. */
export function seenRows(
  context: PageContext,
  block: TableBlock,
  answer: TreeAnswer,
  columns: readonly ViewColumn[],
): SeenTree {
  const { find, sort: asked } = keptIn(context, tableKeeps);
  const sort = sortOf(asked, columns) || (block.sort ?? '');
  const { part } = context;
  const found = find === '' || part !== null ? null : findItems(context.portal, answer.items, find);
  const items = itemsOfPart(found?.items ?? answer.items, part);
  const open = new Set(part === null ? [...openNodes(context, items), ...(found?.open ?? [])] : []);
  // only a part of a hierarchy can be asked later
  const isSmall = !found && flattenBranches(answer.items).length <= SMALL;
  const whole = part === null ? answer.arrangement !== 'hierarchy' || isSmall : part === OPEN_ALL;
  const rows: TreeItem[] = [];
  const visit = (level: readonly TreeItem[]) => {
    for (const item of sorted(context, answer, level, sort)) {
      rows.push(item);
      if (whole || open.has(item.id)) visit(item.children);
    }
  };
  visit(items);
  return { rows, open, sort, find, found: found?.count ?? 0 };
}

function itemsOfPart(items: readonly TreeItem[], part: string | null): readonly TreeItem[] {
  if (part === null || part === OPEN_ALL) return items;
  return findBranch(items, ({ id }) => id === part)?.children ?? [];
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
      return plainWords(formatter.words(formatShownNames(context, answer, item)));
    },
    figure: (field) => item.data[field] ?? null,
  }));
}

/** The open rows: those named in the address with their ancestors; or all rows but those named with a minus. */
function openNodes(context: PageContext, items: readonly TreeItem[]): Set<string> {
  const { open: named, code } = keptIn(context, tableKeeps);
  const { all, open: wanted, closed } = readOpen(named);
  const open = new Set<string>();
  const visit = (item: TreeItem, above: readonly string[]) => {
    // the code that is explained is seen among the others
    if (item.id === code) for (const id of above) open.add(id);
    if (item.children.length === 0) return;
    if (all && !closed.has(item.id)) open.add(item.id);
    else if (all) return;
    else if (wanted.has(item.id)) for (const id of [...above, item.id]) open.add(id);
    for (const child of item.children) visit(child, [...above, item.id]);
  };
  for (const item of items) visit(item, []);
  return open;
}

export interface FoundRows {
  /** How many there are, shown or not. */
  readonly count: number;
  /** The items with only what was found below those that were opened for it. */
  readonly items: readonly TreeItem[];
  /** Nodes that stand open because something below them was found. */
  readonly open: ReadonlySet<string>;
}

/** Rows by the beginning of a code or by words of a name, with those above them, a hundred at most; `count` is of all found, `open` the ids of rows with a found one below. */
export function findItems(portal: Portal, items: readonly TreeItem[], find: string): FoundRows {
  const spelling = findSpelling(portal);
  const typed = splitFoldedWords(find, spelling);
  const open = new Set<string>();
  let count = 0;
  const visit = (item: TreeItem): TreeItem[] => {
    const is = item.level > 0 && isFound(item, find, typed, spelling);
    if (is) count++;
    const shown = is && count <= MOST_FOUND;
    const below = item.children.flatMap(visit);
    if (below.length === 0) return shown ? [item] : [];
    open.add(item.id);
    return [{ ...item, children: below }];
  };
  return { items: items.flatMap(visit), count, open };
}

function isFound(
  { code, names }: TreeItem,
  find: string,
  typed: readonly string[],
  spelling: Spelling,
): boolean {
  if (code.startsWith(find)) return true;
  return Object.values(names).some(
    (name) => matchWords(typed, splitFoldedWords(name, spelling), spelling) > 0,
  );
}

export interface PagedRows<Row> {
  readonly rows: readonly Row[];
  /** Null where all rows stand at once. */
  readonly pages: TablePages | null;
}

/** The rows of one page in reading order, with the total above them and with what stands below each; a page past the last is the last. */
export function rowsOfPage<Row extends Pick<TreeItem, 'level'>>(
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
