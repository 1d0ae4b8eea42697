// A sum divided: the parts make it up again, whatever the amounts.

import { expect, it } from 'vitest';

import { apportion } from './ratio.ts';

it('gives what is left over to the largest remainders', () => {
  expect(apportion(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
  expect(apportion(100n, [5608n, 1497n, 1160n, 1735n])).toEqual([56n, 15n, 12n, 17n]);
});

it('loses and adds nothing', () => {
  let seed = 7n;
  const next = () => (seed = (seed * 48_271n) % 2_147_483_647n);
  for (let i = 0; i < 200; i++) {
    const amounts = Array.from({ length: 1 + Number(next() % 12n) }, () => next() % 1_000_000n);
    const sum = 1n + (next() % 10_000_000n);
    const parts = apportion(sum, amounts);
    const whole = amounts.reduce((total, amount) => total + amount, 0n);
    expect(parts.reduce((total, part) => total + part, 0n)).toBe(whole > 0n ? sum : 0n);
    expect(parts.every((part) => part >= 0n)).toBe(true);
  }
});
