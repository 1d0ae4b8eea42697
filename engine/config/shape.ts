// What configuration has to know of a shape of answer: what its calls say, what must be true of them.

import type { ChartSpec, LedgerSpec } from '../../schemas/types.ts';
import type { ChartFault } from '../charts/tryChart.ts';
import type { ShapeName } from '../model/call.ts';
import type { Kinds } from './kind.ts';
import type { OpenedCall } from './opened/spec.ts';
import type { Rules } from './rules/rule.ts';

/** What an answer is to whoever shows it; the words for each stand beside the check's sentences. */
export type AnswerName =
  | 'tree'
  | 'list'
  | 'series'
  | 'records'
  | 'record'
  | 'branches'
  | 'page'
  | 'counts'
  | 'links'
  | 'level'
  | 'flow'
  | 'comparison'
  | 'document'
  | 'text'
  | 'file'
  | 'found';

/** The half of a shape of answer that configuration sees; the whole is in `engine/answers`. */
export interface CallShape {
  /** What such a call answers. */
  answers(spec: OpenedCall): AnswerName;
  /** The names of what stands in its rows; left out: the fields of its asks. */
  fields?(spec: OpenedCall, model: LedgerSpec | undefined): readonly string[] | undefined;
  /** The key with which a call says what it asks; left out: there is nothing to say. */
  wants?(spec: OpenedCall): keyof OpenedCall | undefined;
  /** The key that each of its asks must have; undefined where any will do. */
  askWants?(spec: OpenedCall): 'by' | 'row' | undefined;
  /** Whether it answers one hierarchy: a part of it can be asked. */
  readonly hierarchy?: true;
  /** Whether its rows may be the keys of a fact: `by` then names these, not what is broken down. */
  readonly byKey?: true;
  /** Whether it answers points in time, each of its own year. */
  readonly points?: true;
  /** What must be true across files of its calls alone. */
  readonly rules?: Rules;
}

/** What keeps a template from being drawn. */
export type TryChart = (
  chart: Pick<ChartSpec, 'language' | 'needs' | 'spec'>,
) => readonly ChartFault[];

/** The words that configuration is given from above: it knows what they must say, not which there are. */
export interface Vocabularies {
  readonly kinds: Kinds;
  readonly shapes: Readonly<Record<ShapeName, CallShape>>;
  /** Draws a chart template once and says what is wrong with it. Left out: nobody draws any. */
  readonly tryChart?: TryChart;
}
