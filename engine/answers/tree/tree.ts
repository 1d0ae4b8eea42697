// Asks the ledger for the tree of one classification.

import { writeAmount } from '../../language/decimals.ts';
import type { Answered, Ledger } from '../../ledger/ledger.ts';
import { add, type Tree, type TreeNode } from '../../ledger/query/tree.ts';
import { findBranch } from '../../model/branches.ts';
import type { Period } from '../../ledger/query/coverage.ts';
import { at, first, lookup, assertDefined } from '../../model/lookup.ts';
import type { Ask, Portal } from '../../model/portal.ts';
import type { Breached, TreeAnswer, TreeItem } from '../answer.ts';
import { readAmounts, askFor, fixedCodes, Names, buildLedgerQuestion } from '../figures.ts';
import { toldPeriod } from '../period.ts';
import type { AskedCall } from '../shape.ts';

/** Answers a tree. `measures` replaces those of the call, under the same or other names; `period` that of the parameters. */
export async function askTree(
  asked: AskedCall,
  measures: Readonly<Record<string, string>> | null,
  period?: Period,
): Promise<TreeAnswer> {
  const { portal, ledger, call, params, signal } = asked;
  const ask = first(askFor(call, params));
  const fields = measures ?? ask.measures;
  const own = buildLedgerQuestion(asked, ask, Object.values(fields));
  const question = period ? { ...own, period } : own;
  const answered = await ledger.ask(question, signal);
  const base = {
    holds: 'figures',
    arrangement: 'hierarchy',
    notes: answered.notes,
    coverage: answered.coverage,
    period: toldPeriod(question.period, answered.notes),
  } as const;
  if (!answered.tree) return { ...base, items: [] };
  const names = new Names(asked, period?.year ?? Number(params[call.year]));
  const making: Making = { answered, ledger, names, fields };
  const tree = within(asked, ask, narrow(portal, answered.tree, ask), question.period.year);
  if (tree.roots.length === 0 && answered.tree.roots.length > 0) return { ...base, items: [] };
  return {
    ...base,
    items: [
      toItem(making, tree.total, '', 0),
      ...tree.roots.map((root) => toItem(making, root, '', 1)),
    ],
  };
}

/** Only the branches that an ask names, and what they add up to. */
function narrow(portal: Portal, tree: Tree, ask: Ask): Tree {
  const wanted = ask.only[ask.by];
  return wanted ? addedUp(portal, ask, tree, findNodes(tree, wanted)) : tree;
}

/** Only the roots that lead to the codes that are asked, and what they add up to. */
function within({ portal, ledger, params }: AskedCall, ask: Ask, tree: Tree, year: number): Tree {
  const wanted = Object.entries(fixedCodes(portal, ask.within ?? {}, params));
  if (wanted.length === 0) return tree;
  const roots = tree.roots.filter(({ code }) =>
    wanted.every(([name, of]) => ledger.members.attribute(ask.by, code, name, year) === of),
  );
  return addedUp(portal, ask, tree, roots);
}

function addedUp(portal: Portal, ask: Ask, tree: Tree, roots: readonly TreeNode[]): Tree {
  const { weights } = lookup(portal.model.dimensions, ask.by);
  const values = roots.reduce<(bigint | null)[]>(
    (sum, root) =>
      sum.map((value, i) => add(value, at(root.values, i), BigInt(weights[root.code] ?? 1))),
    tree.total.values.map(() => null),
  );
  return { total: { ...tree.total, values }, roots };
}

/** The nodes with these codes, in their order; those that the tree has not are left out. */
export function findNodes(tree: Tree, codes: readonly string[]): TreeNode[] {
  return codes.flatMap((code) => findBranch(tree.roots, (node) => node.code === code) ?? []);
}

interface Making {
  readonly answered: Answered;
  readonly ledger: Ledger;
  readonly names: Names;
  readonly fields: Readonly<Record<string, string>>;
}

function toItem(making: Making, node: TreeNode, above: string, level: number): TreeItem {
  const { answered, ledger, names, fields } = making;
  const own = node.dimension === assertDefined(assertDefined(answered.plan).by).dimension;
  const id = own ? node.code : `${above}.${node.code}`;
  const breaches = (answered.violations.get(node.code) ?? []).map(
    ({ rule, measure, difference }): Breached => ({
      rule,
      measure,
      field: Object.keys(fields).find((field) => fields[field] === measure) ?? measure,
      difference: difference === null ? null : writeAmount(difference),
    }),
  );
  return {
    id,
    code: node.code,
    names: names.of(node),
    level,
    data: readAmounts(ledger, answered, fields, node),
    breaches,
    children: node.children.map((child) => toItem(making, child, own ? id : above, level + 1)),
  };
}
