// Where a server is to listen, as the environment says, and whether somebody else listens there already.

import { createServer, type AddressInfo } from 'node:net';

export interface ListenAddress {
  readonly port: number;
  readonly host: string;
}

/** PORT and HOST, by default 8080 of this machine alone. */
export function listenAddress(env: Readonly<Record<string, string | undefined>>): ListenAddress {
  return { port: Number(env['PORT'] ?? 8080), host: env['HOST'] ?? '127.0.0.1' };
}

/** Ends the process with a sentence where the port is taken: before anything is made that could not be served. */
export async function refuseBusyPort({ port, host }: ListenAddress): Promise<void> {
  if (!(await isBusy({ port, host }))) return;
  console.error(
    `Порт ${port} на ${host} уже зайнятий: портал, мабуть, уже працює. Зупиніть його або назвіть інший порт: PORT=${port + 1} npm start\nPort ${port} of ${host} is taken already: the portal is perhaps running. Stop it, or name another port: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}

async function isBusy(address: ListenAddress): Promise<boolean> {
  return await new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen(address, () => server.close(() => resolve(false)));
  });
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
