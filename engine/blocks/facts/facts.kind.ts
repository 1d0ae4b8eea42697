// What key figures are: fields of a call's answer, each with actual, plan and percent, or how many of what there are.

import type { FactsBlockComplete } from '../../../schemas/complete.ts';
import type { FactsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { partlyAnswered, strangeRow } from '../../config/rules/rows.ts';
import { answered } from '../../config/rules/answers.ts';
import { type FieldReference } from '../../config/rules/fields.ts';
import { blocksOfKind, type BlockAt, type RuleContext } from '../../config/rules/rule.ts';
import { here, problemAt, problemAtKey } from '../../config/valuePlace.ts';
import type { BlockViewBase, CompleteBlock, CoverageView, Words } from '../../model/portal.ts';
import type { Stretch } from '../../charts/marks.ts';
import type { FigureView } from '../figure/Figure.tsx';

export type FactsBlock = CompleteBlock<FactsBlockComplete>;

/** Key figures of a call; without one they are counts, each of a call of its own. */
export type FiguresBlock = FactsBlock & { readonly call: string; readonly actual: string };

export interface FactView {
  readonly label: Words;
  /** As a person would say it; empty: nobody knows. */
  readonly actual: string;
  /** All its digits, with the unit, which open beside it; empty where they say no more. */
  readonly exact: string;
  readonly plan: string;
  /** What is said below it; left out: nothing. */
  readonly about?: string;
  /** How much of the plan is done, without the sign; empty: nobody says. */
  readonly percent: string;
  /** Percent for the bar, 0 to 100. */
  readonly bar: number;
  /** Percent of the year that is gone; null where it says nothing. */
  readonly tick: number | null;
  /** The same without the sign, as words have it; empty or left out: it says nothing. */
  readonly gone?: string;
  readonly meaning: string;
  /** Where each figure is a sum of its own. */
  readonly coverage?: CoverageView | null;
  /** Left out or null: of no other year is there anything to stand beside it. */
  readonly years?: YearsView | null;
}

/** One figure in several years, the last of them the one that is shown. */
export interface YearsView {
  /** What is drawn: which months of each year, in what. */
  readonly words: string;
  readonly columns: readonly YearColumn[];
}

/** How high it stands, and from where: in percent of all that is drawn. */
export interface YearColumn extends Stretch {
  readonly year: string;
  /** Without its unit. */
  readonly amount: string;
  readonly sign: 'plus' | 'minus';
}

export interface FactsView extends BlockViewBase, FigureView {
  readonly kind: 'facts';
  readonly facts: readonly FactView[];
}

export const facts: Kind<FactsBlock, FactsBlockSpec> = {
  name: 'facts',
  heads: true,
  putFields: (spec, { value, plan, percent }) => ({
    ...spec,
    ...(value === undefined ? {} : { actual: value }),
    ...(plan === undefined ? {} : { plan }),
    ...(percent === undefined ? {} : { percent }),
  }),
  shows: ['tree', 'list', 'series'],
  rules: {
    'Every block of key figures has a call and a field, or counts': (config, report) => {
      for (const { entry, pointer, block } of blocksOfKind<FactsBlockSpec>(config, 'facts'))
        for (const written of ['call', 'actual'] as const) {
          const isThere = block[written] !== undefined;
          if (block.counts === undefined && !isThere)
            report(problemAt(here(entry, pointer), 'missing-key', { written }));
          if (block.counts !== undefined && isThere)
            report(
              problemAtKey(here(entry, `${pointer}/${written}`), 'not-for-kind', {
                written,
                kind: 'counts',
              }),
            );
        }
    },

    'A row of key figures shows a field that its call answers whatever is chosen': (
      config,
      report,
    ) => {
      const actual = ({ actual: field }: FiguresSpec): FieldReference[] => [['actual', field]];
      for (const problem of partlyAnswered(config, listFigures(config), actual)) report(problem);
    },

    'Every row of key figures is one that its call may answer': (config, report) => {
      for (const { at, call } of answered(config, listFigures(config)))
        for (const [code, pointer] of listCodeReferences(at.block)) {
          const place = here(at.entry, `${at.pointer}/${pointer}`);
          for (const problem of strangeRow(config, call, place, code)) report(problem);
        }
    },
  },
};

type FiguresSpec = FactsBlockSpec & Required<Pick<FactsBlockSpec, 'call' | 'actual'>>;

function listFigures(context: RuleContext): BlockAt<FiguresSpec>[] {
  return blocksOfKind<FiguresSpec>(context, 'facts').filter(
    ({ block: { counts } }) => counts === undefined,
  );
}

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
