// What is left of a matrix when a part of it is tried.

import { expect, it } from 'vitest';

import { FULL, inPairs, inTurn, inValues } from './sample.ts';

const COLUMNS = { page: ['a', 'b', 'c'], locale: ['uk', 'en'], theme: ['light', 'dark', 'auto'] };

it('every two values of two columns stand together in some row, and no row is needless', () => {
  const rows = inPairs(COLUMNS);
  const held = new Set(
    rows.flatMap(({ page, locale, theme }) => [page + locale, page + theme, locale + theme]),
  );
  expect(held.size).toBe(3 * 2 + 3 * 3 + 2 * 3);
  expect(rows).toHaveLength(FULL ? 18 : 9);
  expect(inPairs(COLUMNS)).toEqual(rows);
});

it('of each few that follow each other one is taken, in every place alike', () => {
  const taken = inTurn([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 3);
  if (FULL) expect(taken).toHaveLength(12);
  else expect(taken).toEqual([0, 4, 8, 9]);
});

it('of rows a few hold every value of every column, others of them each time', () => {
  const rows = inPairs(COLUMNS);
  const parts = rows.map((_, i) => inValues(rows, i));
  for (const part of parts)
    for (const [name, values] of Object.entries(COLUMNS))
      expect(new Set(part.map((row) => row[name as keyof typeof row]))).toEqual(new Set(values));
  expect(new Set(parts.flat()).size).toBe(rows.length);
  if (!FULL) expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(rows.length);
});
