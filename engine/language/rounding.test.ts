// Every way to round: half away from zero at the last digit that is shown, whatever the sign; what is cut is cut toward zero.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatAmount, PLAIN } from './amounts.ts';
import { parseHundredths, parseAmount, writeAmount } from './decimals.ts';
import { monthName, periodWords, shortMonth } from './periods.ts';
import { formatChange, formatPercent, formatShare, shareText } from './percents.ts';
import { divideRounded } from './ratio.ts';
import { writeFraction } from './valued.ts';

const whole = (text: string) => BigInt(text.replace('.', ''));

describe('a half', () => {
  it.each([
    ['0.5', 1, 0, '1'],
    ['-0.5', 1, 0, '-1'],
    ['1.5', 1, 0, '2'],
    ['2.5', 1, 0, '3'],
    ['-2.5', 1, 0, '-3'],
    ['0.49', 1, 0, '0'],
    ['-0.49', 1, 0, '0'],
    ['500', 1000, 0, '1'],
    ['-500', 1000, 0, '-1'],
    ['499.99', 1000, 0, '0'],
    ['50', 1000, 1, '0.1'],
    ['-50', 1000, 1, '-0.1'],
    ['0.005', 1, 2, '0.01'],
    ['0.004', 1, 2, '0.00'],
    ['12345000', 1_000_000, 2, '12.35'],
    ['-12345000', 1_000_000, 2, '-12.35'],
  ])('of %s by %i with %i decimals is %s', (amount, value, decimals, shown) => {
    expect(formatAmount(amount, { value, decimals }, PLAIN)).toBe(shown);
  });

  it.each([
    ['0.05', '0.1'],
    ['-0.05', '-0.1'],
    ['0.04', '0.0'],
    ['99.95', '100.0'],
    ['-99.95', '-100.0'],
  ])('of a percentage %s is %s', (percent, shown) => {
    expect(formatPercent(percent, PLAIN)).toBe(shown);
    const change = shown.startsWith('-') || shown === '0.0' ? shown : `+${shown}`;
    expect(formatChange(percent, PLAIN)).toBe(change);
  });

  it.each([
    ['0.5', '1000', '0.1'],
    ['0.4', '1000', '<0.1'],
    ['1.5', '1000', '0.2'],
    ['995', '1000', '99.5'],
    ['999.5', '1000', '100.0'],
    ['0', '1000', '0.0'],
  ])('of a share %s of %s is %s', (part, all, shown) => {
    expect(formatShare(part, all, PLAIN)).toBe(shown);
  });

  it.each([
    [5n, 10_000n, '0.1'],
    [4n, 10_000n, '<0.1'],
    [-5n, 10_000n, '-0.1'],
    [-4n, 10_000n, '>-0.1'],
    [125n, 1000n, '13'],
    [124n, 1000n, '12'],
    [-125n, 1000n, '-13'],
    [9995n, 100_000n, '10'],
    [0n, 10n, '0'],
  ])('of a share in words %s of %s is %s', (part, all, shown) => {
    expect(shareText(part, all, PLAIN)).toBe(shown);
  });

  it.each([
    ['1.005', 101n],
    ['1.0049', 100n],
    ['-1.005', -101n],
    ['-1.0049', -100n],
    ['0.995', 100n],
  ])('of hundredths of %s is %s', (text, hundredths) => {
    expect(parseHundredths(text)).toBe(hundredths);
  });

  it('of any fraction goes away from zero, and what is cut toward it', () => {
    const size = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(size, fc.bigInt({ min: 1n, max: 10n ** 6n }), fc.boolean(), (part, all, down) => {
        expect(divideRounded(part, all)).toBe(part / all + (2n * (part % all) >= all ? 1n : 0n));
        const signed = down ? -part : part;
        const sign = (text: string) => (whole(text) < 0n ? -whole(text) : whole(text));
        expect(sign(writeFraction({ part: signed, whole: all }, 0))).toBe(divideRounded(part, all));
        expect(sign(writeFraction({ part: signed, whole: all }, 0, true))).toBe(part / all);
      }),
    );
  });

  it('of hundredths is none: they are written and read exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), (hundredths) => {
        expect(parseAmount(writeAmount(hundredths))).toBe(hundredths);
      }),
    );
  });
});

describe.each([
  ['uk-UA', 'січень', 'грудень'],
  ['en-GB', 'January', 'December'],
])('months in %s', (tag, first, last) => {
  it('are those of the calendar, in full and short', () => {
    const all = Array.from({ length: 12 }, (_, i) => i + 1);
    expect([monthName(1, tag), monthName(12, tag)]).toEqual([first, last]);
    expect(new Set(all.map((month) => monthName(month, tag))).size).toBe(12);
    for (const month of all)
      expect(monthName(month, tag).slice(0, 2)).toBe(shortMonth(month, tag).slice(0, 2));
  });

  it('of a period are told from its first to its last', () => {
    const say = (key: string, { parts = '', year }: Readonly<Record<string, unknown>> = {}) =>
      `${key} ${String(parts)} ${String(year)}`;
    const told = (from: number, to: number, grain: 'month' | 'quarter' | 'year' = 'month') =>
      periodWords({ year: 2024, grain, from, to }, tag, say);
    expect(told(1, 12)).toBe(`period.month ${first}–${last} 2024`);
    expect(told(12, 12)).toBe(`period.month ${last} 2024`);
    expect(told(1, 4, 'quarter')).toBe('period.quarter I–IV 2024');
    expect(told(3, 3, 'quarter')).toBe('period.quarter III 2024');
    expect(told(1, 1, 'year')).toBe('period.year  2024');
  });
});
