// Exact decimals as text → words a reader sees: grouped, scaled to a unit, rounded once, here.

import { first, last } from '../model/lookup.ts';
import type { NumberStyle } from '../model/portal.ts';
import { divideRounded, divideTruncated, isMultiple } from './ratio.ts';

/** No-break space: before a unit. */
const NBSP = '\u00a0';

/** As programs write numbers: digits, a point, a hyphen. */
export const PLAIN: NumberStyle = { point: '.', group: '', sizes: [3], least: 4, minus: '-' };

export interface Scale {
  readonly value: number;
  readonly decimals: number;
  /** Whether something that is too little to be shown reads as less than the least that is. */
  readonly least?: boolean;
}

/** Divides a decimal by the scale and groups thousands, rounding half away from zero. An empty text stays empty. */
export function formatAmount(amount: string | null, scale: Scale, style: NumberStyle): string {
  if (amount === null || amount === '') return '';
  const { negative, digits, fraction } = readParts(amount);
  // a whole number of the smallest written unit, times ten to the decimals wanted
  const scaled = BigInt(digits + fraction) * 10n ** BigInt(scale.decimals);
  const divisor = 10n ** BigInt(fraction.length) * BigInt(scale.value);
  const size = divideRounded(scaled, divisor);
  if (scale.least && size === 0n && scaled > 0n) return lessThanLeast(negative, scale, style);
  const text = size.toString().padStart(scale.decimals + 1, '0');
  const whole = scale.decimals === 0 ? text : text.slice(0, -scale.decimals);
  const sign = negative && size > 0n ? style.minus : '';
  const decimals = scale.decimals === 0 ? '' : style.point + text.slice(-scale.decimals);
  return sign + groupDigits(whole, style) + decimals;
}

function lessThanLeast(negative: boolean, { decimals }: Scale, style: NumberStyle): string {
  const least = formatAmount('1', { value: 10 ** decimals, decimals }, style);
  return negative ? `>${style.minus}${least}` : `<${least}`;
}

/** All digits of an amount, two decimals at least. */
export function formatExact(amount: string | null, style: NumberStyle): string {
  return formatAmount(
    amount,
    { value: 1, decimals: Math.max(2, amount === null ? 0 : readParts(amount).fraction.length) },
    style,
  );
}

/** Which of two decimals is more: below zero where the first is less. */
export function compareAmounts(a: string, b: string): number {
  const [left, right] = [readParts(a), readParts(b)];
  if (left.negative !== right.negative) return left.negative ? -1 : 1;
  const size =
    left.digits.length - right.digits.length ||
    compareText(left.digits, right.digits) ||
    compareText(left.fraction.replace(/0+$/, ''), right.fraction.replace(/0+$/, ''));
  return left.negative ? -size : size;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The decimal behind a text that shows all its digits, without trailing zeros. */
export function readNumber(text: string, style: NumberStyle): string {
  const plain = (style.group === '' ? text : text.replaceAll(style.group, ''))
    .replace(style.minus, '-')
    .replace(style.point, '.');
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain;
}

export interface SpokenUnit {
  readonly value: number;
  readonly short: string;
  /** Always so many decimals; left out: as many as leave three digits, none in the smallest. */
  readonly decimals?: number;
}

/** An amount as a person would say it: three significant digits and the largest word that fits. `units` go from large to small. */
export function speakAmount(
  amount: string | null,
  units: readonly SpokenUnit[],
  style: NumberStyle,
): string {
  if (amount === null || amount === '') return '';
  const whole = BigInt(readParts(amount).digits);
  const fits = units.find((unit) => whole >= BigInt(unit.value)) ?? last(units);
  const next = units[units.indexOf(fits) - 1];
  // 999.96 million is a billion once it is rounded
  const unit = next && roundedIn(amount, fits) * fits.value >= next.value ? next : fits;
  const decimals = unit.decimals ?? (unit === last(units) ? 0 : decimalsIn(amount, unit));
  const least = unit.decimals !== undefined;
  const text = formatAmount(amount, { value: unit.value, decimals, least }, style);
  if (/[<>]/.test(text)) return `${text}${NBSP}${unit.short}`;
  const isExact = decimals > 0 && !isRounded(amount, unit, decimals);
  return `${isExact ? withoutZeros(text, style) : text}${NBSP}${unit.short}`;
}

/** How many of the unit an amount is, rounded as it will be shown; less than a million, so a number holds it. */
function roundedIn(amount: string, unit: SpokenUnit): number {
  const scale = { value: unit.value, decimals: decimalsIn(amount, unit) };
  return Math.abs(Number(formatAmount(amount, scale, PLAIN)));
}

/** Decimals that leave three digits. */
function decimalsIn(amount: string, unit: SpokenUnit): number {
  const whole = divideTruncated(BigInt(readParts(amount).digits), BigInt(unit.value));
  if (whole >= 100n) return 0;
  return whole >= 10n ? 1 : 2;
}

/** Whether digits beyond the last that is shown were left out: then a zero there is a figure too. */
function isRounded(amount: string, unit: SpokenUnit, decimals: number): boolean {
  const { digits, fraction } = readParts(amount);
  const shown = divideTruncated(BigInt(unit.value), 10n ** BigInt(decimals));
  return shown > 0n && (!isMultiple(BigInt(digits), shown) || /[1-9]/.test(fraction));
}

function withoutZeros(text: string, style: NumberStyle): string {
  const short = text.replace(/0+$/, '');
  return short.endsWith(style.point) ? short.slice(0, -style.point.length) : short;
}

/** False for an unknown amount; the amount is a decimal as text. */
export function isNegative(amount: string | null): boolean {
  return amount !== null && amount.startsWith('-');
}

/** The sign and the digits of a decimal text, before and behind its point. */
export function readParts(amount: string): { negative: boolean; digits: string; fraction: string } {
  const negative = amount.startsWith('-');
  const [digits = '0', fraction = ''] = (negative ? amount.slice(1) : amount).split('.');
  return { negative, digits, fraction };
}

/** Digits of a whole number with the separators of a language. */
export function groupDigits(whole: string, { group, sizes, least }: NumberStyle): string {
  if (group === '' || whole.length < least) return whole;
  let rest = whole;
  let text = '';
  let place = 0;
  let size = first(sizes);
  while (rest.length > size) {
    text = group + rest.slice(-size) + text;
    rest = rest.slice(0, -size);
    place += 1;
    size = sizes[place] ?? size;
  }
  return rest + text;
}
