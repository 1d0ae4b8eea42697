// How much room answers take among those that are kept.

import { expect, it } from 'vitest';

import { computeWeight, countRows } from './answerService.ts';

const plain = { code: '0100000000', name: 'Назва', level: 2, parent: null };

it('a short record is a row', () => {
  expect(countRows({ holds: 'records', items: [plain, plain, plain] })).toBe(4);
});

it('a record with a document in it is as many rows as that takes', () => {
  const text = 'х'.repeat(1000);
  const document = { ...plain, chapters: Array.from({ length: 50 }, () => ({ title: text })) };
  const size = countRows({ holds: 'records', items: [document] });
  expect(size).toBeGreaterThan(computeWeight(text) * 50);
  expect(size).toBeLessThan(computeWeight(text) * 100);
});
