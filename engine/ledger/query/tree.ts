// Sums by code → a tree whose parents are the exact sums of their children.

import type { Dimension, Fact } from '../../model/portal.ts';
import { isTotal } from '../../model/codes.ts';
import type { Members } from '../model/members.ts';

/** Hundredths, or null for unknown; in the order of the measures. */
export type Values = readonly (bigint | null)[];

export interface Leaf {
  readonly code: string;
  readonly detail: string;
  readonly word: string | null;
  /** Came from a source of leaves: its known ancestors are made. */
  readonly leaf: boolean;
  /** Came from a source that brings its parents: only stored ancestors are. */
  readonly tree: boolean;
  readonly values: Values;
}

export interface TreeNode {
  readonly code: string;
  readonly level: number;
  readonly word: string | null;
  readonly dimension: string;
  readonly values: Values;
  readonly children: readonly TreeNode[];
}

export interface Tree {
  readonly total: TreeNode;
  readonly roots: readonly TreeNode[];
}

interface Growing {
  readonly code: string;
  word: string | null;
  own: (bigint | null)[];
  readonly details: Leaf[];
  readonly children: Growing[];
}

/**
 * Rolls leaves up to the total. A code's weight in its parent comes from the dimension (closing balances count −1).
 * A residual at the total's own code keeps the source's total as it is.
 */
export function growTree(
  dimension: Dimension,
  detail: Dimension | null,
  members: Members,
  year: number,
  leaves: readonly Leaf[],
  width: number,
): Tree {
  const nodes = new Map<string, Growing>();
  const node = (code: string): Growing => {
    let found = nodes.get(code);
    if (!found)
      nodes.set(
        code,
        (found = {
          code,
          word: null,
          own: Array.from({ length: width }, () => null),
          details: [],
          children: [],
        }),
      );
    return found;
  };
  const atTotal: Leaf[] = [];
  const stored = new Set<string>();
  const open = new Set<string>();
  for (const leaf of leaves) {
    if (isTotal(dimension, leaf.code)) {
      atTotal.push(leaf);
      continue;
    }
    const own = node(leaf.code);
    own.own = own.own.map((value, i) => add(value, leaf.values[i]!, 1n));
    own.word ??= leaf.word;
    if (detail && leaf.detail !== '') own.details.push(leaf);
    if (leaf.tree) stored.add(leaf.code);
    if (leaf.leaf) open.add(leaf.code);
  }
  for (const code of open)
    for (const ancestor of members.ancestors(dimension, code, year)) node(ancestor);
  const roots: Growing[] = [];
  for (const growing of nodes.values()) {
    const parent = members.ancestors(dimension, growing.code, year).find((one) => nodes.has(one));
    (parent === undefined ? roots : nodes.get(parent)!.children).push(growing);
  }
  const context = { dimension, detail, members, year, width };
  const grown = sortByCode(roots).map((root) => finish(root, 1, context));
  const own = atTotal.reduce<Values>(
    (sum, leaf) => sum.map((value, i) => add(value, leaf.values[i]!, 1n)),
    Array.from({ length: width }, () => null),
  );
  const total = grown.reduce<Values>(
    (sum, root) =>
      sum.map((value, i) => add(value, root.values[i]!, weightOf(dimension, root.code))),
    own,
  );
  return {
    total: {
      code: dimension.total?.code ?? '',
      level: 0,
      word: null,
      dimension: dimension.name,
      values: total,
      children: [],
    },
    roots: grown,
  };
}

interface Context {
  readonly dimension: Dimension;
  readonly detail: Dimension | null;
  readonly members: Members;
  readonly year: number;
  readonly width: number;
}

function finish(growing: Growing, level: number, context: Context): TreeNode {
  const children = sortByCode(growing.children).map((child) => finish(child, level + 1, context));
  const values = children.reduce<Values>(
    (sum, child) =>
      sum.map((value, i) => add(value, child.values[i]!, weightOf(context.dimension, child.code))),
    growing.own,
  );
  const hung =
    context.detail && growing.details.length > 0
      ? growTree(
          context.detail,
          null,
          context.members,
          context.year,
          growing.details.map((leaf) => ({
            ...leaf,
            code: leaf.detail,
            detail: '',
            word: null,
            leaf: true,
            tree: false,
          })),
          context.width,
        ).roots.map((root) => deepen(root, level))
      : [];
  return {
    code: growing.code,
    level,
    word: growing.word,
    dimension: context.dimension.name,
    values,
    children: [...children, ...hung],
  };
}

function deepen(node: TreeNode, by: number): TreeNode {
  return {
    ...node,
    level: node.level + by,
    children: node.children.map((child) => deepen(child, by)),
  };
}

function sortByCode<T extends { readonly code: string }>(nodes: readonly T[]): T[] {
  return [...nodes].sort((a, b) => (a.code < b.code ? -1 : 1));
}

function weightOf(dimension: Dimension, code: string): bigint {
  return BigInt(dimension.weights[code] ?? 1);
}

export function add(sum: bigint | null, value: bigint | null, weight: bigint): bigint | null {
  if (value === null) return sum;
  return (sum ?? 0n) + value * weight;
}

/** A measure by name from stored values: as it is, or computed. Amounts in hundredths; percents in hundredths of a percent. */
export function measureValue(
  fact: Fact,
  name: string,
  measures: readonly string[],
  values: Values,
): bigint | null {
  const measure = fact.measures[name]!;
  const value = (of: string) => values[measures.indexOf(of)] ?? null;
  if (measure.of.length === 0) return value(name);
  const [first, second] = [value(measure.of[0]!), value(measure.of[1]!)];
  return measure.kind === 'percent' ? percentDone(first, second) : difference(first, second);
}

/**
 * done / plan × 100, truncated to two decimals, in hundredths of a percent; empty where the plan is 0 or done is negative.
 * So the sources that publish percentages have it.
 */
export function percentDone(done: bigint | null, plan: bigint | null): bigint | null {
  if (done === null || plan === null || plan === 0n || done < 0n) return null;
  return (done * 10000n) / plan;
}

function difference(first: bigint | null, second: bigint | null): bigint | null {
  return first === null || second === null ? null : first - second;
}
