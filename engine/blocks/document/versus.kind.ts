// What a versus is: two documents that the address names, compared: key figures, tables by rows, texts by words.

import type {
  PairComplete,
  PairTableComplete,
  VersusBlockComplete,
} from '../../../schemas/complete.ts';
import type { VersusBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { keptChoice, type KeptPlace } from '../../state/kept.ts';
import type { CompleteBlock } from '../../model/portal.ts';
import { keptRecords } from '../contract/chosen.kind.ts';

export type VersusBlock = CompleteBlock<VersusBlockComplete>;

/** Documents of two kinds, and which figures of theirs belong together. */
export type VersusPair = PairComplete;

/** Numbers of chapters, heads of columns. */
export type PairTable = PairTableComplete;

/** In the query of a page: whether only what differs is shown. */
export const ONLY = 'only';
export const CHANGED = 'changed';

/** Which documents, one after another, and whether only what differs is shown. */
export const versusKeeps = (place: KeptPlace, [block]: readonly VersusBlock[]) => {
  if (!block) return null;
  return {
    ids: keptRecords(place, block.call, block.chosen),
    only: keptChoice(ONLY, [CHANGED]),
  };
};

export const versus: Kind<VersusBlock, VersusBlockSpec> = {
  name: 'versus',
  shows: ['record', 'records'],
  gives: ['chosen/param'],
  readsAddress: true,
};
