// Where a server is to listen, as the environment says, and whether it can.

import { createServer, type AddressInfo } from 'node:net';

import { StartError } from './startError.ts';

export interface ListenAddress {
  readonly port: number;
  readonly host: string;
}

const LAST_PORT = 65_535;

/** PORT and HOST, by default 8080 of this machine alone. Throws StartError where PORT is no port. */
export function listenAddress(env: Readonly<Record<string, string | undefined>>): ListenAddress {
  const { PORT = '8080', HOST } = env;
  const port = Number(PORT);
  if (!/^\d{1,5}$/.test(PORT) || port > LAST_PORT)
    throw new StartError(
      `PORT має бути числом від 0 до ${LAST_PORT}, а не «${PORT}».`,
      `PORT must be a number from 0 to ${LAST_PORT}, not “${PORT}”.`,
    );
  return { port, host: HOST || '127.0.0.1' };
}

/** Throws StartError where the address cannot be listened on: before anything is made that could not be served. */
export async function refuseBusyPort({ port, host }: ListenAddress): Promise<void> {
  const server = createServer();
  const code = await new Promise<string>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host }, () => server.close(() => resolve('')));
  });
  if (code === '') return;
  throw code === 'EADDRINUSE'
    ? new StartError(
        `Порт ${port} на ${host} уже зайнятий: портал, мабуть, уже працює. Зупиніть його або назвіть інший порт: PORT=${port + 1} npm start`,
        `Port ${port} of ${host} is taken already: the portal is perhaps running. Stop it, or name another port: PORT=${port + 1} npm start`,
      )
    : new StartError(
        `На ${host}, порт ${port}, слухати не можна (${code}): перевірте HOST і PORT.`,
        `${host}, port ${port}, cannot be listened on (${code}): check HOST and PORT.`,
      );
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
