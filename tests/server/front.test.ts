// The thread that listens, before a portal that makes answers: what is kept, what is asked again, who is refused, who asked.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, type BrotliOptions, type ZlibOptions } from 'node:zlib';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { EPOCH, KEEP } from '../../engine/api/trace.ts';
import { buildFront, type FrontApp } from '../../engine/front/listen.ts';
import type { Watcher } from '../../engine/front/seen.ts';
import type { Begun, NowServing } from '../../engine/front/told.ts';

const LONG = 'figures '.repeat(300);
const folder = mkdtempSync(join(tmpdir(), 'front-'));

/** What documents share: rules of the build, and what stands around pages. */
const RULES = Array.from({ length: 300 }, (_, n) => `.rule-${n}{width:${n * 7}px}`).join('');
const SHARED = `${RULES}зайнятоbusy${LONG}`;
const DOCUMENT = `<style>${RULES}</style><p>one page`;
const NAMED = `:${createHash('sha256').update(SHARED).digest('base64')}:`;

const HTML = { 'content-type': 'text/html' };
const PROBLEMS = {
  'too-many-questions': JSON.stringify({ code: 'too-many-questions', status: 503 }),
  'no-ledger': JSON.stringify({ code: 'no-ledger', status: 503 }),
};

let behind: FastifyInstance;
let started: FrontApp;
let begun: Begun;
let front: ReturnType<FrontApp['begin']>;
let base: Base;
let standing: NowServing | null;
/** Addresses that were asked behind. */
const asked: string[] = [];
/** Those that came to a router of a front. */
const routed: string[] = [];
/** Those that wait to be answered. */
let held: (() => void)[] = [];

beforeAll(async () => {
  behind = Fastify({
    trustProxy: (_: string, hop: number) => hop === 0,
    frameworkErrors: (_, incoming, reply) => {
      asked.push(incoming.raw.url ?? '');
      reply.hijack();
      reply.raw.writeHead(400).end('unreadable');
    },
  });
  behind.addHook('onRequest', (incoming, reply, done) => {
    asked.push(incoming.url);
    reply.header(EPOCH, 'one');
    done();
  });
  const kept = { 'content-type': 'text/plain; charset=utf-8', etag: 'W/"1"' };
  behind.get('/kept', (incoming, reply) =>
    reply
      .headers({ ...kept, [KEEP]: 'kept' })
      .send(`${LONG} ${Object.keys(incoming.query as object).length > 0}`),
  );
  behind.get('/document', (_, reply) =>
    reply
      .headers({
        ...HTML,
        etag: 'W/"2"',
        'cache-control': 'public, s-maxage=5',
        vary: 'Accept-Encoding',
      })
      .headers({ 'cdn-cache-control': 'max-age=5', [KEEP]: 'document' })
      .send(DOCUMENT),
  );
  behind.get('/slow', async (_, reply) => {
    await new Promise<void>((go) => held.push(go));
    return await reply.headers({ ...kept, [KEEP]: 'slow' }).send('slow');
  });
  behind.get('/unkept', (_, reply) => reply.header('cache-control', 'no-store').send('now'));
  behind.get('/who', (incoming, reply) =>
    reply.send([incoming.ip, incoming.headers['x-forwarded-host'] ?? '-'].join(' ')),
  );
  behind.get('/hosts', (incoming, reply) =>
    reply.send(
      String(incoming.raw.rawHeaders.filter((name) => name.toLowerCase() === 'host').length),
    ),
  );
  behind.get('/broken', (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/plain' });
    reply.raw.write('a part');
    setTimeout(() => reply.raw.destroy(), 20);
  });
  behind.removeAllContentTypeParsers();
  behind.addContentTypeParser('*', (_, body, done) => done(null, body));
  behind.post('/early', (_, reply) => reply.code(429).send('no'));
  behind.post('/sent', async (incoming) => `${(await text(incoming.raw)).length}`);
  const socketPath = join(folder, 's');
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of [
    ['a.js', 'plain'],
    ['a.js.br', 'packed'],
    ['.hidden', 'no'],
    ['a.css', RULES],
  ] as const)
    writeFileSync(join(folder, 'assets', name), text);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'sheets.json'), '{"assets/a.css": "A.css"}');
  await behind.listen({ path: socketPath });
  standing = { epoch: 'one', ready: { status: 200, body: { ledger: 'one' } } };
  started = await startFront();
  begun = {
    socketPath,
    client: folder,
    busy: [
      { prefix: '', code: 'uk', problems: PROBLEMS, headers: HTML, text: 'зайнято' },
      { prefix: 'en', code: 'en', problems: PROBLEMS, headers: HTML, text: 'busy' },
      { prefix: 'long', code: 'en', problems: PROBLEMS, headers: HTML, text: LONG },
    ],
    places: {
      page: { atOnce: 1, waiting: 1 },
      call: { atOnce: 1, waiting: 0 },
      file: { atOnce: 1, waiting: 0 },
    },
    keptBytes: 1024 * 1024,
    drainSeconds: 0,
  };
  front = started.begin(begun);
  base = baseOf(started);
});

afterAll(async () => {
  started.app.server.closeAllConnections();
  await started.app.close();
  await behind.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  front.stand({ epoch: 'another' });
  front.stand({ epoch: 'one' });
  asked.length = 0;
  routed.length = 0;
  held = [];
});

interface Base {
  readonly host: string;
  readonly port: number;
}

/** Listens, with nobody behind yet. */
async function startFront(
  making = () => false,
  watchers: readonly Watcher[] = [],
): Promise<FrontApp> {
  const made = await buildFront({
    headers: { 'x-own': 'yes' },
    standing: () => standing,
    making,
    proxies: [],
    log: { warn() {} },
    watchers,
  });
  made.app.addHook('onRequest', ({ raw }, _, done) => {
    routed.push(raw.url ?? '');
    done();
  });
  await made.app.listen({ port: 0, host: '127.0.0.1' });
  return made;
}

function baseOf({ app }: FrontApp): Base {
  return { host: '127.0.0.1', port: (app.server.address() as AddressInfo).port };
}

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

async function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<Answered> {
  return await askAt(base, { path, method, headers }, body);
}

async function askAt(at: Base, how: RequestOptions, body = ''): Promise<Answered> {
  return await new Promise((resolve, reject) => {
    const sent = request({ ...at, ...how, agent: false }, (response) => {
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
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('before the thread behind has begun', () => {
  const page = { headers: { accept: 'text/html,*/*' } };

  it.each([
    ['a page', { path: '/en/anything?year=2025', ...page }, 'text/html'],
    ['a page in English', { path: '/en', ...page }, 'text/html'],
    ['an asset', { path: '/assets/entry.js' }, 'application/problem+json'],
    ['a call', { path: '/api/periods/loaded', ...page }, 'application/problem+json'],
    ['a view', { path: '/_view/', ...page }, 'application/problem+json'],
    ['an address that cannot be read', { path: '/%zz' }, 'application/problem+json'],
    ['a message', { path: '/api/message', method: 'POST' }, 'application/problem+json'],
    ['an assistant', { path: '/mcp', method: 'POST' }, 'application/problem+json'],
    ['whether it is ready', { path: '/readyz', ...page }, 'application/problem+json'],
  ] as const)('it says that the portal starts: %s', async (_, how, type) => {
    const alone = await startFront();
    const { status, headers, body } = await askAt(baseOf(alone), how);
    expect([status, headers['retry-after'], headers['cache-control'], headers['x-own']]).toEqual([
      503,
      '2',
      'no-store',
      'yes',
    ]);
    expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
    if (type === 'text/html') {
      expect(body.toString()).toContain('Портал запускається');
      expect(body.toString()).toContain('The portal is starting');
      expect(body.toString()).not.toMatch(/<script|<style| style=|http-equiv/);
    } else expect(JSON.parse(body.toString())).toMatchObject({ code: 'starting', status: 503 });
    await alone.app.close();
  });

  it('the process lives, and nothing that is asked is passed on', async () => {
    const alone = await startFront();
    expect((await askAt(baseOf(alone), { path: '/livez' })).body.toString()).toBe('ok\n');
    await askAt(baseOf(alone), { path: '/kept' });
    expect(asked).toEqual([]);
    await alone.app.close();
  });

  it('what has to be made first is said, and takes longer', async () => {
    const alone = await startFront(() => true);
    const { headers, body } = await askAt(baseOf(alone), { path: '/', ...page });
    expect(headers['retry-after']).toBe('20');
    expect(body.toString()).toMatch(/Спершу портал складає[\s\S]*are made first/);
    const ready = await askAt(baseOf(alone), { path: '/readyz' });
    expect(JSON.parse(ready.body.toString())).toMatchObject({ code: 'starting' });
    expect(ready.headers['retry-after']).toBe('20');
    await alone.app.close();
  });
});

it('files of the build are sent as they were packed, and only those that there were', async () => {
  const { status, headers, body } = await ask('/assets/a.js?x', { 'accept-encoding': 'br' });
  expect([status, headers['content-encoding'], headers['cache-control'], headers['x-own']]).toEqual(
    [200, 'br', 'public, max-age=31536000, immutable', 'yes'],
  );
  expect(body.toString()).toBe('packed');
  expect((await ask('/assets/a.js')).body.toString()).toBe('plain');
  expect((await ask('/assets/a.js', {}, 'HEAD')).headers['content-length']).toBe('5');
  // the part of a file that it does not have, or has: files are small and come whole
  for (const range of ['bytes=9-', 'bytes=0-1']) {
    const whole = await ask('/assets/a.js', { range });
    expect([whole.status, whole.headers['x-own'], whole.body.toString()]).toEqual([
      200,
      'yes',
      'plain',
    ]);
  }
  for (const path of ['/assets/b.js', '/assets/../s', '/assets/%2e%2e/s', '/assets/.hidden'])
    expect((await ask(path)).status, path).toBe(404);
});

describe('what may be kept', () => {
  it('is asked once, and sent as its reader takes it', async () => {
    const plain = await ask('/kept');
    const packed = await ask('/kept', { 'accept-encoding': 'br' });
    const known = await ask('/kept', { 'if-none-match': 'W/"1"' });
    const head = await ask('/kept', {}, 'HEAD');
    expect(asked).toEqual(['/kept']);
    expect(plain.body.toString()).toBe(`${LONG} false`);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toBe(`${LONG} false`);
    expect([known.status, known.body.length, known.headers['etag']]).toEqual([304, 0, 'W/"1"']);
    expect(known.headers['content-type']).toBeUndefined();
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(plain.body.length),
    ]);
    for (const name of [KEEP, EPOCH]) expect(plain.headers[name]).toBeUndefined();
  });

  it('goes past the router, but where each request is watched', async () => {
    const seen: string[] = [];
    const watched = await startFront(undefined, [
      ({ request: { raw } }) => seen.push(raw.url ?? ''),
    ]);
    watched.begin(begun).stand({ epoch: 'one' });
    const again = [{}, { 'if-none-match': 'W/"1"' }, { 'accept-encoding': 'br' }];
    for (const [at, times] of [
      [base, 2],
      [baseOf(watched), 2 + again.length],
    ] as const) {
      routed.length = 0;
      await askAt(at, { path: '/kept' });
      await askAt(at, { path: '/kept', headers: { 'accept-encoding': 'br' } });
      for (const headers of again) await askAt(at, { path: '/kept', headers });
      expect(routed.length).toBe(times);
    }
    expect(seen).toEqual(routed);
    await watched.app.close();
  });

  it('is one answer for all addresses that mean the same', async () => {
    const first = await ask('/kept');
    const second = await ask('/kept?nothing=1');
    expect(second.body).toEqual(first.body);
    expect(asked).toEqual(['/kept', '/kept?nothing=1']);
  });

  it('is forgotten when something else serves', async () => {
    await ask('/kept');
    front.stand({ epoch: 'two' });
    await ask('/kept');
    // what was asked before is not kept for what serves now
    await ask('/kept');
    expect(asked.length).toBe(3);
  });

  it('is asked once by all who ask it at the same moment', async () => {
    const all = Promise.all(Array.from({ length: 8 }, () => ask('/slow')));
    await expect.poll(() => held.length).toBe(1);
    for (const go of held) go();
    expect((await all).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(asked).toEqual(['/slow']);
  });

  it('is asked again by another reader where the first one leaves', async () => {
    const gone = request({ ...base, path: '/slow', agent: false });
    gone.on('error', () => {});
    gone.end();
    await expect.poll(() => held.length).toBe(1);
    const other = ask('/slow');
    gone.destroy();
    await expect.poll(() => held.length).toBe(2);
    for (const go of held) go();
    expect((await other).body.toString()).toBe('slow');
  });
});

describe('where there is no place', () => {
  it('a reader gets the page for it in the language of the address, a program the problem', async () => {
    const first = ask('/slow?1');
    await expect.poll(() => held.length).toBe(1);
    const waiting = ask('/slow?2');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const html = { accept: 'text/html' };
    const [uk, en, view] = [
      await ask('/a', html),
      await ask('/en/a', html),
      await ask('/_view/a', html),
    ];
    for (const { status, headers } of [uk, en, view])
      expect([status, headers['retry-after'], headers['cache-control'], headers['x-own']]).toEqual([
        503,
        '2',
        'no-store',
        'yes',
      ]);
    expect([uk.body.toString(), en.body.toString()]).toEqual(['зайнято', 'busy']);
    expect(JSON.parse(view.body.toString())).toMatchObject({
      code: 'too-many-questions',
      status: 503,
    });
    // as small as its reader takes it
    const long = await ask('/long/a', { ...html, 'accept-encoding': 'gzip, br' });
    expect([long.headers['content-encoding'], long.headers['vary']]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
    expect(brotliDecompressSync(long.body).toString()).toBe(LONG);
    expect((await ask('/long/a', html)).body.toString()).toBe(LONG);
    // places of other work are its own
    expect((await ask('/api/none')).status).toBe(404);
    for (const go of held) go();
    await first;
    await expect.poll(() => held.length).toBe(2);
    for (const go of held) go();
    expect((await waiting).status).toBe(200);
  });
});

it('what is answered before its body has come leaves the connection good for the next question', async () => {
  const socket = connect(base.port, base.host);
  let heard = '';
  socket.on('error', () => {});
  socket.on('data', (part: Buffer) => (heard += part.toString('latin1')));
  const hears = async (words: RegExp) =>
    await expect.poll(() => heard, { timeout: 5000 }).toMatch(words);
  const rest = 'b'.repeat(3_000_000);
  try {
    for (let nth = 1; nth <= 5; nth++) {
      socket.write(
        `POST /early HTTP/1.1\r\nhost: h\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${rest.length + 1}\r\n\r\na`,
      );
      await hears(/ 429 /);
      socket.write(`${rest}GET /who HTTP/1.1\r\nhost: h\r\n\r\n`);
      await hears(/ 200 /);
      heard = '';
    }
  } finally {
    socket.destroy();
  }
});

it('what is answered before its body has come, and whose body never ends, is let go', async () => {
  const socket = connect(base.port, base.host);
  socket.on('error', () => {});
  socket.resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    'POST /early HTTP/1.1\r\nhost: h\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000\r\n\r\n',
  );
  const crumbs = setInterval(() => socket.write('a'), 500);
  await closed;
  clearInterval(crumbs);
}, 60_000);

describe('what may not be kept', () => {
  it('is asked every time', async () => {
    for (const _ of [1, 2]) expect((await ask('/unkept')).body.toString()).toBe('now');
    expect(asked).toEqual(['/unkept', '/unkept']);
  });

  it('is broken off where it breaks: no part is taken for the whole', async () => {
    await expect(ask('/broken')).rejects.toThrow(/aborted|hang up|reset/);
  });

  it('is sent on with its body', async () => {
    const { body } = await ask('/sent', { 'content-type': 'text/plain' }, 'POST', LONG);
    expect(body.toString()).toBe(String(LONG.length));
  });

  it.each(['', 'no type'])('is asked behind though its type “%s” cannot be read', async (type) => {
    await ask('/early', { 'content-type': type }, 'POST', LONG);
    expect(asked).toEqual(['/early']);
  });
});

it('says behind who asks, whatever a reader says', async () => {
  const { body } = await ask('/who', {
    'x-forwarded-for': '8.8.8.8',
    'x-forwarded-host': 'evil.example',
  });
  expect(body.toString()).toBe('127.0.0.1 -');
});

it('passes headers on as often as they came', async () => {
  const said = await new Promise<string>((resolve) => {
    const socket = connect(base.port, base.host, () =>
      socket.write('GET /hosts HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
    );
    let all = '';
    socket.on('data', (part) => (all += part.toString()));
    socket.on('end', () => resolve(all));
  });
  expect(said).toMatch(/\r\n\r\n2$/);
});

it('leaves an address that cannot be read to the thread behind', async () => {
  const { status } = await ask('/%zz');
  expect([status, asked]).toEqual([400, ['/%zz']]);
});

it('tells whether the thread behind can answer', async () => {
  expect((await ask('/livez')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
  standing = null;
  expect((await ask('/readyz')).status).toBe(503);
  standing = { epoch: 'one', ready: { status: 200, body: {} } };
});

it('that is ending says so, and still answers', async () => {
  front.drain();
  expect((await ask('/readyz')).status).toBe(503);
  const { status, headers } = await ask('/kept');
  expect([status, headers['connection']]).toEqual([200, 'close']);
});

describe('a document for who has the portal’s dictionary', () => {
  const taking = { 'accept-encoding': 'gzip, br, zstd, dcb, dcz' };

  it('is packed against it, and unpacked it is the plain one', async () => {
    const plain = await ask('/document', { 'accept-encoding': 'br' });
    const { headers, body } = await ask('/document', { ...taking, 'available-dictionary': NAMED });
    expect(headers['content-encoding']).toBe('dcb');
    const opening = Buffer.concat([
      Buffer.from([0xff, 0x44, 0x43, 0x42]),
      Buffer.from(NAMED, 'base64'),
    ]);
    expect(body.subarray(0, 36)).toEqual(opening);
    const options: BrotliOptions & ZlibOptions = { dictionary: Buffer.from(SHARED) };
    expect(brotliDecompressSync(body.subarray(36), options).toString()).toBe(DOCUMENT);
    expect(body.length).toBeLessThan(plain.body.length / 2);
    expect(headers['etag']).toBe(plain.headers['etag']);
  });

  it('is kept by no network, while the plain one is, by what was asked with', async () => {
    const own = await ask('/document', { ...taking, 'available-dictionary': NAMED });
    expect(own.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(own.headers).not.toHaveProperty('cdn-cache-control');
    const plain = await ask('/document', taking);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, s-maxage=5',
      'cdn-cache-control': 'max-age=5',
    });
    for (const { headers } of [own, plain])
      expect(headers['vary']).toBe('Accept-Encoding, Available-Dictionary');
  });

  it.each([
    ['says nothing of it', taking],
    ['has another', { ...taking, 'available-dictionary': NAMED.replace(/^:./, ':_') }],
    ['cannot unpack it', { 'accept-encoding': 'br', 'available-dictionary': NAMED }],
  ])('is the plain one where a reader %s', async (_, headers) => {
    const { headers: sent, body } = await ask('/document', headers);
    expect(sent['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(DOCUMENT);
  });

  it('is no answer that is not a document', async () => {
    const { headers } = await ask('/kept', { ...taking, 'available-dictionary': NAMED });
    expect(headers['content-encoding']).toBe('br');
    expect(headers).not.toHaveProperty('link');
  });

  it('names the file, which says what it is for', async () => {
    const { headers } = await ask('/document', taking);
    const [, address = ''] =
      /^<([^>]+)>; rel="compression-dictionary"$/.exec(String(headers['link'])) ?? [];
    const file = await ask(address);
    expect(file.body.toString()).toBe(SHARED);
    expect(file.headers['use-as-dictionary']).toBe('match="/*", match-dest=("document")');
  });
});
