// The shape `flow`: nodes and links, as a flow diagram draws them.

import { exactNumber, writeAmount } from '../../language/decimals.ts';
import type { FlowAnswer, FlowNode } from '../answer.ts';
import { sayBeside, distinctNotes } from '../coverageWords.ts';
import type { Portal, Ask, Text } from '../../model/portal.ts';
import {
  COVERAGE,
  listSchema,
  nameFields,
  NOTES,
  objectSchema,
  otherNames,
  recordSchema,
  TEXT,
  type JsonSchema,
} from '../jsonSchema.ts';
import type { Shape, Writing, AskedCall } from '../shape.ts';
import type { Answered } from '../../ledger/ledger.ts';
import type { Note } from '../../ledger/query/coverage.ts';
import { leastCovered } from '../../ledger/query/sumCoverage.ts';
import type { Tree, TreeNode } from '../../ledger/query/tree.ts';
import { first } from '../../model/lookup.ts';
import { askFor, Names, buildLedgerQuestion } from '../figures.ts';
import { findNodes } from '../tree/tree.shape.ts';

export const FLOW: Shape<FlowAnswer> = {
  answers: () => 'flow',
  wants: () => 'ask',
  ask: askFlow,
  write: writeFlow,
  schema: (portal) =>
    objectSchema(
      {
        nodes: listSchema(buildNodeSchema(portal)),
        links: listSchema(LINK),
        notes: NOTES,
        coverage: COVERAGE,
      },
      ['nodes', 'links'],
    ),
  reading: () => ({ at: 'links' }),
};

/** The JSON text. */
export function writeFlow({ nodes, links, notes, coverage }: FlowAnswer, writing: Writing): string {
  return JSON.stringify({
    nodes: nodes.map(({ id, code, names, side, missing }) => ({
      id,
      code,
      ...nameFields({ [writing.locale]: '', ...names }, writing),
      side,
      ...(missing ? { missing } : {}),
    })),
    links: links.map((link) => ({ ...link, value: exactNumber(link.value) })),
    ...sayBeside({ notes, coverage }),
  });
}

const NODE = {
  id: TEXT,
  code: TEXT,
  codeName: TEXT,
  side: { enum: ['source', 'middle', 'target'] },
  missing: {
    const: true,
    description: 'Stands for what the other side has more: a part of this one is not loaded.',
  },
};

function buildNodeSchema(portal: Portal): JsonSchema {
  return objectSchema({ ...NODE, ...otherNames(portal) }, ['id', 'code', 'codeName', 'side']);
}

const LINK = recordSchema({
  source: TEXT,
  target: TEXT,
  value: { type: 'number', exclusiveMinimum: 0 },
});

const MIDDLE = 'middle';
const MISSING = 'missing';

type Side = 'source' | 'target';

/** A node beside the middle, with what flows between the two. */
interface Stream {
  readonly node: FlowNode & { readonly side: Side };
  readonly amount: bigint;
}

/** One ask with what was found. */
interface Part {
  readonly ask: Ask;
  readonly answered: Answered;
}

/** Roots of each ask, or the codes in `only`, as nodes. A node `missing` balances the two sides where parts are not loaded. */
export async function askFlow(asked: AskedCall): Promise<FlowAnswer> {
  const { ledger, call, params, signal } = asked;
  const parts: Part[] = [];
  const streams: Stream[] = [];
  const naming = new Names(asked, Number(params[call.year]));
  for (const ask of askFor(call, params)) {
    const measure = first(Object.values(ask.measures));
    const answered = await ledger.ask(buildLedgerQuestion(asked, ask, [measure]), signal);
    parts.push({ ask, answered });
    for (const node of answered.tree ? shownOf(answered.tree, ask) : []) {
      const amount = ledger.value(answered, node, measure);
      if (amount === null || amount === 0n) continue;
      const side = amount > 0n === (ask.side === 'source') ? 'source' : 'target';
      const id = `${ask.by}.${node.code}`;
      const shown = { id, code: node.code, names: naming.of(node), side, missing: false } as const;
      streams.push({ node: shown, amount: amount > 0n ? amount : -amount });
    }
  }
  const uneven = streams.length === 0 ? [] : unevenNotes(parts);
  const missing = call.missing && uneven.length > 0 ? findMissing(streams, call.missing) : null;
  const told = missing ? [...streams, missing] : streams;
  const notes = distinctNotes([
    ...parts.flatMap(({ answered }) =>
      streams.length > 0 && !answered.plan ? [] : answered.notes,
    ),
    ...(missing || !call.missing ? uneven : []),
  ]);
  const coverage = leastCovered(parts.map(({ answered }) => answered.coverage));
  const names: Text = call.center ?? {};
  const middle: FlowNode = { id: MIDDLE, code: '', names, side: MIDDLE, missing: false };
  return {
    holds: 'flow',
    nodes: told.length === 0 ? [] : [middle, ...told.map(({ node }) => node)],
    links: told.map(buildLink),
    notes,
    coverage,
  };
}

function shownOf(tree: Tree, ask: Ask): readonly TreeNode[] {
  const wanted = ask.only[ask.by];
  const without = ask.without[ask.by] ?? [];
  return (wanted ? findNodes(tree, wanted) : tree.roots).filter(
    ({ code }) => !without.includes(code),
  );
}

/** Parts that are not loaded, or for fewer than the part that is loaded for most. */
function unevenNotes(parts: readonly Part[]): Note[] {
  const most = Math.max(...parts.map(({ answered }) => answered.coverage?.count ?? 0));
  return parts.flatMap(({ ask, answered: { plan, coverage } }): Note[] => {
    if (!plan) return [{ code: 'flow-part-not-loaded', words: { fact: first(ask.facts) } }];
    if (!coverage || coverage.count === most) return [];
    const { count } = coverage;
    return [{ code: 'flow-part-partly-loaded', words: { fact: plan.fact.name, count, most } }];
  });
}

/** What one side has more than the other; null where they have the same. */
function findMissing(
  streams: readonly Stream[],
  names: Readonly<Record<Side, Text>>,
): Stream | null {
  const more = streams.reduce(
    (sum, { node, amount }) => (node.side === 'source' ? sum + amount : sum - amount),
    0n,
  );
  const side = more > 0n ? 'target' : 'source';
  return more === 0n
    ? null
    : {
        node: { id: MISSING, code: '', names: names[side], side, missing: true },
        amount: more > 0n ? more : -more,
      };
}

function buildLink({ node: { id, side }, amount }: Stream): FlowAnswer['links'][number] {
  const value = writeAmount(amount);
  return side === 'source'
    ? { source: id, target: MIDDLE, value }
    : { source: MIDDLE, target: id, value };
}
