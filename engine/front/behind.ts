// Asks the thread behind: the same request over a socket of this machine, with who asked.

import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

import { FRONT } from '../api/frontHeaders.ts';

/** Of one connection, not of what is asked (RFC 9110, 7.6.1). */
const OF_THE_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'date',
];

/** So many connections stay open while nobody asks. */
const IDLE_CONNECTIONS = 64;

export class Behind {
  private readonly socketPath: string;
  private readonly agent = new Agent({ keepAlive: true, maxFreeSockets: IDLE_CONNECTIONS });

  /** `socketPath`: where the thread listens. */
  constructor(socketPath: string) {
    this.socketPath = socketPath;
  }

  /** The head of the answer; its body is read from it. `signal` gives up what is asked. Throws where the thread does not answer. */
  async ask(asked: IncomingMessage, signal: AbortSignal): Promise<IncomingMessage> {
    return await new Promise((resolve, reject) => {
      const sent = request(
        {
          socketPath: this.socketPath,
          agent: this.agent,
          method: asked.method,
          path: asked.url,
          headers: headersOf(asked),
          signal,
        },
        resolve,
      );
      sent.once('error', reject);
      if (hasBody(asked)) asked.pipe(sent);
      else sent.end();
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** What is sent in pieces is sent on in pieces. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function headersOf(asked: IncomingMessage): IncomingHttpHeaders {
  const headers = { ...asked.headers };
  for (const name of OF_THE_CONNECTION) delete headers[name];
  const peer = asked.socket.remoteAddress ?? '';
  const before = headers['x-forwarded-for'];
  return {
    ...headers,
    ...(asked.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
    'x-forwarded-for': before === undefined ? peer : `${String(before)}, ${peer}`,
    [FRONT]: '1',
  };
}

/** Headers of an answer without those of the connection that it came by. */
export function passedOn({ headers }: IncomingMessage): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OF_THE_CONNECTION.includes(name) ? [] : [[name, value] as const],
    ),
  );
}
