// Percentages, shares and changes → words a reader sees, as the rule for ratios has them.

import type { NumberStyle } from '../model/portal.ts';
import { formatAmount, groupDigits, isNegative, readParts, type Scale } from './amounts.ts';
import { alignDecimals } from './decimals.ts';
import { PERCENT, roundShare, type RoundedShare } from './ratio.ts';

/** A percentage as pages show it; empty for an unknown one. */
export function formatPercent(percent: string | null, style: NumberStyle): string {
  return formatAmount(percent, PERCENT, style);
}

/** How much more or less: a sign stands before every change that is seen to be one. Of percent where no other scale is named. */
export function formatChange(
  change: string | null,
  style: NumberStyle,
  scale: Scale = PERCENT,
): string {
  const text = formatAmount(change, scale, style);
  return /^[^<>]*[1-9]/.test(text) && !text.startsWith(style.minus) ? `+${text}` : text;
}

/** Shares as people say them, in percent without the sign: whole, one decimal below ten, and never nothing for something. The whole is above zero. */
export function shareText(part: bigint, whole: bigint, style: NumberStyle): string {
  const share = roundShare(part, whole, true);
  const text = writeSize(share, style);
  if (part < 0n) return `${share.isLess ? '>' : ''}${style.minus}${text}`;
  return `${share.isLess ? '<' : ''}${text}`;
}

/** The share of a part in a whole that is more than nothing, in a column of percentages; empty for what is less than nothing. */
export function formatShare(part: string | null, whole: string, style: NumberStyle): string {
  if (part === null || part === '' || isNegative(part)) return '';
  const [a = 0n, b = 0n] = alignDecimals([part, whole]).units;
  const share = roundShare(a, b, false);
  return `${share.isLess ? '<' : ''}${writeSize(share, style)}`;
}

function writeSize({ size, decimals }: RoundedShare, style: NumberStyle): string {
  return formatAmount(String(size), { value: 10 ** decimals, decimals }, style);
}

/** All digits of a percentage where pages show it rounded; empty where what they show is exact. */
export function percentBehind(percent: string | null, style: NumberStyle): string {
  if (percent === null || percent === '') return '';
  const { negative, digits, fraction } = readParts(percent);
  const rest = fraction.replace(/0+$/, '');
  if (rest.length <= PERCENT.decimals) return '';
  const sign = negative ? style.minus : '';
  return sign + groupDigits(digits, style) + style.point + rest;
}
