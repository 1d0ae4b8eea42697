// The directory of a ZIP archive, held against the archive itself; and an entry unpacked bit by bit, within bounds.

import { createInflateRaw } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** As it lies in the archive. */
  readonly packed: Buffer;
  readonly isDeflated: boolean;
  /** Bytes that it says it has when unpacked. */
  readonly size: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
/** Bits that say that an entry, or what is said of it, is encrypted. */
const ENCRYPTED = 0x2041;
const STORED = 0;
const DEFLATED = 8;

/** What the end of an archive says of its directory. */
interface Directory {
  readonly at: number;
  readonly end: number;
  readonly count: number;
}

/** Entries of a ZIP archive. Null where it is damaged, contradicts itself or uses ZIP64. */
export function readZip(bytes: Buffer): ZipEntry[] | null {
  const directory = findDirectory(bytes);
  if (directory === null || directory.count === 0) return null;
  const entries: ZipEntry[] = [];
  const ranges: (readonly [begin: number, end: number])[] = [];
  let { at } = directory;
  for (let left = directory.count; left > 0; left--) {
    if (at + CENTRAL_BYTES > directory.end || bytes.readUInt32LE(at) !== CENTRAL) return null;
    const nameBytes = bytes.readUInt16LE(at + 28);
    const nameEnd = at + CENTRAL_BYTES + nameBytes;
    if (nameEnd > directory.end) return null;
    const name = bytes.subarray(at + CENTRAL_BYTES, nameEnd);
    const method = bytes.readUInt16LE(at + 10);
    const packedBytes = bytes.readUInt32LE(at + 20);
    const size = bytes.readUInt32LE(at + 24);
    const local = bytes.readUInt32LE(at + 42);
    const begin = findData(bytes, local, name, method);
    if (begin === null || begin + packedBytes > directory.at) return null;
    if (method === STORED ? packedBytes !== size : method !== DEFLATED) return null;
    ranges.push([local, begin + packedBytes]);
    entries.push({
      name: name.toString('utf8'),
      isEncrypted: (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      packed: bytes.subarray(begin, begin + packedBytes),
      isDeflated: method === DEFLATED,
      size,
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === directory.end && areApart(ranges) ? entries : null;
}

function findDirectory(bytes: Buffer): Directory | null {
  if (bytes.length < END_BYTES || bytes.readUInt32LE(0) !== LOCAL) return null;
  const end = bytes.lastIndexOf('PK\x05\x06', bytes.length - END_BYTES, 'latin1');
  if (end === -1 || bytes.readUInt32LE(end) !== END) return null;
  const count = bytes.readUInt16LE(end + 10);
  const at = bytes.readUInt32LE(end + 16);
  const isWhole =
    end + END_BYTES + bytes.readUInt16LE(end + 20) === bytes.length &&
    bytes.readUInt32LE(end + 4) === 0 &&
    bytes.readUInt16LE(end + 8) === count &&
    at + bytes.readUInt32LE(end + 12) === end;
  return isWhole ? { at, end, count } : null;
}

/** Where the data of an entry begins; null where its own head says something else of it than the directory. */
function findData(bytes: Buffer, at: number, name: Buffer, method: number): number | null {
  if (at + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL) return null;
  const nameBytes = bytes.readUInt16LE(at + 26);
  const begin = at + LOCAL_BYTES + nameBytes;
  const isSame =
    bytes.readUInt16LE(at + 8) === method && bytes.subarray(at + LOCAL_BYTES, begin).equals(name);
  return isSame ? begin + bytes.readUInt16LE(at + 28) : null;
}

/** Entries that share their bytes unpack to far more than there is. */
function areApart(ranges: readonly (readonly [begin: number, end: number])[]): boolean {
  let before = 0;
  for (const [begin, end] of [...ranges].sort(([a], [b]) => a - b)) {
    if (begin < before) return false;
    before = end;
  }
  return true;
}

/** Unpacks an entry, each part told as it comes. False where it has not the size that it says; no more than that is unpacked. */
export async function unpack(
  { packed, isDeflated, size }: ZipEntry,
  tell: (part: Buffer) => void,
): Promise<boolean> {
  if (!isDeflated) {
    tell(packed);
    return packed.length === size;
  }
  const stream = createInflateRaw();
  stream.end(packed);
  let came = 0;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      came += part.length;
      if (came > size) return false;
      tell(part);
    }
  } catch {
    return false;
  }
  return came === size;
}
