// Folding: what a reader types finds what is written, whatever the apostrophe, the case and the ending.

import { describe, expect, it } from 'vitest';

import {
  stripChanges,
  foldText,
  isSameWord,
  joinSpelling,
  matchWords,
  nearest,
  stripToRoot,
  splitFoldedWords,
} from './folding.ts';

const spelling = joinSpelling([
  {
    endings: ['ами', 'ів', 'ок', 'ки', 'ка', 'и', 'і', 'а'],
    same: { ґ: 'г' },
    changing: ['оіїеєё'],
  },
  { endings: ['ing', 'ies', 's', 'y'] },
]);

describe('a folded text', () => {
  it.each([
    ['Зобов’язання', 'зобовязання'],
    ["П'ять", 'пять'],
    ['Ґанок', 'ганок'],
    ['за́мок', 'замок'],
    ['  Two   WORDS, and — more ', 'two words and more'],
  ])('is the same for all its spellings: %s', (text, folded) => {
    expect(foldText(text, spelling)).toBe(folded);
  });
});

describe('a typed word', () => {
  it.each([
    ['читачі', 'читач'],
    ['читачами', 'читачів'],
    ['книжка', 'книжки'],
    ['видатки', 'видаток'],
    ['reading', 'reader'],
    ['books', 'book'],
    ['libraries', 'library'],
  ])('is found in another form: %s in %s', (typed, word) => {
    expect(isSameWord(typed, word, spelling)).toBe(true);
  });

  it.each([
    ['1101', '1102'],
    ['книга', 'кінь'],
    ['a', 'book'],
  ])('is not found in another word: %s in %s', (typed, word) => {
    expect(isSameWord(typed, word, spelling)).toBe(false);
  });

  it('is found as it is where no endings are known', () => {
    expect(isSameWord('книжка', 'книжки', joinSpelling([]))).toBe(false);
    expect(isSameWord('книжк', 'книжки', joinSpelling([]))).toBe(true);
  });

  it('loses the longest ending that fits, in whatever order they stand', () => {
    expect(
      isSameWord('librarings', 'librarian', joinSpelling([{ endings: ['s', 'ing', 'ings'] }])),
    ).toBe(true);
  });

  it('counts more at the beginning, then whole, then by its stem', () => {
    expect(
      ['книги міста', 'нові книги', 'нова книга', 'нове місто'].map((text) =>
        matchWords(splitFoldedWords('книги', spelling), splitFoldedWords(text, spelling), spelling),
      ),
    ).toEqual([3, 2, 1, 0]);
  });
});

describe('the nearest words', () => {
  it('come nearest first, and none where nothing is near', () => {
    const all = ['library', 'librarian', 'reader'];
    expect(nearest('librari', all, (word) => [word], { most: 5, spelling })).toEqual([
      'librarian',
      'library',
    ]);
    expect(nearest('zzzz', all, (word) => [word], { most: 5, spelling })).toEqual([]);
  });
});

it.each([
  ['київ', 'києва'],
  ['львів', 'львова'],
  ['харків', 'харкова'],
])('what changes within a word is left out of it: %s and %s', (typed, word) => {
  expect([stripChanges(typed, spelling), stripToRoot(typed, spelling)]).toContain(
    stripToRoot(word, spelling),
  );
});
