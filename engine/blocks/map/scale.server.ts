// What the values of a map are held against, their classes by it, and where the bar of each lies.

import type { TreeAnswer } from '../../answers/answer.ts';
import { buildScale } from '../../charts/barScale.ts';
import type { BarLine } from '../../charts/marks.ts';
import { yearRunning } from '../../findings/planKept.ts';
import { buildBands, buildClasses, WIDEST_BAND, type ValueClass } from './classes.server.ts';
import type { MapMeasure } from './map.kind.ts';

/** A hundred percent, in hundredths of a percent. */
const PERCENT = 100n;

export interface MapScale {
  readonly classes: readonly ValueClass[];
  /** Where bars begin, in percent of their width; null: at its start. */
  readonly zero: number | null;
  /** What is drawn of a value: below what it is held against it has the colour of a gap. */
  readonly mark: (value: bigint) => Pick<BarLine, 'bar' | 'sign' | 'meaning'>;
}

/** Values are in hundredths, of an amount or of a percent. */
export function buildMapScale(
  measure: MapMeasure,
  { period }: Pick<TreeAnswer, 'period'>,
  values: readonly bigint[],
): MapScale {
  const middle = findMiddle(measure, period);
  const held = (value: bigint) => value - (middle ?? 0n);
  // what hardly differs is not drawn as if it did
  const least = middle === null ? [] : [-WIDEST_BAND, WIDEST_BAND];
  const { zero, stretch } = buildScale([...values.map(held), ...least]);
  return {
    classes: middle === null ? buildClasses(values) : buildBands(values, middle),
    zero,
    mark: (value) => ({
      bar: stretch(held(value)),
      sign: 'plus',
      ...(held(value) < 0n && { meaning: 'gap' }),
    }),
  };
}

/** A change is held against none, a plan for the year against how much of the year is gone, in whole percents; null: the measure has no middle. */
function findMiddle({ as, gone }: MapMeasure, period: TreeAnswer['period']): bigint | null {
  if (as === 'change') return 0n;
  return gone ? BigInt(Math.round(yearRunning(period) ?? 100)) * PERCENT : null;
}
