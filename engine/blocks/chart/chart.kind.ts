// What a chart is: rows of a call's answer drawn by a template, the largest first.

import type { ChartBlockSpec } from '../../../schemas/types.ts';
import type { ChartRow } from '../../charts/data.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { listOf } from '../../config/normalize/given.ts';
import { answered } from '../../config/truths/answers.ts';
import { partlyAnswered } from '../../config/truths/asked.ts';
import { strangeFields, voidForAnswer, type NamedField } from '../../config/truths/fields.ts';
import {
  blocksOfKind,
  here,
  problemAt,
  unknownName,
  unknownNameAtKey,
  type BlockAt,
  type Facts,
  type Say,
} from '../../config/truths/truth.ts';
import type { BlockViewBase, CallingBlock, Outcome, Words } from '../../model/portal.ts';

export interface ChartBlock extends CallingBlock {
  readonly kind: 'chart';
  /** Names of templates; the first is drawn unless the query says otherwise. */
  readonly charts: readonly string[];
  /** The template's slots → fields of the answer. */
  readonly fields: Readonly<Record<string, string>>;
  readonly limit: number;
}

export interface ChartView extends BlockViewBase, Outcome {
  readonly kind: 'chart';
  readonly charts: readonly { readonly name: string; readonly title: Words }[];
  readonly chart: string;
  readonly caption: string;
  readonly sentence: string;
  readonly rows: readonly ChartRow[];
  /** What an axis counts in: `млн грн`. */
  readonly counted: string;
  /** Head of the column of amounts in the table view. */
  readonly valueTitle: Words;
  /** Markup of the drawing; left out of a document's own copy, which has it in place. */
  readonly drawing: string;
}

export const chart: Kind<ChartBlock, ChartBlockSpec> = {
  name: 'chart',
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'chart',
    charts: listOf(spec.chart),
    fields: spec.fields,
    limit: spec.limit ?? 8,
    queries: [
      { query: 'unit', values: [] },
      { query: 'chart', values: listOf(spec.chart) },
    ],
  }),
  shows: ['tree', 'list', 'series'],
  truths: {
    'A chart encodes only fields that its call answers': (facts, say) => {
      const blocks = blocksOfKind<ChartBlockSpec>(facts, 'chart');
      const slots = ({ chart: names, fields }: ChartBlockSpec) => {
        const known = slotsOf(facts, listOf(names));
        return Object.entries(fields).map(([slot, field]): NamedField =>
          known.includes(slot) ? [`fields/${slot}`, field, 'amount'] : [`fields/${slot}`, field],
        );
      };
      for (const problem of strangeFields(facts, blocks, slots)) say(problem);
      for (const problem of partlyAnswered(facts, blocks, slots)) say(problem);
    },

    'No chart of a series limits its points': (facts, say) => {
      for (const { at, call } of answered(facts, blocksOfKind<ChartBlockSpec>(facts, 'chart'))) {
        const name = facts.shapes[call.spec.answer].answers(call.spec);
        if (at.block.limit !== undefined && name === 'series')
          say(voidForAnswer(here(at.entry, `${at.pointer}/limit`), call.id, name));
      }
    },

    'Every slot of a chart template is filled, and no other': (facts, say) => {
      for (const at of blocksOfKind<ChartBlockSpec>(facts, 'chart')) {
        const strange = sayStrangeSlots(facts, at, say);
        const { entry, pointer, block } = at;
        listOf(block.chart).forEach((name, i) => {
          const place = `${pointer}/chart${typeof block.chart === 'string' ? '' : `/${i}`}`;
          const { known, entries } = facts.config.charts;
          const template = entries.get(name);
          if (!known.has(name))
            say(
              unknownName(here(entry, place), 'unknown-chart', { written: name, allowed: known }),
            );
          const empty = strange
            ? []
            : (template?.spec.needs ?? []).filter((slot) => !(slot in block.fields));
          for (const slot of empty)
            say(problemAt(here(entry, place), 'empty-slot', { written: slot, chart: name }));
        });
      }
    },
  },
};

/** The slots of several templates. */
function slotsOf(facts: Facts, names: readonly string[]): string[] {
  return names.flatMap((name) => facts.config.charts.entries.get(name)?.spec.needs ?? []);
}

/** Slots that none of the block's templates has; whether there are any. */
function sayStrangeSlots(
  facts: Facts,
  { entry, pointer, block }: BlockAt<ChartBlockSpec>,
  say: Say,
): boolean {
  const names = listOf(block.chart);
  const { known, entries } = facts.config.charts;
  // the slots of a template with a mistake are not known
  if (names.some((name) => known.has(name) && !entries.has(name))) return false;
  const slots = slotsOf(facts, names);
  const strange =
    slots.length === 0 ? [] : Object.keys(block.fields).filter((slot) => !slots.includes(slot));
  for (const slot of strange) {
    const place = `${pointer}/fields/${slot}`;
    say(
      unknownNameAtKey(here(entry, place), 'unknown-slot', {
        written: slot,
        allowed: slots,
        words: { chart: names.join(', ') },
      }),
    );
  }
  return strange.length > 0;
}
