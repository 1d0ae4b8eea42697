// A record that stands at an address: whose it must be there, and what.

import { describe, expect, it } from 'vitest';

import type { PageContext } from './context.server.ts';
import { isExpected } from './records.server.ts';

const context = { read: { values: { owner: '7' } } } as unknown as PageContext;
const expected = { owner: { field: 'of', from: 'owner' }, is: { form: 'plan' } };

describe('a record at the address of its owner', () => {
  it.each([
    ['is there', { of: '7', form: 'plan' }, true],
    ['is not there where it is of somebody else', { of: '8', form: 'plan' }, false],
    ['is not there where it is something else', { of: '7', form: 'report' }, false],
    ['is not there where nobody knows whose it is', { of: null, form: 'plan' }, false],
  ])('%s', (_, item, there) => {
    expect(isExpected(context, expected, item)).toBe(there);
  });

  it('is anything where nothing is expected', () => {
    expect(isExpected(context, {}, { of: '8' })).toBe(true);
  });
});
