// The shape of a line: its direction, its ends and its largest step, and where two lines pass each other.

import { expect, it } from 'vitest';

import { findApart, findRuns, findShape, type ShapePoint } from './shape.ts';

const line = (...amounts: (number | null)[]) =>
  amounts.map((amount): ShapePoint | null =>
    amount === null ? null : { amount: BigInt(amount), incomplete: false },
  );
const amountsOf = (points: readonly ShapePoint[] = []) =>
  points.map(({ amount }) => Number(amount));

it.each([
  ['one point', [5], 'flat'],
  ['equal points', [5, 5, 5], 'flat'],
  ['more in the end', [5, 9, 7], 'up'],
  ['less in the end', [7, 9, 5], 'down'],
  ['as much in the end', [5, 9, 5], 'same'],
  ['from below zero', [-5, 3], 'turned'],
  ['as much below zero', [-5, 3, -5], 'same'],
])('%s: its direction', (_, amounts, direction) => {
  expect(findShape(line(...amounts))?.direction).toBe(direction);
});

it('nothing known has no shape', () => {
  expect(findShape([])).toBe(null);
  expect(findShape(line(null, null))).toBe(null);
});

it('ends are all points that are as high or as low, below zero too', () => {
  const shape = findShape(line(3, -8, 9, 9, -8));
  expect(amountsOf(shape?.highest)).toEqual([9, 9]);
  expect(amountsOf(shape?.lowest)).toEqual([-8, -8]);
});

it('a step leads from one time to the next: over what is unknown there is none, and unknown is not nothing', () => {
  expect(findShape(line(1, null, 100, 103))?.step).toMatchObject({ by: 3n });
  expect(findShape(line(1, null, 100))?.step).toBe(null);
  expect(findShape(line(9, 2, 4))?.step).toMatchObject({ by: -7n });
  expect(findShape(line(1, 3, 5))?.step).toBe(null);
});

it('a time that is not over is not compared, unless there is no other', () => {
  const [a, b, c] = [
    { amount: 5n, incomplete: false },
    { amount: 8n, incomplete: false },
    { amount: 1n, incomplete: true },
  ];
  const shape = findShape([a, b, c]);
  expect(shape).toMatchObject({ direction: 'up', lowest: [a], last: b, unfinished: [c] });
  expect(findShape([c])).toMatchObject({ direction: 'flat', unfinished: [] });
});

it('two lines: which is more when, and where they lie furthest apart', () => {
  const [one, other] = [line(5, 7, null, 2, 4), line(3, 1, 4, 6, 4)];
  expect(findRuns(one, other)).toEqual([
    { leader: 0, places: [0, 1] },
    { leader: 1, places: [3] },
    { leader: null, places: [4] },
  ]);
  expect(findApart(one, other)).toMatchObject({ at: one[1], by: 6n });
  expect(findApart(line(1, 3), line(2, 4))).toBe(null);
  expect(findApart(line(1), line(2))).toBe(null);
});
