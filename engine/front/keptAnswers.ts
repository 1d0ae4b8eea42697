// Whole answers as they are sent, kept for those who ask the same: found by a hash of the address, packed once.

import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import { tellCache } from '../answers/keptByCall.ts';
import { brotli, chooseEncoding, type Encoding } from '../api/packing.ts';
import { hasDictionary, type Dictionary } from './dictionary.ts';

/** `dcb`: brotli against the portal's dictionary. */
type FrontEncoding = Encoding | 'dcb';

/** An answer of status below 500 that is good until something else serves. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: Buffer;
  readonly packed: Map<FrontEncoding, Buffer>;
}

/** Shorter bodies are sent as they are. */
const WORTH_PACKING = 600;
/** For the first reader quickly; for those after as tightly as it goes, where the body is not too large for that. */
const QUICK = 5;
const TIGHT = 11;
/** Against a dictionary, once: more takes longer and wins little. */
const AGAINST = 6;
const MOST_TIGHT = 1024 * 1024;
/** So many wait to be packed tightly; what comes beyond stays as it was packed first. */
const MOST_WAITING = 64;
/** What an entry takes beside its bytes: a hash, headers, the place in the list. */
const ENTRY_BYTES = 1024;
const ALIAS_BYTES = 160;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Several addresses may mean one answer: each is a hash, and stands for the key that the answer has behind. */
export class KeptAnswers {
  private readonly answers: LRUCache<string, KeptAnswer>;
  private readonly keys: LRUCache<string, string>;
  private readonly tightening: [key: string, answer: KeptAnswer][] = [];

  private readonly dictionary: Dictionary | null;

  /** All answers and addresses together take at most so many bytes. */
  constructor(bytes: number, dictionary: Dictionary | null) {
    this.dictionary = dictionary;
    const ofKeys = Math.floor(bytes / 16);
    this.answers = new LRUCache({ maxSize: bytes - ofKeys, sizeCalculation: sizeOf });
    this.keys = new LRUCache({ max: Math.max(1, Math.floor(ofKeys / ALIAS_BYTES)) });
  }

  /** The answer to an address, path and query as they came. */
  get(url: string): KeptAnswer | undefined {
    const key = this.keys.get(hashOf(url));
    const known = key === undefined ? undefined : this.answers.get(key);
    tellCache('front', this.answers.calculatedSize, known !== undefined);
    return known;
  }

  set(url: string, key: string, answer: KeptAnswer): void {
    this.keys.set(hashOf(url), key);
    this.answers.set(key, answer);
    tellCache('front', this.answers.calculatedSize);
  }

  /** The answer of a key, whatever address it was asked by. */
  of(key: string): KeptAnswer | undefined {
    return this.answers.get(key);
  }

  clear(): void {
    this.answers.clear();
    this.keys.clear();
    this.tightening.length = 0;
    tellCache('front', 0);
  }

  /** The body in the best encoding that the reader takes. Packing goes on beside the thread that answers. */
  async pack(
    url: string,
    answer: KeptAnswer,
    asked: IncomingHttpHeaders,
  ): Promise<{ body: Buffer; encoding: FrontEncoding }> {
    const encoding = this.encodingFor(answer, asked);
    const ready = answer.packed.get(encoding);
    if (ready) return { body: ready, encoding };
    const made = await this.packAs(encoding, answer.body);
    const body = answer.packed.get(encoding) ?? made;
    answer.packed.set(encoding, body);
    this.grown(url, answer);
    return { body, encoding };
  }

  /** The same where it is packed already; null where it has to be packed first. */
  ready(
    answer: KeptAnswer,
    asked: IncomingHttpHeaders,
  ): { body: Buffer; encoding: FrontEncoding } | null {
    const encoding = this.encodingFor(answer, asked);
    const body = answer.packed.get(encoding);
    return body ? { body, encoding } : null;
  }

  private encodingFor({ body, headers }: KeptAnswer, asked: IncomingHttpHeaders): FrontEncoding {
    const type = headers['content-type'];
    if (body.length < WORTH_PACKING || !isText(type)) return 'identity';
    if (isDocument(type) && hasDictionary(asked, this.dictionary)) return 'dcb';
    return chooseEncoding(asked['accept-encoding']?.toString());
  }

  private async packAs(encoding: FrontEncoding, body: Buffer): Promise<Buffer> {
    if (encoding === 'gzip') return await packGzip(body, { level: 6 });
    if (encoding === 'br' || !this.dictionary) return await packBrotli(body, brotli(body, QUICK));
    const { bytes, opening } = this.dictionary;
    const packed = await packBrotli(body, { ...brotli(body, AGAINST), dictionary: bytes });
    return Buffer.concat([opening, packed]);
  }

  /** Its size has changed; what is kept is worth packing tightly. */
  private grown(url: string, answer: KeptAnswer): void {
    const key = this.keys.peek(hashOf(url));
    if (key === undefined || this.answers.peek(key) !== answer) return;
    this.answers.set(key, answer);
    if (answer.body.length > MOST_TIGHT || this.tightening.length >= MOST_WAITING) return;
    if (!answer.packed.has('br') || this.tightening.some(([, waiting]) => waiting === answer))
      return;
    if (this.tightening.push([key, answer]) === 1) void this.tighten();
  }

  /** One after another, so that they take one thread of the pool at most. */
  private async tighten(): Promise<void> {
    for (let next = this.tightening[0]; next; next = this.tightening[0]) {
      const [key, answer] = next;
      const body = await packBrotli(answer.body, brotli(answer.body, TIGHT)).catch(() => null);
      if (body && this.answers.peek(key) === answer) {
        answer.packed.set('br', body);
        this.answers.set(key, answer);
      }
      this.tightening.shift();
    }
  }
}

function sizeOf({ packed }: KeptAnswer): number {
  let bytes = ENTRY_BYTES;
  for (const body of packed.values()) bytes += body.length;
  return bytes;
}

export function isDocument(type = ''): boolean {
  return type.startsWith('text/html');
}

function isText(type = ''): boolean {
  return /^(?:text\/|image\/svg)|json|xml|javascript/.test(type);
}

function hashOf(url: string): string {
  return createHash('sha256').update(url).digest('base64url');
}
