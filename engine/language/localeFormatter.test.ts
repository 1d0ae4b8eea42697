// What an axis counts in, and names amid sentences.

import { expect, it } from 'vitest';

import type { Locale, Portal, SpokenScale } from '../model/portal.ts';
import { formatAmount, PLAIN } from './amounts.ts';
import { LocaleFormatter } from './localeFormatter.ts';

const locale = { code: 'en', tag: 'en', numbers: PLAIN } as unknown as Locale;
const formatterOf = (spoken: readonly SpokenScale[]) =>
  new LocaleFormatter(
    { settings: { locales: [locale], spoken }, messages: { en: {} } } as unknown as Portal,
    locale,
    () => {},
  );

it.each([
  [{ value: 1, short: { en: '' } }, '3.2', '3'],
  [{ value: 1, short: { en: '' }, decimals: 2 }, '3.2', '3.20'],
  [{ value: 1, short: { en: '' }, decimals: 2 }, '0.004', '<0.01'],
  [{ value: 1, short: { en: '' }, decimals: 2 }, '250.4', '250'],
  [{ value: 1000, short: { en: '' } }, '12345', '12.3'],
])('of %j an amount of %s reads as %s', (unit, amount, words) => {
  const counted = formatterOf([unit]).countedBy(Number(amount));
  expect(formatAmount(amount, counted, PLAIN)).toBe(words);
});

it.each([
  ['en', 'Local taxes', 'local taxes'],
  ['en', 'VAT', 'VAT'],
  ['uk', 'Місцеві податки', 'місцеві податки'],
  ['de', 'Steuern der Gemeinden', 'Steuern der Gemeinden'],
])('amid a sentence in %s, “%s” is “%s”', (tag, name, amid) => {
  const own: Locale = { ...locale, tag };
  const portal = { settings: { locales: [own], spoken: [] }, messages: {} } as unknown as Portal;
  expect(new LocaleFormatter(portal, own, () => {}).inSentence(name)).toBe(amid);
});
