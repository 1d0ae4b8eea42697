// The portal's dictionary (RFC 9842): what documents share, which browsers keep; a document is packed against it for those who have it.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';

import { ASSETS } from '../addresses/reserved.ts';

/** How a file of the build that is a dictionary is called. */
export const DICTIONARY_NAME = /^dictionary-[\w-]+\.txt$/;

/** Said with the file: for which answers it may be used. */
export const USED_FOR = { 'use-as-dictionary': 'match="/*", match-dest=("document")' };

export interface Dictionary {
  readonly bytes: Buffer;
  /** What documents say of it in `Link`: browsers load it when they have nothing else to do. */
  readonly link: string;
  /** How a reader says to have it: `:base64 of SHA-256:`. */
  readonly named: string;
  /** Stands before a body that is packed against it (RFC 9842, 4). */
  readonly opening: Buffer;
}

/** That of a build; null where it has none. */
export function readDictionary(client: string): Dictionary | null {
  const folder = join(client, ASSETS);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names.find((file) => DICTIONARY_NAME.test(file));
  if (name === undefined) return null;
  const bytes = readFileSync(join(folder, name));
  const hash = createHash('sha256').update(bytes).digest();
  const opening = Buffer.concat([Buffer.from([0xff, 0x44, 0x43, 0x42]), hash]);
  const link = `</${ASSETS}/${name}>; rel="compression-dictionary"`;
  return { bytes, link, named: `:${hash.toString('base64')}:`, opening };
}

/** Whether a reader has it and takes what is packed against it. */
export function hasDictionary(asked: IncomingHttpHeaders, dictionary: Dictionary | null): boolean {
  const available = asked['available-dictionary'];
  return (
    available !== undefined &&
    available === dictionary?.named &&
    /(?:^|[\s,])dcb(?:\s*(?:,|$))/.test(String(asked['accept-encoding'] ?? ''))
  );
}
