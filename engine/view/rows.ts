// Rows in reading order → the tree a reader opens, and the rows that stand visible. The same on both sides.

import type { RowTuple } from '../portal.ts';

export interface Node {
  /** Unique in the tree: under a leaf of another classification `leaf.code`. */
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Language of the name where it is not the page's. */
  readonly lang: string;
  readonly level: number;
  readonly values: readonly (string | null)[];
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
export function growNodes(rows: readonly RowTuple[]): Node[] {
  let at = 0;
  const siblings = (level: number): Node[] => {
    const nodes: Node[] = [];
    while (at < rows.length && rows[at]![3] >= level) {
      const [id, name, lang, own, count, values, breach] = rows[at++]!;
      const deeper = at < rows.length && rows[at]![3] > own;
      nodes.push({ id, code: codeOf(id), name, lang, level: own, values, breach, count, children: count === 0 ? [] : deeper ? siblings(own + 1) : null });
    }
    return nodes;
  };
  return siblings(0);
}

/** The nodes with branches put in where they have come. */
export function withBranches(nodes: readonly Node[], branches: ReadonlyMap<string, readonly Node[]>): Node[] {
  return nodes.map((node) => {
    const children = node.children ?? branches.get(node.id) ?? null;
    return { ...node, children: children && withBranches(children, branches) };
  });
}

/** Rows that stand visible: roots, and below every open node its children. The total is a row of its own. */
export function visibleRows(nodes: readonly Node[], open: ReadonlySet<string>): VisibleRow[] {
  return nodes.flatMap((node, i) => {
    const expanded = node.count === 0 ? null : open.has(node.id);
    const row = { node, position: i + 1, size: nodes.length, expanded };
    return expanded && node.children ? [row, ...visibleRows(node.children, open)] : [row];
  });
}

/** In an address: every row is open, but for those named with a minus. */
export const OPEN_ALL = 'all';

/** What the address says of the open rows: their names, or all of them but the closed ones where that is shorter; null where none is open. `closed` is null while some rows have not been asked. */
export function writeOpen(open: readonly string[], closed: readonly string[] | null): string | null {
  if (open.length === 0) return null;
  return closed !== null && closed.length < open.length ? [OPEN_ALL, ...closed.map((id) => `-${id}`)].join(',') : open.join(',');
}

/** Whether some children have not been asked yet. */
export function hasMissing(nodes: readonly Node[]): boolean {
  return nodes.some((node) => node.count > 0 && (node.children === null || hasMissing(node.children)));
}

export function allParents(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => (node.count > 0 ? [node.id, ...allParents(node.children ?? [])] : []));
}

function codeOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}
