// What the environment says of being watched: where the metrics are told, where each request is logged.

import { existsSync, openSync, closeSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, isIP, type ListenOptions } from 'node:net';

import { logAccess, openLog } from '../../engine/front.ts';
import { StartError } from './startError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export function isMeasured({ PORTAL_METRICS = '' }: Environment): boolean {
  return PORTAL_METRICS !== '';
}

/** `PORTAL_METRICS`: a port of this machine, an address with a port, or the path of a socket; null where it is not set. Throws StartError. */
export function metricsAddress(env: Environment): ListenOptions | null {
  const { PORTAL_METRICS: written = '' } = env;
  if (written === '') return null;
  if (/^(?:\/|\\\\\.\\pipe\\)./.test(written)) return { path: written };
  const [, bracketed, plain, port = ''] =
    /^(?:\[([^\]]+)\]:|([^:]+):)?(\d{1,5})$/.exec(written) ?? [];
  const host = bracketed ?? plain ?? '127.0.0.1';
  const isAddress = isIP(host) === (bracketed === undefined ? 4 : 6) || host === 'localhost';
  if (isAddress && port !== '' && Number(port) <= LAST_PORT) return { host, port: Number(port) };
  const shown = JSON.stringify(written.slice(0, 100));
  throw new StartError(
    `PORTAL_METRICS має бути портом, адресою з портом або повним шляхом до сокета, як-от 9464, 127.0.0.1:9464 чи /run/portal/metrics, а не ${shown}.`,
    `PORTAL_METRICS must be a port, an address with a port, or the whole path of a socket, such as 9464, 127.0.0.1:9464 or /run/portal/metrics, not ${shown}.`,
  );
}

const LAST_PORT = 65_535;
const PATH = '/metrics';

/** Tells what was measured at an address of its own, never at that of readers. Throws StartError where nobody can listen there. */
export async function tellMetrics(
  address: ListenOptions,
  text: () => Promise<string>,
): Promise<Server> {
  const server = createServer(({ method, url }, response) => {
    response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    if (method !== 'GET' || url !== PATH) return void response.writeHead(404).end();
    text().then(
      (told) => response.end(told),
      (error: unknown) => response.writeHead(500).end(`${(error as Error).message}\n`),
    );
  });
  await clearLeft(address);
  const code = await new Promise<string>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(address, () => resolve(''));
  });
  if (code === '') return server.unref();
  const where = address.path ?? `${address.host}:${address.port}`;
  throw new StartError(
    `PORTAL_METRICS: на ${where} слухати не можна (${code}).`,
    `PORTAL_METRICS: ${where} cannot be listened on (${code}).`,
  );
}

/** A socket that was left by a process that was killed is in the way of the next one. */
async function clearLeft({ path }: ListenOptions): Promise<void> {
  if (path === undefined || process.platform === 'win32' || !existsSync(path)) return;
  const isLeft = await new Promise<boolean>((resolve) => {
    const socket = connect(path, () => resolve(false));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'));
    socket.once('connect', () => socket.destroy());
  });
  if (isLeft) rmSync(path);
}

/** `PORTAL_ACCESS_LOG`: a file, or `-` for standard output; null where it is not set. Throws StartError where it cannot be written. */
export function accessLog(env: Environment): ReturnType<typeof logAccess> | null {
  const { PORTAL_ACCESS_LOG: file = '' } = env;
  if (file === '') return null;
  if (file === '-') return logAccess(openLog());
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new StartError(
      `PORTAL_ACCESS_LOG: у файл ${file} не можна писати (${code}).`,
      `PORTAL_ACCESS_LOG: the file ${file} cannot be written (${code}).`,
    );
  }
  return logAccess(openLog(file));
}
