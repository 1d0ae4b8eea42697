// Query string and path → the call's parameters, closed and typed; anything else is a problem with what is allowed.

import type { Call, Filter, Param, Portal, Value } from '../model/portal.ts';
import { canonicalCode } from '../ledger/model/codes.ts';
import { choicesOf } from '../filters/choices.ts';
import { ApiProblem } from './problem.ts';

export type Params = Readonly<Record<string, Value | readonly string[]>>;

/** Years that can be asked; a year inside without figures answers nothing. */
const LAST_YEAR = 2100;
const SHOWN = 40;

/** The call's parameters from what was received. Throws ApiProblem: 404 for the path, 400 for the query. */
export function readParams(
  portal: Portal,
  call: Call,
  path: Readonly<Record<string, string>>,
  query: URLSearchParams,
  extra: readonly string[] = [],
): Params {
  const known = [...call.params.map((param) => param.name), ...extra];
  for (const name of new Set(query.keys())) {
    if (name in path || !known.includes(name))
      throw new ApiProblem('unknown-parameter', {
        parameter: name,
        allowed: known.filter((one) => !(one in path)),
      });
    const list = call.params.find((param) => param.name === name)?.list ?? false;
    if (!list && query.getAll(name).length > 1)
      throw new ApiProblem('repeated-parameter', {
        parameter: name,
        received: query.getAll(name).join(', '),
      });
  }
  const params: Record<string, Value | readonly string[]> = {};
  for (const param of call.params) {
    const filter = portal.filters[param.filter]!;
    const inPath = path[param.name];
    const written = inPath === undefined ? query.getAll(param.name) : [inPath];
    if (written.length === 0 || (written.length === 1 && written[0] === '' && !param.required)) {
      if (param.required)
        throw new ApiProblem('missing-parameter', {
          parameter: param.name,
          allowed: allowedOf(portal, call, param, filter),
        });
      if (param.default !== null) params[param.name] = param.default;
      continue;
    }
    const values = written.map((text) =>
      readValue(portal, call, param, filter, text, inPath !== undefined),
    );
    params[param.name] = param.list ? (values as string[]) : values[0]!;
  }
  return params;
}

function readValue(
  portal: Portal,
  call: Call,
  param: Param,
  filter: Filter,
  text: string,
  inPath: boolean,
): Value {
  const fail = (): never => {
    const code = inPath ? 'unknown-code' : 'invalid-parameter';
    throw new ApiProblem(code, {
      parameter: param.name,
      received: text,
      allowed: allowedOf(portal, call, param, filter),
    });
  };
  switch (filter.kind) {
    case 'choice':
      return choicesOf(call, param, filter).includes(text) ? text : fail();
    case 'member':
      return canonicalCode(portal.model.dimensions[filter.dimension]!, text) ?? fail();
    case 'date':
      return isDate(text) ? text : fail();
    case 'text':
      return text.length <= filter.max && !hasControl(text) ? text : fail();
    default: {
      const [min, max] = rangeOf(portal, filter);
      const number =
        /^(0|[1-9]\d{0,8})$/.test(text) || (filter.kind === 'month' && /^0[1-9]$/.test(text))
          ? Number(text)
          : NaN;
      return number >= min && number <= max ? number : fail();
    }
  }
}

export function rangeOf(portal: Portal, filter: Filter): [min: number, max: number] {
  if (filter.kind === 'year') return [portal.model.earliest.year, LAST_YEAR];
  if (filter.kind === 'month') return [1, 12];
  if (filter.kind === 'quarter') return [1, 4];
  return [filter.min, filter.max];
}

function allowedOf(portal: Portal, call: Call, param: Param, filter: Filter): string[] {
  if (filter.kind === 'choice') return choicesOf(call, param, filter).slice(0, SHOWN);
  if (filter.kind === 'member') return [portal.model.dimensions[filter.dimension]!.pattern];
  if (filter.kind === 'date') return ['YYYY-MM-DD'];
  if (filter.kind === 'text') return [`at most ${filter.max} characters`];
  return [rangeOf(portal, filter).join('–')];
}

/** A day that the calendar has, as `YYYY-MM-DD`. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function hasControl(text: string): boolean {
  return /[\p{Cc}\ufffd]/u.test(text);
}

/** The same question in the same words, whatever the order it was written in. Values are escaped: two questions never share one key. */
export function canonicalQuestion(call: Call, params: Params): string {
  return `${call.id}?${Object.keys(params)
    .sort()
    .map((name) => `${name}=${escaped(params[name]!)}`)
    .join('&')}`;
}

function escaped(value: Params[string]): string {
  return (typeof value === 'object' ? value : [value])
    .map((one) => encodeURIComponent(one))
    .join(',');
}

/** A text with the parameters that it names in braces, such as the name of a file. */
export function fillNames(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
