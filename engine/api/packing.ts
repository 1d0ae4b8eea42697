// How bodies are packed: which encoding a reader takes, and how well.

import { constants, type BrotliOptions } from 'node:zlib';

import { negotiate } from '@fastify/accept-negotiator';

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

/** The one that the reader ranks highest; of equal ranks the shortest. */
export function chooseEncoding(accept: string | undefined): Encoding {
  const chosen = accept === undefined ? null : negotiate(accept, [...ENCODINGS]);
  return ENCODINGS.find((encoding) => encoding === chosen) ?? 'identity';
}

/** Whether what the reader has is still what would be sent. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const plain = etag.replace(/^W\//, '');
  return (
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === plain)
  );
}
