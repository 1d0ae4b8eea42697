// Rows of a tree in reading order, as they travel and as they stand: which are visible, which are open, what the address says of them. The same on both sides.

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
    if (beside.isOpen) shown.push({ row, position: ++beside.size, expanded, beside });
    if (children > 0) above.push({ level, isOpen: beside.isOpen && expanded === true, size: 0 });
  }
  return shown.map(({ row, position, expanded, beside }) => ({
    node: row,
    position,
    size: beside.size,
    expanded,
  }));
}

/** Whether the rows below one came along. */
function isLoaded(rows: readonly TreeRow[], place: number): boolean {
  const [row, next] = [rows[place], rows[place + 1]];
  return row?.children === 0 || (next?.level ?? -1) > (row?.level ?? 0);
}

/** Whether a row can be opened only once the rows below it were asked for. */
export function isUnknown(rows: readonly TreeRow[], id: string): boolean {
  const place = rows.findIndex((row) => row.id === id);
  return place >= 0 && !isLoaded(rows, place);
}

/** The rows with levels put in that have come later, each below the row that it is of. */
export function withLevels<Row extends TreeRow>(
  rows: readonly Row[],
  levels: ReadonlyMap<string, readonly Row[]>,
): readonly Row[] {
  if (levels.size === 0) return rows;
  return rows.flatMap((row, i) => {
    const came = isLoaded(rows, i) ? undefined : levels.get(row.id);
    return came ? [row, ...withLevels(came, levels)] : [row];
  });
}

/** Every row that can be opened and is not, in reading order; null while some rows have not been asked for. */
export function listClosed(
  rows: readonly TreeRow[],
  open: ReadonlySet<string>,
): readonly string[] | null {
  if (!rows.every((_, i) => isLoaded(rows, i))) return null;
  return rows.filter(({ id, children }) => children > 0 && !open.has(id)).map(({ id }) => id);
}

/** In an address: every row is open, but for those named with a minus. */
export const OPEN_ALL = 'all';

/** Writes the open rows, or the closed ones where these are fewer. Null where none is open. `closed` is null until all rows are known. */
export function writeOpen(
  open: readonly string[],
  closed: readonly string[] | null,
): string | null {
  if (open.length === 0) return null;
  return closed !== null && closed.length < open.length
    ? [OPEN_ALL, ...closed.map((id) => `-${id}`)].join(',')
    : open.join(',');
}

/** The open ones among the rows that stand visible, in reading order. */
export function listOpen<Row extends TreeRow>(
  visible: readonly VisibleRow<Row>[],
): readonly VisibleRow<Row>[] {
  return visible.filter(({ expanded }) => expanded);
}

/** Finds what the address says once a visible row is opened, or closed with all below it. */
export function findToggled<Row extends TreeRow>(
  visible: readonly VisibleRow<Row>[],
  closed: readonly string[] | null,
): (row: VisibleRow<Row>) => string | null {
  const open = listOpen(visible);
  const ids = open.map(({ node }) => node.id);
  return (row) => {
    const { id, level } = row.node;
    if (!row.expanded)
      return writeOpen([...ids, id], closed && closed.filter((other) => other !== id));
    const start = open.indexOf(row);
    const below = open.slice(start + 1).findIndex(({ node }) => node.level <= level);
    const count = below === -1 ? ids.length - start : below + 1;
    return writeOpen(ids.toSpliced(start, count), closed && [...closed, id]);
  };
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
