// Asks the ledger for a flow: where amounts come from, the middle they pass, where they go.

import { exactNumber, writeAmount } from '../../language/decimals.ts';
import type { Note } from '../../ledger/query/coverage.ts';
import type { Tree, TreeNode } from '../../ledger/query/tree.ts';
import { first } from '../../model/lookup.ts';
import type { Ask } from '../../model/portal.ts';
import type { BodyAnswer } from '../answer.ts';
import { askFor, Names, questionOf } from '../figures.ts';
import { leastCovered, type Coverage } from '../../ledger/query/sumCoverage.ts';
import { distinctNotes, sayCoverage, sayNotes } from '../notes.ts';
import type { AskedCall } from '../shape.ts';
import { nodesOf } from '../tree/tree.ts';

const MIDDLE = 'middle';

interface FlowNode {
  readonly id: string;
  readonly code: string;
  readonly codeName: string;
  readonly side: 'source' | 'middle' | 'target';
}

/**
 * Roots of each ask as nodes; a negative amount flows the other way. With `only`, the codes named there instead of the roots.
 * Sources and targets add up to the same where the figures keep the model's rules.
 */
export async function askFlow(asked: AskedCall): Promise<BodyAnswer> {
  const { portal, ledger, call, params, signal } = asked;
  const nodes: FlowNode[] = [];
  const links: object[] = [];
  const notes: Note[] = [];
  const coverages: (Coverage | null)[] = [];
  const names = new Names(asked, Number(params[call.year]));
  for (const ask of askFor(call, params)) {
    const measure = first(Object.values(ask.measures));
    const question = questionOf(asked, ask, [measure]);
    const answered = await ledger.ask(question, signal);
    notes.push(...answered.notes);
    coverages.push(answered.coverage);
    for (const node of answered.tree ? shownOf(answered.tree, ask) : []) {
      const amount = ledger.value(answered, node, measure);
      if (amount === null || amount === 0n) continue;
      const side = amount > 0n === (ask.side === 'source') ? 'source' : 'target';
      const id = `${ask.by}.${node.code}`;
      nodes.push({ id, code: node.code, codeName: names.standard(node), side });
      links.push(linkOf(id, side, amount));
    }
  }
  const codeName = call.center?.[first(portal.settings.locales).code] ?? '';
  const middle: FlowNode = { id: MIDDLE, code: '', codeName, side: 'middle' };
  const coverage = leastCovered(coverages);
  const body =
    links.length === 0
      ? { nodes: [], links: [], notes: sayNotes(notes) }
      : {
          nodes: [middle, ...nodes],
          links,
          ...(coverage ? { coverage: sayCoverage(coverage) } : {}),
        };
  return { holds: 'body', body, size: nodes.length + 1, notes: distinctNotes(notes), coverage };
}

function shownOf(tree: Tree, ask: Ask): readonly TreeNode[] {
  const wanted = ask.only[ask.by];
  const without = ask.without[ask.by] ?? [];
  return (wanted ? nodesOf(tree, wanted) : tree.roots).filter(
    ({ code }) => !without.includes(code),
  );
}

function linkOf(id: string, side: 'source' | 'target', amount: bigint): object {
  const value = exactNumber(writeAmount(amount > 0n ? amount : -amount));
  return side === 'source'
    ? { source: id, target: MIDDLE, value }
    : { source: MIDDLE, target: id, value };
}
