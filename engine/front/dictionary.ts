// The portal's dictionary (RFC 9842): what documents share, which browsers keep; a document is packed against it for those who have it.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';

import { ASSETS } from '../addresses/reserved.ts';

export interface SharedDictionary {
  readonly bytes: Buffer;
  readonly address: string;
  /** How a reader says to have it: `:base64 of SHA-256:`. */
  readonly named: string;
  /** Stands before a body that is packed against it (RFC 9842, 4). */
  readonly opening: Buffer;
}

/** Said with it to who asks for it. */
export const USED_FOR = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
  'use-as-dictionary': 'match="/*", match-dest=("document")',
};

/** The rules of all sheets of a build, and what stands around a page in each language, as these documents have it; null where nothing is built. */
export function makeDictionary(
  client: string,
  documents: readonly string[],
): SharedDictionary | null {
  const list = join(client, '.vite', 'sheets.json');
  if (!existsSync(list)) return null;
  const sheets = Object.keys(JSON.parse(readFileSync(list, 'utf8')) as object);
  const rules = sheets.map((file) => readFileSync(join(client, file), 'utf8'));
  const around = documents.map((text) => text.replace(/<style>.*?<\/style>/s, ''));
  const bytes = Buffer.from([...rules, ...around].join(''));
  const hash = createHash('sha256').update(bytes).digest();
  return {
    bytes,
    address: `/${ASSETS}/dictionary-${hash.toString('base64url').slice(0, 8)}.txt`,
    named: `:${hash.toString('base64')}:`,
    opening: Buffer.concat([Buffer.from([0xff, 0x44, 0x43, 0x42]), hash]),
  };
}

/** Whether a reader has it and takes what is packed against it. */
export function hasDictionary(
  asked: IncomingHttpHeaders,
  dictionary: SharedDictionary | null,
): boolean {
  const available = asked['available-dictionary'];
  return (
    available !== undefined &&
    available === dictionary?.named &&
    /(?:^|[\s,])dcb(?:\s*(?:,|$))/.test(String(asked['accept-encoding'] ?? ''))
  );
}
