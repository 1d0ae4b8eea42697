// Which of the codes that rows name for one member stands above the others.

import { expect, it } from 'vitest';

import { addValue, coveringValue, joinValues, type NamedCodes } from './memberRows.ts';

const LEVELS = [2, 4, 6];
const cover = (codes: readonly string[], levels = LEVELS) =>
  coveringValue(
    codes.reduce<NamedCodes | null>((values, code) => addValue(values, code, levels), null)!,
    levels,
  );

it.each([
  [['A1B2C3xy'], 'A1B2C3xy'],
  [['A1B2C3xy', 'A1B2C3xy'], 'A1B2C3xy'],
  [['A1B2C3xy', 'A1B200zz', 'A1B2D4vw'], 'A1B200zz'],
  [['A10000zz', 'A1B200yy', 'A1C300xx'], 'A10000zz'],
  [['A1B200yy', 'A1C300xx'], null],
  [['A1B2C3xy', 'A1B2D4xy'], null],
])('of %j it is %s, in either order', (codes, wanted) => {
  expect(cover(codes)).toBe(wanted);
  expect(cover([...codes].reverse())).toBe(wanted);
});

it('without levels only one code holds', () => {
  expect(cover(['10', '10'], [])).toBe('10');
  expect(cover(['10', '00'], [])).toBe(null);
});

it('what was gathered apart is joined', () => {
  const part = (code: string) => addValue(null, code, LEVELS);
  expect(coveringValue(joinValues(part('A1B2C3xy'), part('A1B200zz'), LEVELS), LEVELS)).toBe(
    'A1B200zz',
  );
});
