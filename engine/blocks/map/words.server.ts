// Values and classes of a map in words: a value as its measure is written, bounds in one unit for all of them.

import { formatAmount } from '../../language/amounts.ts';
import { formatChange } from '../../language/percents.ts';
import { divideTruncated, isMultiple } from '../../language/ratio.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { absoluteAmount } from '../../findings/rows.ts';
import type { MapMeasure } from './map.kind.ts';
import type { ValueClass } from './classes.server.ts';

const NBSP = '\u00a0';
const WHOLE = { value: 1, decimals: 0 };
/** More decimals no bound has. */
const MOST_DECIMALS = 3;

type Written = Pick<MapMeasure, 'as'>;

/** A value of hundredths as a person would read it beside the name of its member. */
export function valueWords(formatter: LocaleFormatter, { as }: Written, value: bigint): string {
  const text = writeAmount(value);
  if (as === 'change') return sayPercent(formatter, formatChange(text, formatter.style));
  if (as === 'percent') return sayPercent(formatter, formatter.percent(text));
  if (as === 'amount') return formatter.spokenAmount(text);
  return `${formatAmount(text, WHOLE, formatter.style)}${NBSP}${formatter.countedBy(0).short}`;
}

function sayPercent(formatter: LocaleFormatter, percent: string): string {
  return formatter.say('share', { percent });
}

/** What the bounds count in, and the words of each class in it. */
export function classWords(
  formatter: LocaleFormatter,
  { as }: Written,
  classes: readonly ValueClass[],
): { readonly unit: string; readonly words: readonly string[] } {
  const bounds = classes.flatMap(({ from }) => from ?? []);
  const largest = bounds.map(absoluteAmount).reduce((a, b) => (a > b ? a : b), 0n);
  const unit =
    as === 'amount'
      ? formatter.countedBy(Number(divideTruncated(largest, 100n)))
      : { value: 1, short: '' };
  const short = as === 'units' ? formatter.countedBy(0).short : unit.short;
  const decimals = decimalsOf(bounds, unit.value);
  const write = (bound: bigint) =>
    formatAmount(writeAmount(bound), { value: unit.value, decimals }, formatter.style);
  const words = classes.map(({ from, to }) => {
    if (from === null)
      return to === null ? formatter.say('map.all') : formatter.say('map.below', { to: write(to) });
    return to === null
      ? formatter.say('map.from', { from: write(from) })
      : formatter.say('map.between', { from: write(from), to: write(to) });
  });
  return { unit: as === 'percent' || as === 'change' ? '%' : short, words };
}

/** As few as tell every bound exactly. */
function decimalsOf(bounds: readonly bigint[], unit: number): number {
  const exact = (decimals: number) =>
    bounds.every((bound) => isMultiple(bound * 10n ** BigInt(decimals), 100n * BigInt(unit)));
  const fitting = Array.from({ length: MOST_DECIMALS }, (_, i) => i).find(exact);
  return fitting ?? MOST_DECIMALS;
}
