// Tells the work for a reader that the reader has left.

import type { FastifyReply } from 'fastify';

/** Aborted when the connection closes before the answer was sent. The end of a request says nothing: a posted body is read before it is answered. */
export function readerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
