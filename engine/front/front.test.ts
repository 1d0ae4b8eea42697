// What the thread that listens keeps: asked behind once while the same serves, anew when something else does.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { EPOCH, KEEP } from '../api/trace.ts';
import { Front } from './front.ts';

const PLACES = { atOnce: 4, waiting: 4 };

let folder: string;
let behind: Server;
let front: Front;
let app: FastifyInstance;
let port: number;
/** Addresses that were asked behind. */
let asked: string[];
/** What is answered behind, and of which epoch it says that it is. */
let answered: { body: string; epoch: string; more: Record<string, string> };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'front-'));
  asked = [];
  answered = { body: 'first', epoch: 'a', more: {} };
  behind = createServer(({ url = '' }, response) => {
    asked.push(url);
    answer(response, url);
  });
  const socketPath = join(folder, 'behind');
  await new Promise<void>((resolve) => behind.listen(socketPath, resolve));
  front = new Front(
    {
      socketPath,
      client: folder,
      busy: [],
      keptBytes: 1 << 20,
      places: { page: PLACES, call: PLACES, file: PLACES },
    } as unknown as ConstructorParameters<typeof Front>[0],
    {},
  );
  front.stand({ epoch: 'a' });
  app = Fastify();
  app.all('*', async (received, reply) => await front.answer(received, reply));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  await app.close();
  front.close();
  behind.close();
  behind.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

function answer(response: ServerResponse, url: string): void {
  const { body, epoch, more } = answered;
  const tag = `"${body} ${url}"`;
  const text = `${body} ${url}`;
  response
    .writeHead(200, {
      'content-type': 'text/plain',
      'x-coverage': '1/2',
      etag: tag,
      'content-length': text.length,
      [KEEP]: `${epoch} ${tag}`,
      [EPOCH]: epoch,
      ...more,
    })
    .end(text);
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return await new Promise<{ status: number; headers: object; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

it('is asked once, and sent to all who ask the same with all that was said beside it', async () => {
  const first = await ask('/a?x=1');
  const second = await ask('/a?x=1');
  expect(asked).toEqual(['/a?x=1']);
  expect(second.body).toBe('first /a?x=1');
  for (const { headers } of [first, second]) {
    expect(headers).toMatchObject({ 'x-coverage': '1/2', 'content-type': 'text/plain' });
    for (const own of [KEEP, EPOCH]) expect(headers).not.toHaveProperty(own);
  }
});

it('is asked for each address, however little of it is other', async () => {
  const addresses = [
    '/a',
    '/a?',
    '/a?x=1',
    '/a?x=2',
    '/a?x=1&y=1',
    '/b?x=1',
    '/en/a?x=1',
    '/A?x=1',
  ];
  for (const address of addresses) expect((await ask(address)).body).toBe(`first ${address}`);
  for (const address of addresses) expect((await ask(address)).body).toBe(`first ${address}`);
  expect(asked).toEqual(addresses);
});

it('is forgotten when other figures serve, or another day begins', async () => {
  await ask('/a');
  answered = { ...answered, body: 'second', epoch: 'b' };
  front.stand({ epoch: 'a' });
  expect((await ask('/a')).body).toBe('first /a');
  front.stand({ epoch: 'b' });
  expect((await ask('/a')).body).toBe('second /a');
  expect((await ask('/a')).body).toBe('second /a');
  expect(asked).toEqual(['/a', '/a']);
});

it('of what does not serve any more is sent and not kept', async () => {
  front.stand({ epoch: 'b' });
  expect((await ask('/a')).body).toBe('first /a');
  answered = { ...answered, body: 'second', epoch: 'b' };
  expect((await ask('/a')).body).toBe('second /a');
  expect(asked).toEqual(['/a', '/a']);
});

it('is said to be still good to who has it, with what is not of its bytes', async () => {
  const { headers } = await ask('/a');
  const { etag } = headers as { etag: string };
  const again = await ask('/a', { 'if-none-match': etag });
  expect(again).toMatchObject({ status: 304, body: '', headers: { etag, 'x-coverage': '1/2' } });
  expect(again.headers).not.toHaveProperty('content-type');
  expect((await ask('/a', { 'if-none-match': '"other"' })).status).toBe(200);
});

it('has its head alone where that is asked', async () => {
  await ask('/a');
  const { headers, body } = await ask('/a', {}, 'HEAD');
  expect(body).toBe('');
  expect(headers).toMatchObject({ 'content-length': String('first /a'.length) });
});

it('is not kept where it is not said to be for everybody', async () => {
  answered = { ...answered, more: { [KEEP]: '' } };
  await ask('/a', {}, 'POST');
  await ask('/a', {}, 'POST');
  expect(asked).toEqual(['/a', '/a']);
});
