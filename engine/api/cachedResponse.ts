// An answer as the bytes that are sent: one form, compressed once, with its tag, kept for the next reader.

import { createHash } from 'node:crypto';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzipSync,
  type BrotliOptions,
} from 'node:zlib';

import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

import type { Note, Period } from '../ledger/query/coverage.ts';
import type { Coverage } from '../ledger/query/sumCoverage.ts';
import { first } from '../model/lookup.ts';

/** The shortest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Empty: what a reader has is never still good. */
  readonly etag: string;
  readonly packed: Map<Encoding, Buffer>;
  /** Of figures: whether they are invented, which another ledger than serves may say otherwise. */
  readonly invented?: boolean;
  /** Of figures: what is said beside them to who asks in this process. */
  readonly said?: SaidBeside;
}

/** Which ledger answered, and what its figures cannot say of themselves. */
export interface SaidBeside {
  readonly ledger: string;
  /** When it was made, as ISO 8601. */
  readonly created: string;
  readonly notes: readonly Note[];
  readonly coverage: Coverage | null;
  /** The period that was asked; null where none was, or the answer is no list of amounts. */
  readonly period: Period | null;
}

/** Shared caches hold an answer so long at most; readers ask again with its tag. */
export const SHARED_SECONDS = 5;

const KEPT_BYTES = 64 * 1024 * 1024;
/** Shorter bodies are sent as they are. */
const WORTH_PACKING = 600;

export function makeResponse(
  body: Buffer | string,
  headers: Readonly<Record<string, string>>,
  tagged: string,
  status = 200,
): CachedResponse {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  return {
    status,
    headers,
    body: bytes,
    etag: tagOf(tagged),
    packed: new Map([['identity', bytes]]),
  };
}

/** The tag of an answer that is known by a text: weak, for it may be packed in several ways. */
export function tagOf(tagged: string): string {
  return `W/"${createHash('sha256').update(tagged).digest('base64url').slice(0, 22)}"`;
}

/** As many responses as there is room for, or `most` of them; the latest asked stay. */
export class ResponseCache {
  private readonly kept: LRUCache<string, CachedResponse>;

  constructor(most?: number) {
    this.kept = new LRUCache<string, CachedResponse>({
      ...(most === undefined ? {} : { max: most }),
      maxSize: KEPT_BYTES,
      sizeCalculation: (sent) => sent.body.length * 2 + 512,
    });
  }

  get(key: string): CachedResponse | undefined {
    return this.kept.get(key);
  }

  set(key: string, sent: CachedResponse): void {
    this.kept.set(key, sent);
  }

  clear(): void {
    this.kept.clear();
  }
}

/** The body in the best encoding the reader takes. */
export function packFor(
  sent: CachedResponse,
  accept: string | undefined,
): { body: Buffer; encoding: Encoding } {
  const encoding = sent.body.length < WORTH_PACKING ? 'identity' : chooseEncoding(accept);
  let body = sent.packed.get(encoding);
  if (!body) {
    body =
      encoding === 'br'
        ? brotliCompressSync(sent.body, brotli(sent.body, QUICK))
        : gzipSync(sent.body, { level: 6 });
    sent.packed.set(encoding, body);
    if (encoding === 'br') packTight(sent);
  }
  return { body, encoding };
}

/** For the first reader quickly, for those after as tightly as it goes. */
const QUICK = 5;
export const TIGHT = 11;
/** So many wait at most: what comes beyond stays as it was packed first. */
const MOST_WAITING = 64;
const tightening: CachedResponse[] = [];

function packTight(sent: CachedResponse): void {
  if (tightening.length >= MOST_WAITING) return;
  if (tightening.push(sent) === 1) setTimeout(tightenNext, 50).unref();
}

function tightenNext(): void {
  const sent = first(tightening);
  brotliCompress(sent.body, brotli(sent.body, TIGHT), (error, body) => {
    if (!error) sent.packed.set('br', body);
    tightening.shift();
    if (tightening.length > 0) setTimeout(tightenNext, 10).unref();
  });
}

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
