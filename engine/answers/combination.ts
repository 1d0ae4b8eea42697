// A combination of parameters that nobody answers: said as one, with the combinations that are answered.

import type { Condition } from '../model/portal.ts';
import type { Params } from './params.ts';
import { ApiProblem } from './problem.ts';

/** The problem where none of these conditions holds, though each value by itself is one of the call's. */
export function unanswered(conditions: readonly Condition[], params: Params): ApiProblem {
  const names = [...new Set(conditions.flatMap((when) => Object.keys(when)))];
  const parameters = names.map((name) => {
    const received = params[name];
    return received === undefined ? { name } : { name, received: String(received) };
  });
  const distinct = new Map(conditions.map((when) => [JSON.stringify(when), when]));
  return new ApiProblem('unanswered-combination', {
    parameter: names.join(', '),
    received: parameters.map(({ received = '' }) => received).join(', '),
    parameters,
    combinations: [...distinct.values()],
  });
}
