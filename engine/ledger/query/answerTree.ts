// Rows of sums by code → the tree of an answer: codes led to their dimension, leaves rolled up, source labels filled in.

import { lookup } from '../../model/lookup.ts';
import type { Model } from '../../model/portal.ts';
import type { Members } from '../model/members.ts';
import { bind, contains, sql, table } from '../sql.ts';
import type { Row, Store } from '../stores/store.ts';
import type { DimensionPath, Plan } from './plan.ts';
import { FIXED_COLUMNS } from './select.ts';
import { growTree, type Leaf, type Tree, type TreeNode, type Values } from './tree.ts';

/** What trees are made with: the model, its members, and the store that has the source labels. */
export interface TreeSources {
  readonly model: Model;
  readonly members: Members;
  readonly store: Store;
}

/** The tree of a plan's rows; `width` is the number of measures. Null where there are no rows. */
export async function answerTree(
  sources: TreeSources,
  plan: Plan,
  rows: readonly Row[],
  width: number,
): Promise<Tree | null> {
  const { model, members } = sources;
  const { by, detail } = plan;
  if (!by) return { total: singleTotal(rows), roots: [] };
  const { year } = plan.question.period;
  // labelled differently under its second codes, a code has the label of the first of them
  const ordered = detail ? [...rows].sort(bySecondCode) : rows;
  const own = by.column === by.dimension;
  const leaves = ordered.map((row): Leaf => ({
    code: codeIn(sources, by, String(row[0]), year),
    detail: detail ? codeIn(sources, detail, String(row[1]), year) : '',
    sourceLabel: row[2] === null ? null : String(row[2]),
    leaf: Number(row[3]) === 1 || !own,
    tree: Number(row[4]) === 1 && own,
    values: valuesOf(row),
  }));
  if (leaves.length === 0) return null;
  const tree = growTree(
    {
      dimension: lookup(model.dimensions, by.dimension),
      detail: detail ? lookup(model.dimensions, detail.dimension) : null,
      members,
      year,
    },
    leaves.filter((leaf) => leaf.code !== '' || leaf.values.some(isSomething)),
    width,
  );
  return await withSourceLabels(sources.store, tree, leaves);
}

function singleTotal([row]: readonly Row[]): TreeNode {
  const values = row ? valuesOf(row) : [];
  return { code: '', level: 0, sourceLabel: null, dimension: '', values, children: [] };
}

function valuesOf(row: Row): Values {
  return row.slice(FIXED_COLUMNS) as Values;
}

function isSomething(value: bigint | null): boolean {
  return value !== null && value !== 0n;
}

/** A code as it is, or the one that it leads to in another dimension. */
function codeIn({ members }: TreeSources, path: DimensionPath, code: string, year: number): string {
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
