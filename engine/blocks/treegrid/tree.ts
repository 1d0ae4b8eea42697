// Rows of a tree in reading order, as they travel and as they stand: which are visible, which could be opened, which have come. The same on both sides.

import { last } from '../../model/lookup.ts';

/** id, name, language of the name, level, count of children, texts of cells, broken rules: a tuple, because there may be thousands. Empty values at the end are left out. */
export type RowTuple = readonly [
  id: string,
  name: string,
  lang: string,
  level: number,
  children: number,
  values?: readonly string[],
  breach?: string,
];

/** What a tree is made of: rows in reading order, those right below another one are one level deeper. */
export interface TreeRow {
  /** Unique in the tree. */
  readonly id: string;
  /** 0: a total, which stands beside the rows of the first level. */
  readonly level: number;
  /** How many it has, whether they came along or not. */
  readonly children: number;
  /** It stands for so many rows beside it that have not come; its id is that of the row above, and `WHOLE` behind it. */
  readonly rest?: number;
  /** It stands open by itself, because of what was searched for: an address says only that it is closed. */
  readonly leads?: boolean;
}

export interface TableRow extends TreeRow {
  /** The last part of the id: under a leaf of another classification that is `leaf.code`. */
  readonly code: string;
  readonly name: string;
  /** Language of the name; empty: the page's. */
  readonly lang: string;
  /** What the cells show, in the order of the columns; empty: unknown. */
  readonly values: readonly string[];
  /** What the source's figures break here, in words. */
  readonly breach: string;
}

/** Leaves out what is empty at the end: values and breach. */
export function packRow(row: Omit<TableRow, 'code'>): RowTuple {
  const { id, name, lang, level, children, values, breach } = row;
  if (breach !== '') return [id, name, lang, level, children, values, breach];
  if (values.length > 0) return [id, name, lang, level, children, values];
  return [id, name, lang, level, children];
}

/** The inverse of `packRow`: what was left out is empty. */
export function unpackRow(packed: RowTuple): TableRow {
  const [id, name, lang, level, children, values = [], breach = ''] = packed;
  const code = id.slice(id.lastIndexOf('.') + 1);
  return { id, code, name, lang, level, children, values, breach };
}

export interface VisibleRow<Row extends TreeRow = TableRow> {
  readonly node: Row;
  /** Its place among those that stand beside it, from 1, and how many these are. */
  readonly position: number;
  readonly size: number;
  /** Null: it has nothing to open. */
  readonly expanded: boolean | null;
}

/** A row and those beside it that can be opened, by their ids in reading order; none of a row that has not come. */
export function listBeside(rows: readonly TreeRow[], id: string): string[] {
  const at = rows.findIndex((row) => row.id === id);
  const level = rows[at]?.level;
  if (level === undefined) return [];
  const from = rows.slice(0, at).findLastIndex((row) => row.level < level) + 1;
  const end = rows.findIndex((row, i) => i > at && row.level < level);
  return rows
    .slice(from, end < 0 ? rows.length : end)
    .filter((row) => row.level === level && row.children > 0 && row.rest === undefined)
    .map((row) => row.id);
}

/** Rows that stand visible: roots, and below every open row its children. */
export function visibleRows<Row extends TreeRow>(
  rows: readonly Row[],
  open: ReadonlySet<string>,
): VisibleRow<Row>[] {
  const shown: {
    row: Row;
    position: number;
    expanded: boolean | null;
    beside: { size: number };
  }[] = [];
  const above = [{ level: -1, isOpen: true, size: 0 }];
  for (const row of rows) {
    const { level, children } = row;
    while (last(above).level >= level) above.pop();
    const beside = last(above);
    const expanded = children === 0 ? null : open.has(row.id);
    if (beside.isOpen) {
      shown.push({ row, position: beside.size + 1, expanded, beside });
      beside.size += row.rest ?? 1;
    }
    if (children > 0) above.push({ level, isOpen: beside.isOpen && expanded === true, size: 0 });
  }
  return shown.map(({ row, position, expanded, beside }) => ({
    node: row,
    position,
    size: beside.size,
    expanded,
  }));
}

/** What a row tells a screen reader of its place, as attributes of its element. */
export function describeRow<Row extends TreeRow>({
  node,
  position,
  size,
  expanded,
}: VisibleRow<Row>): RowAttributes {
  return {
    'aria-level': Math.max(1, node.level),
    'aria-posinset': position,
    'aria-setsize': size,
    ...(expanded === null ? {} : { 'aria-expanded': expanded }),
  };
}

interface RowAttributes {
  readonly 'aria-level': number;
  readonly 'aria-posinset': number;
  readonly 'aria-setsize': number;
  readonly 'aria-expanded'?: boolean;
}

/** Whether the rows below one came along, or those beside it that it stands for. */
function isLoaded(rows: readonly TreeRow[], place: number): boolean {
  const [row, next] = [rows[place], rows[place + 1]];
  if (row?.rest !== undefined) return false;
  return row?.children === 0 || (next?.level ?? -1) > (row?.level ?? 0);
}

/** Whether a row can be opened only once the rows that it hides were asked for. */
export function isUnknown(rows: readonly TreeRow[], id: string): boolean {
  const place = rows.findIndex((row) => row.id === id);
  return place >= 0 && !isLoaded(rows, place);
}

/** The rows with a level that came: below the row that it was asked for, or in place of what stood of it where that row stands for its rest. */
export function withLevel<Row extends TreeRow>(
  rows: readonly Row[],
  id: string,
  came: readonly Row[],
): readonly Row[] {
  const place = rows.findIndex((row) => row.id === id);
  const row = rows[place];
  if (!row || isLoaded(rows, place)) return rows;
  if (row.rest === undefined)
    return [...rows.slice(0, place + 1), ...came, ...rows.slice(place + 1)];
  const start = rows.findLastIndex(({ level }, i) => i < place && level < row.level) + 1;
  // what was opened of the level stays as it stands
  const stood = listBranches(rows.slice(start, place), row.level);
  const whole = [...listBranches(came, row.level)].flatMap(([own, all]) => stood.get(own) ?? all);
  return [...rows.slice(0, start), ...whole, ...rows.slice(place + 1)];
}

/** The rows of a level, each with those below it. */
function listBranches<Row extends TreeRow>(
  rows: readonly Row[],
  level: number,
): ReadonlyMap<string, readonly Row[]> {
  const branches = new Map<string, Row[]>();
  let own: Row[] = [];
  for (const row of rows) {
    if (row.level === level) branches.set(row.id, (own = []));
    own.push(row);
  }
  return branches;
}

/** Every row that can be opened and is not, in reading order; null while some rows have not been asked for. */
export function listClosed(
  rows: readonly TreeRow[],
  open: ReadonlySet<string>,
): readonly string[] | null {
  if (!rows.every((_, i) => isLoaded(rows, i))) return null;
  return rows.filter(({ id, children }) => children > 0 && !open.has(id)).map(({ id }) => id);
}

/** Visible rows whose name or code has the words, and every row above them; all of them where nothing is looked for. */
export function findRows(rows: readonly VisibleRow[], wanted: string): readonly VisibleRow[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const found = new Set<VisibleRow>();
  const above: VisibleRow[] = [];
  for (const row of rows) {
    while ((above.at(-1)?.node.level ?? -1) >= row.node.level) above.pop();
    above.push(row);
    const text = folded(`${row.node.code} ${row.node.name}`);
    if (words.every((word) => text.includes(word)))
      for (const part of above.filter(({ node }) => node.level > 0 || node === row.node))
        found.add(part);
  }
  return rows.filter((row) => found.has(row));
}

function folded(text: string): string {
  return text.toLocaleLowerCase().replaceAll(/[’`ʼ]/g, "'");
}
