// What a graph is: one level of a tree of members as bars, with the way up, a way down, and what stands below each.

import type { GraphBlockComplete } from '../../../schemas/complete.ts';
import type { GraphBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type GraphBlock = CompleteBlock<GraphBlockComplete>;

export const graph: Kind<GraphBlock, GraphBlockSpec> = {
  name: 'graph',
  derive: () => ({ queries: [{ query: 'lines', values: ['all'] }] }),
  shows: ['links'],
  gives: ['at'],
  readsAddress: true,
};
