// Who has the largest share of a row: by shares of each one's own sum, never by amounts.

import { expect, it } from 'vitest';

import type { TreeAnswer, TreeItem } from '../answers/answer.ts';
import { largestPart } from './largestPart.ts';

const row = (code: string, done: string, children: readonly TreeItem[] = []): TreeItem => ({
  id: code,
  code,
  names: { en: code },
  level: 1,
  data: { done },
  children,
  breaches: [],
});

function find(items: readonly TreeItem[], codes: Readonly<Record<string, string>> = {}) {
  const answer: TreeAnswer = {
    holds: 'figures',
    arrangement: 'rows',
    items,
    notes: [],
    coverage: null,
    period: null,
  };
  return largestPart.find({
    answer,
    fields: { value: 'done' },
    codes,
    rows: 'roots',
    earlier: null,
  });
}

const large = row('large', '1000', [row('schools', '300'), row('roads', '700')]);
const small = row('small', '10', [row('schools', '9'), row('roads', '1')]);

it('a small member with a larger share goes before a large one with a larger amount', () => {
  expect(find([large, small], { row: 'schools' })).toMatchObject({
    name: { name: { code: 'small' } },
    share: { part: 900n, of: 1000n },
    other: { name: { code: 'large' } },
    least: { part: 30_000n, of: 100_000n },
    phrase: { phrase: { code: 'schools' } },
    count: { number: 2 },
  });
});

it('without a row it is that with the largest shares of all', () => {
  expect(find([large, small])).toMatchObject({ row: { name: { code: 'schools' } } });
});

it('says nothing of one member, of equal shares, of signs that are mixed, and of nothing', () => {
  expect(find([large])).toBeNull();
  expect(find([large, { ...large, code: 'other' }])).toBeNull();
  expect(find([large, row('gap', '5', [row('schools', '-5'), row('roads', '10')])])).toBeNull();
  expect(find([large, row('none', '0', [])])).toBeNull();
  expect(find([])).toBeNull();
});

it('a member that has not the row is not set beside those that have it', () => {
  const without = row('without', '10', [row('roads', '10')]);
  expect(find([large, without], { row: 'schools' })).toBeNull();
});
