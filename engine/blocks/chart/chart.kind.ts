// What a chart is: rows of a call's answer drawn by a template, the largest first.

import { here, problemAt } from '../../config/valuePlace.ts';
import type { ChartBlockComplete } from '../../../schemas/complete.ts';
import type { ChartBlockSpec } from '../../../schemas/types.ts';
import { pickFields } from '../../config/decidedFields.ts';
import type { ChartRow, DrawnWith } from '../../charts/data.ts';
import type { Kind } from '../../config/kind.ts';
import { toList } from '../../config/normalize/given.ts';
import { answered } from '../../config/rules/answers.ts';
import { partlyAnswered } from '../../config/rules/rows.ts';
import { voidForAnswer, type FieldReference } from '../../config/rules/fields.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { keptChoice, type KeptPlace } from '../../state/kept.ts';
import type { BlockViewBase, CompleteBlock, Words } from '../../model/portal.ts';
import type { FigureView } from '../figure/Figure.tsx';
import type { ReadoutView } from '../figure/Readout.tsx';

export type ChartBlock = CompleteBlock<ChartBlockComplete>;

export interface ChartView extends BlockViewBase, FigureView {
  readonly kind: 'chart';
  readonly charts: readonly {
    readonly name: string;
    readonly title: Words;
    readonly wide: boolean;
  }[];
  readonly chart: string;
  readonly caption: string;
  readonly sentence: string;
  /** Whose figures these are; empty where nobody is named. */
  readonly source: string;
  /** Whether the kind that is drawn needs a wide place. */
  readonly wide: boolean;
  /** The table is that of the same call on the page. */
  readonly opens: ReadoutView['opens'];
  readonly rows: readonly ChartRow[];
  /** Left out: nothing of it goes on in time, or only one value. */
  readonly sounds?: true;
  /** What its template is told beside the rows; left out of a document's own copy. */
  readonly given?: DrawnWith;
  /** Head of the column of amounts in the table view. */
  readonly valueTitle: Words;
  /** Markup of the drawing; left out of a document's own copy, which has it in place. */
  readonly drawing: string;
}

/** The template that a reader chose among those of the page's charts. */
export const chartKeeps = ({ portal }: KeptPlace, blocks: readonly ChartBlock[]) => ({
  template: keptChoice(
    portal.settings.queries.chart,
    blocks.flatMap(({ chart: names }) => names),
  ),
});

export const chart: Kind<ChartBlock, ChartBlockSpec> = {
  name: 'chart',
  putFields: (spec, fields) => ({ ...spec, fields: pickFields(fields, ['value', 'plan']) }),
  shows: ['tree', 'list', 'series'],
  rules: {
    'A chart encodes only fields that its call answers whatever is chosen': (context, report) => {
      const blocks = blocksOfKind<ChartBlockSpec>(context, 'chart');
      const named = ({ fields = {}, series }: ChartBlockSpec): FieldReference[] => [
        ...Object.entries(fields).map(([slot, field]) => [`fields/${slot}`, field] as const),
        ...(Array.isArray(series) ? series : []).map(
          ({ field }, i) => [`series/${i}/field`, field] as const,
        ),
      ];
      for (const problem of partlyAnswered(context, blocks, named)) report(problem);
    },

    'No chart of a series limits its points': (context, report) => {
      for (const { at, call } of answered(
        context,
        blocksOfKind<ChartBlockSpec>(context, 'chart'),
      )) {
        const name = context.shapes[call.spec.answer].answers(call.spec);
        if (at.block.limit !== undefined && name === 'series' && !isBelow(at.block))
          report(voidForAnswer(here(at.entry, `${at.pointer}/limit`), call.id, name));
      }
    },

    'Every slot of a chart template is filled': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<ChartBlockSpec>(context, 'chart')) {
        const { entries } = context.config.charts;
        const names = toList(block.chart);
        const needs = names.map((name) => entries.get(name)?.spec.needs ?? []);
        // a slot that there is not may be the one that is meant
        const strange =
          needs.every((slots) => slots.length > 0) &&
          Object.keys(block.fields ?? {}).some((slot) => !needs.flat().includes(slot));
        names.forEach((name, i) => {
          const place = `${pointer}/chart${typeof block.chart === 'string' ? '' : `/${i}`}`;
          for (const slot of strange ? [] : (needs[i] ?? []))
            if (!isFilled(block, slot))
              report(problemAt(here(entry, place), 'empty-slot', { written: slot, chart: name }));
        });
      }
    },
  },
};

function isBelow({ series }: ChartBlockSpec): boolean {
  return series !== undefined && !Array.isArray(series) && series.below === true;
}

/** A list of series has a field for every value. */
function isFilled({ fields = {}, series }: ChartBlockSpec, slot: string): boolean {
  return slot in fields || (slot === 'value' && Array.isArray(series));
}
