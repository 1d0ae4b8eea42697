// Which clicks the page answers itself.

import { expect, it } from 'vitest';

import { isPlainClick } from './isPlainClick.ts';

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('is of the main button with no key held', () => {
  expect(isPlainClick(PLAIN)).toBe(true);
});

it.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('is not one with %o', (held) => {
  expect(isPlainClick({ ...PLAIN, ...held })).toBe(false);
});
