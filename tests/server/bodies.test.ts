// What a reader's body did is told by its cause, through the front as well: never as if there were no ledger.

import { connect } from 'node:net';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { behindFront } from '../api/fronted.ts';
import { serveDemonstration, type Served } from '../served.ts';

let served: Served;
let front: Awaited<ReturnType<typeof behindFront>>;
beforeAll(async () => {
  served = await serveDemonstration();
  front = await behindFront(served.portal, served.current);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await front.stop();
  await served.stop();
});

/** Sends a head and a part of a body; what comes back until the answer is whole or the connection ends. */
async function send(
  path: string,
  { head, body }: { readonly head: string; readonly body: string },
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(front.base);
  return await new Promise((resolve, reject) => {
    let text = '';
    const done = () => {
      socket.destroy();
      resolve({ status: Number(text.split(' ')[1] ?? 0), text });
    };
    const socket = connect(Number(port), hostname, () => {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${head}\r\n\r\n`);
      socket.write(body);
    });
    socket.on('data', (part) => {
      text += part.toString('utf8');
      const [top = '', rest = ''] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(top)?.[1] ?? Infinity);
      if (Buffer.byteLength(rest) >= length) done();
    });
    socket.on('error', reject);
    socket.on('close', done);
  });
}

const JSON_TYPE = 'Content-Type: application/json';
/** Addresses that read what is posted, and those that refuse the method before it has come. */
const ADDRESSES = [
  ['/api/pivot/dict/check/incomes', null],
  ['/mcp', null],
  ['/api/nothing', 404],
  ['/api/periods/loaded', 405],
  ['/', 405],
  ['/en', 405],
] as const;

interface Body {
  readonly what: string;
  readonly head: string;
  readonly body: string;
  readonly late?: boolean;
  /** It is no HTTP: nobody reads it, whatever the address. */
  readonly unread?: boolean;
  readonly status: number;
}

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const LARGE = 'x'.repeat(300_000);
const BODIES: readonly Body[] = [
  {
    what: 'is too large by its length',
    head: `${JSON_TYPE}\r\nContent-Length: ${LARGE.length}`,
    body: LARGE,
    status: 413,
  },
  {
    what: 'says that it is too large and does not come',
    head: `${JSON_TYPE}\r\nContent-Length: 90000000`,
    body: '',
    status: 413,
  },
  {
    what: 'grows too large in pieces',
    head: `${JSON_TYPE}\r\nTransfer-Encoding: chunked`,
    body: `${chunk(LARGE)}0\r\n\r\n`,
    status: 413,
  },
  {
    what: 'does not come',
    head: `${JSON_TYPE}\r\nContent-Length: 100`,
    body: '',
    late: true,
    status: 408,
  },
  {
    what: 'comes in part',
    head: `${JSON_TYPE}\r\nContent-Length: 100`,
    body: '{"branch": ',
    late: true,
    status: 408,
  },
  {
    what: 'comes in part and in pieces',
    head: `${JSON_TYPE}\r\nTransfer-Encoding: chunked`,
    body: chunk('{"branch": '),
    late: true,
    status: 408,
  },
  {
    what: 'is no JSON',
    head: `${JSON_TYPE}\r\nContent-Length: 5`,
    body: '{"a":',
    status: 400,
  },
  {
    what: 'is in pieces that are none',
    head: `${JSON_TYPE}\r\nTransfer-Encoding: chunked`,
    body: 'zz\r\n{}\r\n',
    unread: true,
    status: 400,
  },
];

describe.each(BODIES)('a body that $what', ({ head, body, late, unread, status }) => {
  it.each(ADDRESSES)('is told as such at %s', async (path, refused) => {
    if (late) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const told = send(path, { head, body });
    if (late) {
      const clock = setInterval(() => vi.advanceTimersByTime(1000), 20);
      await told.finally(() => clearInterval(clock));
    }
    const { status: said, text } = await told;
    expect(said, text).toBe(refused === null || unread ? status : refused);
    expect(text).toMatch(unread ? /^HTTP/ : /"(title|message)":"[^"]{10}/);
  });
});
