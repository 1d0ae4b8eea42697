// Letters lead to the next row that begins with them.

import { describe, expect, it } from 'vitest';

import { findTyped, NOTHING_TYPED, typeOn, type TypedWord } from './typeAhead.ts';

const ROWS = [['РАЗОМ'], ['10', 'Податки'], ['20', 'Плата'], ['30', 'Інше'], ['11', 'Податок']];

function type(keys: string): TypedWord {
  return [...keys].reduce((typed, key, i) => typeOn(typed, key, i * 100) ?? typed, NOTHING_TYPED);
}

describe('what is typed', () => {
  it('is one word while it goes on, and another after a pause', () => {
    expect(type('по').text).toBe('по');
    expect(typeOn(type('по'), 'д', 5000)?.text).toBe('д');
  });

  it.each(['Enter', ' ', '*', '-'])('does not begin with %s', (key) => {
    expect(typeOn(NOTHING_TYPED, key, 5000)).toBeNull();
  });
});

describe('a row', () => {
  it.each([
    ['п', 0, 1],
    ['п', 1, 2],
    ['пп', 2, 4],
    ['подато', 1, 4],
    ['по', 1, 1],
    ['ПЛ', 4, 2],
    ['1', 1, 4],
    ['30', 0, 3],
    ['щ', 0, -1],
  ])('that begins with %s, from %i, is %i', (keys, from, place) => {
    expect(findTyped(ROWS, from, type(keys))).toBe(place);
  });
});
