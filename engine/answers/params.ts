// What was received, or what a page has → the call's parameters, closed and typed; anything else is a problem with what is allowed.

import { listedIn } from '../addresses/query.ts';
import { listAnsweredChoices, decide, type Inputs } from '../state/decide.ts';
import { parseFilterValue, typedValue, widestBounds } from '../state/filterValue.ts';
import type { ReadValues, WrittenAddress } from '../state/readFilters.ts';
import { namesGiven } from '../model/given.ts';
import { canonicalCode } from '../model/codes.ts';
import { lookup, assertDefined, at } from '../model/lookup.ts';
import type { Call, Filter, Given, Page, Param, Portal, Value } from '../model/portal.ts';
import { ApiProblem, type Allowed } from './problem.ts';
import { codeWords, rangeWords } from './problemWords.ts';
import { partAt } from '../addresses/parts.ts';
import { fillNames } from '../language/fillNames.ts';

export type Params = Readonly<Record<string, Value | readonly string[]>>;

/** The values of a parameter, one where it is no list; none where it is left out or empty. */
export function listOf(value: Params[string] | undefined): readonly string[] {
  if (value === undefined || value === '') return [];
  return typeof value === 'object' ? value : [String(value)];
}

/** So many allowed values are told at most. */
const SHOWN = 40;

/** Where a parameter's value stands, and what its values are. */
interface Declared {
  readonly portal: Portal;
  readonly call: Call;
  readonly param: Param;
  readonly filter: Filter;
}

/** The call's parameters from what was received. Throws ApiProblem: 404 for the path, 400 for the query. */
export function readParams(
  portal: Portal,
  call: Call,
  written: WrittenAddress,
  extra: readonly string[] = [],
): Params {
  refuseUnknown(call, written, extra);
  const { path, query } = written;
  return completeParams(portal, call, (declared) => {
    const { param } = declared;
    const inPath = path[param.name];
    const texts = inPath === undefined ? query.getAll(param.name) : [inPath];
    const [first] = texts;
    if (first === undefined || (texts.length === 1 && first === '' && !param.required))
      return undefined;
    if (!param.list) return readValue(declared, first, inPath !== undefined);
    const values = texts.map((text) => String(readValue(declared, text, false)));
    refuseTooMany(portal, param, values);
    return values;
  });
}

/** A page whose address was read. */
export interface ReadPage {
  readonly portal: Portal;
  readonly page: Page;
  readonly read: ReadValues;
}

/** The parameters of a call on a page: written ones, then filters and path parameters of the same name. Throws ApiProblem. */
export function readParameters(
  shown: ReadPage,
  call: Call,
  given: Readonly<Record<string, Given>>,
): Params {
  const { portal, page, read } = shown;
  // a filter that is sent under another name is not sent under its own as well
  const renamed = new Set(Object.values(given).flatMap(namesGiven));
  return completeParams(portal, call, (declared) => {
    const { param } = declared;
    const own = given[param.name];
    const ofPage = renamed.has(param.filter) ? undefined : read.values[param.filter];
    const value = own === undefined ? ofPage : givenValue(shown, own);
    if (value === undefined || value === null || value === '') return undefined;
    const inPath = !param.list && call.path.includes(`:${param.name}`);
    // what the filter of the page has parsed is not parsed again
    const isRead = own === undefined && !(param.filter in page.parameters);
    const take = isRead ? takeRead : readValue;
    if (!param.list) return take(declared, String(value), inPath);
    // the filter of a page may take more values than the call
    const values = listedIn(String(value)).map((each) => String(take(declared, each, inPath)));
    refuseTooMany(portal, param, values);
    return values;
  });
}

/** Values by name that stand for something on a page; empty where nothing is given. */
export function givenValues(
  shown: ReadPage,
  given: Readonly<Record<string, Given>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, own]) => [name, String(givenValue(shown, own) ?? '')]),
  );
}

function givenValue({ portal, page, read }: ReadPage, given: Given): Value | null | undefined {
  if (typeof given !== 'object') return given;
  if (given.decide !== undefined)
    return decide(lookup(portal.decisions, given.decide), { ...read.values, page: page.id })?.value;
  return namesGiven(given)
    .map((name) => read.values[name])
    .find((value) => value !== undefined && value !== '');
}

/** All parameters in the order of the call; `take` gives the value of each, undefined for one that is left out. Throws ApiProblem where it must not be. */
function completeParams(
  portal: Portal,
  call: Call,
  take: (declared: Declared) => Params[string] | undefined,
): Params {
  const params: Record<string, Params[string]> = {};
  for (const param of call.params) {
    const declared = { portal, call, param, filter: lookup(portal.filters, param.filter) };
    const value = take(declared);
    if (value !== undefined) params[param.name] = value;
    else if (param.required)
      throw new ApiProblem('missing-parameter', {
        parameter: param.name,
        allowed: buildAllowed(declared),
      });
    else if (param.default !== undefined) params[param.name] = param.default;
  }
  return decideLists(portal, call, params);
}

/** Names that the call does not have, and names that stand twice where one value is wanted. Throws ApiProblem. */
function refuseUnknown(
  call: Call,
  { path, query }: WrittenAddress,
  extra: readonly string[],
): void {
  const known = [...new Set([...call.params.map((param) => param.name), ...extra])];
  for (const name of new Set(query.keys())) {
    if (name in path && call.also.length > 0) refuseOther(name, path[name], query.getAll(name));
    else if (name in path || !known.includes(name))
      throw new ApiProblem('unknown-parameter', {
        parameter: name,
        allowed: known.filter((other) => !(other in path)),
      });
    const list = call.params.find((param) => param.name === name)?.list ?? false;
    if (!list && query.getAll(name).length > 1)
      throw new ApiProblem('repeated-parameter', {
        parameter: name,
        received: query.getAll(name).join(', '),
      });
  }
}

/** What another address of the call has in its query may stand there beside the path too, where it says the same. Throws ApiProblem. */
function refuseOther(parameter: string, own: string | undefined, written: readonly string[]): void {
  const other = written.find((text) => text !== own);
  if (other !== undefined)
    throw new ApiProblem('repeated-parameter', {
      parameter,
      received: other,
      detail: { say: 'beside-path' },
    });
}

function readValue(declared: Declared, text: string, inPath: boolean): Value {
  const { portal, call, param, filter } = declared;
  const bounds = widestBounds(portal.model, filter);
  const value = parseFilterValue(
    portal.model,
    filter,
    text,
    filter.kind === 'choice'
      ? { ...bounds, options: listAnsweredChoices(call, param, filter) }
      : bounds,
  );
  if (value === null) throw refused(declared, text, inPath);
  return value;
}

/** A value that the filter itself has parsed: of a choice the call may answer fewer options. */
function takeRead(declared: Declared, text: string, inPath: boolean): Value {
  const { call, param, filter } = declared;
  if (filter.kind === 'choice' && !listAnsweredChoices(call, param, filter).includes(text))
    throw refused(declared, text, inPath);
  return typedValue(filter, text);
}

function refused(declared: Declared, text: string, inPath: boolean): ApiProblem {
  return new ApiProblem(inPath ? 'unknown-code' : 'invalid-parameter', {
    parameter: declared.param.name,
    received: text,
    allowed: buildAllowed(declared),
  });
}

function buildAllowed({ portal, call, param, filter }: Declared): Allowed[] {
  switch (filter.kind) {
    case 'choice':
      return listAnsweredChoices(call, param, filter).slice(0, SHOWN);
    case 'member': {
      const example = filter.joined === '' ? call.example[param.name] : undefined;
      const codes = [filter.dimension, ...filter.or].flatMap((name) => {
        const dimension = lookup(portal.model.dimensions, name);
        const isOwn = canonicalCode(dimension, String(example ?? '')) !== null;
        return codeWords(dimension, isOwn ? example : undefined);
      });
      const sign = filter.joined;
      return sign === '' ? codes : [...codes, { say: 'joined', words: { sign } }];
    }
    case 'date':
      return [{ say: 'date' }, ...(filter.months ? [{ say: 'month' }] : [])];
    case 'day':
      return [rangeWords('01-01', '12-31')];
    case 'text':
      return [{ say: 'text', words: { count: filter.max } }];
    default: {
      const { min, max } = widestBounds(portal.model, filter);
      return [rangeWords(min, max)];
    }
  }
}

/** The call's address with its parameters: what a browser asks for more of the same answer. */
export function callAddress(call: Call, params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (!call.path.includes(`:${name}`))
      for (const each of typeof value === 'object' ? value : [value])
        query.append(name, String(each));
  return `${call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))}?${query}`;
}

/** The same question in the same words, whatever the order it was written in. Values are escaped: two questions never share one key. */
export function canonicalQuestion(call: Call, params: Params): string {
  const written = Object.keys(params)
    .sort()
    .map((name) => `${name}=${listOf(params[name]).map(encodeURIComponent).join(',')}`);
  return `${call.id}?${written.join('&')}`;
}

/** Each value counts once. Throws ApiProblem where there are more than the parameter takes. */
function refuseTooMany(portal: Portal, param: Param, values: readonly string[]): void {
  const { name: parameter, most } = param;
  const count = new Set(values).size;
  if (count > most)
    throw new ApiProblem('invalid-parameter', {
      parameter,
      received: values.join(', '),
      allowed: [{ say: 'list', words: { count: most } }],
      detail: { say: 'most-values', words: { count, most } },
      ...(param.message === '' ? {} : { message: saidOf(portal, param) }),
    });
}

/** What readers are told, in each language of the portal. */
function saidOf({ messages }: Portal, { message, most }: Param): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([locale, tree]) => {
      const text = partAt(tree, message);
      return typeof text === 'string' ? [[locale, fillNames(text, { count: String(most) })]] : [];
    }),
  );
}

/** The parameters with the values that decisions give. Throws ApiProblem where a written value is not among those. */
function decideLists(portal: Portal, call: Call, params: Params): Params {
  const deciding = call.params.filter(({ decided }) => decided !== undefined);
  const given = deciding.flatMap((param) => {
    const values = findValues(portal, param, params);
    return values === undefined ? [] : [[param.name, values] as const];
  });
  return { ...params, ...Object.fromEntries(given) };
}

function findValues(
  portal: Portal,
  { name, decided, list }: Param,
  params: Params,
): Params[string] | undefined {
  const decision = lookup(portal.decisions, assertDefined(decided));
  const allowed = decide(decision, params as Inputs)?.values;
  const written = params[name];
  if (written === undefined || allowed === undefined) return written ?? allowed;
  const values = listOf(written);
  if (values.every((value) => allowed.includes(value))) return list ? values : written;
  const inputs = new Set(decision.rows.flatMap(({ when }) => Object.keys(when)));
  const named = [...inputs].filter((input) => params[input] !== undefined);
  const answered = named.map((input) => [input, [String(params[input])]] as const);
  const received = [...named, name].map((each) => String(params[each]));
  throw new ApiProblem('unanswered-combination', {
    parameter: [...named, name].join(', '),
    received: received.join(', '),
    parameters: [...named, name].map((each, i) => ({ name: each, received: at(received, i) })),
    combinations: [{ ...Object.fromEntries(answered), [name]: allowed }],
  });
}
