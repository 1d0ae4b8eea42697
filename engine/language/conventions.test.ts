// How languages write: their own signs by Intl, a portal's where it settles them.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatAmount, formatExact, PLAIN, readNumber } from './amounts.ts';
import { capitalizesNouns, dateForm, dayAndMonth, numberStyle } from './conventions.ts';
import { formatPercent } from './percents.ts';
import { dateWords } from './periods.ts';

const TAGS = [
  'uk-UA',
  'en-US',
  'pl-PL',
  'de-DE',
  'de-CH',
  'fr-FR',
  'es-ES',
  'en-IN',
  'sv-SE',
  'lt-LT',
];
const ours = { group: '\u00a0', minus: '\u2212' };

describe('numbers of a language', () => {
  it.each([
    ['uk-UA', '-1\u00a0234\u00a0567,89'],
    ['en-US', '-1,234,567.89'],
    ['de-DE', '-1.234.567,89'],
    ['fr-FR', '-1\u202f234\u202f567,89'],
    ['en-IN', '-12,34,567.89'],
    ['sv-SE', '\u22121\u00a0234\u00a0567,89'],
    ['pl-PL', '-1\u00a0234\u00a0567,89'],
    ['es-ES', '-1.234.567,89'],
  ])('are written as in %s', (tag, written) => {
    expect(formatExact('-1234567.89', numberStyle(tag))).toBe(written);
  });

  it('are grouped from five digits on where the language does so', () => {
    expect(formatExact('1234', numberStyle('pl-PL'))).toBe('1234,00');
    expect(formatExact('12345', numberStyle('pl-PL'))).toBe('12\u00a0345,00');
    expect(formatExact('1234', numberStyle('de-DE'))).toBe('1.234,00');
  });

  it.each(TAGS)('are those of Intl, of which they are the exact kin: %s', (tag) => {
    const style = numberStyle(tag);
    const format = new Intl.NumberFormat(tag, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (hundredths) => {
        const text = hundredths.toString();
        const exact = `${text}E-2` as Intl.StringNumericLiteral;
        const amount = `${text.startsWith('-') ? '-' : ''}${text.replace('-', '').padStart(3, '0').replace(/(..)$/, '.$1')}`;
        return formatAmount(amount, { value: 1, decimals: 2 }, style) === format.format(exact);
      }),
    );
  });

  it.each([...TAGS.map((tag) => numberStyle(tag)), numberStyle('en-US', ours), PLAIN])(
    'are read back from what was written: %o',
    (style) => {
      fc.assert(
        fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), (whole) => {
          const amount = `${whole}.5`;
          return (
            readNumber(formatExact(amount, style), style) === amount &&
            readNumber(formatPercent(String(whole), style), style) === String(whole)
          );
        }),
      );
    },
  );

  it('take the signs that a portal settles, and keep the others', () => {
    expect(formatExact('-1234567.8', numberStyle('en-US', ours))).toBe(
      '\u22121\u00a0234\u00a0567.80',
    );
  });
});

describe('dates of a language', () => {
  it.each([
    ['uk-UA', '05.03.2025'],
    ['en-US', '03/05/2025'],
    ['en-GB', '05/03/2025'],
    ['pl-PL', '05.03.2025'],
    ['lt-LT', '2025-03-05'],
  ])('are written as in %s', (tag, written) => {
    expect(dateWords('2025-03-05T10:00:00Z', dateForm(tag))).toBe(written);
  });
});

describe('a day in a sentence', () => {
  it.each([
    ['uk-UA', '5 березня'],
    ['en-US', '5 March'],
    ['pl-PL', '5 marca'],
    ['de-DE', '5. März'],
    ['fr-FR', '5 mars'],
    ['es-ES', '5 de marzo'],
  ])('is written as in %s, the day first', (tag, written) => {
    expect(dayAndMonth(new Date('2025-03-05T00:00:00Z'), tag)).toBe(written);
  });
});

it('capital nouns are those of German alone', () => {
  expect(TAGS.filter((tag) => capitalizesNouns(tag))).toEqual(['de-DE', 'de-CH']);
});
