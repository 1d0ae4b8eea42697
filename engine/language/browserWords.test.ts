// The words that browsers have are those of i18next: every message, in every language, for every kind of number.

import { describe, expect, it } from 'vitest';

import { portalOf } from '../../tests/portals.ts';
import type { Messages } from '../model/portal.ts';
import small from './browserWords.ts';
import { createI18n } from './messages.ts';

const { messages } = portalOf('product');
const COUNTS = [0, 1, 2, 3, 5, 11, 12, 21, 22, 100, 101, 1.5, -1];

/** Keys of all messages: with the endings of their plurals, and without. */
const keysIn = (tree: Messages, above = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [above + name, (above + name).replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysIn(value, `${above}${name}.`),
  );
const placesIn = (tree: Messages): string[] =>
  [...JSON.stringify(tree).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe.each(Object.keys(messages))('in %s', (locale) => {
  const tree = messages[locale] ?? {};
  const keys = [...new Set([...keysIn(tree), 'no.such', 'errors', ''])];
  const values = Object.fromEntries(placesIn(tree).map((name, i) => [name, `<${name} ${i} $1>`]));
  const words = (instance: { init: (options: never) => void }, missing: string[]) =>
    instance.init({
      lng: locale,
      resources: { [locale]: { translation: tree } },
      missingKeyHandler: (_: unknown, __: unknown, key: string) => missing.push(key),
    } as never);
  const own = small.createInstance();
  const missing: string[] = [];
  words(own, missing);
  const theirMissing: string[] = [];
  const their = createI18n(locale, tree, (text) => theirMissing.push(text));

  it('each message says the same with its places filled in', () => {
    const known = keys.filter((key) => their.exists(key) && typeof their.t(key) === 'string');
    expect(known.length).toBeGreaterThan(500);
    expect(known.map((key) => own.t(key, values))).toEqual(
      known.map((key) => their.t(key, values)),
    );
  });

  it('each says the same for every number', () => {
    const plural = keys.filter((key) => keys.includes(`${key}_one`));
    expect(plural.length).toBeGreaterThan(10);
    for (const count of COUNTS)
      expect(plural.map((key) => own.t(key, { ...values, count }))).toEqual(
        plural.map((key) => their.t(key, { ...values, count })),
      );
  });

  it('one that is not there is said by its key, and told', () => {
    expect(own.t('no.such')).toBe('no.such');
    expect(missing.at(-1)).toBe('no.such');
  });
});
