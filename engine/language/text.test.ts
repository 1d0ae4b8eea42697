// Text of several languages: one's own words, or borrowed ones that say so.

import { expect, it } from 'vitest';

import { capitalized, plainWords, textIn, wordsIn } from './text.ts';

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
