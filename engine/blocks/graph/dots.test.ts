// Squares that stand for those below: never more than fit, never none for some.

import { expect, it } from 'vitest';

import { dotsFor } from './dots.ts';

it.each([
  [[0, 0], 1, [0, 0]],
  [[3, 30], 1, [3, 30]],
  [[1, 31, 60], 2, [1, 16, 30]],
  [[5000, 7], 200, [25, 1]],
])('%j: a square for %i', (counts, each, squares) => {
  const dots = dotsFor(counts);
  expect(dots.each).toBe(each);
  expect(counts.map(dots.of)).toEqual(squares);
});
