// The shipped settings of nginx and Caddy before a portal that runs: uploads, caches, compression, addresses of readers.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { openMailService, type MailService } from '../../engine/mail/mailService.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { freePort } from '../../scripts/start/address.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { TEST_DATA } from '../portals.ts';
import { serveDemonstration, SILENT, type Served } from '../served.ts';
import { bodyOf } from '../submissions/post.ts';
import {
  ask,
  isThere,
  NAME,
  NGINX,
  NO_NGINX,
  SHIPPED,
  startNginx,
  untilListening,
  type Asking,
} from './proxied.ts';

const PAGE = '/en/about-portal';
const LONG = '/local-budget';

const CADDY = isThere('caddy', ['version']);

let demonstration: Served;
let post: MailService;
let site: FastifyInstance;
let port = 0;
/** Addresses of readers as the portal sees them, the latest last. */
const readers: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
const started: ChildProcess[] = [];
let nginx: Asking | null = null;

beforeAll(async () => {
  if (!NGINX && !CADDY) return;
  demonstration = await serveDemonstration();
  post = await openMailService(join(folder, 'messages'), {}, SILENT);
  site = await buildSite({
    portal: demonstration.portal,
    current: demonstration.current,
    parts: SERVER_PARTS,
    built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
    log: false,
    post,
    origin: `https://${NAME}`,
    proxies: ['127.0.0.1'],
  });
  site.addHook('onRequest', (request, _, done) => {
    readers.push(request.ip);
    done();
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.server.address() as AddressInfo);
});
afterAll(async () => {
  for (const child of started) child.kill('SIGTERM');
  if (NGINX || CADDY) {
    await site.close();
    await post.stop();
    await demonstration.stop();
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Of two portals one is away. */
async function startBefore(): Promise<Asking> {
  const { process, port: listened } = await startNginx(folder, [port, await freePort()]);
  started.push(process);
  return (nginx = { secure: true, port: listened });
}

/** Caddy over the shipped file, without TLS: it would ask for certificates in the network. */
async function startCaddy(): Promise<Asking> {
  const plain = await freePort();
  const shipped = readFileSync(join(SHIPPED, 'Caddyfile'), 'utf8')
    .replace(/^budget\.example \{/m, `http://${NAME}:${plain} {`)
    .replace(/^http:\/\/, https:\/\/ \{/m, `http://:${plain} {`)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`);
  const home = join(folder, 'caddy');
  mkdirSync(home);
  writeFileSync(join(home, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${shipped}`);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(home, 'Caddyfile')];
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  started.push(spawn('caddy', args, { stdio: 'ignore', env }));
  await untilListening(plain);
  return { secure: false, port: plain };
}

describe.each([
  ['nginx', NGINX, startBefore, NO_NGINX],
  ['Caddy', CADDY, startCaddy, 'caddy is not installed'],
] as const)('behind %s', (name, isInstalled, start, reason) => {
  let proxy: Asking;
  beforeAll(async () => {
    if (isInstalled) proxy = await start();
  });
  const test = (title: string, run: () => Promise<void>) =>
    it(isInstalled ? title : `${title} (skipped: ${reason})`, async ({ skip }) => {
      if (!isInstalled) skip(reason);
      await run();
    });

  test('a message with five files of a megabyte comes through', async () => {
    const files = Array.from({ length: 5 }, (_, i) => ({
      name: `${i}.txt`,
      bytes: Buffer.alloc(1024 * 1024, 'a line of text\n'),
    }));
    const form = await bodyOf(`http://127.0.0.1:${port}`, {}, files);
    const made = new Response(form);
    const headers = {
      'content-type': made.headers.get('content-type') ?? '',
      origin: `https://${NAME}`,
      'sec-fetch-site': 'same-origin',
    };
    const body = Buffer.from(await made.arrayBuffer());
    expect(body.length).toBeGreaterThan(5 * 1024 * 1024);
    const asking = { ...proxy, method: 'POST', headers, body };
    const sent = await ask('/api/message/send2', asking);
    expect([sent.status, sent.body.toString()]).toEqual([202, expect.stringContaining('"id"')]);
    const larger = Buffer.alloc(7 * 1024 * 1024);
    const refused = await ask('/api/message/send2', { ...asking, body: larger }).then(
      ({ status }) => status,
      () => 413,
    );
    expect(refused).toBe(413);
  });

  test('nothing is answered under another name, and nothing of it is kept', async () => {
    const seen = readers.length;
    for (const host of ['evil.example', `${NAME}.evil.example`, '127.0.0.1'])
      await expect(ask(`${PAGE}?a=1`, { ...proxy, host })).rejects.toThrow();
    expect(readers).toHaveLength(seen);
    const forged = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    for (const headers of [forged, {}]) {
      const { status, body } = await ask('/llms.txt', { ...proxy, headers });
      expect(status).toBe(200);
      expect(body.toString()).toContain(`https://${NAME}/`);
      expect(body.toString()).not.toContain('evil.example');
    }
  });

  test('what is long is compressed once, by the portal', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const { status, headers: said, body } = await ask(LONG, { ...proxy, headers });
    expect([status, said['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(body).toString()).toContain('</html>');
    const plain = await ask(LONG, proxy);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(brotliDecompressSync(body).toString());
    const known = { ...headers, 'if-none-match': String(said.etag) };
    expect((await ask(LONG, { ...proxy, headers: known })).status).toBe(304);
  });

  test('the portal sees the address of the reader, not what the reader claims', async () => {
    const seen = async (path: string, by: Asking, claimed: string) => {
      await ask(path, { ...by, headers: { 'x-forwarded-for': claimed } });
      return readers.at(-1);
    };
    // the reader is this machine here
    expect(await seen('/api/nothing?1', proxy, '203.0.113.9')).toBe('127.0.0.1');
    // whoever reaches the portal from the address of the proxy is the proxy
    const past = { secure: false, port };
    expect(await seen('/api/nothing?2', past, '203.0.113.9')).toBe('203.0.113.9');
  });

  test('headers of safety come through once', async () => {
    const { headers } = await ask(PAGE, proxy);
    expect(headers['content-security-policy']).toBeTypeOf('string');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await ask('/readyz', { ...proxy, headers: {} })).status).toBe(
      name === 'Caddy' ? 404 : 200,
    );
  });
});

it('nginx keeps an answer for the next reader, and serves it while the portal is away', async ({
  skip,
}) => {
  if (!nginx) return skip(NO_NGINX);
  const { headers } = await ask('/feed.en.xml', nginx);
  expect([headers['x-cache'], headers['cache-control']]).toEqual([
    'MISS',
    expect.stringContaining('s-maxage=5'),
  ]);
  const asked = readers.length;
  expect((await ask('/feed.en.xml', nginx)).headers['x-cache']).toBe('HIT');
  expect(readers).toHaveLength(asked);
  const challenge = await ask('/api/message/challenge', nginx);
  expect(challenge.headers['x-cache']).toBeUndefined();
  await site.close();
  await vi.waitFor(
    async () => {
      const { status, headers: stale } = await ask('/feed.en.xml', nginx as Asking);
      expect([status, stale['x-cache']]).toEqual([200, 'STALE']);
    },
    { timeout: 30_000, interval: 500 },
  );
});
