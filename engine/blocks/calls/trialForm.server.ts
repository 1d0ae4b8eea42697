// A call being tried → its form filled in, the answer's address and lines of code, or what is wrong with the question.

import { formatCallPath } from '../../api/paramSchema.ts';
import { listForms } from '../../answers/shapes.ts';
import type { ApiProblem } from '../../answers/problem.ts';
import { listAnsweredChoices } from '../../state/decide.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Call, Filter, Param, Text, Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { FORM_FIELD, type CallsBlock } from './calls.kind.ts';
import { codeLines, type CodeLine } from './callLines.server.ts';
import { buildTrialAddress, TRIAL_PATH, type Trial } from './trial.server.ts';

/** Shorter texts stand in a field of this width at least. */
const WIDE = 40;
const NARROW = 14;

export interface TrialContent {
  readonly title: Words;
  /** Method, where it is not GET, and path. */
  readonly address: string;
  readonly note: Words | null;
  /** Page that the form leads to, and what it sends besides its fields. */
  readonly action: string;
  readonly chosen: { readonly name: string; readonly value: string };
  readonly fields: readonly TrialField[];
  /** Where a second button leads, to the answer itself; empty where there is no such way. */
  readonly open: string;
  readonly problem: TrialProblem | null;
  readonly question: TrialQuestion | null;
}

export interface TrialField {
  readonly name: string;
  readonly title: Words;
  /** Name in code and notes; null for the field that chooses the form of the answer. */
  readonly param: { readonly name: string; readonly notes: string } | null;
  readonly value: string;
  /** Null where anything may be written. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null;
  /** Letters that it shows. */
  readonly width: number;
}

export interface TrialProblem {
  readonly words: string;
  readonly allowed: readonly string[];
}

export interface TrialQuestion {
  /** Of the answer; empty where a body must be sent. */
  readonly address: string;
  readonly lines: readonly CodeLine[];
}

/** Has either the problem or the question: the other is null. */
export function buildTrialContent(
  context: PageContext,
  block: CallsBlock,
  trial: Trial,
): TrialContent {
  const { formatter, path } = context;
  const { call, problem } = trial;
  return {
    title: formatter.words(call.title),
    address: callPath(call),
    note: call.note ? formatter.words(call.note) : null,
    action: path,
    chosen: { name: block.query, value: call.id },
    fields: [
      ...call.params.map((param) => buildField(context, trial, param)),
      ...formField(context, trial),
    ],
    open: call.method === 'get' ? TRIAL_PATH + call.id : '',
    problem: problem ? buildProblem(context, problem) : null,
    question: problem ? null : buildQuestion(context, trial),
  };
}

function buildField(context: PageContext, { call, values }: Trial, param: Param): TrialField {
  const { formatter, portal } = context;
  const filter = lookup(portal.filters, param.filter);
  const written = values[param.name] ?? [];
  const chosen = filter.kind === 'choice' && !param.list;
  const none = param.required ? [] : [{ value: '', label: '' }];
  const options = () =>
    listAnsweredChoices(call, param, filter).map((value) => ({
      value,
      label: formatter.plain(choiceTitle(filter, value)),
    }));
  return {
    name: param.name,
    title: formatter.words(filter.title),
    param: { name: param.name, notes: formatParamNotes(context, param) },
    value: chosen ? (written[0] ?? '') : written.join(', '),
    options: chosen ? [...none, ...options()] : null,
    width: filter.kind === 'text' || param.list ? WIDE : NARROW,
  };
}

/** Chooses the form of the answer, where there is a choice. */
function formField({ formatter }: PageContext, { call, form }: Trial): TrialField[] {
  const forms = listForms(call);
  if (forms.length < 2) return [];
  return [
    {
      name: FORM_FIELD,
      title: formatter.say('calls.form'),
      param: null,
      value: form,
      options: forms.map((value) => ({
        value,
        label: value === '' ? formatter.say('calls.plain-form') : value,
      })),
      width: NARROW,
    },
  ];
}

/** In words of the page what the API would answer as a problem. */
function buildProblem({ formatter }: PageContext, problem: ApiProblem): TrialProblem {
  const { code, more } = problem;
  const { parameter = '', received = '' } = more;
  const key = code === 'missing-parameter' ? 'calls.missing' : 'calls.wrong';
  return {
    words: formatter.say(key, { parameter, received }),
    allowed: problem.allowedIn(formatter),
  };
}

function buildQuestion({ portal, origin }: PageContext, trial: Trial): TrialQuestion {
  const question = assertDefined(trial.question);
  return {
    address: trial.call.method === 'get' ? buildTrialAddress(question) : '',
    lines: codeLines(portal, trial, question, origin),
  };
}

/** Method, where it is not the usual one, and path. */
export function callPath(call: Call): string {
  return (call.method === 'get' ? '' : 'POST ') + formatCallPath(call);
}

/** Whether it must be given, and how often it may. */
export function formatParamNotes({ formatter }: PageContext, param: Param): string {
  const notes = [formatter.say('calls.optional')];
  if (param.required) notes[0] = formatter.say('calls.required');
  else if (param.default !== undefined)
    notes[0] = formatter.say('calls.default', { value: String(param.default) });
  if (param.most < Number.MAX_SAFE_INTEGER)
    notes.push(formatter.say('calls.most', { count: param.most }));
  else if (param.list) notes.push(formatter.say('calls.repeated'));
  return notes.join(', ');
}

/** What one of the choices of a filter is called. */
export function choiceTitle(filter: Filter, value: string): Text {
  return assertDefined(filter.options.find((option) => option.value === value)).title;
}
