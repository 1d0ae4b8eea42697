// One portal for one folder of data: a lock that ends with whoever holds it, however that ends.

import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { StartError } from './startError.ts';

/** A portal that is ending leaves the folder within this time, in milliseconds. */
const PATIENCE_MS = 12_000;
const LOOK_MS = 250;

/**
 * Holds the folder until the process ends. The lock is a socket that is listened on: the system closes it with the
 * process, also when that is killed, so nothing stale is left as with a file of a process number. On Linux its name is
 * in the abstract namespace (unix(7)), elsewhere a file that is taken over where nobody answers. Two machines, or two
 * containers with networks of their own, do not see each other. Throws StartError where another portal stays.
 */
export async function lockFolder(data: string, say: (line: string) => void): Promise<Server> {
  const address = addressOf(data);
  const until = Date.now() + PATIENCE_MS;
  for (let told = false; ; told = true) {
    const server = await tryListen(address);
    if (server) return server;
    if (Date.now() > until)
      throw new StartError(
        `Теку ${data} уже тримає інший портал: зупиніть його або назвіть іншу теку в PORTAL_DATA.`,
        `Another portal holds the folder ${data}: stop it, or name another folder in PORTAL_DATA.`,
      );
    if (!told) say(`another portal holds ${data}; waiting for it to end`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function addressOf(data: string): string {
  const name = `portal-${createHash('sha256').update(realpathSync(data)).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

/** Null where somebody listens there. */
async function tryListen(address: string): Promise<Server | null> {
  // whoever connects is let go: being there is all that is asked
  const server = createServer((socket) => socket.destroy());
  const listening = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(address, () => resolve(true));
  });
  if (listening) return server.unref();
  if (process.platform === 'linux' || process.platform === 'win32' || (await answers(address)))
    return null;
  rmSync(address, { force: true });
  return await tryListen(address);
}

async function answers(address: string): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
