// What a comparison is: one question asked of each member of a list, rows set side by side.

import type { ComparisonBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { normalizeRowLink, normalizeTexts } from '../../config/normalize/findings.ts';
import { partlyAnswered } from '../../config/rules/asked.ts';
import { strangeFields, type FieldReference } from '../../config/rules/fields.ts';
import { strangeLists } from '../../config/rules/lists.ts';
import { strangeRowLinks } from '../../config/rules/rowLinks.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import type { CallingBlock, RowLevel, RowLink, Said, Text } from '../../model/portal.ts';

export interface ComparisonBlock extends CallingBlock {
  readonly kind: 'comparison';
  /** The filter with the list. */
  readonly set: string;
  readonly subtitle: Text | null;
  readonly value: string;
  readonly rows: RowLevel;
  /** How many rows are drawn at most. */
  readonly limit: number;
  /** Codes of rows that stand elsewhere. */
  readonly without: readonly string[];
  readonly to: RowLink | null;
  /** What is said of the member with the largest share of a row. */
  readonly texts: readonly Said[];
  /** Whether it is a sentence alone. */
  readonly lead: boolean;
  /** The row that it is said of; empty: the one with the largest shares of all. */
  readonly row: string;
}

export const comparison: Kind<ComparisonBlock, ComparisonBlockSpec> = {
  name: 'comparison',
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'comparison',
    set: spec.set,
    subtitle: spec.subtitle ?? null,
    value: spec.fields.value,
    rows: spec.rows ?? 'roots',
    limit: Number(spec.limit ?? 12),
    without: spec.without ?? [],
    to: normalizeRowLink(spec.to),
    texts: normalizeTexts(spec.texts),
    lead: spec.lead ?? false,
    row: spec.row ?? '',
    queries: [{ query: 'sort', values: [] }],
  }),
  heads: true,
  shows: ['tree'],
  rules: {
    'A comparison shows only fields that its call answers': (facts, report) => {
      const blocks = blocksOfKind<ComparisonBlockSpec>(facts, 'comparison');
      const named = ({ fields }: ComparisonBlockSpec): FieldReference[] => [
        ['fields/value', fields.value, 'amount'],
      ];
      for (const problem of strangeFields(facts, blocks, named)) report(problem);
      for (const problem of partlyAnswered(facts, blocks, named)) report(problem);
    },

    'A comparison is of a list of its page, and leads to pages that there are': (facts, report) => {
      const blocks = blocksOfKind<ComparisonBlockSpec>(facts, 'comparison');
      for (const problem of strangeLists(blocks)) report(problem);
      for (const problem of strangeRowLinks(facts, blocks, 'to')) report(problem);
    },
  },
};
