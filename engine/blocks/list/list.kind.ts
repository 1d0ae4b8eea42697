// What a list is: the entries of a collection with links, by first letter or by words.

import type { ListBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { toList } from '../../config/normalize/given.ts';
import type { BlockBase } from '../../model/portal.ts';

export interface ListBlock extends BlockBase {
  readonly kind: 'list';
  readonly collection: string;
  /** Filters with the first letter and with words; empty: none. */
  readonly letters: string;
  readonly search: string;
  readonly numbered: boolean;
}

export const list: Kind<ListBlock, ListBlockSpec> = {
  name: 'list',
  normalize: (spec, start) => ({
    ...start,
    kind: 'list',
    // entries may have states that go by the day
    marksToday: true,
    collection: spec.collection,
    letters: spec.letters ?? '',
    search: spec.search ?? '',
    numbered: spec.numbered ?? false,
    chosenByLinks: toList(spec.letters),
  }),
  collections: ['collection'],
  filters: ['letters', 'search'],
};
