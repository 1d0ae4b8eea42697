// A folder held for one purpose by one process: a lock that ends with whoever holds it, however that ends.

import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Holds the folder until the process ends or what is returned is closed; null where another one holds it. The lock is
 * a socket that is listened on: the system closes it with the process, also when that is killed, so nothing stale is
 * left as with a file of a process number. On Linux its name is in the abstract namespace (unix(7)), elsewhere a file
 * that is taken over where nobody answers. Two machines, or two containers with networks of their own, do not see each
 * other. Throws where the folder is not there.
 */
export async function tryHold(folder: string, purpose: string): Promise<Server | null> {
  return await tryListen(buildAddress(folder, purpose));
}

function buildAddress(folder: string, purpose: string): string {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const name = `${purpose}-${hash}`;
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
