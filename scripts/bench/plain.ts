// The limit's server: raw node:http that sends stored bytes, as they were put, with their tag honoured.

import { createServer } from 'node:http';

import { answerParent } from '../harness/child.ts';
import { Counter } from './counter.ts';

export interface Stored {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

interface Ready extends Stored {
  /** Its headers with the length. */
  readonly whole: Stored['headers'];
}

const stored = new Map<string, Ready>();
const counter = new Counter();

const server = createServer((request, response) => {
  const url = request.url ?? '';
  const found = stored.get(url);
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const fresh =
    request.headers['if-none-match'] !== undefined &&
    request.headers['if-none-match'] === found.headers['etag'];
  counter.note({
    url,
    status: fresh ? 304 : 200,
    body: fresh ? 0 : found.body.length,
    ms: 0,
  });
  if (fresh) response.writeHead(304, found.headers).end();
  else response.writeHead(200, found.whole).end(found.body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address() as { port: number };

answerParent(`http://127.0.0.1:${address.port}`, {
  put: ({ path, ...answer }: Stored & { readonly path: string }) => {
    const whole = { ...answer.headers, 'content-length': String(answer.body.length) };
    stored.set(path, { ...answer, whole });
  },
  ...counter.handlers,
});
