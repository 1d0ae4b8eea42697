// A ClickHouse behind TLS and a proxy's path: whom the portal believes, and how it says who it is.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parseAddress } from '../../engine/ledger/clickhouse/address.ts';
import { ClickHouseStore } from '../../engine/ledger/clickhouse/store.ts';
import { sql } from '../../engine/ledger/sql.ts';

const folder = mkdtempSync(join(tmpdir(), 'tls-'));
const openssl = (...args: string[]) =>
  execFileSync('openssl', args, { stdio: 'ignore', cwd: folder });
const isThere = (() => {
  try {
    openssl('version');
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!isThere)(`behind TLS${isThere ? '' : ' (skipped: without openssl)'}`, () => {
  let server: Server;
  let port = 0;
  let heard: { path: string; headers: IncomingHttpHeaders; name: unknown }[] = [];
  beforeAll(async () => {
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    openssl(
      'req',
      '-x509',
      ...key,
      '-subj',
      '/CN=authority',
      '-days',
      '2',
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
    );
    writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1');
    for (const name of ['server', 'portal']) {
      openssl(
        'req',
        ...key,
        '-subj',
        `/CN=${name}`,
        '-keyout',
        `${name}.key`,
        '-out',
        `${name}.csr`,
      );
      openssl(
        'x509',
        '-req',
        '-in',
        `${name}.csr`,
        '-CA',
        'ca.pem',
        '-CAkey',
        'ca.key',
        '-CAcreateserial',
        '-days',
        '2',
        '-extfile',
        'names',
        '-out',
        `${name}.pem`,
      );
    }
    const read = (name: string) => readFileSync(join(folder, name));
    const options = {
      ca: read('ca.pem'),
      cert: read('server.pem'),
      key: read('server.key'),
      requestCert: true,
      rejectUnauthorized: false,
    };
    server = createServer(options, (request, response) => {
      const { CN: name } = (request.socket as TLSSocket).getPeerCertificate().subject ?? {};
      heard.push({ path: request.url?.split('?')[0] ?? '', headers: request.headers, name });
      response.end('["a"]\n["String"]\n["x"]\n');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  const ask = async (login: string, options: string) => {
    heard = [];
    const address = parseAddress(
      `clickhouse://${login}@127.0.0.1:${port}/clickhouse/figures?${options}`,
    );
    const store = new ClickHouseStore(address, '', []);
    try {
      return await store.ask(sql`SELECT 'x'`);
    } finally {
      await store.close();
    }
  };
  const file = (name: string) => join(folder, name);
  const own = `ca=${file('ca.pem')}`;
  const certificate = `cert=${file('portal.pem')}&key=${file('portal.key')}`;

  it('believes the authority that is named, and no stranger', async () => {
    await expect(ask('me:p', 'secure=true')).rejects.toThrow('cannot be reached');
    expect(heard).toEqual([]);
    expect(await ask('me:p', own)).toEqual([['x']]);
  });

  it('asks below the path of a proxy', async () => {
    await ask('me:p', own);
    expect(heard.map(({ path }) => path)).toEqual(['/clickhouse/']);
  });

  it('says its password, also where it shows a certificate', async () => {
    await ask('me:p', `${own}&${certificate}`);
    expect(heard).toMatchObject([
      { name: 'portal', headers: { authorization: `Basic ${btoa('me:p')}` } },
    ]);
    expect(heard[0]?.headers).not.toHaveProperty('x-clickhouse-ssl-certificate-auth');
  });

  it('is known by its certificate where it has no password', async () => {
    await ask('me', `${own}&${certificate}`);
    expect(heard).toMatchObject([
      {
        name: 'portal',
        headers: { 'x-clickhouse-ssl-certificate-auth': 'on', 'x-clickhouse-user': 'me' },
      },
    ]);
    expect(heard[0]?.headers).not.toHaveProperty('authorization');
  });
});
