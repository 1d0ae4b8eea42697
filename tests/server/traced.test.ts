// One request in all logs: by the id of its trace, from the front through what failed behind it; of its reader no more than whence.

import Fastify, { type FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { logAccess } from '../../engine/front/seen.ts';
import { LedgerBusy, LedgerTimeout } from '../../engine/ledger/stores/store.ts';
import type { ServerPart } from '../../engine/parts.server.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { behindFront } from '../api/fronted.ts';
import { serveDemonstration, type Served } from '../served.ts';

type Line = Readonly<Record<string, unknown>>;

const ID = '0af7651916cd43dd8448eb211c80319c';
const TRACED = { accept: 'text/html', traceparent: `00-${ID}-b7ad6b7169203331-01` };

let library: Served;
let portal: Awaited<ReturnType<typeof behindFront>>;
const log: Line[] = [];
const access: Line[] = [];
/** What a block of the page fails with. */
let failure: Error;

beforeAll(async () => {
  library = await serveDemonstration('library');
  const facts: ServerPart = {
    build: () => {
      throw failure;
    },
  };
  portal = await behindFront(library.portal, library.current, {
    parts: { ...SERVER_PARTS, facts },
    log: into(log),
    watchers: [logAccess(into(access))],
  });
});
afterAll(async () => {
  await portal.stop();
  await library.stop();
});

function into(lines: Line[]): FastifyBaseLogger {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  return Fastify({ logger: { level: 'info', stream } }).log;
}

/** What the logs say of one request. */
async function ask(path: string, headers: Record<string, string>) {
  log.length = 0;
  access.length = 0;
  const response = await fetch(portal.base + path, { headers });
  await response.arrayBuffer();
  await vi.waitFor(() => expect(access).toHaveLength(1));
  return { status: response.status, log: [...log], access: access[0]! };
}

it.each([
  ['a question that took too long', new LedgerTimeout('slow'), 'too-slow'],
  ['an error', new Error('broken'), undefined],
])('is found by what was given: %s', async (_, error, code) => {
  failure = error;
  const asked = await ask('/loans?year=2023&nosuch=1', TRACED);
  expect(asked.status).toBe(503);
  const known = { trace_id: ID, method: 'GET', url: '/loans?year=2023&nosuch=1' };
  expect(asked.access).toMatchObject({ ...known, status: 503, kind: 'page' });
  expect(asked.log).toMatchObject([{ ...known, block: 'facts-1', ...(code && { code }) }]);
});

it('is found by what was made where nothing good was given', async () => {
  failure = new Error('broken');
  for (const headers of [{}, { traceparent: 'nonsense' }]) {
    const asked = await ask('/loans', { accept: 'text/html', ...headers });
    expect(asked.access['trace_id']).toMatch(/^[\da-f]{32}$/);
    expect(asked.log).toMatchObject([{ trace_id: asked.access['trace_id'], url: '/loans' }]);
  }
});

it('is not logged by itself where it was refused for want of a place', async () => {
  failure = new LedgerBusy('512 questions are waiting');
  const asked = await ask('/loans', TRACED);
  expect([asked.status, asked.log]).toEqual([503, []]);
});

it('says whence somebody asks, and nothing else of who it is', async () => {
  const { access: line } = await ask('/loans?a=1', {
    ...TRACED,
    'user-agent': 'a-browser-of-somebody',
    referer: 'https://example.org/a-page-of-somebody',
    cookie: 'somebody=1',
    'x-forwarded-for': '203.0.113.77',
  });
  expect(Object.keys(line).toSorted()).toEqual(
    `bytes from hostname kind level method ms msg pid status time trace_id url`.split(' '),
  );
  expect(line['from']).toBe('127.0');
  expect(JSON.stringify(line)).not.toMatch(/somebody|203\.0/);
});

it('says no more than its first 300 characters', async () => {
  const { access: line } = await ask(`/loans?a=${'x'.repeat(1000)}`, TRACED);
  expect(String(line['url'])).toHaveLength(300);
});
