// A call being tried: which one the address chooses, what is filled in, and the question that it comes to.

import { formsOf } from '../../answers/shapes.ts';
import { FORMS, type Form } from '../../answers/tabular/formats.ts';
import { readParams, type Params } from '../../answers/params.ts';
import { ApiProblem } from '../../answers/problem.ts';
import type { Call, Page, Portal } from '../../model/portal.ts';

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
  const block = page.blocks.find((one) => one.kind === 'calls');
  const call =
    block && Object.hasOwn(portal.calls, query.get(block.query) ?? '')
      ? portal.calls[query.get(block.query)!]!
      : null;
  if (!call) return null;
  const trial = fillTrial(portal, call, query);
  return { ...trial, written: [[block!.query, call.id], ...trial.written] };
}

/** With nothing of its own filled in a call has its example. */
export function fillTrial(portal: Portal, call: Call, query: URLSearchParams): Trial {
  const filled = call.params.some((param) => query.has(param.name));
  const values = Object.fromEntries(
    call.params.map((param) => {
      const example = call.example[param.name];
      const written = filled
        ? query.getAll(param.name).map((one) => one.slice(0, LONGEST).trim())
        : example === undefined
          ? []
          : [String(example)];
      return [
        param.name,
        (param.list ? written.flatMap((one) => one.split(/[\s,;]+/)) : written.slice(0, 1)).filter(
          (one) => one !== '',
        ),
      ];
    }),
  );
  const asked = query.get(FORM_FIELD) ?? '';
  const form = FORMS.find((one) => one === asked && formsOf(call).includes(one)) ?? '';
  const { question, problem } = questionOf(portal, call, form, values);
  const own = filled
    ? Object.entries(values).flatMap(([name, some]) => some.map((value) => [name, value] as const))
    : [];
  const written = form === '' ? own : [...own, [FORM_FIELD, form] as const];
  return {
    call,
    form,
    values,
    question,
    problem,
    written,
    key: JSON.stringify([call.id, form, values]),
  };
}

function questionOf(
  portal: Portal,
  call: Call,
  form: Form,
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
        .filter(({ name }) => !(name in inPath) && values[name]!.length > 0)
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
