// Codes on an axis: rolled up to its level, under the code that was asked, with the sign in which they count there.

import { describe, expect, it } from 'vitest';

import type { Members } from '../../ledger/model/members.ts';
import type { Dimension } from '../../model/portal.ts';
import { compareMembers, Placing, plainMember } from './cubeMembers.ts';

const dimension = {
  name: 'subject',
  kind: 'tree',
  total: { code: '000', codes: ['000'], title: {} },
  parts: [],
  weights: { '520': -1 },
} as unknown as Dimension;
const ABOVE: Readonly<Record<string, string[]>> = { '521': ['520', '500'], '520': ['500'] };
const members = {
  ancestors: (_: Dimension, code: string) => [...(ABOVE[code] ?? [])],
} as unknown as Members;

const axis = (level: number) => ({ name: 'subject', dimension, level });
const place = (code: string, level: number, only: readonly string[] = [], signed = true) =>
  new Placing(members, { axis: axis(level), year: 2024 }, { only, signed }).of(code);

describe('a code', () => {
  it.each([
    [0, '521', 1n],
    [1, '500', -1n],
    [2, '520', 1n],
    [3, '521', 1n],
    [9, '521', 1n],
  ])('stands at level %i under %s', (level, code, sign) => {
    expect(place('521', level)).toMatchObject({ member: { code }, sign, inTotal: -1n });
  });

  it('counts without its sign where another classification is rolled up', () => {
    expect(place('521', 1, [], false)).toMatchObject({ sign: 1n, inTotal: 1n });
  });

  it('stands under the outermost code that is asked, and not above it', () => {
    expect(place('521', 1, ['520'])?.member.chain).toEqual(['500', '520']);
    expect(place('521', 3, ['500', '520'])?.member.code).toBe('521');
    expect(place('500', 1, ['520'])).toBeNull();
  });

  it('that is the total or none at all stands for itself', () => {
    expect(place('000', 2)?.member.chain).toEqual(['000']);
    expect(place('', 2)?.member.chain).toEqual(['']);
  });
});

it('members stand in the order of time, of parts, of their classification', () => {
  const year = { name: 'year', dimension: null, level: 0 };
  const parts = { name: 'fund', dimension: { ...dimension, parts: ['S', 'C'] }, level: 0 };
  const sorted = (axisOf: typeof parts | typeof year, codes: readonly string[]) =>
    codes
      .map((code) => [plainMember(axisOf, code)])
      .sort(compareMembers)
      .map(([member]) => member?.code);
  expect(sorted(year, ['10', '2', '1'])).toEqual(['1', '2', '10']);
  expect(sorted(parts, ['C', 'S'])).toEqual(['S', 'C']);
  const codes = ['521', '600', '500', '520'].map((code) => [place(code, 0)?.member ?? never()]);
  expect(codes.sort(compareMembers).map(([member]) => member?.code)).toEqual([
    '500',
    '520',
    '521',
    '600',
  ]);
});

function never(): never {
  throw new Error('a code without a place');
}
