// What a comparison is: one question asked of each member of a list, rows set side by side.

import type { ComparisonBlockComplete } from '../../../schemas/complete.ts';
import type { ComparisonBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { partlyAnswered } from '../../config/rules/rows.ts';
import { type FieldReference } from '../../config/rules/fields.ts';
import { blocksOfKind, pageFilters } from '../../config/rules/rule.ts';
import { isDamaged } from '../../config/entry.ts';
import { here, problemAt } from '../../config/valuePlace.ts';
import { keptNumber, type KeptPlace } from '../../state/kept.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type ComparisonBlock = CompleteBlock<ComparisonBlockComplete>;

/** The place in the list of the member by which rows are sorted; 0: by their codes. */
export const comparisonKeeps = ({ portal }: KeptPlace) => ({
  number: keptNumber(portal.settings.queries.sort, 0, 99),
});

export const comparison: Kind<ComparisonBlock, ComparisonBlockSpec> = {
  name: 'comparison',
  heads: true,
  shows: ['tree'],
  rules: {
    'A comparison stands on a page with a filter that takes a list': (context, report) => {
      for (const { entry, pointer } of blocksOfKind<ComparisonBlockSpec>(context, 'comparison'))
        if (!isDamaged(entry, 'filters') && !pageFilters(entry.spec).some(({ spec }) => spec.list))
          report(
            problemAt(here(entry, `${pointer}/kind`), 'missing-for-kind', {
              written: 'list',
              kind: 'comparison',
            }),
          );
    },
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
