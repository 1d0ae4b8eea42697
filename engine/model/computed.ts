// Figures that a call computes from its own: what they measure.

import type { Call } from './call.ts';
import type { Measure } from './ledger.ts';

/** The measure that a computed field of a call is; undefined where the field is none. */
export function computedMeasure(
  { groups }: Pick<Call, 'groups'>,
  field: string,
): Measure | undefined {
  const each = groups?.each[field];
  const change = groups?.changes[field];
  const title = each?.title ?? change?.title;
  if (!title) return undefined;
  return {
    name: field,
    title,
    kind: change ? 'percent' : 'flow',
    of: change ? [change.now, change.before] : [],
    change: change !== undefined,
    nothing: false,
  };
}
