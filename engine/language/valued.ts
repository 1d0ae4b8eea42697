// Exact decimals shown as something else: times a fraction, rounded once; what is made of two of them is made anew.

import { writeAmount } from './decimals.ts';
import { divideRounded, divideTruncated, percentChange, percentDone } from './ratio.ts';

/** A positive fraction in whole numbers: by what an amount is multiplied, and by what it is divided. */
export type Factor = readonly [part: string, whole: string];

/** Two fields, each with the factor of its own year, and the field of the first less the second where there is one. */
export interface FieldPair {
  readonly first: string;
  readonly second: string;
  readonly gap: string;
  readonly times: readonly [first: Factor, second: Factor];
}

/** What becomes of a field: its amount times a fraction, or a difference or percentage of two amounts that are of different years. */
export type ValueRule =
  | {
      readonly times: Factor;
      /** Whether it is a part of a whole: less than nothing is none. */
      readonly part?: true;
    }
  | { readonly minus: FieldPair }
  | { readonly percent: FieldPair; readonly change: boolean };

/** By field; null where nobody knows it, left out where a figure stays as it is. */
export type ValueRules = Readonly<Record<string, ValueRule | null>>;

/** Decimals by field, null for unknown. */
type Figures = Readonly<Record<string, string | null>>;

interface Fraction {
  readonly part: bigint;
  readonly whole: bigint;
}

/** The figures of a row, cut to so many decimals: they are rounded once, when they are written. */
export function valuedFigures(
  data: Figures,
  rules: ValueRules,
  decimals: number,
): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(data).map(([field, figure]) => {
      const rule = rules[field];
      if (rule === undefined) return [field, figure];
      return [field, rule === null ? null : ruled(data, field, rule, decimals)];
    }),
  );
}

function ruled(data: Figures, field: string, rule: ValueRule, decimals: number): string | null {
  if ('times' in rule) {
    const figure = data[field] ?? null;
    if (figure === null || (rule.part && figure.startsWith('-'))) return null;
    return writeFraction(times(parseFraction(figure), rule.times), decimals, true);
  }
  const pair = 'minus' in rule ? rule.minus : rule.percent;
  const both = pairOf(data, pair);
  if (both === null) return null;
  const [first, second] = both;
  if ('minus' in rule) return writeFraction(minus(first, second), decimals, true);
  const [now, base] = [first.part * second.whole, second.part * first.whole];
  const percent = rule.change ? percentChange(now, base) : percentDone(now, base);
  return percent === null ? null : writeAmount(percent);
}

/** A decimal times a fraction, with so many decimals at most. */
export function timesFactor(decimal: string, factor: Factor, decimals: number): string {
  return writeFraction(times(parseFraction(decimal), factor), decimals);
}

/** Both amounts in their own prices or numbers; of three that belong together the third follows from two. */
function pairOf(data: Figures, { first, second, gap, times: [a, b] }: FieldPair) {
  const known = (field: string) => {
    const figure = field === '' ? null : (data[field] ?? null);
    return figure === null ? null : parseFraction(figure);
  };
  const difference = known(gap);
  const one = known(first);
  const other = known(second) ?? (one && difference && minus(one, difference));
  const own =
    one ?? (other && difference && minus(other, { ...difference, part: -difference.part }));
  return own && other ? ([times(own, a), times(other, b)] as const) : null;
}

/** A decimal text as a fraction. */
export function parseFraction(decimal: string): Fraction {
  const [digits = '0', fraction = ''] = decimal.split('.');
  return { part: BigInt(digits + fraction), whole: 10n ** BigInt(fraction.length) };
}

function times({ part, whole }: Fraction, [by, through]: Factor): Fraction {
  return { part: part * BigInt(by), whole: whole * BigInt(through) };
}

function minus(a: Fraction, b: Fraction): Fraction {
  return { part: a.part * b.whole - b.part * a.whole, whole: a.whole * b.whole };
}

/** The shortest decimal text with so many decimals at most, half away from zero unless it is cut; the whole is above zero. */
export function writeFraction({ part, whole }: Fraction, decimals: number, cut = false): string {
  const negative = part < 0n;
  const scaled = (negative ? -part : part) * 10n ** BigInt(decimals);
  const size = cut ? divideTruncated(scaled, whole) : divideRounded(scaled, whole);
  const digits = size.toString().padStart(decimals + 1, '0');
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '');
  const text = decimals === 0 ? digits : digits.slice(0, -decimals);
  return `${negative && size > 0n ? '-' : ''}${text}${fraction === '' ? '' : `.${fraction}`}`;
}
