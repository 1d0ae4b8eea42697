// Where dots lie: all on one scale.

import { describe, expect, it } from 'vitest';

import { buildDotScale } from './dots.ts';

describe('the scale', () => {
  it('begins at zero and ends with the most', () => {
    const { at, zero } = buildDotScale([10n, 100n]);
    expect([at(0n), at(50n), at(100n)]).toEqual([0, 50, 100]);
    expect(zero).toBeNull();
  });

  it('has zero within it where there are values below', () => {
    const { at, zero } = buildDotScale([-100n, 100n]);
    expect([at(-100n), zero, at(100n)]).toEqual([0, 50, 100]);
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
    expect(buildDotScale([0n, 0n]).at(0n)).toBe(0);
  });
});
