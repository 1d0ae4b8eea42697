// The state of a thing goes by the day.

import { describe, expect, it } from 'vitest';

import { statusOn } from './collections.ts';

describe('a state', () => {
  const dated = [
    { status: 'ended', from: '2030-01-01' },
    { status: 'current', from: '2027-06-01' },
  ];

  it.each([
    ['2027-05-31', ''],
    ['2027-06-01', 'current'],
    ['2029-12-31', 'current'],
    ['2030-01-01', 'ended'],
  ])('that is dated holds from its day on: %s', (day, status) => {
    expect(statusOn(dated, day)).toBe(status);
  });

  it('without a day always holds, and may be left out', () => {
    expect(statusOn('withdrawn', '2027-01-01')).toBe('withdrawn');
    expect(statusOn(undefined, '2027-01-01')).toBe('');
  });
});
