// Answers as rows: JSON, CSV in the declared form, XLSX.

import type { Ask, Call, Flat, Portal } from '../../model/portal.ts';
import { first, lookup } from '../../model/lookup.ts';
import { writeField } from '../../ledger/import/delimited.ts';
import { holdsAll } from '../../state/decide.ts';
import { exactNumber, writeAmount } from '../../language/decimals.ts';
import type { Params } from '../params.ts';
import { writeLines, type Charset, type Exported } from './exported.ts';

/** A table ready to be written: captions, field names, cells. Cells that are numbers carry decimals as they are. */
export interface Rows {
  /** What must be known before anything is read, a line each, in CSV behind a number sign; only in tables that people read. */
  readonly above?: readonly string[];
  readonly captions: readonly string[] | null;
  readonly fields: readonly string[];
  readonly cells: readonly (readonly RowCell[])[];
  readonly file: string;
  readonly encoding: Charset;
  readonly newline: string;
  readonly separator: string;
  /** Text that a spreadsheet would read as a formula is quoted; not in forms that are exact by contract. */
  readonly guarded: boolean;
}

export type RowCell =
  { readonly text: string } | { readonly number: string } | { readonly flag: boolean } | null;

/** The first declared flat form whose conditions the parameters meet; null where a call has none for them. */
export function flatFor(call: Call, params: Params): Flat | null {
  return call.flat.find((flat) => holdsAll(flat.when, params as Record<string, string>)) ?? null;
}

/** What a column can stand for besides a measure. */
export const COLUMN_WORDS: readonly string[] = ['code', 'name', 'part', 'period', 'row'];

/** What the flat form needs: measures of the fact, or fields that the ask answers under other names; what it has neither of stays empty. */
export function flatMeasures(portal: Portal, ask: Ask, flat: Flat): Record<string, string> {
  const { measures } = lookup(portal.model.facts, first(ask.facts));
  return Object.fromEntries(
    flat.columns.flatMap(({ of }) => {
      if (COLUMN_WORDS.includes(of)) return [];
      const measure = of in measures ? of : ask.measures[of];
      return measure === undefined ? [] : [[of, measure] as const];
    }),
  );
}

/** An array of objects keyed by field; numbers are exact decimals, empty cells null. */
export function rowsJson(rows: Rows): string {
  return JSON.stringify(
    rows.cells.map((cells) =>
      Object.fromEntries(rows.fields.map((field, i) => [field, cellJson(cells[i] ?? null)])),
    ),
  );
}

function cellJson(cell: RowCell): unknown {
  if (cell === null) return null;
  if ('flag' in cell) return cell.flag;
  return 'text' in cell ? cell.text : exactNumber(cell.number);
}

/** `charset` utf-8 gives the same with a byte-order mark, for spreadsheets. */
export function rowsCsv(rows: Rows, charset: Charset | null): Buffer {
  const write = (cell: RowCell) => {
    if (cell === null) return '';
    if ('number' in cell) return cell.number;
    if ('flag' in cell) return String(cell.flag);
    return writeField(rows.guarded ? guard(cell.text) : cell.text, rows.separator);
  };
  const lines = [
    ...(rows.above ?? []).map((text) => [commentLine(text, rows.separator)]),
    ...(rows.captions ? [rows.captions.map((text) => writeField(text, rows.separator))] : []),
    rows.fields,
    ...rows.cells.map((cells) => cells.map(write)),
  ];
  const text = lines.map((line) => line.join(rows.separator) + rows.newline).join('');
  const encoding = charset ?? rows.encoding;
  if (encoding === 'windows-1251') return encode1251(text);
  return Buffer.from(charset === 'utf-8' ? `\ufeff${text}` : text, 'utf8');
}

/** A line that readers of CSV know to leave out by its first sign: nothing in it is quoted, nothing divides it. */
function commentLine(text: string, separator: string): string {
  return `# ${text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', '”')
    .replaceAll(separator, separator === ';' ? ' –' : ';')}`;
}

/** A text that begins with = + - @ would run as a formula in a spreadsheet. */
export function guard(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

const CODE_1251 = new Map<string, number>();

/** windows-1251; a letter that it has not becomes `?`. */
export function encode1251(text: string): Buffer {
  if (CODE_1251.size === 0)
    for (let byte = 0; byte < 256; byte++)
      CODE_1251.set(new TextDecoder('windows-1251').decode(Uint8Array.of(byte)), byte);
  const bytes = Buffer.allocUnsafe(text.length);
  let length = 0;
  for (const letter of text) bytes[length++] = CODE_1251.get(letter) ?? 0x3f;
  return bytes.subarray(0, length);
}

const SEPARATOR = ';';
const NEWLINE = '\n';

/** One line of field names, then the lines; an unknown amount is empty. `charset` utf-8 gives the same with a byte-order mark. */
export async function* exportCsv(
  { columns, lines }: Exported,
  charset: Charset | null,
): AsyncGenerator<Buffer> {
  const encode = (text: string) =>
    charset === 'windows-1251' ? encode1251(text) : Buffer.from(text, 'utf8');
  const fields = columns.map(({ field }) => writeField(field, SEPARATOR)).join(SEPARATOR);
  const written = writeLines(lines, {
    head: `${charset === 'utf-8' ? '\ufeff' : ''}${fields}${NEWLINE}`,
    member: ({ texts }) =>
      texts.map((text) => writeField(guard(text), SEPARATOR) + SEPARATOR).join(''),
    amount: (value) => (value === null ? '' : writeAmount(value)) + SEPARATOR,
    line: (cells) => cells.slice(0, -1) + NEWLINE,
    end: '',
  });
  for await (const text of written) yield encode(text);
}
