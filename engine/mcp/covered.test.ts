// An explained sum that is not of all says so where every other answer does.

import { expect, it } from 'vitest';

import { withCoverage } from './explain.ts';

it('stands behind the mark and before the rest', () => {
  const about = { demonstration: true, warning: 'Invented.', title: 'Incomes' };
  const coverage = { words: '1 of 300', whole: false };
  expect(JSON.stringify(withCoverage(about, coverage))).toBe(
    '{"demonstration":true,"warning":"Invented.","coverage":"1 of 300","whole":false,"title":"Incomes"}',
  );
  expect(JSON.stringify(withCoverage({ title: 'Incomes' }, coverage))).toBe(
    '{"coverage":"1 of 300","whole":false,"title":"Incomes"}',
  );
  expect(withCoverage(about, null)).toBe(about);
});
