// What a versus is: two documents that the address names, compared: key figures, tables by rows, texts by words.

import type {
  PairComplete,
  PairTableComplete,
  VersusBlockComplete,
} from '../../../schemas/complete.ts';
import type { VersusBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type VersusBlock = CompleteBlock<VersusBlockComplete>;

/** Documents of two kinds, and which figures of theirs belong together. */
export type VersusPair = PairComplete;

/** Numbers of chapters, heads of columns. */
export type PairTable = PairTableComplete;

export const versus: Kind<VersusBlock, VersusBlockSpec> = {
  name: 'versus',
  shows: ['record', 'records'],
  gives: ['chosen/param'],
  readsAddress: true,
};
