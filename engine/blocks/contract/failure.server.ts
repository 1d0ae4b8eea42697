// A block that fails on the server: what its reader sees instead, and what the log says of it.

import { asProblem } from '../../answers/answerService.ts';
import { ApiProblem } from '../../answers/problem.ts';
import type { BlockViewBase, FailedView } from '../../model/portal.ts';
import type { SayMessage } from '../../language/messages.ts';
import { FAILED } from './failed.ts';

/** Where failures are told of; one line each. */
export interface FailureLog {
  error(words: object, message: string): void;
  warn(words: object, message: string): void;
}

/** The place of a block on its page, and its heading. */
type PlacedBlock = Pick<BlockViewBase, 'id' | 'title' | 'tab' | 'span' | 'head' | 'alone'>;

/** What stands in the place of a block; a reader can do something only about a question that was refused. */
export function failedView(
  { id, title, tab, span, head, alone }: PlacedBlock,
  error: unknown,
  say: SayMessage,
): FailedView {
  const known = asProblem(error);
  const passing = !(known instanceof ApiProblem) || known.status >= 500;
  return {
    kind: FAILED,
    id,
    title,
    tab,
    ...(span === undefined ? {} : { span }),
    ...(head ? { head } : {}),
    ...(alone ? { alone } : {}),
    message: say(readMessage(known)),
    passing,
  };
}

function readMessage(error: unknown): string {
  if (!(error instanceof ApiProblem)) return 'outcome.broken';
  return error.status === 503 ? 'outcome.busy' : 'outcome.failed';
}

/** Whether a block failed for the ledger's sake: none serves, or it does not answer in time. */
export function isForLedger(error: unknown): boolean {
  const known = asProblem(error);
  return known instanceof ApiProblem && known.status === 503;
}

/** One line: which block of which page, and why. */
export function logFailure(log: FailureLog | undefined, block: object, error: unknown): void {
  const known = asProblem(error);
  if (known instanceof ApiProblem && known.isCounted) return;
  if (known instanceof ApiProblem)
    log?.warn({ ...block, code: known.code, ...known.more }, `a block failed: ${known.message}`);
  else log?.error({ ...block, err: error }, 'a block failed');
}
