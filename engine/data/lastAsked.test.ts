// An answer that comes late shows nothing over what was asked after it.

import { expect, it } from 'vitest';

import { lastAsked } from './lastAsked.ts';

it('only the last of several questions is wanted', () => {
  const begin = lastAsked();
  const first = begin();
  expect(first()).toBe(true);
  const second = begin();
  expect(first()).toBe(false);
  expect(second()).toBe(true);
});
