// Bytes of a file → text in the encoding its format declares; says at which line the encoding breaks.

import { gunzipSync } from 'node:zlib';

import type { Format } from '../../model/portal.ts';
import { ImportProblem } from './problem.ts';
import { findWrong, type WrongText } from './wrongText.ts';

/** Bytes of an archive that may come of one byte in it, and bytes that may come of any: text is packed to a thirtieth at best. */
const MOST_TIMES = 100;
const ALWAYS_UNPACKED = 64_000_000;
/** Bytes of a file that is read whole: no text is longer. */
const LONGEST = 512_000_000;

/** Whether the bytes begin as a gzip does (RFC 1952). */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** How many bytes may come out of an archive of so many. */
export function unpackedLimit(packed: number): number {
  return Math.max(ALWAYS_UNPACKED, packed * MOST_TIMES);
}

/** The problem of an archive that unpacks to more than text can. */
export function bombIn(file: string): ImportProblem {
  return new ImportProblem(file, 1, 'bomb', {
    times: MOST_TIMES,
    megabytes: ALWAYS_UNPACKED / 1e6,
  });
}

/** Throws ImportProblem where so many bytes cannot be read whole. */
export function refuseLarge(file: string, bytes: number): void {
  if (bytes > LONGEST) throw new ImportProblem(file, 1, 'too-large', { megabytes: LONGEST / 1e6 });
}

/** The file's bytes, unpacked where it is a gzip. Throws ImportProblem where the archive is damaged, or holds more than archives of text do. */
export function unpack(file: string, bytes: Uint8Array): Buffer {
  if (!isPacked(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const limit = unpackedLimit(bytes.length);
  let unpacked: Buffer;
  try {
    unpacked = gunzipSync(bytes, { maxOutputLength: Math.min(limit, LONGEST) });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_BUFFER_TOO_LARGE')
      throw new ImportProblem(file, 1, 'gzip', { reason: message });
    refuseLarge(file, limit);
    throw bombIn(file);
  }
  if (isPacked(unpacked)) throw new ImportProblem(file, 1, 'gzip-in-gzip');
  return unpacked;
}

/** Text in the format's encoding. A file in another one, or with text that nobody wrote, is refused with the first line that shows it. */
export function decode(file: string, bytes: Buffer, encoding: Format['encoding']): string {
  const text = decoded(file, bytes, encoding);
  const wrong = findWrong(text);
  if (wrong) throw problemIn(file, text, wrong);
  return text;
}

function decoded(file: string, bytes: Buffer, encoding: Format['encoding']): string {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  if (encoding === 'utf-8') {
    try {
      return decoder.decode(bytes);
    } catch {
      throw new ImportProblem(file, firstBrokenLine(bytes), 'utf-8');
    }
  }
  const line = firstUtf8Line(bytes);
  if (line > 0) throw new ImportProblem(file, line, 'utf-8-instead', { encoding });
  const text = decoder.decode(bytes);
  const koi8 = KOI8_U.exec(text);
  if (koi8)
    throw problemIn(file, text, { at: koi8.index, reason: { code: 'koi8', values: { encoding } } });
  return text;
}

function problemIn(file: string, text: string, { at, reason }: WrongText): ImportProblem {
  const line = text.slice(0, at).split('\n').length;
  return new ImportProblem(file, line, reason.code, reason.values);
}

/** The letters є, і, ї of KOI8-U are signs in windows-1251, where none of them stands within a word. */
const KOI8_U = /\p{Script=Cyrillic}[¤¦§]|[¤¦§]\p{Script=Cyrillic}/u;

function firstBrokenLine(bytes: Buffer): number {
  const strict = new TextDecoder('utf-8', { fatal: true });
  return findLine(bytes, (line) => {
    try {
      strict.decode(line);
      return false;
    } catch {
      return true;
    }
  });
}

/** A line of valid multi-byte UTF-8 does not occur by chance in windows-1251 Ukrainian. */
function firstUtf8Line(bytes: Buffer): number {
  const strict = new TextDecoder('utf-8', { fatal: true });
  return findLine(bytes, (line) => {
    if (!line.some((byte) => byte > 0x7f)) return false;
    try {
      return /\p{Script=Cyrillic}{2}/u.test(strict.decode(line));
    } catch {
      return false;
    }
  });
}

function findLine(bytes: Buffer, test: (line: Buffer) => boolean): number {
  let start = 0;
  for (let number = 1; start < bytes.length; number++) {
    const end = bytes.indexOf(0x0a, start);
    const line = bytes.subarray(start, end === -1 ? bytes.length : end);
    if (test(line)) return number;
    start = end === -1 ? bytes.length : end + 1;
  }
  return 0;
}
