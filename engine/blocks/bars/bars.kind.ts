// What bars are: rows of a call's answer, the largest first; they are the list or the table themselves.

import type { BarsBlockComplete } from '../../../schemas/complete.ts';
import type { BarFieldsSpec, BarsBlockSpec } from '../../../schemas/types.ts';
import type { BarLine } from '../../charts/marks.ts';
import type { Kind } from '../../config/kind.ts';
import { partlyAnswered } from '../../config/rules/asked.ts';
import { type FieldReference } from '../../config/rules/fields.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { keptText, type KeptPlace } from '../../state/kept.ts';
import type { BlockViewBase, CompleteBlock, Outcome, Words } from '../../model/portal.ts';

export type BarsBlock = CompleteBlock<BarsBlockComplete>;

export interface BarRow extends BarLine {
  readonly key: string;
  readonly name: Words;
  /** As a person would say it; of a sum that is divided, its part. */
  readonly amount: string;
  /** All digits of the amount. */
  readonly exact: string;
  /** Empty where shares make no sense, or in a list how much of the plan is done says more. */
  readonly share: string;
  /** How much of the plan is done; the plan itself, where a percentage of it says nothing; empty without one. */
  readonly kept: string;
  /** What it was before; empty where nobody says. */
  readonly before: string;
  /** The amount itself, where a sum is divided. */
  readonly whole: string;
  /** Address without language; null: it leads nowhere. */
  readonly to: string | null;
}

/** The form in which a reader writes a sum. */
export interface DivideView {
  readonly query: string;
  readonly sum: number;
  readonly unit: string;
  readonly action: string;
}

export interface BarsView extends BlockViewBase, Outcome {
  readonly kind: 'bars';
  readonly subtitle: Words;
  readonly meaning: string;
  readonly form: 'list' | 'table';
  /** What the light bar and the tick are; empty without a plan. */
  readonly legend: string;
  /** Where zero lies, in percent; null where all bars begin at it. */
  readonly zero: number | null;
  readonly rows: readonly BarRow[];
  readonly divide: DivideView | null;
}

/** The fields as a page names them, or as a decision has put them there. */
function ownFields({ fields }: BarsBlockSpec): BarFieldsSpec {
  return fields as BarFieldsSpec;
}

/** The sum that is divided where a reader writes none, and the largest. */
export const STANDARD_SUM = 100;
const MOST = 10_000_000;

/** The sum that a reader has divided. */
export const barsKeeps = ({ portal }: KeptPlace, blocks: readonly BarsBlock[]) => {
  if (!blocks.some(({ divide }) => divide)) return null;
  return {
    sum: keptText(portal.settings.queries.sum, STANDARD_SUM, (text) => {
      // spaces between groups of digits are how people write
      const digits = text.replaceAll(/[\s\u00a0]/g, '');
      const sum = /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
      return sum >= 1 && sum <= MOST ? sum : null;
    }),
  };
};

export const bars: Kind<BarsBlock, BarsBlockSpec> = {
  name: 'bars',
  putFields: (spec, { value = '', plan, previous }) => ({
    ...spec,
    fields: {
      value,
      ...(plan === undefined ? {} : { plan }),
      ...(previous === undefined ? {} : { previous }),
    },
  }),
  shows: ['tree', 'list', 'series'],
  rules: {
    'A bar shows only fields that its call answers whatever is chosen': (context, report) => {
      const blocks = blocksOfKind<BarsBlockSpec>(context, 'bars');
      const named = (block: BarsBlockSpec) =>
        Object.entries(ownFields(block)).map(([slot, field]): FieldReference => [
          `fields/${slot}`,
          field,
        ]);
      for (const problem of partlyAnswered(context, blocks, named)) report(problem);
    },
  },
};
