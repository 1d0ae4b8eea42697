// What the next dates are: events of a calendar that are on now or come.

import type { DatesBlockComplete } from '../../../schemas/complete.ts';
import type { DatesBlockSpec } from '../../../schemas/types.ts';
import {
  blocksOfKind,
  here,
  judgePage,
  type CompleteBlock,
  type Kind,
} from '../../../engine/kinds.ts';

export type DatesBlock = CompleteBlock<DatesBlockComplete>;

export const dates: Kind<DatesBlock, DatesBlockSpec> = {
  name: 'dates',
  derive: () => ({ marksToday: true }),
  collections: ['collection', 'periods'],
  rules: {
    'The next dates lead to a calendar that there is': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<DatesBlockSpec>(context, 'dates'))
        if (block.more !== undefined)
          judgePage(
            context,
            { place: here(entry, `${pointer}/more`), written: block.more },
            report,
          );
    },
  },
};
