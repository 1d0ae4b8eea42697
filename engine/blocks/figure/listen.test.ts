// A drawing as sounds: how high, where from, in which order.

import { expect, it } from 'vitest';

import { computePitch, computeScale, HIGH, listSounds, LOW } from './listen.ts';

it('the ends of the axis are exact, and more is higher all the way', () => {
  const values = [-3, 0, 1, 2, 100, 250];
  const scale = computeScale(values);
  expect(computePitch(-3, scale)).toBe(LOW);
  expect(computePitch(250, scale)).toBe(HIGH);
  const pitches = values.map((value) => computePitch(value, scale));
  expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
  expect(new Set(pitches).size).toBe(values.length);
});

it('the axis has its zero: what is above it does not begin at the lowest', () => {
  const scale = computeScale([50, 100]);
  expect(scale).toEqual({ least: 0, most: 100 });
  expect(computePitch(50, scale)).toBe(LOW * 2);
  expect(computePitch(0, computeScale([0, 0]))).toBe(LOW * 2);
});

it('series follow each other from left to right, with a tick where nothing is known', () => {
  const sounds = listSounds([
    { key: 0, series: 0, value: 1 },
    { key: 0, series: 1, value: 2 },
    { key: 1, series: 0, value: 4 },
    { key: 2, series: 1, value: 4 },
  ]);
  expect(sounds.map(({ at, series, pan, first }) => [at, series, pan, first])).toEqual([
    [0, 0, -1, true],
    [2, 0, 0, false],
    [1, 1, -1, true],
    [-1, 1, 0, false],
    [3, 1, 1, false],
  ]);
  expect(sounds.map(({ hertz }) => hertz === null)).toEqual([false, false, false, true, false]);
});
