// JSON → flat records: the keys that lead to the list are followed; a list of records is read one after another: memory is that of one record, however long the list (RFC 8259).

import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { constants, createGunzip, gunzipSync } from 'node:zlib';

import { bombIn, isPacked, unpackedLimit } from './decode.ts';
import { ImportProblem } from './problem.ts';

export interface JsonRecord {
  /** Where it begins in the file; in JSON that is read whole, which of the records it is. */
  readonly line: number;
  /** Which of the records it is, where that is told beside the line. */
  readonly number?: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** `*` in the path stands for every key of an object, whose name is the record's `$key`. */
export function readRecords(data: unknown, path: readonly string[]): JsonRecord[] {
  const found: Record<string, unknown>[] = [];
  walk(data, path, {}, found);
  return found.map((fields, i) => ({ line: i + 1, fields }));
}

function walk(
  data: unknown,
  path: readonly string[],
  above: Record<string, unknown>,
  found: Record<string, unknown>[],
): void {
  if (Array.isArray(data)) {
    for (const entry of data) walk(entry, path, above, found);
    return;
  }
  if (data === null || typeof data !== 'object') return;
  const object = data as Record<string, unknown>;
  const [step, ...rest] = path;
  const scalars = Object.fromEntries(
    Object.entries(object).filter(([, value]) => value === null || typeof value !== 'object'),
  );
  if (step === undefined) found.push({ ...above, ...object });
  else if (step === '*')
    for (const [key, value] of Object.entries(object))
      walk(value, rest, { ...above, $key: key }, found);
  else if (step in object) walk(object[step], rest, { ...above, ...scalars }, found);
}

/** Bytes of a file that tell what it is. */
const HEAD = 65_536;
/** Of an archive; what is packed best becomes four million. */
const PACKED_HEAD = 4096;
const CHUNK = 1_048_576;
/** No record is so long: a bracket or a quote of it is not closed. */
const LONGEST = 1_048_576;

type Place = 'list' | 'first' | 'item' | 'comma' | 'end';

/** Takes text in pieces and gives each record as soon as it is whole. Throws ImportProblem by line and number of the record. */
export class RecordList {
  private readonly file: string;
  private held = '';
  private place: Place = 'list';
  private depth = 0;
  private quoted = false;
  private escaped = false;
  private line = 1;
  private begun = 1;
  private number = 0;

  constructor(file: string) {
    this.file = file;
  }

  *take(piece: string): Generator<JsonRecord> {
    const text = this.held + piece;
    let start = this.depth > 0 ? 0 : -1;
    for (let at = this.held.length; at < text.length; at++) {
      const sign = text.charAt(at);
      if (sign === '\n') this.line++;
      if (this.depth === 0) {
        if (this.opens(sign)) start = at;
      } else if (this.closes(sign)) {
        yield this.record(text.slice(start, at + 1));
        start = -1;
      }
    }
    this.held = start === -1 ? '' : text.slice(start);
    if (this.held.length > LONGEST) this.refuse('record-open');
  }

  /** After the last piece. */
  end(): void {
    if (this.depth > 0) this.refuse('record-cut');
    if (this.place !== 'end')
      throw new ImportProblem(this.file, this.line, 'list-open', { record: this.number });
  }

  /** Between records: whether one begins here. */
  private opens(sign: string): boolean {
    if (sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t') return false;
    if (sign === '{' && (this.place === 'first' || this.place === 'item')) {
      this.number++;
      this.begun = this.line;
      this.depth = 1;
      return true;
    }
    const next = this.place === 'list' && sign === '[' ? 'first' : this.after(sign);
    if (next === null)
      throw new ImportProblem(this.file, this.line, 'list-sign', {
        record: this.number,
        sign: JSON.stringify(sign),
      });
    this.place = next;
    return false;
  }

  private after(sign: string): Place | null {
    if (sign === ']' && (this.place === 'first' || this.place === 'comma')) return 'end';
    return sign === ',' && this.place === 'comma' ? 'item' : null;
  }

  /** Within a record: whether it ends here. */
  private closes(sign: string): boolean {
    if (this.quoted) {
      if (this.escaped) this.escaped = false;
      else if (sign === '\\') this.escaped = true;
      else if (sign === '"') this.quoted = false;
      return false;
    }
    if (sign === '"') this.quoted = true;
    else if (sign === '{' || sign === '[') this.depth++;
    else if (sign === '}' || sign === ']') this.depth--;
    return this.depth === 0;
  }

  private record(text: string): JsonRecord {
    this.place = 'comma';
    try {
      const fields = JSON.parse(text) as Record<string, unknown>;
      return { line: this.begun, number: this.number, fields };
    } catch (error) {
      return this.refuse('record-json', (error as Error).message);
    }
  }

  private refuse(code: string, reason = ''): never {
    throw new ImportProblem(this.file, this.begun, code, { record: this.number, reason });
  }
}

/** The records of a file, also of a gzip. Throws ImportProblem where it breaks. */
export async function* streamRecords(file: string): AsyncGenerator<JsonRecord> {
  const list = new RecordList(file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let count = 0;
  const read = (bytes?: Buffer): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new ImportProblem(file, 1, 'list-utf-8', { record: count });
    }
  };
  for await (const bytes of unpacked(file))
    for (const record of list.take(read(bytes))) {
      count++;
      yield record;
    }
  for (const record of list.take(read())) yield record;
  list.end();
}

/** The content of a file, unpacked where it is a gzip. Throws ImportProblem where that breaks. */
export async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const raw = createReadStream(file, { highWaterMark: CHUNK });
  if (!isArchive(file)) {
    yield* raw as AsyncIterable<Buffer>;
    return;
  }
  const gunzip = createGunzip({ chunkSize: CHUNK });
  raw.on('error', (error) => gunzip.destroy(error));
  let left = unpackedLimit(statSync(file).size);
  try {
    for await (const bytes of raw.pipe(gunzip) as AsyncIterable<Buffer>) {
      left -= bytes.length;
      if (left < 0) throw bombIn(file);
      yield bytes;
    }
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw new ImportProblem(file, 1, 'gzip', { reason: (error as Error).message });
  } finally {
    raw.destroy();
  }
}

/** The first record of a list of records, or null where the file holds none. */
export function firstRecord(file: string): JsonRecord | null {
  const head = buildHead(file);
  try {
    const bytes = isPacked(head)
      ? gunzipSync(head.subarray(0, PACKED_HEAD), { finishFlush: constants.Z_SYNC_FLUSH })
      : head;
    const text = new TextDecoder('utf-8').decode(bytes);
    return new RecordList(file).take(text).next().value ?? null;
  } catch {
    return null;
  }
}

/** Whether a file is a gzip, by its first bytes. */
export function isArchive(file: string): boolean {
  return isPacked(buildHead(file));
}

function buildHead(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(HEAD);
    return head.subarray(0, readSync(handle, head, 0, HEAD, 0));
  } finally {
    closeSync(handle);
  }
}
