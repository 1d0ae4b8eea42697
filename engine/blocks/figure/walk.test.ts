// Where keys lead among the points of a drawing.

import { expect, it } from 'vitest';

import { placeAfter, type WalkPoint } from './walk.ts';

const point = (key: number, series = 0): WalkPoint => ({ key, series, value: 1 });
const LIST = [point(0), point(1), point(2)];
/** Two series over three names, key by key; the second has no middle. */
const GRID = [point(0, 0), point(0, 1), point(1, 0), point(2, 0), point(2, 1)];
const walk = (points: readonly WalkPoint[], from: number, ...keys: readonly string[]) =>
  keys.reduce((at, key) => placeAfter(key, at, points) ?? at, from);

it('a list is walked by all arrows, and stops at its ends', () => {
  expect(walk(LIST, -1, 'ArrowRight')).toBe(0);
  expect(walk(LIST, -1, 'ArrowLeft')).toBe(0);
  expect(walk(LIST, 0, 'ArrowDown', 'ArrowRight', 'ArrowRight')).toBe(2);
  expect(walk(LIST, 2, 'ArrowUp')).toBe(1);
  expect(walk(LIST, 1, 'Home')).toBe(0);
  expect([walk(LIST, 1, 'End'), walk(LIST, -1, 'End')]).toEqual([2, 2]);
});

it('series are walked along, and up and down between them', () => {
  expect(walk(GRID, 0, 'ArrowRight')).toBe(2);
  expect(walk(GRID, 0, 'ArrowDown')).toBe(1);
  expect(walk(GRID, 1, 'ArrowRight')).toBe(4);
  expect(walk(GRID, 4, 'ArrowUp', 'Home')).toBe(0);
  expect(walk(GRID, 1, 'ArrowDown')).toBe(1);
});

it('where a series has a gap its nearest point is told', () => {
  expect(GRID[walk(GRID, 2, 'ArrowDown')]).toMatchObject({ series: 1 });
});

it('every point is reached', () => {
  const reached = new Set([0]);
  for (const at of reached)
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
      reached.add(walk(GRID, at, key));
  expect(reached.size).toBe(GRID.length);
});

it('other keys lead nowhere, and nothing has no points', () => {
  expect(placeAfter('a', 0, LIST)).toBe(null);
  expect(placeAfter('Home', -1, [])).toBe(null);
});
