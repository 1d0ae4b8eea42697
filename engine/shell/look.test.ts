// How pages look, as an address says it: what is chosen comes back, in one order, and what is not known is as usual.

import { expect, it } from 'vitest';

import { inPairs } from '../../tests/sample.ts';
import { CHOICES, CHOICE_NAMES, readLook, STANDARD, writeLook } from './look.ts';

it('every look is read as it was written, and written in one order', () => {
  for (const look of inPairs(CHOICES)) {
    const text = writeLook(look);
    expect(readLook(text)).toEqual(look);
    expect(writeLook(readLook(text.split('.').toReversed().join('.')))).toBe(text);
  }
});

it('what is usual is not written', () => {
  expect(writeLook(STANDARD)).toBe('');
  expect(readLook('')).toEqual(STANDARD);
  expect(writeLook({ ...STANDARD, font: 'xl', vision: 'impaired', theme: 'blue' })).toBe(
    'impaired.blue.xl',
  );
});

it('nothing else is taken, and of two values of one choice one', () => {
  for (const text of ['usual', 'auto.m', 'IMPAIRED', 'impaired ', '<b>', '..', 'constructor'])
    expect(readLook(text), text).toEqual(STANDARD);
  expect(writeLook(readLook('nothing.xl.brown.blue'))).toBe('blue.xl');
});

it('no two choices share a value that is written', () => {
  const written = CHOICE_NAMES.flatMap((name) =>
    CHOICES[name].filter((value) => value !== STANDARD[name]),
  );
  expect(new Set(written).size).toBe(written.length);
});
