// What a comparison is: one question asked of each member of a list, rows set side by side.

import type { ComparisonBlockComplete } from '../../../schemas/complete.ts';
import type { ComparisonBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { partlyAnswered } from '../../config/rules/asked.ts';
import { type FieldReference } from '../../config/rules/fields.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type ComparisonBlock = CompleteBlock<ComparisonBlockComplete>;

export const comparison: Kind<ComparisonBlock, ComparisonBlockSpec> = {
  name: 'comparison',
  derive: () => ({ queries: [{ query: 'sort', values: [] }] }),
  heads: true,
  shows: ['tree'],
  rules: {
    'A comparison shows only fields that its call answers whatever is chosen': (
      context,
      report,
    ) => {
      const blocks = blocksOfKind<ComparisonBlockSpec>(context, 'comparison');
      const named = ({ fields }: ComparisonBlockSpec): FieldReference[] => [
        ['fields/value', fields.value],
      ];
      for (const problem of partlyAnswered(context, blocks, named)) report(problem);
    },
  },
};
