// Rows stand in the order that was asked for, on the server and in what is opened later.

import { describe, expect, it } from 'vitest';

import { nextSort, sortedWay, sortRows, type Sortable } from './sort.ts';

const row = (code: string, name: string, figure: string | null, level = 1): Sortable => ({
  code,
  name,
  level,
  figure: () => figure,
});
const ROWS = [
  row('00', 'Усього', '30', 0),
  row('10', 'Яблука', '5'),
  row('20', 'Груші', '1000.5'),
  row('30', 'Єдине', null),
  row('40', 'Сливи', '-7.25'),
  row('50', 'Вишні', '1000.49'),
];
const codes = (sort: string) => sortRows(ROWS, sort, 'uk', (each) => each).map(({ code }) => code);

describe('an order', () => {
  it.each([
    ['', ['00', '10', '20', '30', '40', '50']],
    ['-done', ['00', '20', '50', '10', '40', '30']],
    ['done', ['00', '40', '10', '50', '20', '30']],
    ['name', ['00', '50', '20', '30', '40', '10']],
    ['-name', ['00', '10', '40', '30', '20', '50']],
    ['-code', ['00', '50', '40', '30', '20', '10']],
  ])('by “%s” keeps the total first and the unknown last', (sort, expected) => {
    expect(codes(sort)).toEqual(expected);
  });
});

describe('a column head', () => {
  it('leads to the largest first, then to the smallest, then back', () => {
    const steps = ['', '-done', 'done'];
    expect(steps.map((sort) => nextSort('done', sort, ''))).toEqual(['-done', 'done', '']);
  });

  it('leads from the order that a table has by itself to the other way round, and back', () => {
    expect(nextSort('done', '-done', '-done')).toBe('done');
    expect(nextSort('done', 'done', '-done')).toBe('');
  });

  it('begins anew where another column is sorted', () => {
    expect(nextSort('plan', 'done', '')).toBe('-plan');
    expect(nextSort('name', '-done', '-done')).toBe('name');
    expect(nextSort('name', 'name', '-done')).toBe('-name');
    expect(nextSort('name', '-name', '-done')).toBe('');
  });

  it('says which way it is sorted, and nothing where it is not', () => {
    expect(sortedWay('done', '-done')).toBe('descending');
    expect(sortedWay('done', 'done')).toBe('ascending');
    expect(sortedWay('plan', 'done')).toBeUndefined();
    expect(sortedWay('', '')).toBeUndefined();
  });
});
