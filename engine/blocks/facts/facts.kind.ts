// What key figures are: fields of a call's answer, each with actual, plan and percent.

import type { FactsBlockComplete } from '../../../schemas/complete.ts';
import type { FactsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { partlyAnswered } from '../../config/rules/asked.ts';
import { answered } from '../../config/rules/answers.ts';
import { strangeRow } from '../../config/rules/rows.ts';
import { type FieldReference } from '../../config/rules/fields.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { here } from '../../config/valuePlace.ts';
import type {
  BlockViewBase,
  CompleteBlock,
  CoverageView,
  Outcome,
  Words,
} from '../../model/portal.ts';

export type FactsBlock = CompleteBlock<FactsBlockComplete>;

export interface FactView {
  readonly label: Words;
  /** As a person would say it; empty: nobody knows. */
  readonly actual: string;
  /** All its digits, with the unit; empty where they say no more. */
  readonly exact: string;
  readonly plan: string;
  /** How much of the plan is done, without the sign; empty: nobody says. */
  readonly percent: string;
  /** Percent for the bar, 0 to 100. */
  readonly bar: number;
  /** Percent of the year that is gone; null where it says nothing. */
  readonly tick: number | null;
  readonly meaning: string;
  /** Where each figure is a sum of its own. */
  readonly coverage?: CoverageView | null;
}

export interface FactsView extends BlockViewBase, Outcome {
  readonly kind: 'facts';
  /** What is measured, unit and period. */
  readonly subtitle: Words;
  /** What the ticks are; empty without any. */
  readonly legend: string;
  readonly facts: readonly FactView[];
}

export const facts: Kind<FactsBlock, FactsBlockSpec> = {
  name: 'facts',
  heads: true,
  putFields: (spec, { value, plan, percent }) => ({
    ...spec,
    actual: value ?? spec.actual,
    ...(plan === undefined ? {} : { plan }),
    ...(percent === undefined ? {} : { percent }),
  }),
  shows: ['tree', 'list', 'series'],
  rules: {
    'A row of key figures shows a field that its call answers whatever is chosen': (
      config,
      report,
    ) => {
      const blocks = blocksOfKind<FactsBlockSpec>(config, 'facts');
      const actual = ({ actual: field }: FactsBlockSpec): FieldReference[] => [['actual', field]];
      for (const problem of partlyAnswered(config, blocks, actual)) report(problem);
    },

    'Every row of key figures is one that its call may answer': (config, report) => {
      for (const { at, call } of answered(config, blocksOfKind<FactsBlockSpec>(config, 'facts')))
        for (const [code, pointer] of listCodeReferences(at.block)) {
          const place = here(at.entry, `${at.pointer}/${pointer}`);
          for (const problem of strangeRow(config, call, place, code)) report(problem);
        }
    },
  },
};

/** Codes of rows, each with its place in the block. */
function listCodeReferences({
  rows = [],
  labels = {},
}: FactsBlockSpec): [code: string, pointer: string][] {
  return [
    ...rows.map((code, i): [string, string] => [code, `rows/${i}`]),
    ...Object.keys(labels).map((code): [string, string] => [code, `labels/${code}`]),
  ];
}
