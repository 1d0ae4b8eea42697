// What an address says of the sum that is divided.

import { expect, it } from 'vitest';

import { readKept } from '../../state/kept.ts';
import type { Portal } from '../../model/portal.ts';
import { barsKeeps, type BarsBlock } from './bars.kind.ts';

const portal = { settings: { queries: { sum: 'sum' } } } as unknown as Portal;
const read = (query: string, divide = true) =>
  readKept(
    barsKeeps({ portal, isMember: () => true }, [{ divide } as BarsBlock]),
    new URLSearchParams(query),
  );

it('is a hundred unless the reader writes another', () => {
  for (const query of ['', 'sum=', 'sum=100'])
    expect(read(query)).toMatchObject({ values: { sum: 100 }, written: [], dropped: [] });
  for (const query of ['sum=20000', 'sum=20+000'])
    expect(read(query)).toMatchObject({ values: { sum: 20_000 }, written: [['sum', '20000']] });
});

it.each(['abc', '0', '-5', '1.5', '10000001', '1e6'])('is told where it is wrong: %s', (was) => {
  expect(read(`sum=${was}`)).toMatchObject({ values: { sum: 100 }, dropped: ['sum'] });
});

it('is not read where nothing is divided', () => {
  expect(read('sum=5', false)).toMatchObject({ values: {}, names: [] });
});
