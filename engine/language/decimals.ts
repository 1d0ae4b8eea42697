// Decimal text ↔ whole hundredths, exact both ways.

/** How amounts are written: what they are counted in, and the sign before their decimals. */
export interface AmountForm {
  readonly factor: keyof typeof PLACES;
  readonly decimals: 'point' | 'comma';
}

/** Decimals down to a hundredth. */
const PLACES = { one: 2, thousand: 5, million: 8 } as const;
const SIGNS = { point: '.', comma: ',' } as const;
const DIGITS = 18;
const DECIMAL = /^(-?)(\d+)(?:([.,])(\d+))?$/;

const PLAIN: AmountForm = { factor: 'one', decimals: 'point' };

/** So many decimals an amount may have after which sign. */
export function listDecimals({ factor, decimals }: AmountForm): { places: number; sign: string } {
  return { places: PLACES[factor], sign: SIGNS[decimals] };
}

/** Hundredths of a decimal text, exactly; null for empty; undefined where it is no such number, or says more than hundredths. */
export function parseAmount(text: string, form: AmountForm = PLAIN): bigint | null | undefined {
  if (text === '') return null;
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [places, point] = [PLACES[form.factor], SIGNS[form.decimals]];
  const [, sign, whole = '', written = point, fraction = ''] = match;
  if (written !== point || fraction.length > places || whole.length > DIGITS - places)
    return undefined;
  const hundredths = BigInt(whole + fraction.padEnd(places, '0'));
  return sign === '-' ? -hundredths : hundredths;
}

/** The shortest decimal text: no trailing zeros, and no sign without decimals. */
export function writeAmount(hundredths: bigint, form: AmountForm = PLAIN): string {
  const [whole = '', decimals = ''] = writeUnits(hundredths, PLACES[form.factor]).split('.');
  const fraction = decimals.replace(/0+$/, '');
  return fraction === '' ? whole : whole + SIGNS[form.decimals] + fraction;
}

/** Canonical decimals as whole numbers of the last place that any of them has, and how many places that is. */
export function alignDecimals(amounts: readonly string[]): {
  readonly units: readonly bigint[];
  readonly places: number;
} {
  const parts = amounts.map((amount) => amount.split('.'));
  const places = Math.max(0, ...parts.map(([, fraction = '']) => fraction.length));
  const units = parts.map(([whole = '', fraction = '']) =>
    BigInt(whole + fraction.padEnd(places, '0')),
  );
  return { units, places };
}

/** The decimal of a whole number of the last of so many places: all of them are written. */
export function writeUnits(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return units < 0n ? `-${text}` : text;
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
