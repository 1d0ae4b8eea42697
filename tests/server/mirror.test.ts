// The copy of a portal as plain files is whole and can be served by nginx or any static server.

import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { isMirrored } from '../../engine/server/mirror.ts';
import { buildSite } from '../../engine/server/site.ts';
import { freePort } from '../../scripts/start/address.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { foldersOf } from '../overlay.ts';
import { TEST_DATA } from '../portals.ts';
import { serveDemonstration, type Served } from '../served.ts';
import { NGINX, NO_NGINX } from './proxied.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'mirror-'));
const copy = join(folder, 'copy');
const run = promisify(execFile);

let library: Served;
let site: FastifyInstance;
let listed: string[] = [];
/** Statuses that addresses are answered with before they are answered as they are. */
const refused = new Map<string, number[]>();
const said = { first: '', failed: '', gone: '' };

/** What the command says; its exit code is told before what it refused. */
async function mirror(from: string): Promise<string> {
  const { config, content } = foldersOf('library');
  const args = ['--import', './scripts/guard.mjs', 'scripts/mirror.ts', copy, '--from', from];
  const env = { ...process.env, PORTAL_CONFIG: config, PORTAL_CONTENT: content };
  return await run(process.execPath, args, { cwd: ROOT, env }).then(
    ({ stdout }) => stdout,
    (error: { code: number; stderr: string }) => `${error.code} ${error.stderr}`,
  );
}

beforeAll(async () => {
  library = await serveDemonstration('library');
  site = await buildSite({
    portal: library.portal,
    current: library.current,
    parts: SERVER_PARTS,
    built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
    log: false,
  });
  site.addHook('onRequest', async (request, reply) => {
    const status = refused.get(request.url)?.shift();
    if (status) await reply.code(status).header('retry-after', '0').send('');
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  const from = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
  const { payload } = await site.inject('/sitemap.xml?part=1');
  listed = [...payload.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(([, address = '']) => address || '/')
    .filter((address) => isMirrored(library.portal, address));
  refused.set('/loans', [503, 503]);
  said.first = await mirror(from);
  refused.set('/loans', [500]);
  said.failed = await mirror(from);
  await site.close();
  said.gone = await mirror(from);
}, 120_000);
afterAll(async () => {
  await library.stop();
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = (address: string) => join(copy, address === '/' ? 'index.html' : `${address}.html`);

it('is whole where the portal had no place at first, and says what it is', () => {
  expect(listed).toEqual(
    expect.arrayContaining(['/', '/uk', '/loans', '/books', '/branch/CEN/loans']),
  );
  expect(said.first).toMatch(
    new RegExp(
      `^copied {4}\\S+: ${listed.length} pages, \\d+ files beside them, \\d+ MB, [\\d.]+ min`,
    ),
  );
});

it('stays as it was where anything does not come, and where there is no portal', () => {
  expect(said.failed).toMatch(/^1 refused {3}\S+\/loans answers 500: nothing is replaced/);
  expect(said.gone).toMatch(/^1 refused {3}no portal is ready at/);
  expect(listed.filter((address) => !existsSync(fileOf(address)))).toEqual([]);
});

it('has its day, its style and no way back to the portal on every page', () => {
  for (const address of listed) {
    const html = readFileSync(fileOf(address), 'utf8');
    const isUkrainian = /^\/uk(\/|$)/.test(address);
    expect(html).toContain(
      isUkrainian ? 'Це його копія від <time datetime="20' : 'its copy of <time datetime="20',
    );
    expect(html).toMatch(
      /<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' 'sha256-/,
    );
    expect(html).not.toContain('frame-ancestors');
    expect(html).not.toMatch(/<noscript|id="carried"|modulepreload/);
    const scripts = [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, src]) => src);
    expect(scripts).toEqual(['/copy.js']);
    const files = html.matchAll(/(?:<link rel="stylesheet"[^>]* href|<img[^>]* src)="(\/[^"]+)"/g);
    for (const [, file = ''] of files)
      expect([file, existsSync(join(copy, file))]).toEqual([file, true]);
    for (const [, file = ''] of html.matchAll(/href="(\/_download\/[^"?#]+\.csv)"/g))
      expect([file, existsSync(join(copy, file))]).toEqual([file, true]);
  }
});

/** The three rules: no file for an address with a query, the file of an address, a short page. */
function serveFiles(): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const [path = '/', query = ''] = url.split('?');
    const prefix = /^\/uk(\/|$)/.test(path) ? 'uk' : '';
    const found = query === '' ? [fileOf(path), join(copy, path)].find(isFile) : undefined;
    const short = join(copy, prefix, query === '' ? '404.html' : 'asked.html');
    response.writeHead(found === undefined ? 503 : 200).end(readFileSync(found ?? short));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function isFile(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}

const started: (ChildProcess | Server)[] = [];
afterAll(() => {
  for (const own of started)
    if ('kill' in own) own.kill('SIGTERM');
    else own.close();
});

async function startFiles(): Promise<string> {
  const server = await serveFiles();
  started.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** nginx over the shipped file, without TLS, before whatever listens at a port; nobody does at that which is left out. */
async function startNginx(portal?: number): Promise<string> {
  const [plain, secure] = [await freePort(), await freePort()];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', ...key, '-subj', '/CN=budget.example', ...files], {
    stdio: 'ignore',
  });
  const shipped = readFileSync(join(ROOT, 'docs/deploy/nginx.conf'), 'utf8')
    .replace(
      'listen 443 ssl http2;\n  server_name budget.example',
      `listen 127.0.0.1:${plain};\n  server_name 127.0.0.1`,
    )
    .replaceAll('listen 80', `listen 127.0.0.1:${secure}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${await freePort()}`)
    .replaceAll('server 127.0.0.1:8080', `server 127.0.0.1:${portal ?? (await freePort())}`)
    .replaceAll('/var/cache/nginx/portal', join(folder, `cache-${plain}`))
    .replaceAll('/etc/ssl/portal', folder)
    .replaceAll('/var/www/portal-copy', copy)
    .replace('~^/en(/|$) /en;', '~^/uk(/|$) /uk;')
    .replaceAll('limit_req zone=portal_reader burst=150 nodelay;', '');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ');
  const log = join(folder, 'nginx.log');
  const main = join(folder, `nginx-${plain}.conf`);
  writeFileSync(
    main,
    `daemon off; master_process off; pid ${folder}/pid-${plain}; error_log ${log}; events {} http { access_log off; ${temporary}\n${shipped}\n}`,
  );
  started.push(spawn('nginx', ['-e', log, '-p', folder, '-c', main], { stdio: 'ignore' }));
  await vi.waitFor(
    () =>
      new Promise<void>((done, fail) => {
        const socket = connect(plain, '127.0.0.1', () => done(void socket.destroy()));
        socket.on('error', fail);
      }),
    { timeout: 20_000, interval: 50 },
  );
  return `http://127.0.0.1:${plain}`;
}

describe.each([
  ['a server of files', true, startFiles, ''],
  ['nginx', NGINX, startNginx, NO_NGINX],
] as const)('with the portal switched off, %s', (_, isInstalled, start, reason) => {
  let at = '';
  beforeAll(async () => {
    if (isInstalled) at = await start();
  });
  const get = async (address: string) => {
    const answer = await fetch(at + address, { redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };
  const test = (title: string, act: () => Promise<void>) =>
    it(isInstalled ? title : `${title} (skipped: ${reason})`, async ({ skip }) => {
      if (!isInstalled) skip(reason);
      await act();
    });

  test('serves every page of the list', async () => {
    for (const address of listed) {
      const { status, text } = await get(address);
      expect([address, status, text === readFileSync(fileOf(address), 'utf8')]).toEqual([
        address,
        200,
        true,
      ]);
    }
  });

  test('answers an address with a query with a short page that leads to the same without it', async () => {
    for (const address of ['/loans?year=2023', '/?unit=1', '/uk/loans?open=all', '/nothing?a=b']) {
      const { status, text } = await get(address);
      expect([address, status]).toEqual([address, 503]);
      expect(text).toMatch(/<time datetime="20\d\d-\d\d-\d\d">/);
      expect(text).toContain('<a href="?">');
      expect(text).toContain(address.startsWith('/uk') ? 'lang="uk"' : 'lang="en"');
      expect(text).not.toContain('id="root"');
    }
    expect((await get('/loans?')).text).toBe(readFileSync(fileOf('/loans'), 'utf8'));
  });

  test('answers what every link of every page leads to: a file, or a short page', async () => {
    const links = new Set(
      listed.flatMap((address) =>
        [...readFileSync(fileOf(address), 'utf8').matchAll(/(?:href|action)="([/?][^"#]*)/g)].map(
          ([, to = '']) => (to.startsWith('?') ? address : '') + to.replaceAll('&amp;', '&'),
        ),
      ),
    );
    expect(links.size).toBeGreaterThan(20);
    for (const link of links) {
      const { status, text } = await get(link);
      const isShort = status === 503 && text.includes('<time') && text.includes('data-asked');
      expect([link, status === 200 || isShort]).toEqual([link, true]);
    }
  });
});

it('nginx asks the portal, then shows what it kept, then the copy; and nothing old while the portal answers', async ({
  skip,
}) => {
  if (!NGINX) return skip(NO_NGINX);
  let isBusy = false;
  const portal = createServer((_, response) => {
    if (isBusy) response.writeHead(503, { 'retry-after': '1' }).end('busy');
    else
      response
        .writeHead(200, { 'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate' })
        .end('fresh');
  });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  const at = await startNginx((portal.address() as AddressInfo).port);
  const get = async (address: string) => {
    const answer = await fetch(at + address);
    return [answer.status, await answer.text()];
  };
  const soon = { timeout: 20_000, interval: 200 };
  expect(await get('/loans')).toEqual([200, 'fresh']);
  isBusy = true;
  await vi.waitFor(async () => expect(await get('/loans')).toEqual([503, 'busy']), soon);
  expect(await get('/books')).toEqual([503, 'busy']);
  portal.closeAllConnections();
  await new Promise((resolve) => portal.close(resolve));
  await vi.waitFor(async () => expect(await get('/loans')).toEqual([200, 'fresh']), soon);
  expect(await get('/books')).toEqual([200, readFileSync(fileOf('/books'), 'utf8')]);
});
