// What figures mean, by their facts, measures and members.

import { expect, it } from 'vitest';

import type { Call, Dimension, Portal } from '../../model/portal.ts';
import { findMeaning, findMemberMeaning } from './meaning.server.ts';

const SHELVES = { levels: [1, 2], meanings: { '40': 'lent' } };
const portal = {
  model: {
    facts: {
      came: { meaning: 'gain', measures: {} },
      went: { meaning: 'loss', measures: { back: { meaning: 'gain' } } },
      other: { measures: {} },
    },
    dimensions: { shelf: SHELVES },
  },
} as unknown as Portal;
const ask = (fact: string, code: string, field: string, only = {}) => ({
  facts: [fact],
  row: { code, title: {} },
  by: 'shelf',
  measures: { [field]: field },
  only,
});
const call = {
  asks: [ask('came', 'in', 'x'), ask('went', 'out', 'y'), ask('other', 'rest', 'x')],
} as unknown as Call;

it('is said of a row, a field, or all figures of a call; where it is not one, nothing is said', () => {
  expect(findMeaning({ portal }, call, { row: 'in' })).toBe('gain');
  expect(findMeaning({ portal }, call, { field: 'y' })).toBe('loss');
  expect(findMeaning({ portal }, call, { field: 'x' })).toBe('');
  expect(findMeaning({ portal }, call, { row: 'rest' })).toBe('');
  expect(findMeaning({ portal }, call)).toBe('');
});

it('a measure may mean something else than its fact, and codes something else than both', () => {
  const narrowed = {
    asks: [
      ask('went', 'out', 'back'),
      ask('came', 'lent', 'x', { shelf: ['41'] }),
      ask('came', 'some', 'x', { shelf: ['41', '10'] }),
    ],
  } as unknown as Call;
  expect(findMeaning({ portal }, narrowed, { row: 'out' })).toBe('gain');
  expect(findMeaning({ portal }, narrowed, { row: 'lent' })).toBe('lent');
  expect(findMeaning({ portal }, narrowed, { row: 'some' })).toBe('gain');
  expect(findMeaning({ portal }, narrowed, { by: 'other' })).toBe('');
});

it('a member means what the nearest above it does', () => {
  const shelves = SHELVES as unknown as Dimension;
  expect(['40', '41', '10'].map((code) => findMemberMeaning(shelves, code))).toEqual([
    'lent',
    'lent',
    '',
  ]);
  expect(findMemberMeaning(null, '40')).toBe('');
});
