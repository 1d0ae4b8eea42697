// Files as one ZIP: the same files give the same bytes, whenever it is made.

import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

import { Zip, zipSync, type ZipInputFile } from 'fflate';

/** The first day that a ZIP can name, in local time as it stores times. */
const EPOCH = new Date(1980, 0, 1);
/** What a ZIP can say of the size of an entry without ZIP64 (APPNOTE 4.4.1.4). */
const LARGEST = 0xffffffff;
const DEFLATED = 8;

/** `files`: name → content, in this order; all together below 4 GiB, for there is no ZIP64 (APPNOTE 4.4.1.4). */
export function zipFiles(files: Readonly<Record<string, Uint8Array>>): Buffer {
  return Buffer.from(zipSync({ ...files }, { mtime: EPOCH, level: 6 }));
}

/** A file of a ZIP that is made while it is sent. */
export interface StreamedFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The bytes of a ZIP of files that are made one after the other; sizes stand behind each (APPNOTE 4.3.9). Throws where one is 4 GiB or more. */
export async function* zipStream(files: readonly StreamedFile[]): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const take = () => {
    const taken = made;
    made = [];
    return taken;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for (const { name, content } of files) {
    const file: ZipInputFile = {
      filename: name,
      compression: DEFLATED,
      mtime: EPOCH,
      size: 0,
      crc: 0,
    };
    zip.add(file);
    for await (const chunk of deflated(content, file)) {
      file.ondata?.(null, chunk as Buffer<ArrayBuffer>, false);
      yield* take();
    }
    file.ondata?.(null, new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** Deflates a content beside the other work of the process, and counts it. */
function deflated(content: AsyncIterable<Uint8Array>, file: ZipInputFile): AsyncIterable<Buffer> {
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      file.size += chunk.length;
      file.crc = crc32(chunk, file.crc);
      if (file.size > LARGEST) throw new Error(`${file.filename} is too large for a ZIP`);
      yield chunk;
    }
  }
  const packed = createDeflateRaw({ level: 6 });
  pipeline(Readable.from(counted(), { objectMode: false }), packed, () => {});
  return packed;
}
