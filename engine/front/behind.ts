// Asks the thread behind: the same request over a socket of this machine, with who asked.

import { Agent, request, type IncomingMessage } from 'node:http';

import { FRONT, TRACE, traceparent } from '../api/trace.ts';

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

/** Nor what only the front may say. */
const NOT_PASSED = [
  ...OF_THE_CONNECTION,
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  TRACE,
  FRONT,
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

  /** The head of the answer; the body is read from it. Throws where the thread does not answer. */
  async ask(
    asked: IncomingMessage,
    { ip, id, signal }: { readonly ip: string; readonly id: string; readonly signal: AbortSignal },
  ): Promise<IncomingMessage> {
    return await new Promise((resolve, reject) => {
      const sent = request(
        {
          socketPath: this.socketPath,
          agent: this.agent,
          method: asked.method,
          path: asked.url,
          headers: [
            ...listHeaders(asked),
            'x-forwarded-for',
            ip,
            TRACE,
            traceparent(id),
            FRONT,
            '1',
          ],
          setHost: false,
          signal,
        },
        resolve,
      );
      sent.once('error', reject);
      if (!hasBody(asked)) return void sent.end();
      // what is wrong with a head is said before its body comes
      sent.flushHeaders();
      asked.pipe(sent);
      // what is answered before all of its body has come passes unread: the connection is good for the next question
      sent.once('close', () => asked.resume());
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** What is sent in pieces is sent on in pieces. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** As they came, each as often as it came: what is wrong with them is said behind. Who asked is what the front says, whatever came. */
function listHeaders({ rawHeaders }: IncomingMessage): string[] {
  const headers: string[] = [];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const [name = '', value = ''] = rawHeaders.slice(i, i + 2);
    const own = name.toLowerCase();
    if (own === 'transfer-encoding' || !NOT_PASSED.includes(own)) headers.push(name, value);
  }
  return headers;
}

/** Headers of an answer without those of the connection that it came by. */
export function passedOn({ headers }: IncomingMessage): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OF_THE_CONNECTION.includes(name) ? [] : [[name, value] as const],
    ),
  );
}
