// Asks a composed question, and says in words what came instead of an answer.

import type { CubeBody } from '../../answers/answer.ts';
import { askHeld, asProblem } from '../../answers/answerService.ts';
import { readParams, type Params } from '../../answers/params.ts';
import { ApiProblem } from '../../answers/problem.ts';
import { formatAmount } from '../../language/amounts.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { Call, Portal } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { logFailure } from '../contract/failure.server.ts';
import { listDecidingParams, listQueryEntries, findMonthParams, findTopicParam } from './names.ts';
import { lastMonth, readDefaultChoice } from './reader.server.ts';
import type { ComposedQuestion } from './question.server.ts';

/** What came: an answer, or the reason why there is none. */
export interface CubeOutcome {
  readonly body: CubeBody | null;
  /** Empty where there is an answer. */
  readonly message: string;
  /** The size that the answer would have; null where that is not known. */
  readonly size: Readonly<Record<string, number>> | null;
  /** Whether it could not be asked, as against not to be answered. */
  readonly failed?: boolean;
  /** Whether it took longer than its call gives: asked again it may be answered. */
  readonly late?: boolean;
}

/** Throws ApiProblem where no ledger serves. A question without a year is not asked: nothing is loaded of its figures. */
export async function askQuestion(
  context: PageContext,
  block: object,
  question: ComposedQuestion,
): Promise<CubeOutcome> {
  const { formatter, portal, signal } = context;
  const service = context.answerService();
  if (question.values[question.call.year]?.length === 0)
    return { body: null, message: formatter.say('notes.nothing-loaded'), size: null };
  try {
    const params = buildParams(portal, question);
    const lang = formatter.locale.code;
    const body = await askHeld(service, 'cells', { call: question.call, params, lang, signal });
    return { body, message: '', size: null };
  } catch (error) {
    const problem = asProblem(error);
    if (problem instanceof ApiProblem && problem.code === 'no-ledger') throw problem;
    return refusal(context, block, problem);
  }
}

/** As the address of the call has it. */
export function buildCubeQuery(question: ComposedQuestion): URLSearchParams {
  return new URLSearchParams(listQueryEntries(question.call, question.values));
}

function buildParams(portal: Portal, question: ComposedQuestion): Params {
  const { call, topic } = question;
  const path = { [findTopicParam(call)]: topic };
  return readParams(portal, call, { path, query: buildCubeQuery(question) });
}

function refusal(context: PageContext, block: object, problem: unknown): CubeOutcome {
  const { formatter } = context;
  const known = problem instanceof ApiProblem ? problem : null;
  if (known?.code === 'too-much') {
    const size = known.more.size ?? {};
    const most = known.more.most ?? {};
    const late = most['seconds'] !== undefined;
    return { body: null, message: tooMuch(formatter, size, most), size, late };
  }
  if (known?.code === 'unanswered-combination')
    return { body: null, message: formatter.say('cube.not-together'), size: null };
  logFailure(context.log, block, problem);
  return {
    body: null,
    message: formatter.say('cube.failed'),
    size: null,
    failed: true,
  };
}

function tooMuch(
  formatter: LocaleFormatter,
  size: Readonly<Record<string, number>>,
  most: Readonly<Record<string, number>>,
): string {
  const told = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .filter(([name]) => name in most)
      .map(([name, count]) =>
        formatter.say(`cube.${name}`, { count, number: countWords(formatter, count) }),
      )
      .join(', ');
  const [asked, allowed] = [told(size), told(most)];
  return asked === ''
    ? formatter.say('cube.too-long', { most: allowed })
    : formatter.say('cube.too-much', { size: asked, most: allowed });
}

/** A whole number as the language groups its digits. */
export function countWords({ style }: LocaleFormatter, count: number): string {
  return formatAmount(String(count), { value: 1, decimals: 0 }, style);
}

/** The values that an address has to say: those that stand where nothing is written are left out. */
export function spokenValues(
  portal: Portal,
  question: ComposedQuestion,
): ComposedQuestion['values'] {
  const { call, values } = question;
  const { from, to } = findMonthParams(portal, call);
  const years = (values[call.year] ?? []).map(Number);
  const standard = new Map([
    ...listDecidingParams(call).map(
      (name) => [name, readDefaultChoice(portal, call, name)] as const,
    ),
    [from, '1'],
    [to, String(lastMonth(question.loaded, years))],
  ]);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, [value = '', ...others]]) =>
        others.length > 0 || (value !== '' && standard.get(name) !== value),
    ),
  );
}

/** What an answer has at most, told before it is asked. */
export function formatLimits(formatter: LocaleFormatter, call: Call): string {
  const { mostCells: cells, mostRows: rows, mostSeconds: seconds } = assertDefined(call.cube);
  const told = Object.entries({ cells, rows, seconds }).map(([name, count]) =>
    formatter.say(`cube.${name}`, { count, number: countWords(formatter, count) }),
  );
  return formatter.say('cube.limits', { most: told.join(', ') });
}
