// One portal for one folder of data: a lock that ends with whoever holds it, however that ends.

import type { Server } from 'node:net';

import { tryHold } from '../../engine/front.ts';
import { StartError } from './startError.ts';

/** A portal that is ending leaves the folder within this time, in milliseconds. */
const PATIENCE_MS = 12_000;
const LOOK_MS = 250;

/** Holds the folder until the process ends. Throws StartError where another portal stays. */
export async function lockFolder(data: string, say: (line: string) => void): Promise<Server> {
  const until = performance.now() + PATIENCE_MS;
  for (let told = false; ; told = true) {
    const server = await tryHold(data, 'portal');
    if (server) return server;
    if (performance.now() > until)
      throw new StartError(
        `Теку ${data} уже тримає інший портал: зупиніть його або назвіть іншу теку в PORTAL_DATA.`,
        `Another portal holds the folder ${data}: stop it, or name another folder in PORTAL_DATA.`,
      );
    if (!told) say(`another portal holds ${data}; waiting for it to end`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
