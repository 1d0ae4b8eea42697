// What key figures are: fields of a call's answer, each with actual, plan and percent.

import type { FactsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { strangeFields } from '../../config/truths/answers.ts';
import { blocksOfKind } from '../../config/truths/truth.ts';
import type { BlockViewBase, CallingBlock, Outcome, Words } from '../../model/portal.ts';

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
  /** Percent for the bar, 0 to 100. */
  readonly bar: number;
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
  truths: {
    'A row of key figures shows only fields that its call answers': (config, say) => {
      const blocks = blocksOfKind<FactsBlockSpec>(config, 'facts');
      for (const problem of strangeFields(config, blocks, fieldsNamed)) say(problem);
    },
  },
};

function fieldsNamed({ actual, plan, percent }: FactsBlockSpec): (readonly [string, string])[] {
  return Object.entries({ actual, plan, percent }).flatMap(([key, field]) =>
    field === undefined ? [] : [[key, field] as const],
  );
}
