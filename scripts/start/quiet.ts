// What is done while nobody waits for it: memory goes back to the system when nobody asks, what a reader may want next is made while a page is read.

import type { Server } from 'node:http';

/** After the start nothing has been asked for so long, in milliseconds; later, when more is kept that is of use, for longer. */
const FIRST_MS = 5000;
const QUIET_MS = 120_000;
const LOOK_MS = 1000;
/** However much is asked, what is free goes back so often, in milliseconds. */
const BUSY_MS = 60_000;

/** What gives memory back: `spare` what is free, at once; `clear` what is not needed, which holds up whoever asks just then. */
export interface Clearing {
  readonly spare: () => Promise<void>;
  readonly clear: () => Promise<void>;
}

/** Clears once after each time that something was asked, the first time after the start. */
export function clearWhenQuiet(server: Server, { spare, clear }: Clearing): NodeJS.Timeout {
  let asked = performance.now();
  let spared = asked;
  let quiet = FIRST_MS;
  let isCleared = false;
  let isOwed = false;
  server.on('request', () => {
    asked = performance.now();
    isCleared = false;
  });
  return setInterval(() => {
    const now = performance.now();
    const isQuiet = !isCleared && now - asked >= quiet;
    if (isQuiet) {
      isCleared = true;
      quiet = QUIET_MS;
      // what garbage held is freed beside this thread, some of it a moment later
      void clear().finally(() => {
        isOwed = true;
      });
    } else if (isOwed || (!isCleared && now - spared >= BUSY_MS)) {
      isOwed = false;
      spared = now;
      void spare();
    }
  }, LOOK_MS);
}

/** Whoever has a page may search next: `prepare` is called when one has been sent, and is cheap where all is ready. */
export function afterPages(server: Server, prepare: () => void): void {
  server.on('request', ({ headers }, response) => {
    if (headers.accept?.includes('text/html')) response.once('close', prepare);
  });
}
