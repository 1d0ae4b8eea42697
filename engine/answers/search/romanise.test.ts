// Words in Latin letters, by tables of their languages.

import { expect, it } from 'vitest';

import { romaniser } from './wordIndex.ts';

const romanise = romaniser([
  {
    romanised: {
      first: { є: 'ye', я: 'ya' },
      letters: { зг: 'zgh', з: 'z', г: 'h', є: 'ie', я: 'ia', а: 'a', т: 't', ь: '' },
    },
  },
  { romanised: { first: {}, letters: {} } },
]);

it.each([
  ['згата', 'zghata'],
  ['заг', 'zah'],
  ['єт', 'yet'],
  ['зєт', 'ziet'],
  ['ятя', 'yatia'],
  ['тать', 'tat'],
])(
  'several letters together stand before single ones, and a word may begin otherwise: %s',
  (word, latin) => {
    expect(romanise(word)).toBe(latin);
  },
);

it('a word with a letter that no table knows is not written so', () => {
  expect(romanise('town')).toBe('');
  expect(romanise('таx')).toBe('');
  expect(romaniser([])('та')).toBe('');
});
