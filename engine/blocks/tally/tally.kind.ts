// What a tally is: a line of counts, each of a call of its own, and when what is counted was loaded.

import type { TallyBlockComplete, TallyItemComplete } from '../../../schemas/complete.ts';
import type { TallyBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type TallyBlock = CompleteBlock<TallyBlockComplete>;

export type TallyItem = TallyItemComplete;

export const tally: Kind<TallyBlock, TallyBlockSpec> = {
  name: 'tally',
  heads: true,
};
