// What key figures are: fields of a call's answer, each with actual, plan and percent.

import type { FactsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { partlyAnswered } from '../../config/truths/asked.ts';
import { answered } from '../../config/truths/answers.ts';
import { strangeRow } from '../../config/truths/rows.ts';
import { strangeFields, type NamedField } from '../../config/truths/fields.ts';
import { blocksOfKind, here } from '../../config/truths/truth.ts';
import type {
  BlockViewBase,
  CallingBlock,
  CoverageView,
  Outcome,
  Words,
} from '../../model/portal.ts';

export interface FactsBlock extends CallingBlock {
  readonly kind: 'facts';
  readonly plan: string | null;
  readonly actual: string;
  readonly percent: string | null;
  /** Codes of the rows to show, in this order; empty: all. */
  readonly rows: readonly string[];
}

export interface FactView {
  readonly label: Words;
  readonly actual: string;
  readonly exact: string;
  readonly plan: string;
  readonly exactPlan: string;
  readonly percent: string;
  /** Empty: what is shown is exact. */
  readonly exactPercent: string;
  /** Percent for the bar, 0 to 100. */
  readonly bar: number;
  /** Where each figure is a sum of its own. */
  readonly coverage?: CoverageView | null;
}

export interface FactsView extends BlockViewBase, Outcome {
  readonly kind: 'facts';
  readonly caption: string;
  readonly facts: readonly FactView[];
}

export const facts: Kind<FactsBlock, FactsBlockSpec> = {
  name: 'facts',
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'facts',
    actual: spec.actual,
    plan: spec.plan ?? null,
    percent: spec.percent ?? null,
    rows: spec.rows ?? [],
  }),
  heads: true,
  shows: ['tree', 'list', 'series'],
  truths: {
    'A row of key figures shows only fields that its call answers': (config, say) => {
      const blocks = blocksOfKind<FactsBlockSpec>(config, 'facts');
      for (const problem of strangeFields(config, blocks, fieldsNamed)) say(problem);
      const actual = ({ actual: field }: FactsBlockSpec): NamedField[] => [['actual', field]];
      for (const problem of partlyAnswered(config, blocks, actual)) say(problem);
    },

    'Every row of key figures is one that its call may answer': (config, say) => {
      for (const { at, call } of answered(config, blocksOfKind<FactsBlockSpec>(config, 'facts')))
        (at.block.rows ?? []).forEach((code, i) => {
          const place = here(at.entry, `${at.pointer}/rows/${i}`);
          for (const problem of strangeRow(config, call, place, code)) say(problem);
        });
    },
  },
};

function fieldsNamed({ actual, plan, percent }: FactsBlockSpec): NamedField[] {
  return Object.entries({ actual, plan, percent }).flatMap(([key, field]): NamedField[] =>
    field === undefined ? [] : [[key, field, key === 'percent' ? 'percent' : 'amount']],
  );
}
