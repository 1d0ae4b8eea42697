// What branches are: a tree of members that opens level by level, its first level by one call, further ones by another.

import type { BranchesBlockComplete, BranchesColumnComplete } from '../../../schemas/complete.ts';
import type { BranchesBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { blocksOfKind, here, problemAt } from '../../config/rules/rule.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type BranchesBlock = CompleteBlock<BranchesBlockComplete>;

export type BranchesColumn = BranchesColumnComplete;

export const branches: Kind<BranchesBlock, BranchesBlockSpec> = {
  name: 'branches',
  shows: ['level'],
  readsAddress: true,
  rules: {
    'A tree that opens level by level says something where nothing is found': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<BranchesBlockSpec>(context, 'branches'))
        if (block.search !== undefined && block.missing === undefined)
          report(problemAt(here(entry, pointer), 'missing-key', { written: 'missing' }));
    },
  },
};
