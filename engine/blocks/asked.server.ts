// What a block asks: its call with the parameters that this page gives it, and the figures that come.

import type { TreeAnswer } from '../answers/answer.ts';
import type { AnswerAsking } from '../answers/answerService.ts';
import { readParameters, type Params } from '../answers/params.ts';
import type { Caller } from '../findings/tell.server.ts';
import { lookup } from '../model/lookup.ts';
import type { Call } from '../model/portal.ts';
import type { PageContext } from './context.server.ts';

/** A call that is about to be asked. */
export interface BlockQuestion {
  readonly call: Call;
  readonly service: AnswerAsking;
  readonly params: Params;
}

/** Figures with what they were asked by. */
export interface BlockFigures extends Omit<BlockQuestion, 'service'> {
  readonly answer: TreeAnswer;
}

/** Throws ApiProblem. */
export function buildBlockQuestion(context: PageContext, block: Caller): BlockQuestion {
  const call = lookup(context.portal.calls, block.call);
  // where no ledger serves that is said, not that a parameter is missing
  const service = context.answerService();
  return { call, service, params: readParameters(context, call, block.with) };
}

/** Asks the call of a block with the parameters that its page gives it. Rejects with ApiProblem where they are refused. */
export async function askFigures(context: PageContext, block: Caller): Promise<BlockFigures> {
  const { call, service, params } = buildBlockQuestion(context, block);
  return { call, params, answer: await service.askTree(call, params, context.signal) };
}
