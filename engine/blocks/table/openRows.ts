// Rows in reading order → the tree a reader opens, and the rows that stand visible. The same on both sides.

import { at, last, assertDefined } from '../../model/lookup.ts';
import { unpackRow, type TableRow, type RowTuple } from './rowTuple.ts';

export interface Node {
  /** Unique in the tree: under a leaf of another classification `leaf.code`. */
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Language of the name where it is not the page's. */
  readonly lang: string;
  readonly level: number;
  /** What its cells show. */
  readonly values: readonly string[];
  /** What the source's figures break here, in words. */
  readonly breach: string;
  /** How many children it has, loaded or not. */
  readonly count: number;
  /** Null while they have not been asked. */
  readonly children: readonly Node[] | null;
}

export interface VisibleRow {
  readonly node: Node;
  readonly position: number;
  readonly size: number;
  readonly expanded: boolean | null;
}

/** The tree of rows in reading order; a node whose children did not come along has null. */
export function growNodes(packed: readonly RowTuple[]): Node[] {
  const rows = packed.map(unpackRow);
  let place = 0;
  const levelHere = () => rows[place]?.level ?? -1;
  const branch = (row: TableRow): Node[] | null => {
    if (row.children === 0) return [];
    return levelHere() > row.level ? siblings(row.level + 1) : null;
  };
  const siblings = (level: number): Node[] => {
    const nodes: Node[] = [];
    while (levelHere() >= level) {
      const row = at(rows, place++);
      const { id, name, lang, values, breach } = row;
      nodes.push({
        id,
        code: codeOf(id),
        name,
        lang,
        level: row.level,
        values,
        breach,
        count: row.children,
        children: branch(row),
      });
    }
    return nodes;
  };
  return siblings(0);
}

/** The nodes with branches put in where they have come. */
export function withBranches(
  nodes: readonly Node[],
  branches: ReadonlyMap<string, readonly Node[]>,
): readonly Node[] {
  if (branches.size === 0) return nodes;
  return nodes.map((node) => {
    const children = node.children ?? branches.get(node.id) ?? [];
    return children.length === 0 ? node : { ...node, children: withBranches(children, branches) };
  });
}

/** Rows that stand visible: roots, and below every open node its children. The total is a row of its own. */
export function visibleRows(
  nodes: readonly Node[],
  open: ReadonlySet<string>,
  rows: VisibleRow[] = [],
): VisibleRow[] {
  nodes.forEach((node, i) => {
    const expanded = node.count === 0 ? null : open.has(node.id);
    rows.push({ node, position: i + 1, size: nodes.length, expanded });
    if (expanded && node.children) visibleRows(node.children, open, rows);
  });
  return rows;
}

/** The open ones among the rows that stand visible, in reading order. */
export function openRows(
  nodes: readonly Node[],
  open: ReadonlySet<string>,
  ids: string[] = [],
): string[] {
  for (const node of nodes) {
    if (node.count === 0 || !open.has(node.id)) continue;
    ids.push(node.id);
    if (node.children) openRows(node.children, open, ids);
  }
  return ids;
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

/** What the address says once one visible row is opened, or closed with all below it; for each row that can be, by its name. */
export function toggledOpen(
  visible: readonly VisibleRow[],
  closed: readonly string[] | null,
): ReadonlyMap<string, string | null> {
  const open: string[] = [];
  const slices: { readonly row: VisibleRow; readonly start: number; end: number }[] = [];
  const above: typeof slices = [];
  for (const row of visible) {
    while (above.length > 0 && last(above).row.node.level >= row.node.level)
      assertDefined(above.pop()).end = open.length;
    if (row.expanded === null) continue;
    const slice = { row, start: open.length, end: -1 };
    slices.push(slice);
    above.push(slice);
    if (row.expanded) open.push(row.node.id);
  }
  for (const slice of above) slice.end = open.length;
  return new Map(
    slices.map(({ row: { node, expanded }, start, end }) => [
      node.id,
      expanded
        ? writeOpen(open.toSpliced(start, end - start), closed && [...closed, node.id])
        : writeOpen([...open, node.id], closed && closed.filter((id) => id !== node.id)),
    ]),
  );
}

/** Every row that can be opened, in reading order; null while some children have not been asked yet. */
export function allParents(nodes: readonly Node[], ids: string[] = []): string[] | null {
  for (const node of nodes) {
    if (node.count === 0) continue;
    ids.push(node.id);
    if (node.children === null || allParents(node.children, ids) === null) return null;
  }
  return ids;
}

function codeOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}
