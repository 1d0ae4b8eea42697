// What a chart is: rows of a call's answer drawn by a template, the largest first.

import type { ChartBlockComplete } from '../../../schemas/complete.ts';
import type { ChartBlockSpec } from '../../../schemas/types.ts';
import { pickFields } from '../../config/decidedFields.ts';
import type { ChartRow } from '../../charts/data.ts';
import type { Kind } from '../../config/kind.ts';
import { toList } from '../../config/normalize/given.ts';
import { answered, listCallParams } from '../../config/rules/answers.ts';
import { partlyAnswered } from '../../config/rules/asked.ts';
import { strangeFields, voidForAnswer, type FieldReference } from '../../config/rules/fields.ts';
import {
  blocksOfKind,
  here,
  problemAt,
  unknownName,
  unknownNameAtKey,
  type BlockAt,
  type RuleContext,
  type Report,
} from '../../config/rules/rule.ts';
import type { BlockViewBase, CompleteBlock, FewView, Outcome, Words } from '../../model/portal.ts';

export type ChartBlock = CompleteBlock<ChartBlockComplete>;

export interface ChartView extends BlockViewBase, Outcome {
  readonly kind: 'chart';
  readonly charts: readonly {
    readonly name: string;
    readonly title: Words;
    readonly wide: boolean;
  }[];
  readonly chart: string;
  /** What is measured, in what, and when. */
  readonly subtitle: string;
  readonly caption: string;
  readonly sentence: string;
  /** Whose figures these are; empty where nobody is named. */
  readonly source: string;
  readonly meaning: string;
  /** Whether the kind that is drawn needs a wide place. */
  readonly wide: boolean;
  /** The table of the same call on the page, by its id, with the query that opens its rows; null: there is none. */
  readonly opens: { readonly query: string; readonly table: string } | null;
  readonly rows: readonly ChartRow[];
  /** What an axis counts in: `млн грн`, and how much one of it is. */
  readonly counted: string;
  readonly step: number;
  /** Head of the column of amounts in the table view. */
  readonly valueTitle: Words;
  /** Markup of the drawing; left out of a document's own copy, which has it in place. */
  readonly drawing: string;
  /** Too few members are loaded for a drawing of their sums in time; left out: enough. */
  readonly few?: FewView;
}

export const chart: Kind<ChartBlock, ChartBlockSpec> = {
  name: 'chart',
  derive: ({ chart: names }) => ({
    queries: [
      { query: 'unit', values: [] },
      { query: 'chart', values: names },
    ],
  }),
  putFields: (spec, fields) => ({ ...spec, fields: pickFields(fields, ['value', 'plan']) }),
  shows: ['tree', 'list', 'series'],
  rules: {
    'A chart encodes only fields that its call answers': (context, report) => {
      const blocks = blocksOfKind<ChartBlockSpec>(context, 'chart');
      const slots = ({ chart: names, fields = {}, series }: ChartBlockSpec) => {
        const known = listSlots(context, toList(names));
        const listed = Array.isArray(series) ? series : [];
        return [
          ...Object.entries(fields).map(([slot, field]): FieldReference =>
            known.includes(slot) ? [`fields/${slot}`, field, 'amount'] : [`fields/${slot}`, field],
          ),
          ...listed.map(({ field }, i): FieldReference => [`series/${i}/field`, field, 'amount']),
        ];
      };
      for (const problem of strangeFields(context, blocks, slots)) report(problem);
      for (const problem of partlyAnswered(context, blocks, slots)) report(problem);
    },

    'Every parameter by which a chart compares is one that its call takes': (context, report) => {
      for (const { at, call } of answered(
        context,
        blocksOfKind<ChartBlockSpec>(context, 'chart'),
      )) {
        const { series = [] } = at.block;
        const taken = listCallParams(call.spec).map((param) => param.name);
        const names = Array.isArray(series) ? [] : Object.keys(series.compare ?? {});
        for (const written of names) {
          const place = here(at.entry, `${at.pointer}/series/compare/${written}`);
          const words = { call: call.id };
          if (!taken.includes(written))
            report(
              unknownNameAtKey(place, 'unknown-parameter', { written, allowed: taken, words }),
            );
        }
      }
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

    'Every slot of a chart template is filled, and no other': (context, report) => {
      for (const at of blocksOfKind<ChartBlockSpec>(context, 'chart')) {
        const strange = sayStrangeSlots(context, at, report);
        const { entry, pointer, block } = at;
        toList(block.chart).forEach((name, i) => {
          const place = `${pointer}/chart${typeof block.chart === 'string' ? '' : `/${i}`}`;
          const { known, entries } = context.config.charts;
          const template = entries.get(name);
          if (!known.has(name))
            report(
              unknownName(here(entry, place), 'unknown-chart', { written: name, allowed: known }),
            );
          const empty = strange
            ? []
            : (template?.spec.needs ?? []).filter((slot) => !isFilled(block, slot));
          for (const slot of empty)
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

/** The slots of several templates. */
function listSlots(context: RuleContext, names: readonly string[]): string[] {
  return names.flatMap((name) => context.config.charts.entries.get(name)?.spec.needs ?? []);
}

/** Slots that none of the block's templates has; whether there are any. */
function sayStrangeSlots(
  context: RuleContext,
  { entry, pointer, block }: BlockAt<ChartBlockSpec>,
  report: Report,
): boolean {
  const names = toList(block.chart);
  const { known, entries } = context.config.charts;
  // the slots of a template with a mistake are not known
  if (names.some((name) => known.has(name) && !entries.has(name))) return false;
  const slots = listSlots(context, names);
  const strange =
    slots.length === 0
      ? []
      : Object.keys(block.fields ?? {}).filter((slot) => !slots.includes(slot));
  for (const slot of strange) {
    const place = `${pointer}/fields/${slot}`;
    report(
      unknownNameAtKey(here(entry, place), 'unknown-slot', {
        written: slot,
        allowed: slots,
        words: { chart: names.join(', ') },
      }),
    );
  }
  return strange.length > 0;
}
