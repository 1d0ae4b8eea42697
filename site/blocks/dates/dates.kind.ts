// What the next dates are: events of a calendar that are on now or come.

import type { DatesBlockSpec } from '../../../schemas/types.ts';
import { blocksOfKind, here, judgePage, type BlockBase, type Kind } from '../../../engine/kinds.ts';

export interface DatesBlock extends BlockBase {
  readonly kind: 'dates';
  readonly collection: string;
  /** The collection that events point to for their year. */
  readonly periods: string;
  readonly most: number;
  /** The page with all of them; empty: none. */
  readonly more: string;
}

export const dates: Kind<DatesBlock, DatesBlockSpec> = {
  name: 'dates',
  normalize: (spec, start) => ({
    ...start,
    kind: 'dates',
    collection: spec.collection,
    periods: spec.periods,
    most: spec.most ?? 3,
    more: spec.more ?? '',
    marksToday: true,
  }),
  collections: ['collection', 'periods'],
  rules: {
    'The next dates lead to a calendar that there is': (facts, report) => {
      for (const { entry, pointer, block } of blocksOfKind<DatesBlockSpec>(facts, 'dates'))
        if (block.more !== undefined)
          judgePage(facts, { place: here(entry, `${pointer}/more`), written: block.more }, report);
    },
  },
};
