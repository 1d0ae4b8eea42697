// The portal of the demonstration as a service to fetch from, behind a server that falters.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { assertDefined } from '../../engine/model/lookup.ts';
import type { Served } from '../served.ts';

/** What a service does in place of answering; false: it answers. `nth` counts the requests from 1. */
export type Trouble = (request: IncomingMessage, response: ServerResponse, nth: number) => boolean;

/** The portal of the demonstration behind a server that falters. */
export async function withService<T>(
  source: Served,
  trouble: Trouble,
  act: (base: string, asked: string[]) => Promise<T>,
): Promise<T> {
  const asked: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (trouble(request, response, asked.push(assertDefined(request.url)))) return;
    const { etag = '' } = { etag: request.headers['if-none-match'] };
    const { statusCode, headers, rawPayload } = await source.app.inject({
      url: assertDefined(request.url),
      headers: etag === '' ? {} : { 'if-none-match': etag },
    });
    const kept = ['content-type', 'etag'].map((name) => [name, headers[name]]);
    response.writeHead(statusCode, Object.fromEntries(kept.filter(([, value]) => value)));
    response.end(rawPayload);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
