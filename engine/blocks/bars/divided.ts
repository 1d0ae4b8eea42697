// A sum divided as amounts stand to each other: the parts make the sum, to the last unit.

/** Parts of `sum`, which is in the smallest unit that is shown: those with the largest remainders get what is left over. */
export function divided(sum: bigint, amounts: readonly bigint[]): bigint[] {
  const whole = amounts.reduce((total, amount) => total + amount, 0n);
  if (whole <= 0n) return amounts.map(() => 0n);
  const parts = amounts.map((amount) => (sum * amount) / whole);
  const left = Number(sum - parts.reduce((total, part) => total + part, 0n));
  const order = amounts
    .map((amount, i) => ({ i, remainder: (sum * amount) % whole }))
    .sort((a, b) => compare(b.remainder, a.remainder) || a.i - b.i);
  for (const { i } of order.slice(0, left)) parts[i] = (parts[i] ?? 0n) + 1n;
  return parts;
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
