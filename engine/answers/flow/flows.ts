// Calls that answer a flow: where amounts come from, the middle they pass, where they go.

import type { Call, Portal } from '../../model/portal.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { Note } from '../../ledger/query/coverage.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { BodyAnswer } from '../answer.ts';
import { distinctNotes, exact, sayNotes } from '../json.ts';
import type { Params } from '../params.ts';
import { askFor, findNode, Names, questionOf } from '../tree/trees.ts';

const MIDDLE = 'middle';

interface FlowNode {
  readonly id: string;
  readonly code: string;
  readonly codeName: string;
  readonly side: 'source' | 'middle' | 'target';
}

interface FlowLink {
  readonly source: string;
  readonly target: string;
  readonly value: unknown;
}

/**
 * Roots of each ask as nodes; a negative amount flows the other way. With `only`, the codes named there instead of the roots.
 * Sources and targets add up to the same where the figures keep the model's rules.
 */
export async function askFlow(
  portal: Portal,
  ledger: Ledger,
  call: Call,
  params: Params,
  signal?: AbortSignal,
): Promise<BodyAnswer> {
  const locale = portal.settings.locales[0]!.code;
  const nodes: FlowNode[] = [];
  const links: FlowLink[] = [];
  const notes: Note[] = [];
  const names = new Names(portal, ledger, Number(params[call.year]));
  for (const ask of askFor(call, params)) {
    const [measure] = Object.values(ask.measures);
    const question = questionOf(portal, ledger, call, ask, params, [measure!]);
    const answered = await ledger.ask(question, signal);
    notes.push(...answered.notes);
    if (!answered.tree) continue;
    const wanted = ask.only[ask.by];
    const shown = wanted
      ? wanted.flatMap((code) => findNode(answered.tree!.roots, code) ?? [])
      : answered.tree.roots;
    for (const node of shown.filter((one) => !(ask.without[ask.by] ?? []).includes(one.code))) {
      const amount = ledger.value(answered, node, measure!);
      if (amount === null || amount === 0n) continue;
      const side = amount > 0n === (ask.side === 'source') ? 'source' : 'target';
      const id = `${ask.by}.${node.code}`;
      nodes.push({ id, code: node.code, codeName: names.of(node)[locale]!, side });
      const value = exact(writeAmount(amount > 0n ? amount : -amount));
      links.push(
        side === 'source'
          ? { source: id, target: MIDDLE, value }
          : { source: MIDDLE, target: id, value },
      );
    }
  }
  const middle: FlowNode = {
    id: MIDDLE,
    code: '',
    codeName: call.center?.[locale] ?? '',
    side: 'middle',
  };
  const body =
    links.length === 0
      ? { nodes: [], links: [], notes: sayNotes(notes) }
      : { nodes: [middle, ...nodes], links };
  return { shape: 'body', body, size: nodes.length + 1, notes: distinctNotes(notes) };
}
