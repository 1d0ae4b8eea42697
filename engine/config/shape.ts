// What configuration has to know of a shape of answer: what its calls say, what must be true of them.

import type { ChartSpec, LedgerSpec } from '../../schemas/types.ts';
import type { ChartFault } from '../charts/tryChart.ts';
import type { AnswerName } from './checkWords.ts';
import type { OpenedCall } from './opened/spec.ts';

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
}

/** What keeps a template from being drawn. */
export type TryChart = (
  chart: Pick<ChartSpec, 'language' | 'needs' | 'spec'>,
) => readonly ChartFault[];
