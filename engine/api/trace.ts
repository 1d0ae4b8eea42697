// What one request is known by: the id of its trace, as `traceparent` gives it (W3C Trace Context), or made; headers between the thread that listens and the one that answers; whether its reader has left.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { FastifyReply } from 'fastify';

export const TRACE = 'traceparent';
/** What a line of the log calls it. */
export const TRACE_LABEL = 'trace_id';

/** Of the version that is known nothing may follow; of a later one more may. Noughts alone are no id. */
const WRITTEN =
  /^(?:00(?=.{53}$)|(?!00|ff)[\da-f]{2})-(?!0+-)([\da-f]{32})-(?!0+-)[\da-f]{16}-[\da-f]{2}(?:$|-)/;

/** 32 hexadecimal digits. */
export function readTraceId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[TRACE];
  const [, id] = (typeof given === 'string' && WRITTEN.exec(given)) || [];
  return id ?? made();
}

/** The header by which the next one is told. */
export function traceparent(id: string): string {
  return `00-${id}-${made().slice(16)}-00`;
}

function made(): string {
  return randomUUID().replaceAll('-', '');
}

/** Of a question that came by the front. */
export const FRONT = 'portal-front';
/** Of an answer that the front may keep: the key of everything that decides it. */
export const KEEP = 'portal-keep';
/** Of the same answer: while what is it good. */
export const EPOCH = 'portal-epoch';

/** Aborted when the connection closes before the answer was sent. The end of a request says nothing: a posted body is read before it is answered. */
export function readerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
