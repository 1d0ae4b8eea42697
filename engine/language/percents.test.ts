// How shares are said.

import { expect, it } from 'vitest';

import { shareText } from './percents.ts';

const UK = { point: ',', group: '\u00a0', sizes: [3], least: 5, minus: '−' };

it.each([
  ['whole percents', 5608n, 10_000n, '56'],
  ['one decimal below ten', 424n, 10_000n, '4,2'],
  ['what rounds up to ten has none', 9960n, 100_000n, '10'],
  ['above a hundred', 12_345n, 10_000n, '123'],
  ['nothing is nothing', 0n, 10_000n, '0'],
  ['something is never nothing', 1n, 10_000n, '<0,1'],
  ['half away from zero', 105n, 1000n, '11'],
  ['nor is less than nothing, which is more than the least below it', -4n, 10_000n, '>−0,1'],
  ['a negative part', -42n, 1000n, '−4,2'],
])('%s', (_, part, whole, said) => {
  expect(shareText(part, whole, UK)).toBe(said);
});
