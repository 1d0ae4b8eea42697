// What stands in pages, calls and the ledger alike, as written → complete: conditions, given values, one thing or several.

import type { ConditionSpec, GivenSpec } from '../../../schemas/types.ts';
import type { Condition, Given } from '../../model/portal.ts';

/** Of a condition whose values are listed (`openConditions`). */
export function normalizeCondition(
  spec: Readonly<Record<string, ConditionSpec[string] | readonly string[]>> | undefined,
): Condition {
  return Object.fromEntries(
    Object.entries(spec ?? {}).map(([name, values]) => [name, toList(values as string | string[])]),
  );
}

export function normalizeWith(
  spec: Readonly<Record<string, GivenSpec>> | undefined,
): Record<string, Given> {
  return Object.fromEntries(
    Object.entries(spec ?? {}).map(([name, given]) => [name, normalizeGiven(given)]),
  );
}

function normalizeGiven(spec: GivenSpec): Given {
  if (typeof spec !== 'object') return spec;
  if (spec.decide !== undefined) return { decide: spec.decide };
  return { from: typeof spec.from === 'string' ? [spec.from] : (spec.from ?? []) };
}

export function toList<T>(written: T | readonly T[] | undefined): readonly T[] {
  if (written === undefined) return [];
  return Array.isArray(written) ? (written as readonly T[]) : [written as T];
}
