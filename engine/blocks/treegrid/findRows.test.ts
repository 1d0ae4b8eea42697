// A reader finds rows of a grid by name and code, in any case of letters, with what they are part of.

import { describe, expect, it } from 'vitest';

import { findRows, unpackRow, visibleRows, type RowTuple } from './tree.ts';

const row = (id: string, name: string, level: number, children = 0): RowTuple => [
  id,
  name,
  '',
  level,
  children,
  [],
  '',
];
const ROWS = visibleRows(
  [
    row('total', 'Усього', 0),
    row('1000', 'Оборона', 1, 2),
    row('1010', 'Збройні сили', 2),
    row('1020', 'Здоров’я військових', 2),
    row('2000', 'Освіта', 1),
  ].map(unpackRow),
  new Set(['1000']),
);
const found = (wanted: string) => findRows(ROWS, wanted).map(({ node }) => node.id);

describe('rows that are looked for', () => {
  it.each([
    ['', ['total', '1000', '1010', '1020', '2000']],
    ['  ', ['total', '1000', '1010', '1020', '2000']],
    ['ОСВІТ', ['2000']],
    ['збройн', ['1000', '1010']],
    ["здоров'я", ['1000', '1020']],
    ['10 сили', ['1000', '1010']],
    ['усього', ['total']],
    ['нічого', []],
  ])('«%s»', (wanted, rows) => {
    expect(found(wanted)).toEqual(rows);
  });
});
