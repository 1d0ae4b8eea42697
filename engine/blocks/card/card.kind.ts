// What a card is: one record of a call as a list of terms, and perhaps a sentence made of it; what nobody knows is left out.

import type { CardBlockComplete, CardItemComplete } from '../../../schemas/complete.ts';
import type { CardBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { here, problemAt } from '../../config/valuePlace.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type CardBlock = CompleteBlock<CardBlockComplete>;

export type CardItem = CardItemComplete;

export const card: Kind<CardBlock, CardBlockSpec> = {
  name: 'card',
  heads: true,
  shows: ['record'],
  rules: {
    'A card says something': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<CardBlockSpec>(context, 'card'))
        if (!block.text && !block.items)
          report(problemAt(here(entry, pointer), 'missing-key', { written: 'items' }));
    },
  },
};
