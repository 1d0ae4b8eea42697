// Where blocks stand on their page: what begins it, what ends its head wherever it is written, then the rest in order.

import { expect, it } from 'vitest';

import { arrangeBlocks } from './blocks.ts';

const KINDS = {
  sum: { heads: true },
  ways: { endsHead: (block: object) => 'pages' in block },
  table: {},
};

const arranged = (...blocks: { readonly kind: string; readonly pages?: readonly string[] }[]) => {
  const found = arrangeBlocks(blocks, KINDS);
  return [
    found.heads,
    ...found.arranged.map(({ block, written }) => `${block.kind} ${written}`),
  ] as const;
};
const ways = { kind: 'ways', pages: ['one', 'two'] };

it('ways to pages stand below what begins a page, wherever they are written', () => {
  const below = [2, 'sum 0', 'ways 2', 'table 1'];
  expect(arranged({ kind: 'sum' }, { kind: 'table' }, ways)).toEqual(below);
});

it('they are the head of a page that begins with nothing else', () => {
  expect(arranged({ kind: 'table' }, ways)).toEqual([1, 'ways 1', 'table 0']);
});

it('what is written behind them does not begin the page', () => {
  expect(arranged({ kind: 'sum' }, ways, { kind: 'sum' })).toEqual([2, 'sum 0', 'ways 1', 'sum 2']);
});

it('other blocks of such a kind stay where they are, and end what begins the page', () => {
  expect(arranged({ kind: 'sum' }, { kind: 'ways' }, { kind: 'sum' })).toEqual([
    1,
    'sum 0',
    'ways 1',
    'sum 2',
  ]);
});
