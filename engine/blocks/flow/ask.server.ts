// What a flow's call answers → the streams of both sides, by name.

import type { Note } from '../../ledger/query/coverage.ts';
import { coverageBeside } from '../../answers/coverageWords.ts';
import { parseHundredths } from '../../language/decimals.ts';
import { timesFactor, type Factor } from '../../language/valued.ts';
import { isObject } from '../../model/lookup.ts';
import type { Call, CoverageView, FewView, Words } from '../../model/portal.ts';
import { buildBlockQuestion } from '../asked.server.ts';
import type { PageContext } from '../context.server.ts';
import { buildFewView } from '../few.server.ts';
import type { FlowBlock, FlowSide } from './flow.kind.ts';

/** An end of the answer's links that is not the middle. */
export interface Stream {
  readonly dimension: string;
  readonly code: string;
  readonly words: Words;
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
  const { formatter, signal } = context;
  const { call, service, params } = buildBlockQuestion(context, block);
  const answer = await service.ask(call, params, { signal });
  if (answer.holds !== 'body') throw new Error(`${call.id} answers no flow`);
  const { nodes, links } = answer.body as FlowBody;
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
    coverage: coverageBeside(formatter, answer.coverage),
    few: buildFewView(context, [answer.coverage]),
  };
}

/** What the shape answers. */
interface FlowBody {
  readonly nodes: readonly FlowNode[];
  readonly links: readonly {
    readonly source: string;
    readonly target: string;
    readonly value: unknown;
  }[];
}

interface FlowNode {
  readonly id: string;
  readonly code: string;
  readonly codeName: string;
  readonly side: FlowSide | 'middle';
  readonly missing?: true;
}

interface LinkEnd {
  readonly node: FlowNode;
  readonly value: unknown;
  readonly year: number;
  readonly factor: Factor | null;
}

function buildStream(
  context: PageContext,
  call: Call,
  { node, value, year, factor }: LinkEnd,
): Stream {
  const written = isObject(value) ? String(value['rawJSON']) : String(value);
  // the shape writes the dimension before the code
  const dimension = node.missing ? '' : node.id.slice(0, -node.code.length - 1);
  return {
    dimension,
    code: node.code,
    words: node.missing
      ? context.formatter.words(call.missing?.[node.side === 'source' ? 'source' : 'target'] ?? {})
      : formatStreamName(context, dimension, node, year),
    missing: node.missing === true,
    amount: parseHundredths(factor ? timesFactor(written, factor, 2) : written) ?? 0n,
  };
}

/** As labels have it, else as the answer has it in the portal’s first language and the ledger in others. */
function formatStreamName(
  { formatter, ledger, portal }: PageContext,
  dimension: string,
  { code, codeName }: FlowNode,
  year: number,
): Words {
  const phrase = portal.phrases[dimension]?.[code];
  if (phrase) return formatter.words(phrase.short);
  const title = ledger?.members.title(dimension, code, year);
  return formatter.words({ ...title, [formatter.fallback]: codeName });
}
