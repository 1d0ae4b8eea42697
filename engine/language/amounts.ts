// Exact decimals as text → words a reader sees: grouped, scaled to a unit, rounded once, here.

/** No-break space: between groups of three, and before a unit. */
export const NBSP = '\u00a0';
/** A minus that is as wide as a digit. */
const MINUS = '\u2212';

export interface AmountStyle {
  /** `,` or `.` */
  readonly point: string;
}

export interface Scale {
  readonly value: number;
  readonly decimals: number;
}

/** The one style table: a decimal comma in Ukrainian and most of Europe, a point in English. */
export function amountStyle(tag: string): AmountStyle {
  return { point: tag.startsWith('en') ? '.' : ',' };
}

/**
 * A decimal divided by the scale, half away from zero at its last decimal, with thousands grouped.
 * `amount` is canonical: digits, at most one point. An empty text stays empty: unknown is not zero.
 */
export function formatAmount(amount: string | null, scale: Scale, style: AmountStyle): string {
  if (amount === null || amount === '') return '';
  const { negative, digits, fraction } = parts(amount);
  // a whole number of the smallest written unit, times ten to the decimals wanted
  const scaled = BigInt(digits + fraction) * 10n ** BigInt(scale.decimals);
  const divisor = 10n ** BigInt(fraction.length) * BigInt(scale.value);
  const rounded = (scaled * 2n + divisor) / (divisor * 2n);
  const text = rounded.toString().padStart(scale.decimals + 1, '0');
  const whole = scale.decimals === 0 ? text : text.slice(0, -scale.decimals);
  const sign = negative && rounded > 0n ? MINUS : '';
  return (
    sign + group(whole) + (scale.decimals === 0 ? '' : style.point + text.slice(-scale.decimals))
  );
}

/** All digits of an amount, two decimals at least. */
export function formatExact(amount: string | null, style: AmountStyle): string {
  return formatAmount(
    amount,
    { value: 1, decimals: Math.max(2, amount === null ? 0 : parts(amount).fraction.length) },
    style,
  );
}

/** A percentage with up to two decimals as it is, without trailing zeros. */
export function formatPercent(percent: string | null, style: AmountStyle): string {
  if (percent === null || percent === '') return '';
  const { negative, digits, fraction } = parts(percent);
  const rest = fraction.replace(/0+$/, '');
  return `${negative ? MINUS : ''}${group(digits)}${rest === '' ? '' : style.point + rest}`;
}

export interface SpokenUnit {
  readonly value: number;
  readonly short: string;
}

/** An amount as a person would say it: the largest word that leaves a number of at least one, three digits that count. */
export function speakAmount(
  amount: string | null,
  units: readonly SpokenUnit[],
  style: AmountStyle,
): string {
  if (amount === null || amount === '') return '';
  const whole = BigInt(parts(amount).digits);
  const smallest = units.at(-1)!;
  const fits = units.find((unit) => whole >= BigInt(unit.value)) ?? smallest;
  const once = sayIn(amount, fits, style, smallest);
  // 999.96 million is a billion once it is rounded
  const next = units[units.indexOf(fits) - 1];
  return next && once.replace(MINUS, '').startsWith(`1${NBSP}000`)
    ? sayIn(amount, next, style, smallest)
    : once;
}

function sayIn(amount: string, unit: SpokenUnit, style: AmountStyle, smallest: SpokenUnit): string {
  const whole = BigInt(parts(amount).digits) / BigInt(unit.value);
  const decimals = unit === smallest ? 0 : whole >= 100n ? 0 : whole >= 10n ? 1 : 2;
  const text = formatAmount(amount, { value: unit.value, decimals }, style);
  return `${decimals > 0 ? text.replace(/[,.]?0+$/, '') : text}${NBSP}${unit.short}`;
}

export function isNegative(amount: string | null): boolean {
  return amount !== null && amount.startsWith('-');
}

function parts(amount: string): { negative: boolean; digits: string; fraction: string } {
  const negative = amount.startsWith('-');
  const [digits = '0', fraction = ''] = (negative ? amount.slice(1) : amount).split('.');
  return { negative, digits, fraction };
}

function group(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, NBSP);
}
