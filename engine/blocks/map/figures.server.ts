// What a map shows of each member: its figure by the chosen measure, whether that stands for all of it, and its sign.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { amountIn, isWhole } from '../../findings/rows.ts';
import { percentChange } from '../../language/ratio.ts';
import type { MapMeasure } from './map.kind.ts';

/** A member as far as a map tells of it. */
export interface MapFigure {
  readonly item: TreeItem;
  /** Hundredths: of an amount, or of a percent; null: unknown. */
  readonly value: bigint | null;
  /** Whether it is a sum that stands for all of the member. */
  readonly whole: boolean;
}

/** What is shown of a measure: its own figures, or those that are asked instead of them. */
export interface MapShown {
  readonly measure: MapMeasure;
  readonly answer: TreeAnswer;
  readonly figures: ReadonlyMap<string, MapFigure>;
  /** Where they come from, where they are others than those of the call; empty: they are not. */
  readonly said: readonly string[];
}

/** The figures of an answer by the codes of its rows. */
export function collectMapFigures(
  answer: TreeAnswer,
  measure: Pick<MapMeasure, 'field' | 'previous'>,
): ReadonlyMap<string, MapFigure> {
  return new Map(
    answer.items.map((item) => [
      item.code,
      { item, value: findValue(item, measure), whole: isWhole(answer, item) },
    ]),
  );
}

/** Of two amounts by how much percent the second has become the first; null where that says nothing. */
function findValue(
  item: TreeItem,
  { field, previous }: Pick<MapMeasure, 'field' | 'previous'>,
): bigint | null {
  const amount = amountIn(item, field);
  if (previous === undefined || amount === null) return amount;
  const before = amountIn(item, previous);
  return percentChange(amount, before);
}

/** Whether a measure has a value for anything at all. */
export function hasValues(
  answer: TreeAnswer,
  measure: Pick<MapMeasure, 'field' | 'previous'>,
): boolean {
  return answer.items.some((item) => findValue(item, measure) !== null);
}
