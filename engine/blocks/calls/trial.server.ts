// A call being tried: which one the address chooses, what is filled in, and the question that it comes to.

import { listForms } from '../../answers/shapes.ts';
import { FORMS, type AnswerForm } from '../../answers/tabular/exported.ts';
import { readParams, type Params } from '../../answers/params.ts';
import { ApiProblem } from '../../answers/problem.ts';
import { keptIn } from '../../state/kept.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Call, Param, Portal } from '../../model/portal.ts';
import type { PageContext, Onward } from '../contract/context.server.ts';
import { callsKeeps, FORM_FIELD, type CallsBlock } from './calls.kind.ts';

/** Where the form of a call leads: on to the answer's own address. */
export const TRIAL_PATH = '/_call/';

export interface Trial {
  readonly call: Call;
  readonly form: AnswerForm;
  /** What stands in each field; a list has its values. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Null where the question has a mistake. */
  readonly question: TriedQuestion | null;
  readonly problem: ApiProblem | null;
  /** Whether a reader filled something in; else it has its example. */
  readonly isFilled: boolean;
}

/** An address and, for a call that takes one, a body. */
export interface TriedQuestion {
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly params: Params;
}

/** What is filled in, by the names of fields; a name that is not there was not sent. */
type Sent = Readonly<Record<string, readonly string[]>>;

/** The call that this page view tries, with what is filled in; null where none is chosen. */
export function findTrial(context: PageContext, block: CallsBlock): Trial | null {
  const sent: Sent = keptIn(context, callsKeeps) ?? {};
  const [id] = sent[block.query] ?? [];
  return id === undefined
    ? null
    : fillTrial(context.portal, lookup(context.portal.calls, id), sent);
}

/** With nothing of its own filled in a call has its example. */
export function fillTrial(portal: Portal, call: Call, sent: Sent): Trial {
  const isFilled = call.params.some(({ name }) => (sent[name] ?? []).length > 0);
  const values = Object.fromEntries(
    call.params.map((param) => {
      const written = isFilled ? sent[param.name] : findExampleValues(call, param.name);
      return [param.name, listValues(param, written ?? [])];
    }),
  );
  const [asked = ''] = sent[FORM_FIELD] ?? [];
  const form = FORMS.find((name) => name === asked && listForms(call).includes(name)) ?? '';
  return { call, form, values, isFilled, ...buildQuestion(portal, call, form, values) };
}

function findExampleValues(call: Call, param: string): string[] {
  const example = call.example[param];
  return example === undefined ? [] : [String(example)];
}

/** Several values of a list may stand in one field; of the others the first one counts. */
function listValues(param: Param, written: readonly string[]): string[] {
  const values = param.list
    ? written.flatMap((text) => text.split(/[\s,;]+/))
    : written.slice(0, 1);
  return values.filter((value) => value !== '');
}

function buildQuestion(
  portal: Portal,
  call: Call,
  form: AnswerForm,
  values: Trial['values'],
): Pick<Trial, 'question' | 'problem'> {
  const given = Object.entries(values).flatMap(([name, some]) =>
    some.map((value) => [name, value] as const),
  );
  const inPath = Object.fromEntries(given.filter(([name]) => call.path.includes(`:${name}`)));
  const query = given.filter(([name]) => !(name in inPath));
  try {
    const params = readParams(portal, call, {
      path: inPath,
      query: new URLSearchParams(query.map(([name, value]): [string, string] => [name, value])),
    });
    const path =
      call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(inPath[name] ?? '')) +
      (form === '' ? '' : `/${form}`);
    if (call.method === 'get')
      return { question: { path, query, body: null, params }, problem: null };
    const body = Object.fromEntries(
      call.params
        .filter(({ name }) => !(name in inPath) && lookup(values, name).length > 0)
        .map(({ name, list }) => [name, list ? values[name] : params[name]]),
    );
    return { question: { path, query: [], body, params }, problem: null };
  } catch (error) {
    if (error instanceof ApiProblem) return { question: null, problem: error };
    throw error;
  }
}

/** The address below the origin; nothing in it ends a quotation of any language. */
export function buildTrialAddress({ path, query }: TriedQuestion): string {
  const written = query
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("'", '%27')}`)
    .join('&');
  return path.replaceAll("'", '%27') + (written === '' ? '' : `?${written}`);
}

/** What a query sends, by names. */
export function readSent(query: URLSearchParams): Sent {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}

/** The form of a call works without scripts: what is filled in goes on to the answer's own address. */
export const trialOnward: Onward = {
  folder: TRIAL_PATH,
  addressOf(portal, id, query) {
    const call = Object.hasOwn(portal.calls, id) ? lookup(portal.calls, id) : null;
    if (call?.method !== 'get') return null;
    const { question, problem } = fillTrial(portal, call, readSent(query));
    if (!question) throw assertDefined(problem);
    return buildTrialAddress(question);
  },
};
