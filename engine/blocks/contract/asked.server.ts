// What a block asks: its call with the parameters that this page gives it, and the figures that come.

import type { AnswerOf, AnswerHeld, Level } from '../../answers/answer.ts';
import { askHeld, type AnswerAsking } from '../../answers/answerService.ts';
import { readParameters, type Params } from '../../answers/params.ts';
import type { Caller } from '../../findings/tell.server.ts';
import { lookup } from '../../model/lookup.ts';
import type { Call } from '../../model/portal.ts';
import type { PageContext } from './context.server.ts';

/** A call that is about to be asked. */
export interface BlockQuestion {
  readonly call: Call;
  readonly service: AnswerAsking;
  readonly params: Params;
}

/** An answer with what it was asked by. */
export interface BlockAnswer<What extends AnswerHeld> extends Omit<BlockQuestion, 'service'> {
  readonly answer: AnswerOf<What>;
}

export type BlockFigures = BlockAnswer<'figures'>;

/** Throws ApiProblem. */
export function buildBlockQuestion(context: PageContext, block: Caller): BlockQuestion {
  const call = lookup(context.portal.calls, block.call);
  // where no ledger serves that is said, not that a parameter is missing
  const service = context.answerService();
  return { call, service, params: readParameters(context, call, block.with) };
}

/** Asks the call of a block with the parameters that its page gives it, for what its kind shows. Rejects with ApiProblem where they are refused. */
export async function askBlock<What extends AnswerHeld>(
  context: PageContext,
  what: What,
  block: Caller,
): Promise<BlockAnswer<What>> {
  const { call, service, params } = buildBlockQuestion(context, block);
  const { formatter, signal } = context;
  const lang = formatter.locale.code;
  return { call, params, answer: await askHeld(service, what, { call, params, lang, signal }) };
}

/** The same of a level of a tree of members. */
export async function askBlockLevel(context: PageContext, block: Caller): Promise<Level> {
  const { call, answer } = await askBlock(context, 'records', block);
  if (!answer.level) throw new Error(`${call.id} answers no level of a tree`);
  return answer.level;
}

/** The same of figures. */
export async function askFigures(context: PageContext, block: Caller): Promise<BlockFigures> {
  return await askBlock(context, 'figures', block);
}
