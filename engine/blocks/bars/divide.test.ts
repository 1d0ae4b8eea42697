// What an address says of the sum that is divided.

import { expect, it } from 'vitest';

import type { Portal } from '../../model/portal.ts';
import type { BarsBlock } from './bars.kind.ts';
import { readSum } from './divide.server.ts';

const portal = { settings: { queries: { sum: 'sum' } } } as unknown as Portal;
const read = (query: string, divide = true) =>
  readSum(portal, [{ divide } as BarsBlock], new URLSearchParams(query));

it('is a hundred unless the reader writes another', () => {
  expect(read('')).toEqual({ value: 100, key: '', written: [['sum', '']] });
  expect(read('sum=20000')).toMatchObject({ value: 20_000, written: [['sum', '20000']] });
  expect(read('sum=20+000')).toMatchObject({ value: 20_000 });
  expect(read('sum=100')).toEqual({ value: 100, key: '', written: [['sum', '']] });
});

it.each(['abc', '0', '-5', '1.5', '10000001', '1e6'])('is told where it is wrong: %s', (was) => {
  const address = read(`sum=${was}`);
  expect(address).toMatchObject({ value: 100, dropped: [{ name: 'sum', was }] });
});

it('is not read where nothing is divided', () => {
  expect(read('sum=5', false)).toBeNull();
});
