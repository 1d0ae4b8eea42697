// A call being tried: which one the address chooses, what is filled in, and the question that it comes to.

import { FORMS, formsOf, type Form } from '../../answers/tabular/formats.ts';
import { readParams, type Params } from '../../answers/params.ts';
import { ApiProblem } from '../../answers/problem.ts';
import { lookup } from '../../model/lookup.ts';
import type { Call, Page, Param, Portal } from '../../model/portal.ts';

/** Where the form of a call leads: on to the answer's own address. */
export const TRIAL_PATH = '/_call/';

/** The field that chooses the form of the answer; no parameter begins so. */
export const FORM_FIELD = '_form';
const LONGEST = 300;

export interface Trial {
  readonly call: Call;
  readonly form: Form;
  /** What stands in each field; a list has its values. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Null where the question has a mistake. */
  readonly question: Question | null;
  readonly problem: ApiProblem | null;
  /** What of a page's address says so; what an example fills in is not written. */
  readonly written: readonly (readonly [name: string, value: string])[];
  readonly key: string;
}

/** An address and, for a call that takes one, a body. */
export interface Question {
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly params: Params;
}

/** Null on a page that has no calls, or where the address chooses none that there is. */
export function readTrial(portal: Portal, page: Page, query: URLSearchParams): Trial | null {
  const block = page.blocks.find(({ kind }) => kind === 'calls');
  if (block?.kind !== 'calls') return null;
  const name = query.get(block.query) ?? '';
  if (!Object.hasOwn(portal.calls, name)) return null;
  const call = lookup(portal.calls, name);
  const trial = fillTrial(portal, call, query);
  return { ...trial, written: [[block.query, call.id], ...trial.written] };
}

/** With nothing of its own filled in a call has its example. */
export function fillTrial(portal: Portal, call: Call, query: URLSearchParams): Trial {
  const filled = call.params.some((param) => query.has(param.name));
  const values = Object.fromEntries(
    call.params.map((param) => [
      param.name,
      filled ? valuesIn(query, param) : exampleOf(call, param),
    ]),
  );
  const asked = query.get(FORM_FIELD) ?? '';
  const form = FORMS.find((known) => known === asked && formsOf(call).includes(known)) ?? '';
  const { question, problem } = questionOf(portal, call, form, values);
  const own = filled ? pairsOf(values) : [];
  return {
    call,
    form,
    values,
    question,
    problem,
    written: form === '' ? own : [...own, [FORM_FIELD, form]],
    key: JSON.stringify([call.id, form, values]),
  };
}

function valuesIn(query: URLSearchParams, param: Param): string[] {
  return separate(
    param,
    query.getAll(param.name).map((value) => value.slice(0, LONGEST).trim()),
  );
}

function exampleOf(call: Call, param: Param): string[] {
  const example = call.example[param.name];
  return separate(param, example === undefined ? [] : [String(example)]);
}

/** A list may be written in one field; of anything else the first counts. */
function separate({ list }: Param, written: readonly string[]): string[] {
  const values = list ? written.flatMap((value) => value.split(/[\s,;]+/)) : written.slice(0, 1);
  return values.filter((value) => value !== '');
}

function pairsOf(values: Trial['values']): (readonly [name: string, value: string])[] {
  return Object.entries(values).flatMap(([name, some]) =>
    some.map((value) => [name, value] as const),
  );
}

function questionOf(
  portal: Portal,
  call: Call,
  form: Form,
  values: Trial['values'],
): Pick<Trial, 'question' | 'problem'> {
  const given = pairsOf(values);
  const inPath = Object.fromEntries(given.filter(([name]) => call.path.includes(`:${name}`)));
  const query = given.filter(([name]) => !(name in inPath));
  try {
    const params = readParams(
      portal,
      call,
      inPath,
      new URLSearchParams(query.map(([name, value]): [string, string] => [name, value])),
    );
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
export function addressOf({ path, query }: Question): string {
  const written = query
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("'", '%27')}`)
    .join('&');
  return path.replaceAll("'", '%27') + (written === '' ? '' : `?${written}`);
}
