// What figures mean, by their facts.

import { expect, it } from 'vitest';

import type { Call, Portal } from '../../model/portal.ts';
import { findMeaning } from './meaning.server.ts';

const portal = {
  model: {
    facts: { came: { meaning: 'gain' }, went: { meaning: 'loss' }, other: { meaning: '' } },
  },
} as unknown as Portal;
const ask = (fact: string, code: string, field: string) => ({
  facts: [fact],
  row: { code, title: {} },
  measures: { [field]: field },
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
