// How soon the memory of the process is cleared up.

import { setFlagsFromString } from 'node:v8';

/** By how much what is held may grow before garbage is looked for, in percent; by itself the engine lets it grow to several times as much where the machine has room. */
const GROWTH = 40;

/** Files that are written while they are read leave much behind that is soon forgotten: it is not to pile up. */
export function clearSoon(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
