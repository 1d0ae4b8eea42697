// What all shapes that ask figures have in common: which asks apply, the question to the ledger, names and amounts.

import { holdsAll } from '../state/decide.ts';
import { writeAmount } from '../language/decimals.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { namesGiven } from '../model/given.ts';
import { canonicalCode } from '../model/codes.ts';
import type { LedgerQuestion } from '../ledger/query/plan.ts';
import type { TreeNode } from '../ledger/query/tree.ts';
import { first, lookup } from '../model/lookup.ts';
import type { Ask, Call, Given, Portal, Condition } from '../model/portal.ts';
import type { Amount } from './answer.ts';
import type { Params } from './params.ts';
import { readAskedPeriod } from './period.ts';
import type { AskedCall } from './shape.ts';
import { ApiProblem } from './problem.ts';

/** Of what a call says for some parameters that whose condition these meet, at least one. Throws ApiProblem where there is none. */
export function fitting<What extends { readonly when: Condition }>(
  all: readonly What[],
  params: Params,
): What[] {
  const found = all.filter(({ when }) => holdsAll(when, params as Record<string, string>));
  if (found.length > 0) return found;
  throw unanswered(
    all.map(({ when }) => when),
    params,
  );
}

/** The asks whose condition the parameters meet, at least one. Throws ApiProblem where none does. */
export function askFor(call: Call, params: Params): Ask[] {
  return fitting(call.asks, params);
}

/** Whether the rows of a call are keys: those whose figures are asked. */
export function asksKeys({ asks }: Call): boolean {
  return asks.some(({ ofKeys }) => ofKeys);
}

/** What one ask of a call is to the ledger. Throws ApiProblem where the period has no sense. */
export function buildLedgerQuestion(
  { portal, ledger, call, params }: AskedCall,
  ask: Ask,
  measures: readonly string[],
): LedgerQuestion {
  const detail = ask.detail ? (ask.detail.levels[String(params[ask.detail.param])] ?? '') : '';
  return {
    facts: ask.facts,
    by: ask.by,
    detail: detail === ask.by ? '' : detail,
    where: fixedCodes(portal, ask.where, params),
    period: readAskedPeriod(portal, call, params, { facts: ask.facts, latest: ledger.latest }),
    measures: [...new Set(measures)],
  };
}

/** Canonical codes of the dimensions that are fixed; one whose parameter is left out is not. */
export function fixedCodes(
  portal: Portal,
  where: Readonly<Record<string, Given>>,
  params: Params,
): Record<string, string> {
  const codes = Object.entries(where).flatMap(([name, given]) => {
    const code = findValue(given, params);
    return code === null
      ? []
      : [[name, canonicalCode(lookup(portal.model.dimensions, name), code) ?? code] as const];
  });
  return Object.fromEntries(codes);
}

function findValue(given: Given, params: Params): string | null {
  if (typeof given !== 'object') return String(given);
  const name = namesGiven(given).find((param) => params[param] !== undefined);
  return name === undefined ? null : String(params[name]);
}

/** Amounts in hundredths as they are written, each under the name that the call gives its measure; null for unknown. */
export function writeAmounts(
  fields: Readonly<Record<string, string>>,
  valueOf: (measure: string) => bigint | null | undefined,
): Record<string, Amount> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, measure]) => {
      const value = valueOf(measure) ?? null;
      return [field, value === null ? null : writeAmount(value)];
    }),
  );
}

/** The name of a node: the source's own wording first, then the dictionary of the year. */
export class Names {
  private readonly portal: Portal;
  private readonly ledger: Ledger;
  private readonly year: number;
  private readonly locale: string;

  constructor({ portal, ledger }: Pick<AskedCall, 'portal' | 'ledger'>, year: number) {
    this.portal = portal;
    this.ledger = ledger;
    this.year = year;
    this.locale = first(portal.settings.locales).code;
  }

  of(
    node: Pick<TreeNode, 'dimension' | 'level' | 'code' | 'sourceLabel'>,
  ): Readonly<Record<string, string>> {
    const dimension = lookup(this.portal.model.dimensions, node.dimension);
    if (node.level === 0 && dimension.total) return dimension.total.title;
    if (node.code === '' && dimension.unknown) return dimension.unknown;
    const known = this.ledger.members.title(node.dimension, node.code, this.year) ?? {
      [this.locale]: node.code,
    };
    return node.sourceLabel === null ? known : { ...known, [this.locale]: node.sourceLabel };
  }

  /** In the portal's first language. */
  standard(node: TreeNode): string {
    return lookup(this.of(node), this.locale);
  }
}

/** The problem where none of these conditions holds, though each value by itself is one of the call's. */
function unanswered(conditions: readonly Condition[], params: Params): ApiProblem {
  const names = [...new Set(conditions.flatMap((when) => Object.keys(when)))];
  const parameters = names.map((name) => {
    const received = params[name];
    return received === undefined ? { name } : { name, received: String(received) };
  });
  const distinct = new Map(conditions.map((when) => [JSON.stringify(when), when]));
  return new ApiProblem('unanswered-combination', {
    parameter: names.join(', '),
    received: parameters.map(({ received = '' }) => received).join(', '),
    parameters,
    combinations: [...distinct.values()],
  });
}
