// What members of a group pass to each other is taken off once on each side, and never more than one side has.

import { describe, expect, it } from 'vitest';

import { withoutPassed, type PassedSide } from './groups.ts';

const side = (done: bigint | null, keys: readonly string[] = ['a', 'b']): PassedSide => ({
  sums: {
    opened: { asked: { measures: ['plan', 'done'] } } as unknown as PassedSide['sums']['opened'],
  },
  values: [null, done],
  keys: new Set(keys),
});
const own = { own: [500n, 100n], measures: ['plan', 'done'] };

describe('what is passed', () => {
  it.each([
    { received: 30n, paid: 40n, left: 70n },
    { received: 40n, paid: 30n, left: 70n },
    { received: 40n, paid: 0n, left: 100n },
    { received: -5n, paid: 30n, left: 100n },
    { received: null, paid: 30n, left: 100n },
  ])('of $received received and $paid paid leaves $left on both sides', (given) => {
    const { received, paid, left } = given;
    for (const isReceived of [true, false])
      expect(
        withoutPassed(own, { received: side(received), paid: side(paid), isReceived }),
      ).toEqual([500n, left]);
  });

  it('is all that is received where not all say what they pay', () => {
    const sides = { received: side(30n), paid: side(10n, ['a']), isReceived: true };
    expect(withoutPassed(own, sides)).toEqual([500n, 70n]);
  });

  it('is not known of those who pay where not all say what they receive', () => {
    const sides = { received: side(30n, ['a']), paid: side(30n), isReceived: false };
    expect(withoutPassed(own, sides)).toBeNull();
  });
});
