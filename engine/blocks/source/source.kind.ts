// What a source is: where the figures of a page come from, how far they reach, how to cite them.

import type { SourceBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { judgePage } from '../../config/rules/ways.ts';
import { blocksOfKind, here } from '../../config/rules/rule.ts';
import type { BlockBase, Text } from '../../model/portal.ts';

export interface SourceBlock extends BlockBase {
  readonly kind: 'source';
  /** Who keeps the figures; null: nothing is said of it. */
  readonly text: Text | null;
  /** The page that says how they may be used; empty: none. */
  readonly to: string;
}

export const source: Kind<SourceBlock, SourceBlockSpec> = {
  name: 'source',
  normalize: (spec, start) => ({
    ...start,
    kind: 'source',
    text: spec.text ?? null,
    to: spec.to ?? '',
    marksToday: true,
  }),
  rules: {
    'A source leads to a page that there is': (facts, report) => {
      for (const { entry, pointer, block } of blocksOfKind<SourceBlockSpec>(facts, 'source'))
        if (block.to !== undefined)
          judgePage(facts, { place: here(entry, `${pointer}/to`), written: block.to }, report);
    },
  },
};
