// What branches are: a tree of members that opens level by level, its first level by one call, further ones by another.

import { here, problemAt } from '../../config/valuePlace.ts';
import type { BranchesBlockComplete, BranchesColumnComplete } from '../../../schemas/complete.ts';
import type { BranchesBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { keptList, type KeptPlace } from '../../state/kept.ts';
import { lookup } from '../../model/lookup.ts';
import type { CompleteBlock, Portal } from '../../model/portal.ts';
import { parseOpenCode } from './open.ts';

export type BranchesBlock = CompleteBlock<BranchesBlockComplete>;

export type BranchesColumn = BranchesColumnComplete;

/** So many branches stand open at most, and a code is no longer than this. */
const MOST_OPEN = 60;
const WORD = /^(?:\*|-?[\p{L}\d._]{1,40}\*?)$/u;

/** Words of open codes that somebody has. */
export const branchesKeeps = (
  { portal, isMember }: KeptPlace,
  blocks: readonly BranchesBlock[],
) => {
  const dimensions = blocks.flatMap((block) => listMemberDimensions(portal, block));
  return {
    words: keptList(portal.settings.queries.open, MOST_OPEN, (word) => {
      const code = parseOpenCode(word);
      return WORD.test(word) && (code === '' || dimensions.some((name) => isMember(name, code)));
    }),
  };
};

/** The dimensions of members and of their groups. */
export function listMemberDimensions(
  portal: Portal,
  { call }: Pick<BranchesBlock, 'call'>,
): readonly string[] {
  const { members } = lookup(portal.calls, call);
  if (!members) return [];
  const groups = Object.values(members.trees?.of ?? {}).map(({ by }) => by ?? '');
  return [...new Set([members.dimension, members.by, ...groups])].filter((name) => name !== '');
}

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
