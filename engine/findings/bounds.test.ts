// Words that figures have: each on both sides of the bound at which the next begins.

import { describe, expect, it } from 'vitest';

import type { TreeAnswer, TreeItem } from '../answers/answer.ts';
import { lookup } from '../model/lookup.ts';
import { computeChange, findDirection } from './change.ts';
import type { Results } from './find.ts';
import { FINDINGS } from './findings.ts';
import { gapBetween } from './gap.ts';

const item = (code: string, data: TreeItem['data']): TreeItem => ({
  id: code,
  code,
  names: { en: code },
  level: 1,
  data,
  children: [],
  breaches: [],
});
const answer = (items: readonly TreeItem[], to = 6): TreeAnswer => ({
  holds: 'figures',
  arrangement: 'rows',
  items,
  notes: [],
  coverage: null,
  period: { year: 2024, grain: 'month', from: 1, to },
});
const find = (tell: string, of: TreeAnswer, fields: object, codes: object = {}): Results | null =>
  lookup(FINDINGS, tell).find({
    answer: of,
    fields,
    codes,
    rows: 'roots',
    earlier: null,
  } as Parameters<(typeof FINDINGS)[string]['find']>[0]);

describe('a plan and its year', () => {
  it.each([
    ['46.9', 'behind'],
    ['47', 'level'],
    ['50', 'level'],
    ['53', 'level'],
    ['53.1', 'ahead'],
  ])('half a year with %s of a hundred done is %s', (done, pace) => {
    const row = item('a', { done, plan: '100' });
    const found = find('plan-kept', answer([row]), { value: 'done', plan: 'plan' }, { row: 'a' });
    expect(found?.['pace']).toEqual({ word: pace });
  });
});

describe('two amounts', () => {
  it.each([
    [100n, 150n, 'b', 50n, 100n],
    [150n, 100n, 'a', 50n, 100n],
    [100n, 100n, 'none', 0n, 100n],
    [1n, 1000n, 'b', 999n, 1n],
  ])('%s and %s: the greater exceeds the less by a part of the less', (a, b, greater, gap, of) => {
    const found = gapBetween(a, b);
    expect(found).toMatchObject({
      a: { amount: a },
      b: { amount: b },
      gap: { amount: gap },
      percent: { part: gap, of },
      greater: { word: greater },
    });
    const turned = gapBetween(b, a);
    expect(turned?.['percent']).toEqual(found?.['percent']);
    expect(turned?.['ofHundred']).toEqual(found?.['ofHundred']);
  });

  it.each([
    [150n, 100n, 'up', 50n],
    [100n, 150n, 'down', 50n],
    [100n, 100n, 'same', 0n],
  ])('from before to now: %s after %s went %s', (now, before, direction, size) => {
    expect(findDirection(now, before)).toBe(direction);
    expect(computeChange(now, before)).toMatchObject({
      now: { amount: now },
      before: { amount: before },
      amount: { amount: size },
      percent: { part: size, of: before },
      direction: { word: direction },
    });
  });
});

describe('a share', () => {
  it.each([
    [994, 'most'],
    [995, 'all'],
    [521, 'most'],
    [520, 'half'],
    [480, 'half'],
    [479, 'some'],
    [354, 'some'],
    [353, 'third'],
    [313, 'third'],
    [312, 'some'],
    [266, 'some'],
    [265, 'quarter'],
    [235, 'quarter'],
    [234, 'some'],
  ])('of %i thousandths is %s', (size, word) => {
    // the others are all less
    const others = Array.from({ length: 1000 - size }, (_, i) => item(`x${i}`, { done: '1' }));
    const found = find('largest-share', answer([item('a', { done: String(size) }), ...others]), {
      value: 'done',
    });
    expect(found).toMatchObject({
      part: { word },
      share: { part: BigInt(size * 100), of: 100_000n },
    });
  });
});

it.each([
  ['a', 1, 'first'],
  ['b', 2, 'middle'],
  ['c', 2, 'middle'],
  ['d', 4, 'last'],
])('the place of %s is %i, equal ones share theirs', (row, place, end) => {
  const rows = [9, 5, 5, 1].map((done, i) => item('abcd'[i] ?? '', { done: String(done) }));
  expect(find('rank', answer(rows), { value: 'done' }, { row })).toMatchObject({
    place: { number: place },
    of: { number: 4 },
    end: { word: end },
  });
});
