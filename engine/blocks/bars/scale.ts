// The one scale of all bars of a block: zero stands where the negative ones need it.

import { drawnPercent } from '../../language/ratio.ts';
import type { Stretch } from './bars.kind.ts';

/** What is drawn in one line. */
interface Drawn {
  readonly amount: bigint;
  readonly plan: bigint | null;
}

export interface BarScale {
  /** Where zero lies, in percent; null where all bars begin at it. */
  readonly zero: number | null;
  readonly stretch: (amount: bigint) => Stretch;
}

/** Fits amounts and plans of all rows; lengths are in percent of the whole width, `zero` is null where no amount is negative. */
export function buildScale(rows: readonly Drawn[]): BarScale {
  const all = rows.flatMap(({ amount, plan }) => [amount, plan ?? 0n]);
  const most = all.reduce((max, amount) => (amount > max ? amount : max), 0n);
  const least = all.reduce((min, amount) => (amount < min ? amount : min), 0n);
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
