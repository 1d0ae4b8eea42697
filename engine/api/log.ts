// The log of a server: JSON lines on standard output, written by the logger that the app brings along.

import Fastify, { type FastifyBaseLogger } from 'fastify';

/** For what is logged before there is an app, and for the app itself. */
export function openLog(): FastifyBaseLogger {
  return Fastify({ logger: { level: 'info', serializers: { req: shortRequest } } }).log;
}

/** Requests in the log without the reader's full address. */
function shortRequest(request: {
  method: string;
  url: string;
  ip?: string;
}): Record<string, unknown> {
  const ip = request.ip ?? '';
  return {
    method: request.method,
    url: request.url.slice(0, 300),
    from: ip.includes(':')
      ? ip.split(':').slice(0, 3).join(':')
      : ip.split('.').slice(0, 2).join('.'),
  };
}
