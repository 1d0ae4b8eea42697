// Reads a multipart body as it comes in: every limit holds while it is read, and nothing is kept of what breaks one.

import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';

import { ApiProblem } from '../../answers/problem.ts';

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

/** A sender that is silent for so long has gone. */
const SILENT_MS = 20_000;
/** What names, borders and headers of parts may take. */
const AROUND_BYTES = 16 * 1024;

/** Asked once, before the first file: it may refuse what the fields already show. Throws ApiProblem. */
type Ready = (fields: Upload['fields']) => Promise<void>;

/** What has come so far. */
interface Coming {
  readonly fields: Map<string, string>;
  readonly files: UploadedFile[];
  /** The answer of `ready`, once it was asked. */
  asked: Promise<void> | null;
}

/** Throws ApiProblem. */
export async function readUpload(
  request: FastifyRequest,
  limits: UploadLimits,
  ready: Ready,
): Promise<Upload> {
  const most = limits.fields * limits.fieldBytes + limits.files * limits.fileBytes + AROUND_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new ApiProblem('too-large');
  const coming: Coming = { fields: new Map(), files: [], asked: null };
  const { raw } = request;
  try {
    await new Promise<void>((resolve, reject) => {
      const parser = makeParser(request, limits, reject);
      watchBody(request, most, reject);
      takeFields(parser, coming, reject);
      const begin = () => {
        coming.asked ??= ready(coming.fields);
        coming.asked.catch(reject);
        return coming.files;
      };
      takeFiles(parser, limits, begin, reject);
      parser.on('finish', resolve);
      raw.pipe(parser);
    });
    await (coming.asked ?? ready(coming.fields));
    return coming;
  } catch (error) {
    // what is still on its way is let pass unread, so that the answer can be heard
    raw.unpipe();
    raw.removeAllListeners('data');
    let passed = 0;
    raw.on('data', (chunk: Buffer) => {
      if ((passed += chunk.length) > most) raw.destroy();
    });
    // it was paused with the pipe, and a listener alone does not set it going again
    raw.resume();
    throw error;
  }
}

type Fail = (error: ApiProblem) => void;

/** The body as a whole: it must go on coming, and end. */
function watchBody({ raw }: FastifyRequest, most: number, fail: Fail): void {
  const quiet = setTimeout(
    () => fail(new ApiProblem('broken-upload', { detail: 'nothing came for too long' })),
    SILENT_MS,
  );
  let came = 0;
  raw.on('data', (chunk: Buffer) => {
    quiet.refresh();
    if ((came += chunk.length) > most) fail(new ApiProblem('too-large'));
  });
  raw.once('close', () => {
    clearTimeout(quiet);
    if (!raw.complete) fail(new ApiProblem('broken-upload', { detail: 'the body broke off' }));
  });
}

function takeFields(parser: BusboyInstance, coming: Coming, fail: Fail): void {
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (typeof name !== 'string')
      fail(new ApiProblem('broken-upload', { detail: 'a part has no name' }));
    else if (nameCut || valueCut) fail(new ApiProblem('too-large', { parameter: shown(name) }));
    else if (coming.files.length > 0 || coming.asked)
      fail(new ApiProblem('broken-upload', { detail: 'fields must come before files' }));
    else if (coming.fields.has(name))
      fail(new ApiProblem('repeated-parameter', { parameter: shown(name) }));
    else coming.fields.set(name, value);
  });
  parser.on('fieldsLimit', () => fail(new ApiProblem('too-large', { detail: 'too many fields' })));
  parser.on('partsLimit', () => fail(new ApiProblem('too-large', { detail: 'too many parts' })));
  parser.on('error', () => fail(new ApiProblem('broken-upload')));
}

function takeFiles(
  parser: BusboyInstance,
  limits: UploadLimits,
  begin: () => UploadedFile[],
  fail: Fail,
): void {
  parser.on('file', (field, stream, name) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('limit', () =>
      fail(
        new ApiProblem('too-large', {
          parameter: shown(field),
          detail: `a file is larger than ${limits.fileBytes} bytes`,
        }),
      ),
    );
    stream.on('error', () => fail(new ApiProblem('broken-upload')));
    const files = begin();
    stream.on('end', () =>
      files.push({ field, name: String(name ?? ''), bytes: Buffer.concat(parts) }),
    );
  });
  parser.on('filesLimit', () =>
    fail(new ApiProblem('too-many-files', { allowed: [String(limits.files)] })),
  );
}

function makeParser(
  { headers }: FastifyRequest,
  limits: UploadLimits,
  fail: (error: ApiProblem) => void,
): BusboyInstance {
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
    const problem = new ApiProblem('broken-upload', { detail: 'the boundary is missing' });
    fail(problem);
    throw problem;
  }
}

function shown(name: string): string {
  return String(name).slice(0, 100);
}
