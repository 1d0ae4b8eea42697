// Round steps of scales: 1, 2, 5 and tens of these.

/** The least step of which `parts` reach over `size`. */
export function stepAbove(size: bigint, parts: bigint): bigint {
  for (let ten = 1n; ; ten *= 10n)
    for (const each of [1n, 2n, 5n]) if (each * ten * parts >= size) return each * ten;
}

/** The largest step that is no larger than `size`; 1 at least. */
export function stepBelow(size: bigint): bigint {
  if (size < 1n) return 1n;
  const power = 10n ** BigInt(size.toString().length - 1);
  const times = [5n, 2n, 1n].find((each) => each * power <= size) ?? 1n;
  return times * power;
}
