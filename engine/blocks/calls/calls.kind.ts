// What a block of calls is: every call of the API by group, one of them tried out.

import type { CallsBlockComplete } from '../../../schemas/complete.ts';
import type { CallsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type CallsBlock = CompleteBlock<CallsBlockComplete>;

export const calls: Kind<CallsBlock, CallsBlockSpec> = {
  name: 'calls',
  readsAddress: true,
};
