// The tool that explains one figure of a call's answer: what it is, whose, of which period, how it was made, and the same code over the years.

import { withPrefix } from '../addresses/query.ts';
import { explainFigure } from '../answers/explained/explainFigure.ts';
import type { ExplainedFigure } from '../answers/explained/told.ts';
import { readParams } from '../answers/params.ts';
import { ApiProblem } from '../answers/problem.ts';
import { listExtras, findCallShape } from '../answers/shapes.ts';
import { ledgerIn } from '../api/oldSources.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { isObject } from '../model/lookup.ts';
import type { Call, CoverageView } from '../model/portal.ts';
import { aboutAnswer } from './about.ts';
import { orProblem, type AskedByAssistant, type ToolOutcome } from './answer.ts';
import { parseToolQuestion, type ToolQuestion } from './question.ts';
import { READS_ONLY, type Tool } from './tools.ts';

export const EXPLAIN = 'explain_figure';

/** `calls` are the tools, by their names: those that answer amounts can be explained. */
export function explainTool({ say }: LocaleFormatter, calls: ReadonlyMap<string, Call>): Tool {
  const text = (key: string) => ({ type: 'string', description: say(`assistants.explain.${key}`) });
  return {
    name: EXPLAIN,
    title: say('assistants.explain.title'),
    description: say('assistants.explain.about'),
    inputSchema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        tool: { ...text('tool'), enum: namesIn(calls) },
        parameters: { type: 'object', description: say('assistants.explain.parameters') },
        row: text('row'),
        field: text('field'),
      },
      required: ['tool', 'parameters', 'field'],
    },
    annotations: READS_ONLY,
  };
}

/** Tools whose answers hold figures. */
function namesIn(calls: ReadonlyMap<string, Call>): string[] {
  return [...calls].flatMap(([name, call]) => (findCallShape(call).figures?.(call) ? [name] : []));
}

/** Fails with a problem document, as the call itself does. */
export async function explainForTool(
  asking: AskedByAssistant,
  calls: ReadonlyMap<string, Call>,
  given: Readonly<Record<string, unknown>>,
): Promise<ToolOutcome> {
  return await orProblem(asking, async () => {
    refuseUnknown(given);
    const call = calls.get(wordIn(given, 'tool'));
    if (!call || !findCallShape(call).figures?.(call))
      throw new ApiProblem('invalid-parameter', {
        parameter: 'tool',
        received: wordIn(given, 'tool'),
        allowed: namesIn(calls),
      });
    const { parameters } = given;
    if (!isObject(parameters))
      throw new ApiProblem('missing-parameter', { parameter: 'parameters' });
    const { portal } = asking.answerCache;
    const question = parseToolQuestion(portal, call, parameters, asking.formatter.locale);
    const figure = { row: wordIn(given, 'row'), field: wordIn(given, 'field') };
    return await explain(asking, call, question, figure);
  });
}

async function explain(
  asking: AskedByAssistant,
  call: Call,
  question: ToolQuestion,
  { row, field }: { readonly row: string; readonly field: string },
): Promise<ToolOutcome> {
  const { answerCache, formatter, signal } = asking;
  const params = readParams(answerCache.portal, call, question, listExtras(call, ''));
  const { source, release } = await answerCache.at(ledgerIn(question.query));
  try {
    const service = source.answerService();
    const { id, manifest } = service.ledger;
    const explained = await explainFigure({
      service,
      formatter,
      call,
      params,
      node: row,
      field,
      signal,
    });
    const { measures: _, ...beside } = aboutAnswer(asking, {
      call,
      question,
      said: { ledger: id, created: manifest.created, notes: [], coverage: null, period: null },
      mark: service.ledger.mark,
      period: explained.period,
    });
    const about = withCoverage(beside, explained.coverage);
    const answer = withAddresses(asking, explained);
    return { json: JSON.stringify({ about, answer }), failed: false, file: null };
  } finally {
    release();
  }
}

/** What stands beside it anyway is not said twice; addresses are whole. */
function withAddresses({ formatter, origin }: AskedByAssistant, figure: ExplainedFigure): unknown {
  const { prefix } = formatter.locale;
  const { ledger: _, invented: __, ...explained } = figure;
  const whole = JSON.stringify(explained, (name, value: unknown) =>
    name === 'to' && typeof value === 'string' && value !== ''
      ? origin + withPrefix(value, prefix)
      : value,
  );
  const { call, ...more } = JSON.parse(whole) as ExplainedFigure;
  return { ...more, call: { ...call, address: origin + call.address } };
}

const TAKEN = ['tool', 'parameters', 'row', 'field'];

function refuseUnknown(given: Readonly<Record<string, unknown>>): void {
  for (const parameter of Object.keys(given))
    if (!TAKEN.includes(parameter))
      throw new ApiProblem('unknown-parameter', { parameter, allowed: TAKEN });
}

/** Empty where it is left out. Throws ApiProblem where it is no text. */
function wordIn(given: Readonly<Record<string, unknown>>, parameter: string): string {
  const value = given[parameter] ?? '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new ApiProblem('invalid-parameter', { parameter, detail: { say: 'text-wanted' } });
}

/** The same with it behind the mark of invented figures, where assistants are told to look for it. */
export function withCoverage(
  about: Readonly<Record<string, unknown>>,
  coverage: CoverageView | null,
): Record<string, unknown> {
  if (!coverage) return about;
  const { demonstration, warning, ...more } = about;
  return {
    ...(demonstration === undefined ? {} : { demonstration, warning }),
    coverage: coverage.words,
    whole: coverage.whole,
    ...more,
  };
}
