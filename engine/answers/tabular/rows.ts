// Answers as rows: JSON, CSV in the declared form, XLSX.

import type { Ask, Call, Flat, Portal } from '../../model/portal.ts';
import { writeField } from '../../ledger/import/delimited.ts';
import { holdsAll } from '../../filters/decide.ts';
import type { RecordsAnswer, SourceAnswer, TreeAnswer, TreeItem } from '../answer.ts';
import type { Charset } from './formats.ts';
import { exact } from '../json.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { Params } from '../params.ts';

/** A table ready to be written: captions, field names, cells. Cells that are numbers carry decimals as they are. */
export interface Rows {
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

export type RowCell = { readonly text: string } | { readonly number: string } | null;

export function flatFor(call: Call, params: Params): Flat | null {
  return call.flat.find((flat) => holdsAll(flat.when, params as Record<string, string>)) ?? null;
}

/** What a column can stand for besides a measure. */
export const COLUMN_WORDS: readonly string[] = ['code', 'name', 'part', 'period', 'row'];

/** What the flat form needs: measures of the fact, or fields that the ask answers under other names; what it has neither of stays empty. */
export function flatMeasures(portal: Portal, ask: Ask, flat: Flat): Record<string, string> {
  const { measures } = portal.model.facts[ask.facts[0]!]!;
  return Object.fromEntries(
    flat.columns.flatMap(({ of }) => {
      const measure = COLUMN_WORDS.includes(of)
        ? undefined
        : of in measures
          ? of
          : ask.measures[of];
      return measure === undefined ? [] : [[of, measure] as const];
    }),
  );
}

export function treeRows(
  portal: Portal,
  call: Call,
  flat: Flat,
  params: Params,
  answer: TreeAnswer,
): Rows {
  const locale = portal.settings.locales[0]!.code;
  const ask = call.asks.find((one) => holdsAll(one.when, params as Record<string, string>))!;
  const fact = portal.model.facts[ask.facts[0]!]!;
  const split = Object.keys(ask.where).find(
    (name) => portal.model.dimensions[name]!.kind === 'split',
  );
  const given = split === undefined ? undefined : ask.where[split];
  const part = given && 'from' in given ? String(params[given.from[0]!] ?? '') : '';
  const cell = (item: TreeItem, of: string): RowCell => {
    const total = item.level === 0;
    if (of === 'code')
      return { text: total && flat.total.code !== '' ? flat.total.code : item.code };
    if (of === 'name')
      return { text: total && flat.total.name !== '' ? flat.total.name : item.names[locale]! };
    if (of === 'part') return { text: total ? '' : part };
    const value = item.data[of];
    return value === null || value === undefined ? null : { number: value };
  };
  const file = fillNames(flat.file, params);
  return {
    captions: flat.captions
      ? flat.columns.map((column) =>
          column.caption === ''
            ? lowerFirst(fact.measures[column.of]?.title[locale] ?? column.field)
            : column.caption,
        )
      : null,
    fields: flat.columns.map((column) => column.field),
    cells: inCodeOrder(answer.items).map((item) =>
      flat.columns.map((column) => cell(item, column.of)),
    ),
    file,
    encoding: flat.encoding,
    newline: '\n',
    separator: ';',
    guarded: true,
  };
}

/** Records in the columns of the call’s flat form, or all of their fields. */
export function recordRows(call: Call, params: Params, answer: RecordsAnswer): Rows {
  const flat = flatFor(call, params);
  const fields = flat ? flat.columns.map((column) => column.field) : fieldsOf(call, answer);
  const cells = answer.items.map((item) =>
    fields.map((field): RowCell => {
      const value = item[field];
      if (value === null || value === undefined) return null;
      if (typeof value === 'object')
        return 'rawJSON' in value
          ? { number: String(value.rawJSON) }
          : { text: JSON.stringify(value) };
      return typeof value === 'number' ? { number: String(value) } : { text: value };
    }),
  );
  const file = flat ? fillNames(flat.file, params) : call.id.split('/').at(-1)!;
  return {
    captions: flat?.captions ? flat.columns.map((column) => column.caption) : null,
    fields,
    cells,
    file,
    encoding: flat?.encoding ?? 'utf-8',
    newline: '\n',
    separator: ';',
    guarded: true,
  };
}

const EXCEPTION_FIELDS = [
  'rule',
  'fact',
  'key',
  'year',
  'grain',
  'period',
  'part',
  'code',
  'measure',
  'difference',
];

/** A table without rows has its head all the same. */
function fieldsOf(call: Call, answer: RecordsAnswer): string[] {
  if (call.members) return Object.keys(call.members.fields);
  return answer.items[0] === undefined ? EXCEPTION_FIELDS : Object.keys(answer.items[0]);
}

export function sourceRows(answer: SourceAnswer): Rows {
  return {
    captions: null,
    fields: answer.header,
    cells: answer.rows.map((row) => row.map((text): RowCell => ({ text }))),
    file: answer.file.replace(/\.csv$/, ''),
    encoding: 'utf-8',
    newline: answer.newline,
    separator: answer.separator,
    guarded: false,
  };
}

export function rowsJson(rows: Rows): string {
  return JSON.stringify(
    rows.cells.map((cells) =>
      Object.fromEntries(
        rows.fields.map((field, i) => {
          const cell = cells[i] ?? null;
          return [field, cell === null ? null : 'text' in cell ? cell.text : exact(cell.number)];
        }),
      ),
    ),
  );
}

/** `charset` utf-8 gives the same with a byte-order mark, for spreadsheets. */
export function rowsCsv(rows: Rows, charset: Charset | null): Buffer {
  const write = (cell: RowCell) =>
    cell === null
      ? ''
      : 'number' in cell
        ? cell.number
        : writeField(rows.guarded ? guard(cell.text) : cell.text, rows.separator);
  const lines = [
    ...(rows.captions ? [rows.captions.map((text) => writeField(text, rows.separator))] : []),
    rows.fields,
    ...rows.cells.map((cells) => cells.map(write)),
  ];
  const text = lines.map((line) => line.join(rows.separator) + rows.newline).join('');
  const encoding = charset ?? rows.encoding;
  if (encoding === 'windows-1251') return encode1251(text);
  return Buffer.from(charset === 'utf-8' ? `\ufeff${text}` : text, 'utf8');
}

/** The total, then all levels in the order of their codes; rows of a second classification stay under their leaf. */
function inCodeOrder(items: readonly TreeItem[]): TreeItem[] {
  const all = [...inOrder(items)];
  const [total, ...rest] = all[0]?.level === 0 ? all : [undefined, ...all];
  const sorted = rest
    .filter((item) => item !== undefined)
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return total ? [total, ...sorted] : sorted;
}

function* inOrder(items: readonly TreeItem[]): Generator<TreeItem> {
  for (const item of items) {
    yield item;
    yield* inOrder(item.children);
  }
}

/** A text that begins with = + - @ would run as a formula in a spreadsheet. */
export function guard(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
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
