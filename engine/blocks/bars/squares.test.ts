// Squares that stand for those below: never more than fit, never none for some.

import { expect, it } from 'vitest';

import type { SquaredRow } from './bars.kind.ts';
import { chooseSquares, markHundred } from './squares.ts';

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

const row = (squares: number, isHatched = false) =>
  ({ squares, isHatched, strength: 1, meaning: 'income', sign: 'plus' }) as unknown as SquaredRow;

it('a hundred lies in runs of rows, one behind another', () => {
  const paths = markHundred([row(37), row(0), row(33), row(30, true)], 'p').flatMap(({ given }) =>
    given['stroke'] === undefined ? (given['d'] ?? []) : [],
  );
  expect(paths).toEqual([
    'M0 0h100v30h-100zM0 30h70v10h-70z',
    'M70 30h30v10h-30zM0 40h100v30h-100z',
    'M0 70h100v30h-100z',
  ]);
});
