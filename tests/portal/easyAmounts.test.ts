// Amounts in easy language: two digits, words for their size, in both languages.

import { describe, expect, it } from 'vitest';

import { portalOf } from '../portals.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';

function easily(code: string): LocaleFormatter {
  const portal = portalOf('product');
  const locale = portal.settings.locales.find((each) => each.code === code);
  if (!locale) throw new Error(code);
  return new LocaleFormatter(portal, locale, (text) => {
    throw new Error(text);
  }).easily();
}

describe.each([
  ['4692345678901.23', '4 трильйони 700 мільярдів гривень', '4 trillion 700 billion hryvnias'],
  ['1000000000000', '1 трильйон гривень', '1 trillion hryvnias'],
  ['999600000000', '1 трильйон гривень', '1 trillion hryvnias'],
  ['-469234567890.5', '470 мільярдів гривень', '470 billion hryvnias'],
  ['21450000000', '21 мільярд гривень', '21 billion hryvnias'],
  ['5350000.00', '5 мільйонів 400 тисяч гривень', '5 million 400 thousand hryvnias'],
  ['2949999.99', '2 мільйони 900 тисяч гривень', '2 million 900 thousand hryvnias'],
  ['934567.00', '930 000 гривень', '930 000 hryvnias'],
  ['104.50', '100 гривень', '100 hryvnias'],
  ['21.40', '21 гривня', '21 hryvnias'],
  ['0.60', '1 гривня', '1 hryvnia'],
  ['0', '0 гривень', '0 hryvnias'],
])('%s', (amount, uk, en) => {
  it('is said with two digits', () => {
    expect(easily('uk').spokenAmount(amount).replaceAll('\u00a0', ' ')).toBe(uk);
    expect(easily('en').spokenAmount(amount).replaceAll('\u00a0', ' ')).toBe(en);
  });
});

it('what is not known is not said', () => {
  expect(easily('uk').spokenAmount(null)).toBe('');
});

it('a day is said with the name of its month', () => {
  expect(easily('uk').date('2026-08-31')).toBe('31 серпня 2026 року');
  expect(easily('en').date('2026-08-31')).toBe('31 August 2026');
});
