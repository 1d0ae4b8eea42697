// What an address says of open rows, and what becomes of it when one is opened or closed.

import { describe, expect, it } from 'vitest';

import { endOfBranch, readOpen, toggledRows, writeOpen, type OpenRow } from './open.ts';

const row = (code: string, level: number, expanded: boolean | null, more = {}): OpenRow => ({
  code,
  level,
  expanded,
  isLeading: false,
  isWhole: false,
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
    expect(writeOpen(toggledRows(ROWS, 0), false)).toEqual([]);
    expect(writeOpen(toggledRows(ROWS, 1), false)).toEqual(['a']);
    expect(writeOpen(toggledRows(ROWS, 4), false)).toEqual(['a', 'b', 'e']);
    expect(writeOpen(toggledRows(ROWS, 0, true), false)).toEqual(['a*']);
  });

  it('end where a row of their level or above stands', () => {
    expect(endOfBranch(ROWS, 0)).toBe(4);
    expect(endOfBranch(ROWS, 1)).toBe(3);
    expect(endOfBranch(ROWS, 4)).toBe(5);
  });
});
