// Decimal text ↔ whole hundredths, exact both ways.

const DECIMAL = /^(-?)(\d{1,16})(?:\.(\d{1,2}))?$/;

/** Hundredths of a decimal text with at most two decimals; null for empty; undefined where it is no such number. */
export function parseAmount(text: string): bigint | null | undefined {
  if (text === '') return null;
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const hundredths = BigInt(whole + fraction.padEnd(2, '0'));
  return sign === '-' ? -hundredths : hundredths;
}

/** The shortest decimal text: a point, at most two decimals, no trailing zeros. */
export function writeAmount(hundredths: bigint): string {
  const negative = hundredths < 0n;
  const digits = (negative ? -hundredths : hundredths).toString().padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0+$/, '');
  return `${negative ? '-' : ''}${digits.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Hundredths of a decimal text with any number of decimals, half away from zero; undefined where it is no number. */
export function parseHundredths(text: string): bigint | null | undefined {
  const match = /^(-?\d{1,16})\.(\d{2})(\d)\d*$/.exec(text);
  if (!match) return parseAmount(text);
  const [, whole = '', cents = '', next = ''] = match;
  const size = BigInt(whole.replace('-', '') + cents) + (next >= '5' ? 1n : 0n);
  return text.startsWith('-') ? -size : size;
}

/** A number that is written into JSON digit by digit: it never becomes a floating-point number. */
export interface Exact {
  readonly rawJSON: string;
}

const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => Exact };

/** A decimal as a JSON number. */
export function exactNumber(amount: string): Exact {
  return rawJSON(amount);
}

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

/** JSON whose numbers stay as they are written. */
export function parseExactly(text: string): unknown {
  const keep: Reviver = (_, value, { source }) =>
    typeof value === 'number' && source !== undefined ? rawJSON(source) : value;
  return JSON.parse(text, keep as Parameters<typeof JSON.parse>[1]);
}
