// The shape `tree`: one classification from its total down, or the keys whose figures its total is made of.

import { first, at, lookup, assertDefined } from '../../model/lookup.ts';
import type { Call, FlatColumn, Portal, Ask } from '../../model/portal.ts';
import type { TreeAnswer, Breached, TreeItem } from '../answer.ts';
import {
  askFor,
  asksKeys,
  writeAmounts,
  fixedCodes,
  Names,
  buildLedgerQuestion,
} from '../figures.ts';
import {
  AMOUNT_OR_NULL,
  amountSchema,
  anyOfSchema,
  figuresSchema,
  itemSchema,
  listSchema,
  recordSchema,
  TEXT,
  WHOLE_NUMBER,
  type JsonSchema,
} from '../jsonSchema.ts';
import type { Shape, AskedCall } from '../shape.ts';
import { COLUMN_WORDS, flatFor, flatMeasures } from '../tabular/rows.ts';
import { writeFigures, treeRows } from './treeJson.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { Answered, Ledger } from '../../ledger/ledger.ts';
import {
  add,
  type Tree,
  type TreeNode,
  measureValue,
  type Values,
} from '../../ledger/query/tree.ts';
import { findBranch, compareCodes } from '../../model/branches.ts';
import type { Period } from '../../ledger/query/coverage.ts';
import { toldPeriod } from '../period.ts';
import type { AskedRows } from '../../ledger/query/rolledRows.ts';
import { readCodes, readRows } from '../../ledger/query/rows.ts';
import { treeDimensions } from '../../ledger/model/tables.ts';
import { isSomething } from '../../ledger/query/answerTree.ts';

export const TREE: Shape<TreeAnswer> = {
  figures: () => true,
  answers: () => 'tree',
  hierarchy: true,
  byKey: true,
  wants: () => 'ask',
  askWants: () => 'by',
  ask: (asked) => {
    const { portal, call, params } = asked;
    if (asksKeys(call)) return askHolders(asked);
    const flat = asked.flat ? flatFor(call, params) : null;
    return askTree(asked, flat && flatMeasures(portal, first(askFor(call, params)), flat));
  },
  writings: (call) => ({ plain: asksKeys(call) ? ['lang'] : ['depth', 'node', 'lang'] }),
  write: (answer, writing) => writeFigures(answer, writing),
  schema: (portal, call, { at = '#' }) => treeSchema(portal, call, at),
  tabular: {
    of: (call) => call.flat.length > 0,
    rows: treeRows,
    schema: (portal, call) =>
      anyOfSchema(
        call.flat.map((flat) =>
          recordSchema(
            Object.fromEntries(
              flat.columns.map((column) => [column.field, columnSchema(portal, call, column)]),
            ),
          ),
        ),
      ),
  },
  reading: () => ({ at: 'items' }),
};

/** Items with their children below them, and `more` of each. */
export function treeSchema(
  portal: Portal,
  call: Call,
  at: string,
  more: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const item = { $ref: `${at}/$defs/item` };
  return {
    ...figuresSchema(item),
    $defs: {
      item: itemSchema(portal, call, TEXT, {
        node: TEXT,
        exceptions: EXCEPTIONS,
        childCount: WHOLE_NUMBER,
        children: listSchema(item),
        ...more,
      }),
    },
  };
}

const EXCEPTIONS: JsonSchema = listSchema({
  title: 'Exception',
  ...recordSchema({ rule: TEXT, measure: TEXT, difference: AMOUNT_OR_NULL }),
});

function columnSchema(portal: Portal, call: Call, { of }: FlatColumn): JsonSchema {
  if (COLUMN_WORDS.includes(of)) return TEXT;
  return { ...amountSchema(portal, first(call.asks), of), ...AMOUNT_OR_NULL };
}

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
  const roots = tree.roots.map((root) => toItem(making, root, '', 1));
  const isSummed = ask.by === '' || lookup(portal.model.dimensions, ask.by).summed;
  return { ...base, items: isSummed ? [toItem(making, tree.total, '', 0), ...roots] : roots };
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
    data: writeAmounts(fields, (measure) => ledger.value(answered, node, measure)),
    breaches,
    children: node.children.map((child) => toItem(making, child, own ? id : above, level + 1)),
  };
}

/** More keys than any country has. */
const MOST_KEYS = 50_000;

/** A row for each key that has a figure, in the order of the codes, after the total of all where they may be added up; nothing where none has. */
export async function askHolders(asked: AskedCall): Promise<TreeAnswer> {
  const { ledger, call, params } = asked;
  const ask = first(askFor(call, params));
  const question = buildLedgerQuestion(asked, ask, Object.values(ask.measures));
  const {
    asked: rows,
    notes,
    coverage,
  } = await ledger.openRows({
    ...question,
    by: '',
    detail: '',
    each: [ask.by],
  });
  const items = rows ? await listItems(asked, ask, rows) : [];
  return {
    holds: 'figures',
    arrangement: 'hierarchy',
    items,
    notes,
    coverage: items.length > 0 ? coverage : null,
    period: toldPeriod(question.period, notes),
  };
}

async function listItems(asked: AskedCall, ask: Ask, question: AskedRows): Promise<TreeItem[]> {
  const { ledger, portal, signal } = asked;
  const part = { asked: question, axes: [{ dimension: ask.by, level: null }] };
  const cut = { only: [], without: [] };
  const placed = await readRows(ledger, [part], { cut, most: MOST_KEYS }, signal);
  const codes = await readCodes(ledger.store, ask.by);
  const rows = placed
    .filter(({ values }) => values.some(isSomething))
    .map(({ places, values }) => ({ code: codes[first(places)] ?? '', values }))
    .sort((a, b) => compareCodes(a.code, b.code));
  if (rows.length === 0) return [];
  const { model } = portal;
  const names = new Names(asked, Number(asked.params[asked.call.year]));
  const itemOf = (dimension: string, code: string, level: number, values: Values): TreeItem => ({
    id: code,
    code,
    names: names.of({ dimension, code, level, sourceLabel: null }),
    level,
    data: writeAmounts(ask.measures, (measure) =>
      measureValue(question.plan.fact, measure, question.measures, values),
    ),
    children: [],
    breaches: [],
  });
  const items = rows.map(({ code, values }) => itemOf(ask.by, code, 1, values));
  if (!lookup(model.dimensions, ask.by).summed) return items;
  // keys have no total of their own: it is that of the classification they are asked about
  const [tree = ask.by] = treeDimensions(model, question.plan.fact);
  const whole = rows.reduce<Values>(
    (sum, { values }) => sum.map((value, i) => add(value, at(values, i), 1n)),
    question.measures.map(() => null),
  );
  return [itemOf(tree, lookup(model.dimensions, tree).total?.code ?? '', 0, whole), ...items];
}
