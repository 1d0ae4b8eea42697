// A sum divided as amounts stand to each other: the parts make the sum, to the last unit.

import { compareBig, sumAmounts } from '../../findings/rows.ts';

/** Parts of `sum`, which is in the smallest unit that is shown: those with the largest remainders get what is left over. */
export function divided(sum: bigint, amounts: readonly bigint[]): bigint[] {
  const whole = sumAmounts(amounts);
  if (whole <= 0n) return amounts.map(() => 0n);
  const parts = amounts.map((amount) => (sum * amount) / whole);
  const left = Number(sum - sumAmounts(parts));
  const order = amounts
    .map((amount, i) => ({ i, remainder: (sum * amount) % whole }))
    .sort((a, b) => compareBig(b.remainder, a.remainder) || a.i - b.i);
  for (const { i } of order.slice(0, left)) parts[i] = (parts[i] ?? 0n) + 1n;
  return parts;
}
