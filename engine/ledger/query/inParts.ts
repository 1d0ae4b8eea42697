// Long work over many rows, done a part at a time: others are answered meanwhile, and it can be given up.

import { setImmediate } from 'node:timers/promises';

/** So many rows are worked through at once. */
const AT_ONCE = 5000;

/** Rows in their parts, each after others had their turn. Throws what the signal was given up with. */
export async function* inParts<T>(
  rows: readonly T[],
  signal?: AbortSignal,
): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await setImmediate();
    signal?.throwIfAborted();
    yield rows.slice(start, start + AT_ONCE);
  }
}
