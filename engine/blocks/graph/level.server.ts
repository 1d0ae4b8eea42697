// What a graph's call answers: nodes in the order of its lines, the way up, amounts that another call has of them.

import type { LevelNode, TreeAnswer } from '../../answers/answer.ts';
import { amountIn as hundredthsIn } from '../../findings/rows.ts';
import { parseHundredths } from '../../language/decimals.ts';
import { askBlockLevel, askFigures } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { textIn, type RecordFields } from '../contract/records.server.ts';
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

/** Throws ApiProblem. */
export async function askLevel(
  context: PageContext,
  block: GraphBlock,
  code: string,
): Promise<GraphLevel> {
  const given = code === '' ? {} : { [block.at]: code };
  const asked = { call: block.call, with: { ...block.with, ...given } };
  const [{ path, items, found }, amounts] = await Promise.all([
    askBlockLevel(context, asked),
    block.amounts ? askFigures(context, block.amounts) : null,
  ]);
  const member = readingMembers(block, amounts?.answer ?? null);
  return {
    path: path.map((node) => ({ ...member(node), children: [] })),
    items: items.map(member),
    found,
    amounts: amounts?.answer ?? null,
    whole: wholeOf(block, amounts?.answer ?? null),
  };
}

function readingMembers(block: GraphBlock, amounts: TreeAnswer | null) {
  const { key, name, mark } = block.fields;
  const amountOf = readingAmounts(block, amounts);
  const memberOf = (node: LevelNode): GraphMember => ({
    code: textIn(node, key),
    name: textIn(node, name),
    isGroup: node.isGroup,
    isFound: node.isFound,
    below: node.below,
    childCount: node.childCount,
    mark: textIn(node, mark),
    amount: amountOf(node),
    children: node.children.map(memberOf),
  });
  return memberOf;
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
