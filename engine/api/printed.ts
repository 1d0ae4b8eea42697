// Which of an answer is printed, and how it is laid out.

import type { Answer, RecordItem } from '../answers/answer.ts';
import type { Params } from '../answers/params.ts';
import type { Call } from '../model/portal.ts';

/** The first of a list, or one alone. */
export function recordIn(answer: Answer): RecordItem | undefined {
  return answer.holds === 'records' ? answer.items[0] : undefined;
}

export type PrintLayout = 'plain' | 'order';

/** How the answer is printed with these parameters; undefined where it is not. */
export function findLayout({ print }: Call, params: Params): PrintLayout | undefined {
  return print?.values[String(params[print.param])];
}
