// What a block of calls is: every call of the API by group, one of them tried out.

import type { CallsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { BlockBase, Text } from '../../model/portal.ts';

export interface CallsBlock extends BlockBase {
  readonly kind: 'calls';
  /** Name under which the chosen call stands in the address. */
  readonly query: string;
  /** First part of a call's name → heading. */
  readonly groups: Readonly<Record<string, Text>>;
}

export const calls: Kind<CallsBlock, CallsBlockSpec> = {
  name: 'calls',
  readsAddress: true,
  normalize: (spec, start) => ({
    ...start,
    kind: 'calls',
    query: spec.query ?? 'call',
    groups: spec.groups ?? {},
  }),
};
