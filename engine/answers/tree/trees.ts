// Calls that ask the ledger: trees of a classification and lists of totals.

import type { Ask, Call, Given, Portal } from '../../model/portal.ts';
import type { Note } from '../../ledger/query/coverage.ts';
import type { Answered, Ledger } from '../../ledger/ledger.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { LedgerQuestion } from '../../ledger/query/plan.ts';
import { add, type Tree, type TreeNode } from '../../ledger/query/tree.ts';
import { canonicalCode } from '../../model/codes.ts';
import { holdsAll } from '../../filters/decide.ts';
import type { Amount, Breached, TreeAnswer, TreeItem } from '../answer.ts';
import { distinctNotes } from '../json.ts';
import type { Params } from '../params.ts';
import { readAskedPeriod } from '../period.ts';
import { ApiProblem } from '../problem.ts';

/** Answers a tree. `measures` replaces those of the call, under the same or other names. */
export async function askTree(
  portal: Portal,
  ledger: Ledger,
  call: Call,
  params: Params,
  measures: Readonly<Record<string, string>> | null,
  signal?: AbortSignal,
): Promise<TreeAnswer> {
  const ask = askFor(call, params)[0]!;
  const fields = measures ?? ask.measures;
  const question = questionOf(portal, ledger, call, ask, params, Object.values(fields));
  const answered = await ledger.ask(question, signal);
  const { period } = question;
  if (!answered.tree) return { shape: 'tree', items: [], notes: answered.notes, period };
  const names = new Names(portal, ledger, Number(params[call.year]));
  const item = (node: TreeNode, above: string, level: number): TreeItem =>
    toItem(answered, ledger, names, fields, node, above, level);
  const tree = narrow(portal, answered.tree, ask);
  return {
    shape: 'tree',
    items: [item(tree.total, '', 0), ...tree.roots.map((root) => item(root, '', 1))],
    notes: answered.notes,
    period,
  };
}

/** Only the branches that an ask names, and what they add up to. */
function narrow(portal: Portal, tree: Tree, ask: Ask): Tree {
  const wanted = ask.only[ask.by];
  if (!wanted) return tree;
  const roots = wanted.flatMap((code) => findNode(tree.roots, code) ?? []);
  const { weights } = portal.model.dimensions[ask.by]!;
  const values = roots.reduce<(bigint | null)[]>(
    (sum, root) =>
      sum.map((value, i) => add(value, root.values[i]!, BigInt(weights[root.code] ?? 1))),
    tree.total.values.map(() => null),
  );
  return { total: { ...tree.total, values }, roots };
}

export function findNode(nodes: readonly TreeNode[], code: string): TreeNode | null {
  for (const node of nodes) {
    const found = node.code === code ? node : findNode(node.children, code);
    if (found) return found;
  }
  return null;
}

/** Answers one row per ask: totals of several facts. */
export async function askList(
  portal: Portal,
  ledger: Ledger,
  call: Call,
  params: Params,
  signal?: AbortSignal,
): Promise<TreeAnswer> {
  const items: TreeItem[] = [];
  const notes: Note[] = [];
  const missing: Note[] = [];
  let period: TreeAnswer['period'] = null;
  for (const ask of askFor(call, params)) {
    const question = questionOf(portal, ledger, call, ask, params, Object.values(ask.measures));
    const answered = await ledger.ask(question, signal);
    period = question.period;
    (answered.tree === null ? missing : notes).push(...answered.notes);
    if (answered.tree === null) continue;
    items.push({
      id: ask.row!.code,
      code: ask.row!.code,
      names: ask.row!.title,
      level: 1,
      data: dataOf(answered, ledger, ask.measures, answered.tree.total),
      children: [],
      breaches: [],
    });
  }
  // a total that is not loaded is left out; why is said only where nothing is left
  const said = items.length > 0 ? notes : missing;
  return { shape: 'list', items, notes: distinctNotes(said), period };
}

/** The asks whose condition the parameters meet. Throws ApiProblem where none does. */
export function askFor(call: Call, params: Params): Ask[] {
  const found = call.asks.filter((ask) => holdsAll(ask.when, params as Record<string, string>));
  if (found.length === 0) {
    const names = [...new Set(call.asks.flatMap((ask) => Object.keys(ask.when)))];
    throw new ApiProblem('invalid-parameter', {
      parameter: names.join(', '),
      received: names.map((name) => String(params[name])).join(', '),
      detail: 'these values are not answered together',
    });
  }
  return found;
}

export function questionOf(
  portal: Portal,
  ledger: Ledger,
  call: Call,
  ask: Ask,
  params: Params,
  measures: readonly string[],
): LedgerQuestion {
  const detail = ask.detail ? (ask.detail.levels[String(params[ask.detail.param])] ?? '') : '';
  const where = Object.entries(ask.where).flatMap(([name, given]) => {
    const code = valueOf(given, params);
    return code === null
      ? []
      : [[name, canonicalCode(portal.model.dimensions[name]!, code) ?? code] as const];
  });
  return {
    facts: ask.facts,
    by: ask.by,
    detail: detail === ask.by ? '' : detail,
    where: Object.fromEntries(where),
    period: readAskedPeriod(portal, call, params, { facts: ask.facts, latest: ledger.latest }),
    measures: [...new Set(measures)],
  };
}

function valueOf(given: Given, params: Params): string | null {
  if ('value' in given) return String(given.value);
  if ('decide' in given) return null;
  const name = given.from.find((one) => params[one] !== undefined);
  return name === undefined ? null : String(params[name]);
}

function toItem(
  answered: Answered,
  ledger: Ledger,
  names: Names,
  fields: Readonly<Record<string, string>>,
  node: TreeNode,
  above: string,
  level: number,
): TreeItem {
  const id = node.dimension === answered.plan!.by!.dimension ? node.code : `${above}.${node.code}`;
  const base = node.dimension === answered.plan!.by!.dimension ? id : above;
  const breaches = (answered.violations.get(node.code) ?? []).map((one): Breached => ({
    rule: one.rule,
    measure: one.measure,
    difference: one.difference === null ? null : writeAmount(one.difference),
  }));
  return {
    id,
    code: node.code,
    names: names.of(node),
    level,
    data: dataOf(answered, ledger, fields, node),
    breaches,
    children: node.children.map((child) =>
      toItem(answered, ledger, names, fields, child, base, level + 1),
    ),
  };
}

function dataOf(
  answered: Answered,
  ledger: Ledger,
  fields: Readonly<Record<string, string>>,
  node: TreeNode,
): Record<string, Amount> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, measure]) => {
      const value = ledger.value(answered, node, measure);
      return [field, value === null ? null : writeAmount(value)];
    }),
  );
}

/** The name of a node: the source's own wording first, then the dictionary of the year. */
export class Names {
  private readonly portal: Portal;
  private readonly ledger: Ledger;
  private readonly year: number;
  private readonly locale: string;

  constructor(portal: Portal, ledger: Ledger, year: number) {
    this.portal = portal;
    this.ledger = ledger;
    this.year = year;
    this.locale = portal.settings.locales[0]!.code;
  }

  of(node: TreeNode): Readonly<Record<string, string>> {
    const dimension = this.portal.model.dimensions[node.dimension]!;
    if (node.level === 0 && dimension.total) return dimension.total.title;
    if (node.code === '' && dimension.unknown) return dimension.unknown;
    const known = this.ledger.members.title(node.dimension, node.code, this.year) ?? {
      [this.locale]: node.code,
    };
    return node.sourceLabel === null ? known : { ...known, [this.locale]: node.sourceLabel };
  }
}
