// What a balance is: two rows of an answer on one scale, and what one of them lacks.

import type { BalanceBlockComplete } from '../../../schemas/complete.ts';
import type { BalanceBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { answered } from '../../config/rules/answers.ts';
import { partlyAnswered } from '../../config/rules/asked.ts';
import { type FieldReference } from '../../config/rules/fields.ts';
import { strangeRow } from '../../config/rules/rows.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { here } from '../../config/valuePlace.ts';
import type { BlockViewBase, CompleteBlock, Outcome, Words } from '../../model/portal.ts';

export type BalanceBlock = CompleteBlock<BalanceBlockComplete>;

export interface BalanceRow {
  readonly label: Words;
  readonly amount: string;
  readonly exact: string;
  readonly meaning: string;
  /** In percent of the greater. */
  readonly width: number;
}

export interface BalanceView extends BlockViewBase, Outcome {
  readonly kind: 'balance';
  readonly subtitle: Words;
  readonly meaning: string;
  /** Two of them; none where nothing is to be compared. */
  readonly rows: readonly BalanceRow[];
  /** The row that lacks something, and what is said of it; null where both are the same. */
  readonly gap: { readonly of: number; readonly words: Words } | null;
  /** How much of the plans is done; empty without plans. */
  readonly kept: string;
}

export const balance: Kind<BalanceBlock, BalanceBlockSpec> = {
  name: 'balance',
  shows: ['tree', 'list'],
  rules: {
    'A balance shows only fields and rows that its call answers whatever is chosen': (
      context,
      report,
    ) => {
      const blocks = blocksOfKind<BalanceBlockSpec>(context, 'balance');
      const named = ({ fields }: BalanceBlockSpec) =>
        Object.entries(fields).map(([slot, field]): FieldReference => [`fields/${slot}`, field]);
      for (const problem of partlyAnswered(context, blocks, named)) report(problem);
      for (const { at, call } of answered(context, blocks))
        for (const key of ['above', 'below'] as const) {
          const place = here(at.entry, `${at.pointer}/${key}`);
          for (const problem of strangeRow(context, call, place, at.block[key])) report(problem);
        }
    },
  },
};
