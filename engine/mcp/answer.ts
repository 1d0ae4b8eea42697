// Answers a tool: the call is asked as the API asks it, with its limits and from its cache, and the bytes of its answer are handed on as they are.

import type { FastifyBaseLogger } from 'fastify';

import { withPrefix } from '../addresses/query.ts';
import { ApiProblem } from '../answers/problem.ts';
import { listExtras, findCallShape } from '../answers/shapes.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import type { CachedResponse } from '../api/cachedResponse.ts';
import { toProblem } from '../api/routes.ts';
import { assertDefined } from '../model/lookup.ts';
import type { Call } from '../model/portal.ts';
import { aboutAnswer, type AnsweredTool, type ToldFrom } from './about.ts';
import { buildToolAddress, parseToolQuestion, type ToolQuestion } from './question.ts';

/** One request of an assistant. */
export interface AskedByAssistant extends ToldFrom {
  readonly answerCache: AnswerCache;
  /** Aborted when the assistant has left. */
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
}

/** `json` is one object, written exactly: amounts keep all their digits. */
export interface ToolOutcome {
  readonly json: string;
  readonly failed: boolean;
  /** A file that stands for the answer; null: the answer is in `json`. */
  readonly file: { readonly address: string; readonly type: string; readonly title: string } | null;
}

/** `{"about": …, "answer": …}`: the answer has the bytes that the API sends. What the API refuses fails with its problem document. */
export async function answerTool(
  asking: AskedByAssistant,
  call: Call,
  given: Readonly<Record<string, unknown>>,
): Promise<ToolOutcome> {
  return await orProblem(asking, async () => {
    const { answerCache, formatter, signal } = asking;
    const question = parseToolQuestion(answerCache.portal, call, given, formatter.locale);
    const sent = await answerCache.send(call, '', { ...question, signal });
    const answered = {
      call,
      question,
      said: assertDefined(sent.said),
      mark: sent.mark ?? null,
    };
    const about = aboutAnswer(asking, answered);
    const type = String(sent.headers['content-type']);
    if (!type.startsWith('application/json')) return fileOutcome(asking, answered, about, type);
    refuseLong(asking, call, question, sent);
    return {
      json: `{"about":${JSON.stringify(about)},"answer":${formatText(asking, call, sent)}}`,
      failed: false,
      file: null,
    };
  });
}

/** What goes wrong is told as the API tells it, and logged as there. */
export async function orProblem(
  { log, formatter }: Pick<AskedByAssistant, 'log' | 'formatter'>,
  work: () => Promise<ToolOutcome>,
): Promise<ToolOutcome> {
  try {
    return await work();
  } catch (error) {
    const problem = toProblem(error, log);
    return { json: JSON.stringify(problem.body(formatter)), failed: true, file: null };
  }
}

function fileOutcome(
  { origin }: AskedByAssistant,
  { call, question, said }: AnsweredTool,
  about: Record<string, unknown>,
  type: string,
): ToolOutcome {
  const address = origin + buildToolAddress(call, question, said.ledger);
  return {
    json: JSON.stringify({ about, answer: { file: address, type } }),
    failed: false,
    file: { address, type, title: String(about['title']) },
  };
}

/** Throws ApiProblem `too-much` that says how to ask for less of this call. */
function refuseLong(
  { answerCache, formatter, origin }: AskedByAssistant,
  call: Call,
  question: ToolQuestion,
  { body }: CachedResponse,
): void {
  const most = answerCache.portal.settings.assistants.characters;
  const { length } = body.toString('utf8');
  if (length <= most) return;
  const { say } = formatter;
  const ways = [
    ...(listExtras(call, '').includes('depth') ? [say('assistants.less-deep')] : []),
    ...(call.cube ? [say('assistants.less-composed')] : []),
    say('assistants.less'),
    say('assistants.whole', { address: origin + buildToolAddress(call, question, '') }),
  ];
  throw new ApiProblem('too-much', {
    detail: { say: 'whole', words: { text: [say('assistants.long'), ...ways].join(' ') } },
    size: { characters: length },
    most: { characters: most },
  });
}

/** What is found leads to whole addresses; anything else is as the API sends it. */
function formatText(
  { formatter, origin }: AskedByAssistant,
  call: Call,
  { body }: CachedResponse,
): string {
  const text = body.toString('utf8');
  if (!findCallShape(call).leads) return text;
  const { prefix } = formatter.locale;
  return JSON.stringify(JSON.parse(text), (name, value: unknown) =>
    name === 'to' && typeof value === 'string' ? origin + withPrefix(value, prefix) : value,
  );
}
