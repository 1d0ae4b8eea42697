// The one scale of all bars of a drawing: zero stands where the negative ones need it.

import { drawnPercent } from '../language/ratio.ts';
import type { Stretch } from './marks.ts';

export interface BarScale {
  /** Where zero lies, in percent; null where all bars begin at it. */
  readonly zero: number | null;
  readonly stretch: (amount: bigint) => Stretch;
}

/** Fits all amounts; lengths are in percent of the whole width, `zero` is null where no amount is negative. */
export function buildScale(amounts: readonly bigint[]): BarScale {
  const most = amounts.reduce((max, amount) => (amount > max ? amount : max), 0n);
  const least = amounts.reduce((min, amount) => (amount < min ? amount : min), 0n);
  const zero = drawnPercent(-least, most - least);
  return {
    zero: least < 0n ? zero : null,
    stretch: (amount) => {
      const width = drawnPercent(amount < 0n ? -amount : amount, most - least);
      return { from: shortened(amount < 0n ? zero - width : zero), width };
    },
  };
}

function shortened(percent: number): number {
  return Math.round(percent * 100) / 100;
}
