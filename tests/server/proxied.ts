// The shipped settings of proxies, started before portals that run: nginx where it is installed, and how what stands behind a proxy is asked.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { request as requestTls } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';

import { vi } from 'vitest';

import { freePort } from '../../scripts/start/address.ts';

export const NAME = 'budget.example';
export const SHIPPED = join(import.meta.dirname, '../../docs/deploy');

/** Whether a program can be started here: tests of those that are not are skipped. */
export function isThere(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export const NGINX = isThere('nginx', ['-v']) && isThere('openssl', ['version']);
export const NO_NGINX = 'nginx or openssl is not installed';

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Asking {
  readonly secure: boolean;
  readonly port: number;
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Asks a proxy of this machine under a name; rejected where it hangs up without an answer. */
export async function ask(path: string, asking: Asking): Promise<Answered> {
  const { secure, host = NAME, method = 'GET', headers = {}, body } = asking;
  const send = secure ? requestTls : requestPlain;
  return await new Promise((resolve, reject) => {
    const options = { servername: NAME, rejectUnauthorized: false, agent: false };
    const sent = send(
      {
        ...options,
        host: '127.0.0.1',
        port: asking.port,
        path,
        method,
        headers: { host, ...headers },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

export async function untilListening(listened: number): Promise<void> {
  await vi.waitFor(
    async () =>
      await new Promise<void>((resolve, reject) => {
        const socket = connect(listened, '127.0.0.1', () => {
          socket.destroy();
          resolve();
        });
        socket.on('error', reject);
      }),
    { timeout: 20_000, interval: 50 },
  );
}

/** A running nginx; `port` speaks TLS. */
export interface Nginx {
  readonly process: ChildProcess;
  readonly port: number;
}

/** nginx over the shipped file: other ports, another place for the cache, a certificate of its own, these portals; `change` of what is shipped. */
export async function startNginx(
  folder: string,
  [port, other]: readonly [number, number],
  change: (shipped: string) => string = (shipped) => shipped,
): Promise<Nginx> {
  const [plain, secure] = [await freePort(), await freePort()];
  const subject = ['-subj', `/CN=${NAME}`, '-days', '2', '-nodes'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', ...key, ...subject, ...files], { stdio: 'ignore' });
  const shipped = change(readFileSync(join(SHIPPED, 'nginx.conf'), 'utf8'))
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${secure}`)
    .replaceAll('server 127.0.0.1:8080', `server 127.0.0.1:${port}`)
    .replace('# server 127.0.0.1:8081', `server 127.0.0.1:${other}`)
    .replaceAll('/var/cache/nginx/portal', join(folder, 'cache'))
    .replaceAll('/etc/ssl/portal', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const log = join(folder, 'nginx.log');
  writeFileSync(join(folder, 'portal.conf'), shipped);
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      `daemon off; master_process off; pid ${join(folder, 'nginx.pid')}; error_log ${log};`,
      `events {} http { access_log ${log}; ${temporary.join(' ')}`,
      `include ${join(folder, 'portal.conf')}; }`,
    ].join('\n'),
  );
  const args = ['-e', log, '-p', folder, '-c', join(folder, 'nginx.conf')];
  const process = spawn('nginx', args, { stdio: 'ignore' });
  await untilListening(secure);
  return { process, port: secure };
}
