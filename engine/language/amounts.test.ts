// Amounts as a reader sees them: exact, rounded once, never through a floating-point number.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatAmount, formatExact, speakAmount } from './amounts.ts';
import { parseAmount, writeAmount } from './decimals.ts';
import { formatPercent, percentBehind } from './percents.ts';

const UK = { point: ',', group: '\u00a0', sizes: [3], least: 4, minus: '\u2212' };
const UNITS = [
  { value: 1e12, short: 'трлн' },
  { value: 1e9, short: 'млрд' },
  { value: 1e6, short: 'млн' },
  { value: 1e3, short: 'тис.' },
  { value: 1, short: 'грн' },
];
const amounts = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });

describe('an amount in hundredths', () => {
  it('comes back from its text', () => {
    fc.assert(
      fc.property(amounts, (hundredths) => parseAmount(writeAmount(hundredths)) === hundredths),
    );
  });

  it.each([
    ['thousand', 'comma', '-1234,56789', -123_456_789n],
    ['million', 'point', '0.00000001', 1n],
    ['one', 'comma', '7', 700n],
  ] as const)('comes back in %s with a %s', (factor, decimals, text, hundredths) => {
    const form = { factor, decimals };
    expect([parseAmount(text, form), writeAmount(hundredths, form)]).toEqual([hundredths, text]);
    fc.assert(fc.property(amounts, (own) => parseAmount(writeAmount(own, form), form) === own));
  });

  it('is written with a point, at most two decimals and no trailing zeros', () => {
    fc.assert(
      fc.property(amounts, (hundredths) => /^-?\d+(\.\d?[1-9])?$/.test(writeAmount(hundredths))),
    );
  });

  it.each(['1.234', '1e3', '0x10', ' 1', '1,5', '--1', '.5', '1.', 'NaN'])(
    'is not read from %s',
    (text) => {
      expect(parseAmount(text)).toBeUndefined();
    },
  );

  it('is unknown where nothing is written, which is not zero', () => {
    expect(parseAmount('')).toBeNull();
    expect(formatAmount(null, { value: 1, decimals: 2 }, UK)).toBe('');
  });
});

describe('a shown amount', () => {
  it('keeps every digit in the smallest unit', () => {
    fc.assert(
      fc.property(amounts, (hundredths) => {
        const shown = formatExact(writeAmount(hundredths), UK)
          .replaceAll('\u00a0', '')
          .replace('\u2212', '-')
          .replace(',', '.');
        return BigInt(shown.replace('.', '')) === hundredths;
      }),
    );
  });

  it('is rounded half away from zero in a larger unit', () => {
    fc.assert(
      fc.property(amounts, (hundredths) => {
        const shown = formatAmount(writeAmount(hundredths), { value: 1000, decimals: 1 }, UK)
          .replaceAll('\u00a0', '')
          .replace('\u2212', '-')
          .replace(',', '');
        const size = hundredths < 0n ? -hundredths : hundredths;
        const wanted = (size + 5000n) / 10000n;
        return BigInt(shown) === (hundredths < 0n ? -wanted : wanted);
      }),
    );
  });

  it('is grouped by no-break spaces', () => {
    expect(formatAmount('3834209559209.82', { value: 1, decimals: 2 }, UK)).toBe(
      '3\u00a0834\u00a0209\u00a0559\u00a0209,82',
    );
  });

  it.each([
    ['3834209559209.82', '3,83\u00a0трлн'],
    ['999960000', '1,00\u00a0млрд'],
    ['0', '0\u00a0грн'],
    ['12.3', '12\u00a0грн'],
    ['-1803.31', '\u22121,80\u00a0тис.'],
    ['51700000000', '51,7\u00a0млрд'],
    ['548013557105', '548\u00a0млрд'],
  ])('is said as a person would: %s', (amount, said) => {
    expect(speakAmount(amount, UNITS, UK)).toBe(said);
  });

  it.each([
    ['95.91', '95,9', '95,91'],
    ['47.35', '47,4', '47,35'],
    ['-12.34', '\u221212,3', '\u221212,34'],
    ['0.04', '0,0', '0,04'],
    ['52.2', '52,2', ''],
    ['82.50', '82,5', ''],
    ['100', '100,0', ''],
    ['0', '0,0', ''],
  ])('is a percentage with one decimal, and all its digits where it has more: %s', (...figure) => {
    const [percent, shown, exact] = figure;
    expect([formatPercent(percent, UK), percentBehind(percent, UK)]).toEqual([shown, exact]);
  });

  it('is no percentage where none is known', () => {
    expect([formatPercent(null, UK), percentBehind(null, UK)]).toEqual(['', '']);
  });
});
