// What a source is: where the figures of a page come from, how far they reach, how to cite them.

import type { SourceBlockComplete } from '../../../schemas/complete.ts';
import type { SourceBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { judgePage } from '../../config/rules/prose.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { here } from '../../config/valuePlace.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type SourceBlock = CompleteBlock<SourceBlockComplete>;

export const source: Kind<SourceBlock, SourceBlockSpec> = {
  name: 'source',
  derive: () => ({ marksToday: true }),
  rules: {
    'A source leads to a page that there is': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<SourceBlockSpec>(context, 'source'))
        if (block.to !== undefined)
          judgePage(context, { place: here(entry, `${pointer}/to`), written: block.to }, report);
    },
  },
};
