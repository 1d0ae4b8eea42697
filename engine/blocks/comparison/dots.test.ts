// Where dots lie: on one scale, and never one over another.

import { describe, expect, it } from 'vitest';

import { layDots, buildDotScale } from './dots.ts';

describe('the scale', () => {
  it('begins at zero and leaves room for half a dot at both ends', () => {
    const { at, zero } = buildDotScale([10n, 100n]);
    expect([at(0n), at(50n), at(100n)]).toEqual([2.8, 50, 97.2]);
    expect(zero).toBeNull();
  });

  it('has zero within it where there are values below', () => {
    const { at, zero } = buildDotScale([-100n, 100n]);
    expect([at(-100n), zero, at(100n)]).toEqual([2.8, 50, 97.2]);
  });

  it('has round values between its ends, zero among them', () => {
    const valuesOf = (values: bigint[], most: number) =>
      buildDotScale(values)
        .ticks(most)
        .map(({ value }) => value);
    expect(valuesOf([10n, 87n], 5)).toEqual([0n, 20n, 40n, 60n, 80n]);
    expect(valuesOf([-30n, 87n], 3)).toEqual([0n, 50n]);
    expect(valuesOf([-120n, 300n], 5)).toEqual([-100n, 0n, 100n, 200n, 300n]);
    expect(valuesOf([0n, 0n], 5)).toEqual([0n]);
    const scale = buildDotScale([0n, 100n]);
    for (const { value, at } of scale.ticks(5)) expect(at).toBe(scale.at(value));
  });

  it('stands where everything is nothing', () => {
    expect(buildDotScale([0n, 0n]).at(0n)).toBe(2.8);
  });
});

describe('dots', () => {
  it('that have room stand in one lane', () => {
    const laid = layDots([
      { number: 1, at: 90 },
      { number: 2, at: 10 },
    ]);
    expect(laid).toEqual([
      { number: 2, at: 10, lane: 0 },
      { number: 1, at: 90, lane: 0 },
    ]);
  });

  it('never cover each other, ten of the same stand below one another', () => {
    const same = Array.from({ length: 10 }, (_, i) => ({ number: i + 1, at: 50 }));
    expect(layDots(same).map(({ lane }) => lane)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const near = layDots([10, 12, 18, 20, 25, 26].map((at, i) => ({ number: i, at })));
    for (const a of near)
      for (const b of near)
        if (a !== b && a.lane === b.lane) expect(Math.abs(a.at - b.at)).toBeGreaterThanOrEqual(5.6);
  });
});
