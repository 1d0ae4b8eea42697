// An answer as the bytes that are sent: one form, compressed once, with its tag, kept for the next reader.

import { createHash } from 'node:crypto';
import { brotliCompress, brotliCompressSync, gzipSync } from 'node:zlib';

import { LRUCache, publishCacheUse } from '../answers/keptByCall.ts';
import type { Note, Period } from '../ledger/query/coverage.ts';
import type { Coverage } from '../ledger/query/sumCoverage.ts';
import type { FigureMark } from '../ledger/publish/manifest.ts';
import { first } from '../model/lookup.ts';
import { brotli, chooseEncoding, type Encoding } from './packing.ts';

export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Empty: what a reader has is never still good. */
  readonly etag: string;
  readonly packed: Map<Encoding, Buffer>;
  /** Of figures: their mark, which another ledger than serves may have otherwise. */
  readonly mark?: FigureMark | null;
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

/** Shorter bodies are sent as they are. */
const WORTH_PACKING = 600;

/** Its weak ETag is a hash of `tagged`; the compressed forms are added when they are first asked for. */
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
    etag: buildWeakTag(tagged),
    packed: new Map([['identity', bytes]]),
  };
}

/** The tag of an answer that is known by a text: weak, for it may be packed in several ways. */
export function buildWeakTag(tagged: string): string {
  return `W/"${createHash('sha256').update(tagged).digest('base64url').slice(0, 22)}"`;
}

const MEGABYTE = 1024 * 1024;
/** What of the memory for caches is for responses behind the thread that answers, which keeps its own. */
const SHARE = 1 / 4;
/** A hash, headers, the place in the list. */
const ENTRY_BYTES = 768;

/** Memory for all caches of responses of a portal together: of all of them the latest asked stay. */
export class ResponseMemory {
  private readonly kept: LRUCache<string, CachedResponse>;
  private caches = 0;

  /** `megabytes` of the portal's bounds. */
  constructor(megabytes: number) {
    this.kept = new LRUCache<string, CachedResponse>({
      maxSize: Math.floor(megabytes * MEGABYTE * SHARE),
      // what a body is packed to comes later
      sizeCalculation: (sent) => sent.body.length * 2 + ENTRY_BYTES,
    });
  }

  /** Bytes that are kept now. */
  get bytes(): number {
    return this.kept.calculatedSize;
  }

  clear(): void {
    this.kept.clear();
    publishCacheUse('responses', 0);
  }

  /** A cache of its own keys; of at most so many responses where a number is given. */
  cache(most?: number): ResponseCache {
    return new ResponseCache(this.kept, String(this.caches++), most);
  }
}

/** However long a key is, it is known by a hash: what strangers type takes no memory. */
export class ResponseCache {
  private readonly kept: LRUCache<string, CachedResponse>;
  private readonly name: string;
  /** Its own keys where only so many are kept. */
  private readonly few: LRUCache<string, true> | null;
  private cleared = 0;

  constructor(kept: LRUCache<string, CachedResponse>, name: string, most?: number) {
    this.kept = kept;
    this.name = name;
    this.few =
      most === undefined
        ? null
        : new LRUCache({ max: most, dispose: (_, hash) => void kept.delete(hash) });
  }

  get(key: string): CachedResponse | undefined {
    const hash = this.hashOf(key);
    this.few?.get(hash);
    const known = this.kept.get(hash);
    publishCacheUse('responses', this.kept.calculatedSize, known !== undefined);
    return known;
  }

  set(key: string, sent: CachedResponse): void {
    const hash = this.hashOf(key);
    this.few?.set(hash, true);
    this.kept.set(hash, sent);
    publishCacheUse('responses', this.kept.calculatedSize);
  }

  /** What was kept is not found any more; its place is taken by what comes. */
  clear(): void {
    this.cleared++;
    this.few?.clear();
  }

  private hashOf(key: string): string {
    const hash = createHash('sha256').update(`${this.name} ${this.cleared} `).update(key);
    return hash.digest('base64url');
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
/** Longer bodies stay as they were packed first. */
const MOST_TIGHT = 1024 * 1024;
/** So many wait at most: what comes beyond stays as it was packed first. */
const MOST_WAITING = 64;
const tightening: CachedResponse[] = [];

function packTight(sent: CachedResponse): void {
  if (sent.body.length > MOST_TIGHT || tightening.length >= MOST_WAITING) return;
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
