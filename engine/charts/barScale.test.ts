// The one scale of the bars of a block.

import { expect, it } from 'vitest';

import { buildScale } from './barScale.ts';

it('begins at zero where nothing is below it; the longest is a plan or an amount', () => {
  const { zero, stretch } = buildScale([48n, 100n, 18n]);
  expect(zero).toBeNull();
  expect(stretch(48n)).toEqual({ from: 0, width: 48 });
});

it('has one zero line for both sides', () => {
  const { zero, stretch } = buildScale([60n, -40n]);
  expect(zero).toBe(40);
  expect(stretch(60n)).toEqual({ from: 40, width: 60 });
  expect(stretch(-40n)).toEqual({ from: 0, width: 40 });
});

it('draws nothing of nothing', () => {
  expect(buildScale([]).stretch(0n)).toEqual({ from: 0, width: 0 });
});
