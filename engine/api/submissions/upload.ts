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

/** `ready` is asked once, before the first file: it may refuse what the fields already show. Throws ApiProblem. */
export async function readUpload(
  request: FastifyRequest,
  limits: UploadLimits,
  ready: (fields: ReadonlyMap<string, string>) => Promise<void>,
): Promise<Upload> {
  const most = limits.fields * limits.fieldBytes + limits.files * limits.fileBytes + AROUND_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new ApiProblem('too-large');
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  const { raw } = request;
  let asked: Promise<void> | null = null;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (error: ApiProblem) => reject(error);
      const parser = makeParser(request, limits, fail);
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
      parser.on('field', (name, value, nameCut, valueCut) => {
        if (typeof name !== 'string')
          fail(new ApiProblem('broken-upload', { detail: 'a part has no name' }));
        else if (nameCut || valueCut) fail(new ApiProblem('too-large', { parameter: shown(name) }));
        else if (files.length > 0 || asked)
          fail(new ApiProblem('broken-upload', { detail: 'fields must come before files' }));
        else if (fields.has(name))
          fail(new ApiProblem('repeated-parameter', { parameter: shown(name) }));
        else fields.set(name, value);
      });
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
        stream.on('end', () =>
          files.push({ field, name: String(name ?? ''), bytes: Buffer.concat(parts) }),
        );
        asked ??= ready(fields);
        asked.catch(fail);
      });
      parser.on('filesLimit', () =>
        fail(new ApiProblem('too-many-files', { allowed: [String(limits.files)] })),
      );
      parser.on('fieldsLimit', () =>
        fail(new ApiProblem('too-large', { detail: 'too many fields' })),
      );
      parser.on('partsLimit', () =>
        fail(new ApiProblem('too-large', { detail: 'too many parts' })),
      );
      parser.on('error', () => fail(new ApiProblem('broken-upload')));
      parser.on('finish', resolve);
      raw.pipe(parser);
    });
    await (asked ?? ready(fields));
    return { fields, files };
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

function makeParser(
  { headers }: FastifyRequest,
  limits: UploadLimits,
  fail: (error: ApiProblem) => void,
): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type']! },
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
