// When members are compared by the shares of their own sums.

import { expect, it } from 'vitest';

import type { PageContext } from '../contract/context.server.ts';
import { areParts, type ComparedRow } from './common.server.ts';
import type { ComparedOne, ComparedSet } from './compared.server.ts';

const shares = (amounts: readonly bigint[], total: bigint, absolute: unknown = null) =>
  areParts(
    { absolute } as PageContext,
    { compared: [{ code: 'a', total } as ComparedOne] } as unknown as ComparedSet,
    amounts.map((amount): ComparedRow => ({
      item: {} as ComparedRow['item'],
      amounts: new Map([['a', amount]]),
    })),
  );

it('rows of one sum are its parts, however little is below zero that nobody would see it', () => {
  expect(shares([70n, 30n], 100n)).toBe(true);
  expect(shares([200_100n, -100n], 200_000n)).toBe(false);
  expect(shares([200_099n, -99n], 200_000n)).toBe(true);
});

it('one row alone, a sum below zero, and amounts that stand for themselves are no parts', () => {
  expect(shares([100n], 100n)).toBe(false);
  expect(shares([-70n, -30n], -100n)).toBe(false);
  expect(shares([70n, 30n], 100n, {})).toBe(false);
});
