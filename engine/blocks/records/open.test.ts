// What an address says of open rows, and what becomes of it when one is opened or closed.

import { describe, expect, it } from 'vitest';

import { readOpen, turnRow, writeOpen, writeTurned } from './open.ts';

const row = (key: string, level: number, expanded: boolean | null, more = {}) => ({
  key,
  level,
  expanded,
  isLeading: false,
  isWhole: false,
  hidden: 0,
  ...more,
});
const ROWS = [
  row('a', 1, true),
  row('b', 2, true),
  row('c', 3, null),
  row('d', 2, null),
  row('e', 1, false),
];

describe('open rows in an address', () => {
  it('are read as codes: open, shown whole, closed', () => {
    const { open, whole, closed } = readOpen(['a', 'b*', '-c', '*']);
    expect([...open]).toEqual(['a', 'b']);
    expect([...whole]).toEqual(['b', '']);
    expect([...closed]).toEqual(['c']);
  });

  it('are those that stand open, in reading order', () => {
    expect(writeOpen(ROWS, false)).toEqual(['a', 'b']);
    expect(writeOpen([row('a', 1, true, { isWhole: true })], true)).toEqual(['*', 'a*']);
  });

  it('say of what a search opened only where it is closed', () => {
    const leading = { isLeading: true };
    expect(writeOpen([row('a', 1, true, leading), row('b', 2, false, leading)], false)).toEqual([
      '-b',
    ]);
  });

  it('go with all below them when a row is closed, and stay when another opens', () => {
    expect(writeTurned(ROWS, 0, false)).toEqual([]);
    expect(writeTurned(ROWS, 1, false)).toEqual(['a']);
    expect(writeTurned(ROWS, 4, false)).toEqual(['a', 'b', 'e']);
  });

  it('say of the rest of a level that it is shown whole', () => {
    const rest = (key: string, level: number) => row(key, level, null, { hidden: 3 });
    expect(writeTurned([...ROWS.slice(0, 4), rest('a', 2)], 4, false)).toEqual(['a*']);
    expect(writeTurned([...ROWS, rest('', 1)], 5, false)).toEqual(['*', 'a', 'b']);
  });

  it('have what came below them in place of what stood there', () => {
    const came = [row('f', 2, null)];
    const keys = (place: number, rows = ROWS) =>
      turnRow(rows, place, { came }).map(({ key }) => key);
    expect(keys(4)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(keys(0)).toEqual(['a', 'f', 'e']);
  });
});
