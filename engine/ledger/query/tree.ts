// Sums by code → a tree whose parents are the exact sums of their children.

import { percentChange, percentDone } from '../../language/ratio.ts';
import { at, lookup, assertDefined } from '../../model/lookup.ts';
import type { Dimension, Fact, Measure } from '../../model/portal.ts';
import { isTotal } from '../../model/codes.ts';
import type { Members } from '../model/members.ts';

/** Hundredths, or null for unknown; in the order of the measures. */
export type Values = readonly (bigint | null)[];

export interface Leaf {
  readonly code: string;
  readonly detail: string;
  /** What the source itself calls the code, or null. */
  readonly sourceLabel: string | null;
  /** Came from a source of leaves: its known ancestors are made. */
  readonly leaf: boolean;
  /** Came from a source that brings its parents: only stored ancestors are. */
  readonly tree: boolean;
  readonly values: Values;
}

export interface TreeNode {
  readonly code: string;
  readonly level: number;
  readonly sourceLabel: string | null;
  readonly dimension: string;
  readonly values: Values;
  readonly children: readonly TreeNode[];
}

export interface Tree {
  readonly total: TreeNode;
  readonly roots: readonly TreeNode[];
}

/** The classifications by which leaves are rolled up. */
export interface Classification {
  readonly dimension: Dimension;
  /** A second one under the leaves of the first. */
  readonly detail: Dimension | null;
  readonly members: Members;
  readonly year: number;
}

interface Growing {
  readonly code: string;
  sourceLabel: string | null;
  own: Values;
  readonly details: Leaf[];
  readonly children: Growing[];
}

/** Adds leaves up to the total, by the weight that the dimension gives. A residual at the total keeps the source's total. */
export function growTree(by: Classification, leaves: readonly Leaf[], width: number): Tree {
  const { dimension } = by;
  const atTotal = leaves.filter((leaf) => isTotal(dimension, leaf.code));
  const below = leaves.filter((leaf) => !isTotal(dimension, leaf.code));
  const grown = sortByCode(plant(by, below, width)).map((root) => finish(root, 1, by));
  const own = atTotal.reduce((sum, leaf) => addAll(sum, leaf.values, 1n), unknown(width));
  return {
    total: {
      code: dimension.total?.code ?? '',
      level: 0,
      sourceLabel: null,
      dimension: dimension.name,
      values: buildSum(dimension, own, grown),
      children: [],
    },
    roots: grown,
  };
}

/** Nodes from leaves and the ancestors that are made for them, each under its nearest one; returns the roots. */
function plant(by: Classification, leaves: readonly Leaf[], width: number): Growing[] {
  const { dimension, detail, members, year } = by;
  const nodes = new Map<string, Growing>();
  const node = (code: string): Growing => {
    const known = nodes.get(code);
    if (known) return known;
    const own = unknown(width);
    const made: Growing = { code, sourceLabel: null, own, details: [], children: [] };
    nodes.set(code, made);
    return made;
  };
  for (const leaf of leaves) {
    const growing = node(leaf.code);
    growing.own = addAll(growing.own, leaf.values, 1n);
    growing.sourceLabel ??= leaf.sourceLabel;
    if (detail && leaf.detail !== '') growing.details.push(leaf);
  }
  for (const code of new Set(leaves.filter((leaf) => leaf.leaf).map((leaf) => leaf.code)))
    for (const ancestor of members.ancestors(dimension, code, year)) node(ancestor);
  const roots: Growing[] = [];
  for (const growing of nodes.values()) {
    const parent = members.ancestors(dimension, growing.code, year).find((code) => nodes.has(code));
    (parent === undefined ? roots : assertDefined(nodes.get(parent)).children).push(growing);
  }
  return roots;
}

function finish(growing: Growing, level: number, by: Classification): TreeNode {
  const children = sortByCode(growing.children).map((child) => finish(child, level + 1, by));
  return {
    code: growing.code,
    level,
    sourceLabel: growing.sourceLabel,
    dimension: by.dimension.name,
    values: buildSum(by.dimension, growing.own, children),
    children: [...children, ...hang(growing, level, by)],
  };
}

/** The second classification under a leaf of the first. */
function hang({ details, own }: Growing, level: number, by: Classification): TreeNode[] {
  if (!by.detail || details.length === 0) return [];
  const leaves = details.map((leaf) => ({
    ...leaf,
    code: leaf.detail,
    detail: '',
    sourceLabel: null,
    leaf: true,
    tree: false,
  }));
  const { roots } = growTree({ ...by, dimension: by.detail, detail: null }, leaves, own.length);
  return roots.map((root) => deepen(root, level));
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

function buildSum(dimension: Dimension, own: Values, children: readonly TreeNode[]): Values {
  if (!dimension.summed) return own;
  return children.reduce(
    (sum, { code, values }) => addAll(sum, values, BigInt(dimension.weights[code] ?? 1)),
    own,
  );
}

/** Adds measure by measure, each times the weight; lists are of one length. */
export function addAll(sums: Values, values: Values, weight: bigint): Values {
  return sums.map((sum, i) => add(sum, at(values, i), weight));
}

function unknown(width: number): Values {
  return Array.from({ length: width }, () => null);
}

/** An unknown value adds nothing; the sum is null only where all of it is unknown. */
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
  const measure = lookup(fact.measures, name);
  const value = (of: string) => values[measures.indexOf(of)] ?? null;
  if (measure.of.length === 0) return value(name);
  const elsewhere = measure.of.filter((of) => lookup(fact.measures, of).kind === 'joined');
  // what was read of another year and is not there was nothing; what was not read is unknown
  if (!elsewhere.every((of) => measures.includes(of))) return null;
  const all = measure.of.map(value);
  const nothing = elsewhere.length > 0 && all.some((each) => each !== null) ? 0n : null;
  const [first, second] = [at(all, 0) ?? nothing, at(all, 1) ?? nothing];
  if (measure.kind !== 'percent') return difference(first, second);
  if (measure.change) return percentChange(first, second);
  return percentDone(measure.nothing ? (first ?? 0n) : first, second);
}

/** The measures that these are, or are made of: stored or joined ones. */
export function listSourceMeasures(fact: Fact, names: readonly string[]): Measure[] {
  const made = names.flatMap((name) => {
    const { of } = lookup(fact.measures, name);
    return of.length > 0 ? of : [name];
  });
  return [...new Set(made)].map((name) => lookup(fact.measures, name));
}

function difference(first: bigint | null, second: bigint | null): bigint | null {
  return first === null || second === null ? null : first - second;
}
