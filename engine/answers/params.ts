// Query string and path → the call's parameters, closed and typed; anything else is a problem with what is allowed.

import { choicesOf } from '../filters/choices.ts';
import { parseFilterValue, widestBounds } from '../filters/filterValue.ts';
import type { WrittenAddress } from '../filters/readFilters.ts';
import { lookup } from '../model/lookup.ts';
import type { Call, Filter, Param, Portal, Value } from '../model/portal.ts';
import { ApiProblem } from './problem.ts';

export type Params = Readonly<Record<string, Value | readonly string[]>>;

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
  const params: Record<string, Value | readonly string[]> = {};
  for (const param of call.params) {
    const declared = { portal, call, param, filter: lookup(portal.filters, param.filter) };
    const inPath = path[param.name];
    const texts = inPath === undefined ? query.getAll(param.name) : [inPath];
    const [first] = texts;
    if (first === undefined || (texts.length === 1 && first === '' && !param.required)) {
      if (param.required)
        throw new ApiProblem('missing-parameter', {
          parameter: param.name,
          allowed: allowedOf(declared),
        });
      if (param.default !== null) params[param.name] = param.default;
    } else if (param.list)
      params[param.name] = texts.map((text) => String(readValue(declared, text, false)));
    else params[param.name] = readValue(declared, first, inPath !== undefined);
  }
  return params;
}

/** Names that the call does not have, and names that stand twice where one value is wanted. Throws ApiProblem. */
function refuseUnknown(
  call: Call,
  { path, query }: WrittenAddress,
  extra: readonly string[],
): void {
  const known = [...call.params.map((param) => param.name), ...extra];
  for (const name of new Set(query.keys())) {
    if (name in path || !known.includes(name))
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

function readValue(declared: Declared, text: string, inPath: boolean): Value {
  const { portal, call, param, filter } = declared;
  const bounds = widestBounds(portal.model, filter);
  const value = parseFilterValue(
    portal.model,
    filter,
    text,
    filter.kind === 'choice' ? { ...bounds, options: choicesOf(call, param, filter) } : bounds,
  );
  if (value !== null) return value;
  throw new ApiProblem(inPath ? 'unknown-code' : 'invalid-parameter', {
    parameter: param.name,
    received: text,
    allowed: allowedOf(declared),
  });
}

function allowedOf({ portal, call, param, filter }: Declared): string[] {
  switch (filter.kind) {
    case 'choice':
      return choicesOf(call, param, filter).slice(0, SHOWN);
    case 'member':
      return [lookup(portal.model.dimensions, filter.dimension).pattern];
    case 'date':
      return ['YYYY-MM-DD'];
    case 'text':
      return [`at most ${filter.max} characters`];
    default: {
      const { min, max } = widestBounds(portal.model, filter);
      return [`${min}–${max}`];
    }
  }
}

/** The same question in the same words, whatever the order it was written in. Values are escaped: two questions never share one key. */
export function canonicalQuestion(call: Call, params: Params): string {
  const written = Object.keys(params)
    .sort()
    .map((name) => `${name}=${escaped(lookup(params, name))}`);
  return `${call.id}?${written.join('&')}`;
}

function escaped(value: Params[string]): string {
  return (typeof value === 'object' ? value : [value])
    .map((part) => encodeURIComponent(part))
    .join(',');
}
