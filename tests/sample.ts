// What of a matrix is tried: all of it in a full run, otherwise always the same part of it.

/** `npm run test:full` leaves nothing out. */
export const FULL = process.env['PORTAL_TEST_FULL'] === '1';

/**
 * Of each `size` that follow each other one, the next one each time, so that rows of a matrix that is so many wide
 * are taken in every column alike; all of them in a full run.
 */
export function inTurn<T>(all: readonly T[], size: number): T[] {
  return FULL ? [...all] : all.filter((_, i) => i % size === Math.floor(i / size) % size);
}
