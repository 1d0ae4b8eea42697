// Reads a multipart body as it comes in: every limit holds while it is read, and files wait until they are asked for.

import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { ApiProblem } from '../../answers/problem.ts';

export interface UploadedFile {
  readonly field: string;
  /** As the sender's machine calls it. */
  readonly name: string;
  readonly bytes: Buffer;
}

export interface UploadLimits {
  readonly fields: number;
  readonly fieldBytes: number;
  readonly files: number;
  readonly fileBytes: number;
}

/** Times in milliseconds; a whole body has the time that the app gives every request. */
export interface BodyPace {
  /** The fields must be there by then. */
  readonly fields: number;
  /** A sender that is silent for so long has gone. */
  readonly silent: number;
}

const PACE: BodyPace = { fields: 10_000, silent: 20_000 };

/** What names, borders and headers of parts may take. */
const AROUND_BYTES = 16 * 1024;

/** Each chunk costs memory and work beside its bytes: past so many they must bring as many bytes as this on average. */
const MOST_CRUMBS = 4096;
const CRUMB_BYTES = 64;

/** `part` is the file that was too large. */
interface ParserError {
  readonly code?: string;
  readonly part?: { readonly fieldname: string };
}

/** How many bytes a body may have. */
export function computeMaxBytes({ fields, fieldBytes, files, fileBytes }: UploadLimits): number {
  return fields * fieldBytes + files * fileBytes + AROUND_BYTES;
}

/** One body. Its methods throw ApiProblem; `readFields`, then `readFiles`, and `end` whatever came of them. */
export class Upload {
  /** Bytes that it says it has, or may have. */
  readonly announced: number;
  private readonly request: FastifyRequest;
  private readonly limits: UploadLimits;
  private readonly parts: AsyncIterator<Multipart>;
  private readonly late: NodeJS.Timeout;
  private file: MultipartFile | null = null;

  constructor(request: FastifyRequest, limits: UploadLimits, pace: Partial<BodyPace> = {}) {
    const { fields, silent } = { ...PACE, ...pace };
    this.request = request;
    this.limits = limits;
    this.announced = Number(request.headers['content-length'] ?? computeMaxBytes(limits));
    this.parts = request.parts({
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
    const tooLate = () => this.fail(new ApiProblem('late-body'));
    this.late = setTimeout(tooLate, fields);
    request.raw.setTimeout(silent, tooLate);
  }

  /** The fields, which come before the first file. */
  async readFields(): Promise<Map<string, string>> {
    const most = computeMaxBytes(this.limits);
    if (this.announced > most) throw new ApiProblem('too-large');
    const fields = new Map<string, string>();
    const reading = this.next();
    this.watch(most);
    for (let part = await reading; part !== null; part = await this.next()) {
      if (part.type === 'file') {
        this.file = part;
        break;
      }
      const { fieldname: name, value } = part;
      if (typeof name !== 'string' || typeof value !== 'string')
        throw new ApiProblem('broken-upload');
      const parameter = name.slice(0, 100);
      if (part.fieldnameTruncated || part.valueTruncated)
        throw new ApiProblem('too-large', { parameter });
      if (fields.has(name)) throw new ApiProblem('repeated-parameter', { parameter });
      fields.set(name, value);
    }
    clearTimeout(this.late);
    return fields;
  }

  /** The files; nothing of them has been kept before. */
  async readFiles(): Promise<UploadedFile[]> {
    const files: UploadedFile[] = [];
    for (let part: Multipart | null = this.file; part !== null; part = await this.next()) {
      if (part.type === 'field')
        throw new ApiProblem('broken-upload', { detail: { say: 'fields-first' } });
      const { fieldname: field, filename: name } = part;
      files.push({ field, name, bytes: await part.toBuffer().catch(this.refuse) });
    }
    return files;
  }

  /** What is left passes unread, within the time of a request, so that the answer can be heard. */
  end(): void {
    const { raw } = this.request;
    clearTimeout(this.late);
    raw.setTimeout(0);
    raw.unpipe();
    raw.resume();
  }

  private async next(): Promise<Multipart | null> {
    const { value, done } = await this.parts.next().catch(this.refuse);
    return done === true ? null : value;
  }

  private watch(most: number): void {
    let [came, chunks] = [0, 0];
    this.request.raw.on('data', ({ length }: Buffer) => {
      if ((came += length) > most) this.fail(new ApiProblem('too-large'));
      if (++chunks > MOST_CRUMBS + came / CRUMB_BYTES)
        this.fail(new ApiProblem('broken-upload', { detail: { say: 'crumbs' } }));
    });
  }

  /** Whoever reads the body is told. */
  private fail(problem: ApiProblem): void {
    this.request.raw.emit('error', problem);
  }

  /** An error of the parser, in our words. */
  private readonly refuse = (error: ParserError): never => {
    if (error instanceof ApiProblem) throw error;
    const { files, fileBytes } = this.limits;
    switch (error.code) {
      case 'FST_FILES_LIMIT':
        throw new ApiProblem('too-many-files', { allowed: [String(files)] });
      case 'FST_REQ_FILE_TOO_LARGE':
        throw new ApiProblem('too-large', {
          parameter: String(error.part?.fieldname).slice(0, 100),
          detail: { say: 'large-file', words: { count: fileBytes } },
        });
      case 'FST_FIELDS_LIMIT':
      case 'FST_PARTS_LIMIT':
        throw new ApiProblem('too-large', { detail: { say: 'many-parts' } });
      default:
        throw new ApiProblem('broken-upload');
    }
  };
}
