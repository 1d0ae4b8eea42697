// The one scale of the bars of a block.

import { expect, it } from 'vitest';

import { buildScale } from './scale.ts';

it('begins at zero where nothing is below it; the longest is a plan or an amount', () => {
  const { zero, stretch } = buildScale([
    { amount: 48n, plan: 100n },
    { amount: 18n, plan: null },
  ]);
  expect(zero).toBeNull();
  expect(stretch(48n)).toEqual({ from: 0, width: 48 });
});

it('has one zero line for both sides', () => {
  const { zero, stretch } = buildScale([
    { amount: 60n, plan: null },
    { amount: -40n, plan: null },
  ]);
  expect(zero).toBe(40);
  expect(stretch(60n)).toEqual({ from: 40, width: 60 });
  expect(stretch(-40n)).toEqual({ from: 0, width: 40 });
});

it('draws nothing of nothing', () => {
  expect(buildScale([]).stretch(0n)).toEqual({ from: 0, width: 0 });
});
