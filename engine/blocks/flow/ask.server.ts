// What a flow's call answers → the streams of both sides, by name.

import type { Note } from '../../ledger/query/coverage.ts';
import type { FlowNode } from '../../answers/answer.ts';
import { coverageBeside } from '../../answers/coverageWords.ts';
import { parseHundredths } from '../../language/decimals.ts';
import { timesFactor, type Factor } from '../../language/valued.ts';
import type { Call, CoverageView, FewView, Words } from '../../model/portal.ts';
import { askBlock } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { findMeaning, findMemberMeaning } from '../figure/meaning.server.ts';
import { buildFewView } from '../figure/few.server.ts';
import type { FlowBlock, FlowSide } from './flow.kind.ts';

/** An end of the answer's links that is not the middle. */
export interface Stream {
  readonly dimension: string;
  readonly code: string;
  readonly words: Words;
  /** What its amounts mean, by a word; empty: nothing of their own. */
  readonly meaning: string;
  readonly missing: boolean;
  readonly amount: bigint;
}

export interface AnsweredFlow {
  readonly streams: Readonly<Record<FlowSide, readonly Stream[]>>;
  readonly notes: readonly Note[];
  readonly coverage: CoverageView | null;
  readonly few: FewView | null;
}

/** Amounts times a factor, where there is one. */
export async function askFlowFigures(
  context: PageContext,
  block: FlowBlock,
  factor: Factor | null,
): Promise<AnsweredFlow> {
  const { call, params, answer } = await askBlock(context, 'flow', block);
  const { nodes, links } = answer;
  const year = Number(params[call.year]);
  // a code may stand on both sides
  const keyOf = (side: string, id: string) => `${side} ${id}`;
  const known = new Map(nodes.map((node) => [keyOf(node.side, node.id), node]));
  const streamsOf = (side: FlowSide): Stream[] =>
    links.flatMap((link) => {
      const node = known.get(keyOf(side, link[side]));
      return node ? [buildStream(context, call, { node, value: link.value, year, factor })] : [];
    });
  return {
    streams: { source: streamsOf('source'), target: streamsOf('target') },
    notes: answer.notes,
    coverage: coverageBeside(context.formatter, answer.coverage),
    few: buildFewView(context, [answer.coverage]),
  };
}

interface LinkEnd {
  readonly node: FlowNode;
  readonly value: string;
  readonly year: number;
  readonly factor: Factor | null;
}

function buildStream(
  context: PageContext,
  call: Call,
  { node, value, year, factor }: LinkEnd,
): Stream {
  // the shape writes the dimension before the code
  const dimension = node.missing ? '' : node.id.slice(0, -node.code.length - 1);
  return {
    dimension,
    code: node.code,
    words: node.missing
      ? context.formatter.words(call.missing?.[node.side === 'source' ? 'source' : 'target'] ?? {})
      : formatStreamName(context, dimension, node, year),
    meaning:
      findMemberMeaning(context.portal.model.dimensions[dimension] ?? null, node.code) ||
      findMeaning(context, call, { by: dimension }),
    missing: node.missing,
    amount: parseHundredths(factor ? timesFactor(value, factor, 2) : value) ?? 0n,
  };
}

/** As labels have it, else as the answer has it in the portal’s first language and the ledger in others. */
function formatStreamName(
  { formatter, ledger, portal }: PageContext,
  dimension: string,
  { code, names }: FlowNode,
  year: number,
): Words {
  const phrase = portal.phrases[dimension]?.[code];
  if (phrase) return formatter.words(phrase.short);
  const title = ledger?.members.title(dimension, code, year);
  return formatter.words({ ...title, [formatter.fallback]: names[formatter.fallback] ?? '' });
}
