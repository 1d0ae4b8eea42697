// The same question of another year.

import type { TreeAnswer } from './answer.ts';
import { askHeld, type AnswerAsking } from './answerService.ts';
import type { Params } from './params.ts';
import type { Call } from '../model/portal.ts';

/** A question of a call, as it was asked. */
interface AskedOnce {
  readonly call: Call;
  readonly params: Params;
  readonly signal?: AbortSignal | undefined;
}

/** The figures so many years away, before it where that is negative; null where the call has no year, or none of that one are there. Rejects with ApiProblem. */
export async function askYearAway(
  service: Pick<AnswerAsking, 'ask'>,
  { call, params, signal }: AskedOnce,
  away: number,
): Promise<TreeAnswer | null> {
  const year = Number(params[call.year]);
  if (call.year === '' || !Number.isInteger(year)) return null;
  const other = { ...params, [call.year]: year + away };
  const answer = await askHeld(service, 'figures', { call, params: other, signal });
  return answer.items.length > 0 ? answer : null;
}
