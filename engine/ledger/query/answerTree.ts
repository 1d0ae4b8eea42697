// Rows of sums by code → the tree of an answer: codes led to their dimension, leaves rolled up, source labels filled in.

import { lookup } from '../../model/lookup.ts';
import type { Model } from '../../model/portal.ts';
import type { Members } from '../model/members.ts';
import { bind, contains, sql, table } from '../sql.ts';
import type { Row, Store } from '../stores/store.ts';
import type { Joined, Sums } from './joined.ts';
import type { DimensionPath } from './paths.ts';
import { FIXED_COLUMNS } from './select.ts';
import {
  addAll,
  growTree,
  type Classification,
  type Leaf,
  type Tree,
  type TreeNode,
  type Values,
} from './tree.ts';

/** What trees are made with: the model, its members, and the store that has the source labels. */
export interface TreeSources {
  readonly model: Model;
  readonly members: Members;
  readonly store: Store;
}

/** The tree of a plan's sums and of what joins them, whose measures follow. Null where the plan has no rows. */
export async function answerTree(
  sources: TreeSources,
  sums: Sums,
  joined: readonly Joined[],
): Promise<Tree | null> {
  const { model, members } = sources;
  const { by, detail, question } = sums.plan;
  const own = listLeaves(sources, sums);
  const width = joinedMeasures(sums, joined).length;
  if (by && own.length === 0) return null;
  const leaves = [
    ...own.map((leaf) => ({ ...leaf, values: padded(leaf.values, 0, width) })),
    ...joinedLeaves(sources, sums.measures.length, joined, width),
  ];
  if (!by) return { total: singleTotal(leaves, width), roots: [] };
  const classification: Classification = {
    dimension: lookup(model.dimensions, by.dimension),
    detail: detail ? lookup(model.dimensions, detail.dimension) : null,
    members,
    year: question.period.year,
  };
  const kept = shownOf(classification, new Set(own.map(({ code }) => code)), leaves);
  return await withSourceLabels(sources.store, growTree(classification, kept, width), leaves);
}

/** The sums' own leaves, of the others those that have amounts and what stands above these alone: where the own ones stand does not change. */
function shownOf(
  { dimension, members, year }: Classification,
  own: ReadonlySet<string>,
  leaves: readonly Leaf[],
): Leaf[] {
  const aboveOf = (codes: Iterable<string>) =>
    new Set([...codes].flatMap((code) => members.ancestors(dimension, code, year)));
  const others = leaves.filter(({ code, values }) => !own.has(code) && values.some(isSomething));
  const above = others.length > 0 ? aboveOf(others.map(({ code }) => code)) : new Set<string>();
  const aboveOwn = above.size > 0 ? aboveOf(own) : above;
  return leaves.filter(
    ({ code, values }) =>
      values.some(isSomething) ||
      (code !== '' && (own.has(code) || (above.has(code) && !aboveOwn.has(code)))),
  );
}

/** The measures that the values of a tree are of, in their order. */
export function joinedMeasures(sums: Sums, joined: readonly Joined[]): string[] {
  return [...sums.measures, ...joined.flatMap((each) => (each.sums ? each.names : []))];
}

/** Rows as leaves: codes led to their dimension in the year of the plan. */
function listLeaves(sources: TreeSources, { plan, rows }: Sums): Leaf[] {
  const { by, detail, question } = plan;
  const { year } = question.period;
  // labelled differently under its second codes, a code has the label of the first of them
  const ordered = detail ? [...rows].sort(bySecondCode) : rows;
  const own = by !== null && by.column === by.dimension;
  return ordered.map((row): Leaf => ({
    code: by ? codeIn(sources, by, String(row[0]), year) : '',
    detail: detail ? codeIn(sources, detail, String(row[1]), year) : '',
    sourceLabel: row[2] === null ? null : String(row[2]),
    leaf: Number(row[3]) === 1 || !own,
    tree: Number(row[4]) === 1 && own,
    values: row.slice(FIXED_COLUMNS) as Values,
  }));
}

/** Leaves of what joins, their values behind those of the sums that they join; `from` is how many these are. */
function joinedLeaves(
  sources: TreeSources,
  from: number,
  joined: readonly Joined[],
  width: number,
): Leaf[] {
  let start = from;
  return joined.flatMap(({ names, stored, sums }) => {
    if (!sums) return [];
    const place = start;
    start += names.length;
    const columns = stored.map((name) => sums.measures.indexOf(name));
    return listLeaves(sources, sums).map((leaf) => {
      const values = columns.map((column) => leaf.values[column] ?? null);
      return { ...leaf, values: padded(values, place, width) };
    });
  });
}

function padded(values: Values, start: number, width: number): Values {
  return Array.from({ length: width }, (_, i) => values[i - start] ?? null);
}

function singleTotal(leaves: readonly Leaf[], width: number): TreeNode {
  const none: Values = padded([], 0, width);
  const values = leaves.reduce((sum, leaf) => addAll(sum, leaf.values, 1n), none);
  return { code: '', level: 0, sourceLabel: null, dimension: '', values, children: [] };
}

/** Whether a value is known and not zero. */
export function isSomething(value: bigint | null): boolean {
  return value !== null && value !== 0n;
}

/** A code as it is, or the one that it leads to in another dimension. */
export function codeIn(
  { members }: Pick<TreeSources, 'members'>,
  path: DimensionPath,
  code: string,
  year: number,
): string {
  if (path.column === path.dimension) return code;
  return members.attribute(path.column, code, path.dimension, year) ?? '';
}

/** Rows carry the numbers of labels; their texts are asked once for the whole tree. */
async function withSourceLabels(store: Store, tree: Tree, leaves: readonly Leaf[]): Promise<Tree> {
  const numbers = [
    ...new Set(leaves.map((leaf) => leaf.sourceLabel).filter((label) => label !== null)),
  ];
  if (numbers.length === 0) return tree;
  const rows = await store.ask(sql`
    SELECT id, words
    FROM ${table('wording')}
    WHERE ${contains(bind(numbers), sql`CAST(id AS VARCHAR)`)}`);
  const labels = new Map(rows.map(([number, text]) => [String(number), String(text)]));
  const labelled = (node: TreeNode): TreeNode => ({
    ...node,
    sourceLabel: node.sourceLabel === null ? null : (labels.get(node.sourceLabel) ?? null),
    children: node.children.map(labelled),
  });
  return { total: tree.total, roots: tree.roots.map(labelled) };
}

function bySecondCode([, left]: Row, [, right]: Row): number {
  const [a, b] = [String(left), String(right)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
