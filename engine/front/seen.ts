// What becomes of each request, for whoever watches; refusals in one line a minute, and a line for each request where one is wanted.

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ASSETS, LIVE, READY } from '../addresses/reserved.ts';
import { shortened, whence } from '../api/httpServer.ts';
import { TRACE_LABEL } from '../api/trace.ts';
import { classifyWork, type Work } from './work.ts';

/** A request that has been answered, or was broken off. */
export interface RequestSeen {
  readonly request: FastifyRequest;
  readonly kind: Work | 'asset' | 'health';
  readonly status: number;
  /** False: the reader left, or the answer was broken off, before all of it was sent. */
  readonly whole: boolean;
  readonly seconds: number;
  /** That were sent, the head included. */
  readonly bytes: number;
}

export type Watcher = (seen: RequestSeen) => void;

/** Watches a request to its end. */
export function watchRequest(
  request: FastifyRequest,
  { raw: response }: FastifyReply,
  watchers: readonly Watcher[],
): void {
  const { raw } = request;
  const { socket } = raw;
  const begun = performance.now();
  const before = socket.bytesWritten;
  response.once('close', () => {
    const seen: RequestSeen = {
      request,
      kind: kindOf(raw.url ?? '/', raw.headers['content-type']),
      status: response.statusCode,
      whole: response.writableFinished,
      seconds: (performance.now() - begun) / 1000,
      bytes: socket.bytesWritten - before,
    };
    for (const watch of watchers) watch(seen);
  });
}

function kindOf(url: string, type: string | undefined): RequestSeen['kind'] {
  const path = url.replace(/\?.*$/s, '');
  if (path === `/${LIVE}` || path === `/${READY}`) return 'health';
  return path.startsWith(`/${ASSETS}/`) ? 'asset' : classifyWork(path, type);
}

/** A line for each request; of who asked no more than whence. */
export function logAccess(log: FastifyBaseLogger): Watcher {
  return ({ request: { method, raw, ip, id }, kind, status, whole, seconds, bytes }) =>
    log.info(
      {
        [TRACE_LABEL]: id,
        method,
        url: shortened(raw.url),
        kind,
        status,
        ...(whole ? {} : { broken: true }),
        // asked by the browser before its reader goes there: no visit (Fetch, Sec-Purpose)
        ...(raw.headers['sec-purpose'] === undefined ? {} : { ahead: true }),
        ms: Math.round(seconds * 1e6) / 1e3,
        bytes,
        from: whence(ip),
      },
      'request',
    );
}

/** Refused for want of places, of a ledger, or by a quota. */
const REFUSED = [429, 503];
const MINUTE_MS = 60_000;

/** Whoever refuses thousands says so once a minute, of each kind how often; what is left at the end is said then. */
export function logRefusals(log: Pick<FastifyBaseLogger, 'warn'>, app: FastifyInstance): Watcher {
  let counts = new Map<string, number>();
  let due: NodeJS.Timeout | undefined;
  const tell = () => {
    clearTimeout(due);
    due = undefined;
    if (counts.size > 0) log.warn({ refused: Object.fromEntries(counts) }, 'requests were refused');
    counts = new Map();
  };
  app.addHook('onClose', tell);
  return ({ kind, status }) => {
    if (!REFUSED.includes(status)) return;
    const key = `${kind} ${status}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    due ??= setTimeout(tell, MINUTE_MS).unref();
  };
}
