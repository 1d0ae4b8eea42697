// Reads a multipart body as it comes in: every limit holds while it is read, and nothing is kept of what breaks one.

import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';

import { ApiProblem } from '../../answers/problem.ts';
import { BodyWatch, PACE, type BodyPace } from './bodyWatch.ts';

export interface UploadedFile {
  readonly field: string;
  /** As the sender's machine calls it. */
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Upload {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly UploadedFile[];
}

export interface UploadLimits {
  readonly fields: number;
  readonly fieldBytes: number;
  readonly files: number;
  readonly fileBytes: number;
}

/** What names, borders and headers of parts may take. */
const AROUND_BYTES = 16 * 1024;

/** Called once, before the first file is read, with the fields. `came` is how many bytes have come so far. Throws ApiProblem. */
type Ready = (fields: Upload['fields'], came: () => number) => Promise<void>;

/** What has come so far. */
interface Coming {
  readonly fields: Map<string, string>;
  readonly files: UploadedFile[];
  /** The answer of `ready`, once it was asked. */
  asked: Promise<void> | null;
}

/** How many bytes a body may have. */
export function computeMaxBytes({ fields, fieldBytes, files, fileBytes }: UploadLimits): number {
  return fields * fieldBytes + files * fileBytes + AROUND_BYTES;
}

/** Throws ApiProblem, or what `ready` throws. */
export async function readUpload(
  request: FastifyRequest,
  limits: UploadLimits,
  ready: Ready,
  pace: BodyPace = PACE,
): Promise<Upload> {
  const most = computeMaxBytes(limits);
  const coming: Coming = { fields: new Map(), files: [], asked: null };
  const { raw } = request;
  const failed = Promise.withResolvers<never>();
  const fail = failed.reject;
  const watch = new BodyWatch(raw, { most, pace }, fail);
  const ask = async () => {
    await ready(coming.fields, () => watch.came);
    watch.hurry();
  };
  const read = async () => {
    if (Number(request.headers['content-length'] ?? 0) > most) throw new ApiProblem('too-large');
    await new Promise<void>((resolve) => {
      const parser = makeParser(request, limits);
      takeFields(parser, coming, fail);
      const begin = async () => {
        coming.asked ??= ask();
        await coming.asked;
      };
      takeFiles(parser, { limits, begin, files: coming.files }, fail);
      parser.on('finish', resolve);
      raw.pipe(parser);
    });
    await (coming.asked ?? ask());
    return coming;
  };
  try {
    return await Promise.race([read(), failed.promise]);
  } catch (error) {
    watch.letPass();
    throw error;
  }
}

type Fail = (error: unknown) => void;

function takeFields(parser: BusboyInstance, coming: Coming, fail: Fail): void {
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (typeof name !== 'string')
      fail(new ApiProblem('broken-upload', { detail: { say: 'nameless-part' } }));
    else if (nameCut || valueCut) fail(new ApiProblem('too-large', { parameter: shown(name) }));
    else if (coming.files.length > 0 || coming.asked)
      fail(new ApiProblem('broken-upload', { detail: { say: 'fields-first' } }));
    else if (coming.fields.has(name))
      fail(new ApiProblem('repeated-parameter', { parameter: shown(name) }));
    else coming.fields.set(name, value);
  });
  parser.on('fieldsLimit', () =>
    fail(new ApiProblem('too-large', { detail: { say: 'many-fields' } })),
  );
  parser.on('partsLimit', () =>
    fail(new ApiProblem('too-large', { detail: { say: 'many-parts' } })),
  );
  parser.on('error', () => fail(new ApiProblem('broken-upload')));
}

/** Nothing of a file is taken before `begin` has let it. */
function takeFiles(
  parser: BusboyInstance,
  {
    limits,
    begin,
    files,
  }: {
    readonly limits: UploadLimits;
    readonly begin: () => Promise<void>;
    readonly files: UploadedFile[];
  },
  fail: Fail,
): void {
  parser.on('file', (field, stream, name) => {
    const pieces = new Pieces();
    stream.on('limit', () =>
      fail(
        new ApiProblem('too-large', {
          parameter: shown(field),
          detail: { say: 'large-file', words: { count: limits.fileBytes } },
        }),
      ),
    );
    stream.on('error', () => fail(new ApiProblem('broken-upload')));
    stream.on('end', () => files.push({ field, name: String(name ?? ''), bytes: pieces.all() }));
    begin().then(() => stream.on('data', (part: Buffer) => pieces.add(part)), fail);
  });
  parser.on('filesLimit', () =>
    fail(new ApiProblem('too-many-files', { allowed: [String(limits.files)] })),
  );
}

const PIECE_BYTES = 64 * 1024;

/** Cuts the bytes of a file into pieces of one size: many small buffers would take more memory than their content. */
class Pieces {
  private readonly full: Buffer[] = [];
  private piece = Buffer.alloc(0);
  private used = 0;

  add(part: Buffer): void {
    for (let at = 0; at < part.length;) {
      if (this.used === this.piece.length) {
        if (this.used > 0) this.full.push(this.piece);
        this.piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
        this.used = 0;
      }
      const copied = part.copy(this.piece, this.used, at);
      this.used += copied;
      at += copied;
    }
  }

  all(): Buffer {
    return Buffer.concat([...this.full, this.piece.subarray(0, this.used)]);
  }
}

function makeParser({ headers }: FastifyRequest, limits: UploadLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      isPartAFile: (_, __, name) => name !== undefined,
      limits: {
        fieldNameSize: 100,
        fieldSize: limits.fieldBytes,
        fields: limits.fields,
        fileSize: limits.fileBytes,
        files: limits.files,
        parts: limits.fields + limits.files + 1,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch {
    throw new ApiProblem('broken-upload', { detail: { say: 'no-boundary' } });
  }
}

function shown(name: string): string {
  return String(name).slice(0, 100);
}
