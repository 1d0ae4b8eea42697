// What would be answered before the app sees a request: with the headers of every answer here too.

import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

import { ApiProblem } from '../answers/problem.ts';

type Headers = Readonly<Record<string, string>>;

const LONGEST_URL = 8192;

/** Statuses of what cannot be read as a request, by the code of the error; anything else is a 400. */
const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is no request that can be read (headers too long or too late, not HTTP) is answered on the socket itself. */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  end(socket, STATUSES[error.code ?? ''] ?? '400 Bad Request', headers);
}

/** Nothing is expected of this server but `100-continue`, which node answers as it must, and nothing goes through it. */
export function refuseOthers(server: Server, headers: Headers): void {
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, closing(headers)).end();
  });
  server.on('connect', (_, socket: Socket) => {
    end(socket, '405 Method Not Allowed', { ...headers, allow: 'GET, HEAD' });
  });
}

function end(socket: Socket, status: string, headers: Headers): void {
  const lines = Object.entries(closing(headers)).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`);
}

function closing(headers: Headers): Record<string, string> {
  return { ...headers, 'cache-control': 'no-store', 'content-length': '0', connection: 'close' };
}

/** The address below the host: a request may name the whole of it, as it does to a proxy, and whose it is says nothing here. */
export function addressBelow({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const below = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return below === url || below.startsWith('/') ? below : `/${below}`;
}

/** What is wrong with a request whatever it asks: node is told to let it through, so that it is answered like everything else. */
export function problemOfRequest(request: IncomingMessage): ApiProblem | undefined {
  if ((request.url?.length ?? 0) > LONGEST_URL)
    return new ApiProblem('invalid-parameter', {
      detail: { say: 'long-address', words: { count: LONGEST_URL } },
    });
  const hosts = countHosts(request.rawHeaders);
  if (hosts === 1 || (hosts === 0 && request.httpVersion !== '1.1')) return undefined;
  return new ApiProblem('invalid-parameter', {
    detail: { say: 'hosts', words: { count: hosts } },
  });
}

/** Names and values stand in turn. Two of them could mean one thing to a proxy and another one here. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}
