// Which of an answer is printed, and how it is laid out.

import type { Answer, RecordItem } from '../answers/answer.ts';
import type { Params } from '../answers/params.ts';
import { isObject } from '../model/lookup.ts';
import type { Call } from '../model/portal.ts';

/** The first of a list, or one alone. */
export function recordIn(answer: Answer): RecordItem | undefined {
  if (answer.holds === 'records') return answer.items[0];
  return answer.holds === 'body' && isObject(answer.body) ? (answer.body as RecordItem) : undefined;
}

export type PrintLayout = 'plain' | 'order';

/** How the answer is printed with these parameters; undefined where it is not. */
export function findLayout({ print }: Call, params: Params): PrintLayout | undefined {
  return print?.values[String(params[print.param])];
}
