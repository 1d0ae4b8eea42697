// Classes have round bounds, none of them is empty, and what is below nothing is never with what is above.

import { expect, it } from 'vitest';

import { buildBands, buildClasses, classAt } from './classes.server.ts';

const of = (...values: number[]) =>
  buildClasses(values.map((value) => BigInt(Math.round(value * 100))));

const SPREAD = [4100, 4350, 4420, 4610, 4700, 4890, 5050, 5300, 5480, 5900, 6200, 7350, 19400];

it('has round bounds that keep the classes about even', () => {
  const classes = of(...SPREAD);
  expect(classes.map(({ from }) => from && Number(from) / 100)).toEqual([
    null,
    4400,
    4800,
    5400,
    6200,
  ]);
  expect(classes.map(({ count }) => count)).toEqual([2, 3, 3, 2, 3]);
  expect(classes.map(({ shade }) => shade)).toEqual([1, 2, 3, 4, 5]);
});

it('counts every value once', () => {
  for (const values of [
    SPREAD,
    [1, 1, 1, 2],
    [0.01, 0.02],
    [98.5, 98.52, 98.6, 99, 100, 100],
    [-3, 0, 4, 9],
  ]) {
    const classes = of(...values);
    const hundredths = values.map((value) => BigInt(Math.round(value * 100)));
    expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
    expect(classes.every(({ count }) => count > 0)).toBe(true);
    for (const value of hundredths) expect(classAt(classes, value)).toBeGreaterThanOrEqual(0);
    for (const [i, { to }] of classes.entries()) expect(to).toBe(classes[i + 1]?.from ?? null);
  }
});

it('is one class where all values are the same, and none where there are none', () => {
  expect(of(7, 7, 7)).toEqual([{ from: null, to: null, count: 3, side: 'plus', shade: 3 }]);
  expect(of()).toEqual([]);
});

it('parts what is below nothing from what is above', () => {
  const classes = of(-12, -8, -3, 1, 2, 5, 9, 14, 22);
  expect(classes.some(({ from }) => from === 0n)).toBe(true);
  for (const { side, from, to } of classes) {
    expect(side).toBe(to !== null && to <= 0n ? 'minus' : 'plus');
    expect(from !== null && from < 0n && (to === null || to > 0n)).toBe(false);
  }
  const minus = classes.filter(({ side }) => side === 'minus');
  expect(minus.map(({ shade }) => shade)).toEqual(minus.length === 1 ? [3] : [5, 1]);
});

it('values that are about the same are one class', () => {
  expect(of(97, 98.2, 99, 100, 100.1)).toHaveLength(1);
});

it('bands lie around their middle, whatever else there is', () => {
  const values = [96.9, 98, 99.9, 100, 100.1, 131].map((value) => BigInt(Math.round(value * 100)));
  const bands = buildBands(values, 10_000n);
  expect(bands.map(({ side, shade, count }) => [side, shade, count])).toEqual([
    ['minus', 2, 1],
    ['minus', 1, 2],
    ['plus', 1, 2],
    ['plus', 5, 1],
  ]);
  for (const value of values) expect(classAt(bands, value)).toBeGreaterThanOrEqual(0);
});
