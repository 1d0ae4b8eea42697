// Bytes of a file → text in the encoding its format declares; says at which line the encoding breaks.

import { gunzipSync } from 'node:zlib';

import type { Format } from '../../model/portal.ts';

export class ImportProblem extends Error {
  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number, message: string) {
    super(message);
    this.name = 'ImportProblem';
    this.file = file;
    this.line = line;
  }
}

/** Said of a file in which nothing stands below the names of its columns. */
export const NO_ROWS = 'no rows follow the header; the file may be cut off';

/** A problem as it is told: file, line, what is wrong. Any other error is thrown on. */
export function sayProblem(error: unknown): string {
  if (!(error instanceof ImportProblem)) throw error;
  return `${error.file}:${error.line}: ${error.message}`;
}

/** The file's bytes, unpacked where it is a gzip. Throws ImportProblem where the archive is cut off. */
export function unpack(file: string, bytes: Uint8Array): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return gunzipSync(bytes);
  } catch (error) {
    throw new ImportProblem(
      file,
      1,
      `the gzip archive is damaged or cut off (${(error as Error).message})`,
    );
  }
}

/** Text in the format's encoding. A file in the other encoding is refused with the first line that shows it. */
export function decode(file: string, bytes: Buffer, encoding: Format['encoding']): string {
  const text = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  if (encoding === 'utf-8') {
    try {
      return text.decode(bytes);
    } catch {
      throw new ImportProblem(
        file,
        firstBrokenLine(bytes),
        'the line is not UTF-8; the file may be in windows-1251',
      );
    }
  }
  const line = firstUtf8Line(bytes);
  if (line > 0)
    throw new ImportProblem(
      file,
      line,
      `the line is in UTF-8 where ${encoding} is declared for this form`,
    );
  const decoded = text.decode(bytes);
  const koi8 = KOI8_U.exec(decoded);
  if (koi8)
    throw new ImportProblem(
      file,
      decoded.slice(0, koi8.index).split('\n').length,
      `the line looks like KOI8-U where ${encoding} is declared for this form`,
    );
  return decoded;
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
