// Parameters that take several values: how many at most, and which a decision gives where none is written.

import { partAt } from '../addresses/parts.ts';
import { decide, type Inputs } from '../state/decide.ts';
import { fillNames } from '../language/fillNames.ts';
import { assertDefined, at, lookup } from '../model/lookup.ts';
import type { Call, Param, Portal } from '../model/portal.ts';
import type { Params } from './params.ts';
import { ApiProblem } from './problem.ts';

/** Each value counts once. Throws ApiProblem where there are more than the parameter takes. */
export function refuseTooMany(portal: Portal, param: Param, values: readonly string[]): void {
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
export function decideLists(portal: Portal, call: Call, params: Params): Params {
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
  const values = typeof written === 'object' ? written : [String(written)];
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
