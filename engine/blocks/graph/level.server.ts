// What a graph's call answers: nodes in the order of its lines, the way up, amounts that another call has of them.

import type { TreeAnswer } from '../../answers/answer.ts';
import { readParameters } from '../../answers/params.ts';
import { amountIn as hundredthsIn } from '../../findings/rows.ts';
import { parseHundredths } from '../../language/decimals.ts';
import { isObject, lookup, assertDefined } from '../../model/lookup.ts';
import { buildBlockQuestion } from '../asked.server.ts';
import type { PageContext } from '../context.server.ts';
import { textIn, type RecordFields } from '../records.server.ts';
import type { GraphBlock } from './graph.kind.ts';

export interface GraphMember {
  readonly code: string;
  readonly name: string;
  readonly isGroup: boolean;
  readonly isFound: boolean;
  readonly below: number;
  readonly childCount: number;
  readonly mark: string;
  /** Hundredths; null where it is unknown. */
  readonly amount: bigint | null;
  /** Members below that stand in the answer. */
  readonly children: readonly GraphMember[];
}

export interface GraphLevel {
  readonly path: readonly GraphMember[];
  readonly items: readonly GraphMember[];
  readonly found: number | null;
  /** The answer with the amounts; null where none was asked. */
  readonly amounts: TreeAnswer | null;
  /** Hundredths of all amounts together; null where it is unknown. */
  readonly whole: bigint | null;
}

interface LinksBody {
  readonly path: readonly string[];
  readonly nodes: readonly RecordFields[];
  readonly links: readonly { readonly source: string; readonly target: string }[];
  readonly found: number | null;
}

/** Throws ApiProblem. */
export async function askLevel(
  context: PageContext,
  block: GraphBlock,
  code: string,
): Promise<GraphLevel> {
  const given = code === '' ? {} : { [block.at]: code };
  const { call, service, params } = buildBlockQuestion(context, {
    call: block.call,
    with: { ...block.with, ...given },
  });
  const lang = context.formatter.locale.code;
  const [answer, amounts] = await Promise.all([
    service.ask(call, params, { lang, signal: context.signal }),
    askAmounts(context, block),
  ]);
  if (answer.holds !== 'body' || !isObject(answer.body))
    throw new Error(`${call.id} answers what a graph does not show`);
  return buildLevel(block, answer.body as unknown as LinksBody, amounts);
}

async function askAmounts(
  context: PageContext,
  { amounts }: GraphBlock,
): Promise<TreeAnswer | null> {
  if (!amounts) return null;
  const call = lookup(context.portal.calls, amounts.call);
  const params = readParameters(context, call, amounts.with);
  return await context.answerService().askTree(call, params, context.signal);
}

function buildLevel(
  block: GraphBlock,
  { path, nodes, links, found }: LinksBody,
  amounts: TreeAnswer | null,
): GraphLevel {
  const { key } = block.fields;
  const records = new Map(nodes.map((node) => [textIn(node, key), node]));
  const below = Map.groupBy(links, ({ source }) => source);
  const led = new Set(links.map(({ target }) => target));
  const amountOf = readingAmounts(block, amounts);
  const memberOf = (code: string): GraphMember => {
    const node = assertDefined(records.get(code));
    return {
      code,
      name: textIn(node, block.fields.name),
      isGroup: node['isGroup'] === true,
      isFound: node['isFound'] === true,
      below: Number(textIn(node, 'below')),
      childCount: Number(textIn(node, 'childCount')),
      mark: textIn(node, block.fields.mark),
      amount: amountOf(node),
      children: path.includes(code)
        ? []
        : (below.get(code) ?? []).map(({ target }) => memberOf(target)),
    };
  };
  const last = path.at(-1);
  const tops =
    last === undefined
      ? [...records.keys()].filter((code) => !led.has(code))
      : (below.get(last) ?? []).map(({ target }) => target);
  return {
    path: path.map(memberOf),
    items: tops.map(memberOf),
    found,
    amounts,
    whole: wholeOf(block, amounts),
  };
}

/** An amount of the node itself goes before one of a row of another call. */
function readingAmounts(
  { fields, amounts }: GraphBlock,
  answer: TreeAnswer | null,
): (node: RecordFields) => bigint | null {
  const rows = new Map(answer?.items.map((item) => [item.code, item]));
  return (node) => {
    const own = textIn(node, fields.amount);
    if (own !== '') return parseHundredths(own) ?? null;
    const isMeant = Object.entries(amounts?.only ?? {}).every(
      ([field, value]) => textIn(node, field) === value,
    );
    if (!amounts || !isMeant) return null;
    return hundredthsIn(rows.get(textIn(node, amounts.key)) ?? null, amounts.field);
  };
}

function wholeOf({ amounts }: GraphBlock, answer: TreeAnswer | null): bigint | null {
  const total = answer?.items.find(({ level }) => level === 0) ?? null;
  return amounts ? hundredthsIn(total, amounts.field) : null;
}
