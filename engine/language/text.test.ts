// Text of several languages: one's own words, or borrowed ones that say so.

import { expect, it } from 'vitest';

import { capitalized, inTwoLines, plainWords, textIn, wordsIn } from './text.ts';

const text = { uk: 'книги', en: 'books' };

it('is said in the language asked for, and says where it had to be borrowed', () => {
  expect(wordsIn(text, 'en', 'uk')).toBe('books');
  expect(wordsIn(text, 'pl', 'uk')).toEqual({ words: 'книги', lang: 'uk' });
  expect(plainWords(wordsIn(text, 'pl', 'uk'))).toBe('книги');
});

it('comes in the first language there is where no other is known', () => {
  expect(textIn(text, 'en')).toBe('books');
  expect(textIn(text, 'pl')).toBe('книги');
  expect(textIn({}, 'pl')).toBe('');
});

it('begins with a large letter where it stands alone', () => {
  expect(capitalized('січень 2025')).toBe('Січень 2025');
  expect(capitalized('')).toBe('');
});

it.each([
  ['Виконання плану за період, %', 'Виконання плану|за період, %'],
  ['План', 'План'],
  ['Annual plan executed, %', 'Annual plan|executed, %'],
  ['a b', 'a|b'],
])('breaks once as a head: %s', (head, lines) => {
  const [before = '', ...after] = plainWords(inTwoLines(head)).split(' ');
  expect([before, ...after].map((line) => line.replaceAll('\u00a0', ' ')).join('|')).toBe(lines);
});

it('keeps the language of a borrowed head', () => {
  expect(inTwoLines({ words: 'a b c', lang: 'uk' })).toEqual({ words: 'a b\u00a0c', lang: 'uk' });
});
