// An amount as it is said to who reads with effort: two digits, and words for thousands that are written out.

import { groupDigits, readParts } from './amounts.ts';
import type { SayMessage } from './messages.ts';
import { divideRounded, divideTruncated } from './ratio.ts';
import { unbroken } from './text.ts';
import type { NumberStyle } from '../model/portal.ts';

/** Sizes that have a word of their own, from large to small; what is less stands in digits. */
const SIZES = [1_000_000_000_000n, 1_000_000_000n, 1_000_000n] as const;
/** From one size to the next. */
const STEP = 1000n;
const DIGITS = 2;

/** `4 трильйони 700 мільярдів гривень` of 4.69 trillion: half away from zero, without its sign; empty for an unknown amount. */
export function roundAmount(amount: string | null, say: SayMessage, style: NumberStyle): string {
  if (amount === null || amount === '') return '';
  const rounded = roundDigits(amount);
  const size = SIZES.find((each) => rounded >= each);
  const words =
    size === undefined ? groupDigits(String(rounded), style) : sizeWords(rounded, size, say);
  return say('rounded.amount', { amount: words, count: Number(rounded) });
}

/** The count of a size and, of what is left over, that of the size below it. */
function sizeWords(rounded: bigint, size: bigint, say: SayMessage): string {
  const whole = divideTruncated(rounded, size);
  const below = divideTruncated(size, STEP);
  const rest = divideTruncated(rounded - whole * size, below);
  const words = (count: bigint, of: bigint) =>
    unbroken(say(`rounded.${of}`, { count: Number(count) }));
  return rest === 0n ? words(whole, size) : `${words(whole, size)} ${words(rest, below)}`;
}

function roundDigits(amount: string): bigint {
  const { digits, fraction } = readParts(amount);
  const whole = BigInt(digits);
  const step = 10n ** BigInt(Math.max(0, String(whole).length - DIGITS));
  return divideRounded(BigInt(digits + fraction), step * 10n ** BigInt(fraction.length)) * step;
}
