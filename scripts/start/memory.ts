// How soon the memory of the process is cleared up, and when it goes back to the system.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By how many percent the heap may grow before garbage is collected; the default of V8 is several times as much. */
const GROWTH = 25;

/** Files that are written while they are read leave much behind that is soon forgotten: it is not to pile up. */
export function clearSoon(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}

/** Clears up now, to the last: what a portal is read from is as large again as the portal, and is needed no more. */
export function clearNow(): void {
  setFlagsFromString('--expose-gc');
  const clear = runInNewContext('gc') as unknown;
  if (typeof clear === 'function')
    clear({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
