// Shares as people say them: whole percents, one decimal below ten, and never nothing for something.

import type { NumberStyle } from '../model/portal.ts';
import { formatAmount } from './amounts.ts';
import { rounded } from './decimals.ts';

/** From here on decimals say nothing. */
const WHOLE = 10;

/** A share in percent without the sign. What rounds to zero is shown as less than the smallest. The whole is above zero. */
export function shareText(part: bigint, whole: bigint, style: NumberStyle): string {
  const negative = part < 0n;
  const permille = rounded((negative ? -part : part) * 1000n, whole);
  const sign = negative && part !== 0n ? style.minus : '';
  if (part !== 0n && permille === 0n) return `${negative ? '>' : '<'}${sign}${tenths(1n, style)}`;
  if (permille < BigInt(WHOLE * 10) && permille !== 0n) return sign + tenths(permille, style);
  const percent = rounded((negative ? -part : part) * 100n, whole);
  return sign + formatAmount(String(percent), { value: 1, decimals: 0 }, style);
}

function tenths(permille: bigint, style: NumberStyle): string {
  return formatAmount(String(permille), { value: 10, decimals: 1 }, style);
}
