// Whole answers as they are sent, kept for those who ask the same: found by the address, packed once, their heads written once.

import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib';

import { LRUCache, publishCacheUse } from '../answers/keptByCall.ts';
import { brotli, chooseEncoding, type Encoding } from '../api/packing.ts';
import { hasDictionary, type SharedDictionary } from './dictionary.ts';
import { remember } from '../model/remember.ts';

/** `dcb`: brotli against the portal's dictionary. */
type FrontEncoding = Encoding | 'dcb';

/** A head as node takes it without looking at it again: names and values in turn. */
export type Head = string[];

/** An answer of status below 500 that is good until something else serves. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: Buffer;
  /** Whether packing makes it smaller. */
  readonly packs: boolean;
  readonly isDocument: boolean;
  readonly packed: Map<FrontEncoding, PackedAnswer>;
  /** Of a 304. */
  readonly unchanged: Head;
}

export interface PackedAnswer {
  readonly head: Head;
  readonly body: Buffer;
}

/** What an answer does not say again where its reader has it already. */
const OF_THE_BODY = ['content-type', 'content-length', 'content-disposition', 'content-encoding'];

/** As it came from behind: `headers` without the length. */
export function keptAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): KeptAnswer {
  const unchanged = Object.entries(headers).filter(([name]) => !OF_THE_BODY.includes(name));
  return {
    status,
    headers,
    etag: headers['etag'] ?? '',
    body,
    packs: body.length >= WORTH_PACKING && isText(headers['content-type']),
    isDocument: isDocument(headers['content-type']),
    packed: new Map([['identity', packedAs('identity', headers, body)]]),
    unchanged: unchanged.flat(),
  };
}

function packedAs(
  encoding: FrontEncoding,
  headers: KeptAnswer['headers'],
  body: Buffer,
): PackedAnswer {
  const head = Object.entries(encoding === 'dcb' ? unshared(headers) : headers).flat();
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  head.push('content-length', String(body.length));
  return { head, body };
}

/** Networks that do not go by Vary would give it to readers who cannot unpack it. */
function unshared(headers: KeptAnswer['headers']): KeptAnswer['headers'] {
  const { 'cdn-cache-control': _, ...own } = headers;
  return { ...own, 'cache-control': 'private, max-age=0, must-revalidate' };
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
/** What an entry takes beside its bytes: a key, heads, the place in the list. */
const ENTRY_BYTES = 2048;
const ALIAS_BYTES = 160;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Several addresses may mean one answer: each stands for the key that the answer has behind. */
export class KeptAnswers {
  private readonly answers: LRUCache<string, KeptAnswer>;
  private readonly keys: LRUCache<string, string>;
  private readonly tightening: [key: string, answer: KeptAnswer][] = [];

  private readonly dictionary: SharedDictionary | null;

  /** All answers and addresses together take at most so many bytes. */
  constructor(bytes: number, dictionary: SharedDictionary | null) {
    this.dictionary = dictionary;
    const ofKeys = Math.floor(bytes / 16);
    this.answers = new LRUCache({ maxSize: bytes - ofKeys, sizeCalculation: computeSize });
    this.keys = new LRUCache({
      maxSize: Math.max(1, ofKeys),
      // what strangers type is counted as long as it is
      sizeCalculation: (_, url) => ALIAS_BYTES + url.length,
    });
  }

  /** The answer to an address, path and query as they came. */
  get(url: string): KeptAnswer | undefined {
    const key = this.keys.get(url);
    const known = key === undefined ? undefined : this.answers.get(key);
    publishCacheUse('front', this.answers.calculatedSize, known !== undefined);
    return known;
  }

  set(url: string, key: string, answer: KeptAnswer): void {
    this.keys.set(url, key);
    this.answers.set(key, answer);
    publishCacheUse('front', this.answers.calculatedSize);
  }

  /** The answer of a key, whatever address it was asked by. */
  of(key: string): KeptAnswer | undefined {
    return this.answers.get(key);
  }

  clear(): void {
    this.answers.clear();
    this.keys.clear();
    this.tightening.length = 0;
    publishCacheUse('front', 0);
  }

  /** In the best encoding that the reader takes. Packing goes on beside the thread that answers. */
  async pack(url: string, answer: KeptAnswer, asked: IncomingHttpHeaders): Promise<PackedAnswer> {
    const encoding = this.encodingFor(answer, asked);
    const ready = answer.packed.get(encoding);
    if (ready) return ready;
    const body = await this.packAs(encoding, answer.body);
    const made = remember(answer.packed, encoding, () => packedAs(encoding, answer.headers, body));
    this.grown(url, answer);
    return made;
  }

  /** The same where it is packed already. */
  ready(answer: KeptAnswer, asked: IncomingHttpHeaders): PackedAnswer | undefined {
    return answer.packed.get(this.encodingFor(answer, asked));
  }

  private encodingFor(answer: KeptAnswer, asked: IncomingHttpHeaders): FrontEncoding {
    if (!answer.packs) return 'identity';
    if (answer.isDocument && hasDictionary(asked, this.dictionary)) return 'dcb';
    return chooseEncoding(asked['accept-encoding']?.toString());
  }

  private async packAs(encoding: FrontEncoding, body: Buffer): Promise<Buffer> {
    if (encoding === 'gzip') return await packGzip(body, { level: 6 });
    if (encoding === 'br' || !this.dictionary) {
      // the dictionary is packed once, and everybody loads it
      const quality = body === this.dictionary?.bytes ? TIGHT : QUICK;
      return await packBrotli(body, brotli(body, quality));
    }
    const { bytes, opening } = this.dictionary;
    // the types of Node do not know yet that Brotli takes one
    const options: BrotliOptions & ZlibOptions = { ...brotli(body, AGAINST), dictionary: bytes };
    const packed = await packBrotli(body, options);
    return Buffer.concat([opening, packed]);
  }

  /** Its size has changed; what is kept is worth packing tightly. */
  private grown(url: string, answer: KeptAnswer): void {
    const key = this.keys.peek(url);
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
        answer.packed.set('br', packedAs('br', answer.headers, body));
        this.answers.set(key, answer);
      }
      this.tightening.shift();
    }
  }
}

function computeSize({ packed }: KeptAnswer): number {
  let bytes = ENTRY_BYTES;
  for (const { body } of packed.values()) bytes += body.length;
  return bytes;
}

/** Whether a content type is HTML, with or without a charset. */
export function isDocument(type = ''): boolean {
  return type.startsWith('text/html');
}

function isText(type = ''): boolean {
  return /^(?:text\/|image\/svg)|json|xml|javascript/.test(type);
}
