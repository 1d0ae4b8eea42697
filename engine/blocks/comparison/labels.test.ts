// What members are called beside their dots.

import { expect, it } from 'vitest';

import { shortenAlike } from './labels.ts';

it.each([
  [
    'what all have is left out',
    ['Library of North Hill', 'Library of Old Town'],
    ['North Hill', 'Old Town'],
  ],
  [
    'what most have too',
    ['House of the Sea', 'Isle Hall', 'Moor Hall', 'Fen Hall'],
    ['House of the Sea', 'Isle', 'Moor', 'Fen'],
  ],
  [
    'a name begins with a capital where it has one',
    ['the hall of Isle', 'a room of Moor'],
    ['Isle', 'Moor'],
  ],
  [
    'what is too long stands by its number',
    ['Short', 'A very long name that no drawing has room for'],
    ['Short', ''],
  ],
])('%s', (_, names, labels) => {
  expect(shortenAlike(names)).toEqual(labels);
});
