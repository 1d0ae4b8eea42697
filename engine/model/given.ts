// What a parameter is given.

import type { Given } from './words.ts';

/** The filters of which the first that has a value gives it; none where something else does. */
export function namesGiven(given: Given | undefined): readonly string[] {
  return typeof given === 'object' ? (given.from ?? []) : [];
}
