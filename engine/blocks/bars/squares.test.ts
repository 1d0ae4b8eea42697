// Squares that stand for those below: never more than fit, never none for some.

import { expect, it } from 'vitest';

import { chooseSquares } from './squares.ts';

it.each([
  [[0, 0], 0, [0, 0]],
  [[3, 30], 1, [3, 30]],
  [[1, 31, 60], 2, [1, 16, 30]],
  [[5000, 7], 200, [25, 1]],
])('%j: a square for %i', (counts, each, wanted) => {
  const squares = chooseSquares(counts);
  expect(squares.each).toBe(each);
  expect(counts.map(squares.count)).toEqual(wanted);
});
