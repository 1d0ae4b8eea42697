// What a list is: the entries of a collection with links, by first letter or by words.

import type { ListBlockComplete } from '../../../schemas/complete.ts';
import type { ListBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type ListBlock = CompleteBlock<ListBlockComplete>;

export const list: Kind<ListBlock, ListBlockSpec> = {
  name: 'list',
  derive: ({ letters }) => ({
    // entries may have states that go by the day
    marksToday: true,
    chosenByLinks: letters === undefined ? [] : [letters],
  }),
  collections: ['collection'],
  filters: ['letters', 'search'],
};
