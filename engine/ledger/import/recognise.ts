// Which declared format a file has, by its content: the header of delimited text, the keys of JSON records.

import type { Format } from '../../model/portal.ts';
import { matchName } from './fileName.ts';
import { readRecords, type JsonRecord, firstRecord } from './streamed.ts';
import {
  brokenJson,
  hasOwnCodes,
  headLines,
  nearDelimited,
  nearJson,
  type Formless,
} from './near.ts';
import type { ImportReason } from './problem.ts';

/** Bytes of delimited text that tell what it is. */
const HEAD = 16_384;

export interface Recognised {
  readonly format: Format;
  /** Columns present, in the order of the file. */
  readonly columns: readonly Format['columns'][number][];
  readonly records: readonly JsonRecord[] | null;
}

/** The format of a file, or why it has none. */
export function recognise(
  formats: readonly Format[],
  name: string,
  bytes: Buffer,
): Recognised | Formless {
  const wide = utf16Text(bytes);
  if (wide !== null) return asFormless(recognise(formats, name, Buffer.from(wide)), 'utf-16');
  const json = /^(?:ï»¿)?\s*[[{]/.test(bytes.subarray(0, 200).toString('latin1'));
  if (json) return recogniseJson(formats, bytes);
  const head = bytes.subarray(0, HEAD);
  if (!head.includes('\r') || head.includes('\n')) return recogniseDelimited(formats, name, bytes);
  const lines = Buffer.from(head.toString('latin1').replaceAll('\r', '\n'), 'latin1');
  return asFormless(recogniseDelimited(formats, name, lines), 'carriage-return');
}

/** What is in no form for one reason alone is refused where it would be in one, or nearly, without that. */
function asFormless(found: Recognised | Formless, code: string): Formless {
  const resembles = 'format' in found ? found.format.kind !== 'ignored' : found.line !== null;
  return { reason: { code }, line: resembles ? 1 : null };
}

/** The form of a file whose records are read one after another, by the first of them; null where it has none. */
export function recogniseStreamed(formats: readonly Format[], path: string): Recognised | null {
  const streamed = formats.filter(({ stream }) => stream);
  const fields = streamed.length === 0 ? undefined : firstRecord(path)?.fields;
  if (!fields) return null;
  const format = streamed.find(({ columns }) =>
    columns.every(({ name, optional }) => optional || name in fields),
  );
  return format ? { format, columns: format.columns, records: null } : null;
}

function recogniseDelimited(
  formats: readonly Format[],
  name: string,
  bytes: Buffer,
): Recognised | Formless {
  const head = bytes.subarray(0, HEAD).toString('latin1').replace(/^ï»¿/, '');
  const fitting = formats.flatMap((format) => {
    if (format.syntax !== 'delimited') return [];
    const [header, first] = findHead(name, head, format);
    const columns = header && fitColumns(header, format);
    return columns && fitPatterns(columns, first) ? [{ format, columns, records: null }] : [];
  });
  // forms with equal columns are told apart by their codes, and then by their names
  const named = fitting.find(({ format }) => matchName(format, name));
  return named ?? fitting[0] ?? nearDelimited(formats, name, head);
}

function recogniseJson(formats: readonly Format[], bytes: Buffer): Recognised | Formless {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return brokenJson(formats, text, (error as Error).message);
  }
  for (const format of formats.filter(({ syntax, stream }) => syntax === 'json' && !stream)) {
    const records = readRecords(data, format.records);
    const first = records[0]?.fields;
    if (!first) continue;
    const columns = format.columns.filter(({ name }) =>
      records.some(({ fields }) => Object.hasOwn(fields, name)),
    );
    const fits = format.columns.every((column) => column.optional || column.name in first);
    if (fits && records.every((record) => hasOwnCodes(format, record)))
      return { format, columns, records };
  }
  return nearJson(formats, data);
}

/** The line with the names of the columns, and the first record after it. */
function findHead(
  name: string,
  head: string,
  { headerLines, separator }: Format,
): [header: readonly string[] | null, first: readonly string[] | null] {
  const lines: (readonly string[])[] = [];
  for (const line of headLines(name, head, separator)) {
    lines.push(line);
    if (lines.length > headerLines) break;
  }
  return [lines[headerLines - 1] ?? null, lines[headerLines] ?? null];
}

/** Forms with equal columns differ in their codes. */
function fitPatterns(columns: Recognised['columns'], first: readonly string[] | null): boolean {
  return (
    first === null ||
    columns.every(
      (column, i) =>
        column.means !== 'dimension' ||
        column.pattern === '' ||
        new RegExp(column.pattern, 'u').test(first[i] ?? ''),
    )
  );
}

/** The declared columns in order, optional ones left out where the file has none; null where it does not fit. */
function fitColumns(header: readonly string[], format: Format): Recognised['columns'] | null {
  const columns = format.columns.filter(
    (column) => !column.optional || header.includes(column.name),
  );
  return columns.length === header.length && columns.every((column, i) => column.name === header[i])
    ? columns
    : null;
}

/** A page begins with a sign and a word of HTML, after a mark, spaces or a comment. */
const PAGE =
  /^(?:ï»¿)?\s*(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html|head|body|title|meta|script|style|center|div|h[1-6]|p|pre|table)\b/i;

/** Archives that are not unpacked, by what they begin with. */
const ARCHIVES: Readonly<Record<string, string>> = {
  '377abcaf': '7z',
  '52617221': 'RAR',
  fd377a58: 'xz',
  '28b52ffd': 'zstd',
  '425a6839': 'bzip2',
};

/** Why a file of another kind is refused, with what to do about it; null for text that may be read. */
export function refuseKind(bytes: Buffer): ImportReason | null {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    return bytes.subarray(0, 8192).includes('xl/') || bytes.includes('xl/workbook')
      ? { code: 'xlsx' }
      : { code: 'zip' };
  const begin = bytes.subarray(0, 4).toString('hex');
  if (begin === 'd0cf11e0') return { code: 'xls' };
  const isTar = bytes.subarray(257, 262).toString('latin1') === 'ustar';
  const kind = isTar ? 'tar' : ARCHIVES[begin];
  if (kind !== undefined) return { code: 'archive', values: { kind } };
  return PAGE.test(bytes.subarray(0, 1024).toString('latin1')) ? { code: 'html' } : null;
}

/** Text of a file in UTF-16, with or without a mark at its beginning; null where it is in another encoding. */
function utf16Text(bytes: Buffer): string | null {
  const encoding = findUtf16(bytes);
  if (encoding === null) return null;
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return new TextDecoder(encoding).decode(whole);
}

/** The encoding of text in UTF-16; null where it is in another one. */
export function findUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const head = bytes.subarray(0, 64);
  const zeros = [0, 0];
  head.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd * 4 > head.length && even === 0) return 'utf-16le';
  return even * 4 > head.length && odd === 0 ? 'utf-16be' : null;
}
