// How bodies are packed: which encoding a reader takes, and how well.

import { constants, type BrotliOptions } from 'node:zlib';

import { negotiate } from '@fastify/accept-negotiator';

import { LRUCache } from '../answers/keptByCall.ts';
/** The shortest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** How a body is packed. */
export function brotli(body: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}

/** Readers say one of a few things; whoever says something else each time takes no more than this. */
const choices = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod: (accept) => {
    const chosen = negotiate(accept, [...ENCODINGS]);
    return ENCODINGS.find((encoding) => encoding === chosen) ?? 'identity';
  },
});

/** The one that the reader ranks highest; of equal ranks the shortest. */
export function chooseEncoding(accept: string | undefined): Encoding {
  return accept === undefined ? 'identity' : choices.memo(accept);
}

/** Whether what the reader has is still what would be sent. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag;
  const plain = etag.replace(/^W\//, '');
  return (
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === plain)
  );
}
