// What a socket shows and an inner request does not: posted questions, readers who leave, addresses that lead on.

import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LedgerTimeout, type Store } from '../../engine/ledger/stores/store.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { changed, foldersOf } from '../overlay.ts';
import { portalOf, TEST_DATA } from '../portals.ts';
import { demonstrationFolder, serve, type Served } from '../served.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';

/** The same question as by-subject, asked by its body. */
const POSTED = `title: {en: Loans that are asked by a body, uk: Видачі за тілом запиту}
method: post
path: /api/loans/posted
params: [branch*, readers, year, month*]
period: upTo
ask:
  fact: loans
  by: subject
  where: {branch: {from: branch}, readers: {from: readers}}
  measures: [expected, lent, share]
answer: tree
example: {branch: CEN, readers: ALL, year: 2024}
`;

let library: Served;
let site: FastifyInstance;
let port: number;
let asked = 0;
let givenUp = 0;
/** While it is, no question that can be given up is answered. */
const held = { all: false };

beforeAll(async () => {
  // slowed down below, so it is not the one that others ask
  library = await serve(foldersOf('library'), await demonstrationFolder('library'));
  const folders = changed(library.folders, { 'config/calls/loans/posted.yaml': POSTED });
  slowDown(library.current.get().store);
  site = await buildSite({
    portal: portalOf(folders),
    current: library.current,
    parts: SERVER_PARTS,
    built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
    log: false,
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.server.address() as AddressInfo);
});
afterAll(async () => {
  await site.close();
  await library.stop();
});

/** Every question that can be given up waits while questions are held, and ends when it is given up. */
function slowDown(store: Store): void {
  const ask = store.ask.bind(store);
  store.ask = async (query, signal) => {
    if (!signal) return await ask(query);
    asked++;
    while (held.all) {
      await wait(5);
      if (!signal.aborted) continue;
      givenUp++;
      throw new LedgerTimeout('given up');
    }
    return await ask(query, signal);
  };
}

interface Answered {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

function ask(
  path: string,
  { accept = 'text/html', signal }: { accept?: string; signal?: AbortSignal } = {},
) {
  return new Promise<Answered>((resolve, reject) => {
    const sent = request({ port, path, headers: { accept }, ...(signal ? { signal } : {}) });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          location: response.headers.location,
          text,
          headers: response.headers,
        }),
      );
    });
    sent.end();
  });
}

async function post(body: object): Promise<{ status: number; items: unknown[] }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/loans/posted`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, items: ((await response.json()) as { items: [] }).items };
}

describe('over a socket', () => {
  it('a posted question is answered by the ledger', async () => {
    held.all = true;
    const [before, began] = [givenUp, asked];
    const posted = post({ branch: 'CEN', readers: 'ALL', year: 2024 });
    await expect.poll(() => asked).toBeGreaterThan(began);
    held.all = false;
    const { status, items } = await posted;
    expect(status).toBe(200);
    expect(items.length).toBeGreaterThan(1);
    expect(givenUp).toBe(before);
  });

  it('the questions of a page are given up when its only reader leaves', async () => {
    held.all = true;
    const [before, began] = [givenUp, asked];
    const leaving = new AbortController();
    const left = expect(ask('/loans?year=2022', { signal: leaving.signal })).rejects.toThrow();
    await expect.poll(() => asked).toBeGreaterThan(began);
    leaving.abort();
    await left;
    await expect.poll(() => givenUp).toBeGreaterThan(before);
    held.all = false;
    const again = await ask('/loans?year=2022');
    expect(again.status).toBe(200);
    expect(again.text).toContain('Literature');
  });

  it('a page goes on for the reader who stays', async () => {
    held.all = true;
    const [before, began] = [givenUp, asked];
    const stays = ask('/loans?year=2022&readers=CHILD');
    await expect.poll(() => asked).toBeGreaterThan(began);
    const leaving = new AbortController();
    const left = expect(
      ask('/loans?year=2022&readers=CHILD', { signal: leaving.signal }),
    ).rejects.toThrow();
    // until it has come; one that leaves before changes nothing either
    await wait(40);
    leaving.abort();
    await left;
    held.all = false;
    const { status, text } = await stays;
    expect(status).toBe(200);
    expect(text).toContain('Literature');
    expect(givenUp).toBe(before);
  });

  it('what a reader downloads is given up too', async () => {
    held.all = true;
    const [before, began] = [givenUp, asked];
    const block = /\/_download\/en\/([a-z0-9-]+)\//.exec((await quick('/loans')).text)![1]!;
    held.all = true;
    const leaving = new AbortController();
    const left = expect(
      ask(`/_download/en/${block}/loans.csv?year=2022&readers=ADULT`, { signal: leaving.signal }),
    ).rejects.toThrow();
    await expect.poll(() => asked).toBeGreaterThan(began);
    await wait(20);
    leaving.abort();
    await left;
    await expect.poll(() => givenUp).toBeGreaterThan(before);
    held.all = false;
  });
});

async function quick(path: string): Promise<Answered> {
  held.all = false;
  return await ask(path);
}

describe('an address with a slash at its end', () => {
  it.each([
    ['/loans/', '/loans'],
    ['/loans/?year=2024&month=3', '/loans?year=2024&month=3'],
    ['/uk/loans/?year=2024', '/uk/loans?year=2024'],
    ['/uk/', '/uk'],
    ['/branch/CEN/loans/', '/branch/CEN/loans'],
    ['/uk/branch/CEN/loans/?', '/uk/branch/CEN/loans?'],
  ])('leads to the page without it, for good: %s', async (path, goal) => {
    expect(await quick(path)).toMatchObject({ status: 301, location: goal });
    expect((await quick(goal)).status).toBe(200);
  });

  it.each([
    '//loans/',
    '//',
    '///',
    '/\\',
    '/\\loans/',
    '/\\/loans/',
    '/%2F%2Floans/',
    '/%5Cloans/',
    '//example.org/',
    '/loans//',
    '/nothing/',
    '/uk//',
    '/uk//loans/',
    '/branch/QQQ/loans/',
    '/Loans/',
  ])('leads nowhere where no page is: %s', async (path) => {
    expect(await quick(path)).toMatchObject({ status: 404, location: undefined });
  });

  it('tells the browser’s own navigation the same', async () => {
    const { status, text } = await quick('/_view/uk/loans/?year=2024');
    expect([status, text]).toEqual([200, '{"redirect":"/uk/loans?year=2024"}']);
  });
});

describe('the error page', () => {
  it.each([
    ['/error?status=500', 500, 'Error 500'],
    ['/error?status=404', 404, 'Error 404'],
    ['/error?status=418', 418, 'Error 418'],
    ['/error?status=503', 503, 'Error 503'],
    ['/error?status=599', 599, 'Error 599'],
    ['/uk/error?status=404', 404, 'Помилка 404'],
    ['/uk/error?status=503', 503, 'Помилка 503'],
  ])('shows and answers the status that it is asked for: %s', async (path, status, title) => {
    const answer = await quick(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(`>${title}</h1>`);
  });

  it.each([
    ['/error', 'Error 500', 'Error. No error is known for this address'],
    ['/uk/error', 'Помилка 500', 'Помилка. Для цієї адреси жодної помилки не відомо'],
    ...['200', '399', '600', '0404', '4e2', '%3Cb%3E404'].map((status) => [
      `/error?status=${status}`,
      'Error 500',
      'No error is known',
    ]),
  ])(
    'asked directly says that none is known, to nobody but who asks: %s',
    async (path, title, words) => {
      for (const address of [path, `/_view${path}`]) {
        const { status, text, headers } = await quick(address);
        expect([status, headers['cache-control'], headers['etag']]).toEqual([
          200,
          'no-store',
          undefined,
        ]);
        expect(text).toContain(words);
        expect(text).toContain(title);
        expect(text).not.toContain('Something went wrong');
      }
      const { text } = await quick(path);
      expect(text).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('says what the catalogue says, and nothing of the address', async () => {
    const { text } = await quick('/error?status=404&message=Pay+here');
    expect(text).toContain('page not found');
    expect(text).not.toContain('Pay here');
    expect((await quick('/error?status=503')).text).toContain('not available at the moment');
    expect((await quick('/uk/error?status=404')).text).toContain('сторінку не знайдено');
  });
});

it('nothing that draws charts by itself comes to a browser', async () => {
  const folder = await ensureBuilt(TEST_DATA, () => {});
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(3);
  const drawing = files.filter((name) =>
    /react-vega|VegaEmbed/.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(drawing).toEqual([]);
});
