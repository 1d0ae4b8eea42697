// Which declared format a file has, by its content: the header of delimited text, the keys of JSON records.

import type { Format } from '../../model/portal.ts';
import { readDelimited } from './delimited.ts';
import { readRecords, type JsonRecord } from './json.ts';
import { firstRecord } from './streamed.ts';

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
): Recognised | { readonly reason: string } {
  const json = /^\s*[[{]/.test(bytes.subarray(0, 200).toString('latin1'));
  return json ? recogniseJson(formats, bytes) : recogniseDelimited(formats, name, bytes);
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
): Recognised | { readonly reason: string } {
  let nearest: { columns: readonly string[]; format: Format } | null = null;
  for (const format of formats.filter((candidate) => candidate.syntax === 'delimited')) {
    const [header, first] = headOf(name, bytes, format);
    const columns = header && fitColumns(header, format);
    if (columns && fitPatterns(columns, first)) return { format, columns, records: null };
    if (
      header &&
      overlap(header, format) > (nearest ? overlap(nearest.columns, nearest.format) : 0.5)
    )
      nearest = { columns: header, format };
  }
  if (!nearest) return { reason: 'no declared format has such a header' };
  const missing = nearest.format.columns
    .filter((column) => !column.optional && !nearest.columns.includes(column.name))
    .map((column) => column.name);
  const extra = nearest.columns.filter(
    (column) => !nearest.format.columns.some((declared) => declared.name === column),
  );
  const differences = [
    ...missing.map((column) => `without ${column}`),
    ...extra.map((column) => `with ${column}`),
  ];
  return {
    reason: `the header is nearly that of ${nearest.format.name}, but ${differences.join(', ') || 'in another order'}`,
  };
}

function recogniseJson(
  formats: readonly Format[],
  bytes: Buffer,
): Recognised | { readonly reason: string } {
  let data: unknown;
  try {
    data = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    return { reason: `not readable as JSON (${(error as Error).message})` };
  }
  for (const format of formats.filter(({ syntax, stream }) => syntax === 'json' && !stream)) {
    const records = readRecords(data, format.records);
    const first = records[0]?.fields;
    if (!first) continue;
    const columns = format.columns.filter(({ name }) =>
      records.some(({ fields }) => Object.hasOwn(fields, name)),
    );
    const fits = format.columns.every((column) => column.optional || column.name in first);
    const patterns = format.columns
      .filter(({ pattern, means, of }) => pattern !== '' && means === 'member' && of === 'code')
      .map((column) => [column.name, new RegExp(column.pattern, 'u')] as const);
    if (
      fits &&
      records.every(({ fields }) =>
        patterns.every(([key, pattern]) => pattern.test(String(fields[key]))),
      )
    )
      return { format, columns, records };
  }
  return { reason: 'no declared format has such records' };
}

/** The line with the names of the columns, and the first record after it. Names and codes are ASCII in every encoding. */
function headOf(
  name: string,
  bytes: Buffer,
  format: Format,
): [header: readonly string[] | null, first: readonly string[] | null] {
  const head = bytes.subarray(0, 16384).toString('latin1').replace(/^ï»¿/, '');
  const records = readDelimited(name, head, format.separator);
  const lines: (readonly string[])[] = [];
  try {
    for (
      let next = records.next();
      !next.done && lines.length <= format.headerLines;
      next = records.next()
    )
      lines.push(next.value.fields);
  } catch {
    // the rest of the header's record lies beyond what was looked at
  }
  return [lines[format.headerLines - 1] ?? null, lines[format.headerLines] ?? null];
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

function overlap(header: readonly string[], format: Format): number {
  return (
    header.filter((name) => format.columns.some((column) => column.name === name)).length /
    Math.max(header.length, format.columns.length)
  );
}
