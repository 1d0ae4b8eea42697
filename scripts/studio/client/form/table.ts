// Lists of flat things as a table: their columns, what a cell says, what a written cell means, and what a spreadsheet pastes.

import { isMap, join, stepsOf, valueAt, withValue } from './data.ts';
import type { FormDesk } from './desk.ts';
import { branchesOf, isTextSchema, resolve, sortOf, startOf, type FormSchema } from './schema.ts';

/** More columns than these are no table. */
const WIDEST = 16;
/** What stands between the values of a cell that has several. */
const BETWEEN = '; ';

/** One column of a table. */
export interface GridColumn {
  /** Below a row. */
  readonly pointer: string;
  readonly title: string;
  /** What can stand in its cells. */
  readonly branches: readonly FormSchema[];
  /** It is one of the places of a list in the row. */
  readonly isPlace: boolean;
  /** It holds words in one of several languages. */
  readonly isWords: boolean;
}

interface ListAt {
  readonly schema: FormSchema;
  readonly pointer: string;
  readonly value: unknown;
}

type Around = Pick<FormDesk, 'root' | 'data' | 'languages'>;

/** The columns of a list, in the order of the schema and then of the rows; null where it is no table. */
export function columnsOf(
  desk: Around,
  { schema, pointer, value }: ListAt,
): readonly GridColumn[] | null {
  const items = resolve(desk.root, schema.items ?? {});
  const isRow = sortOf(items) === 'object' || sortOf(items) === 'array';
  if (!Array.isArray(value) || !isRow || items['x-kinds']) return null;
  const found = new Map<string, GridColumn>();
  // without rows, as one would begin
  const rows: unknown[] = value.length > 0 ? value : [startOf(desk.root, items, desk.languages)];
  const flat = rows.every((row) =>
    cellsOf(desk, items, row, (column) => {
      if (!found.has(column.pointer)) found.set(column.pointer, column);
    }),
  );
  if (!flat || found.size === 0 || found.size > WIDEST) return null;
  return [...found.values()].map((column) => headed(desk, pointer, column, [...found.keys()]));
}

type Find = (column: GridColumn) => void;

/** Tells each cell of a row; false where something in it has no cell. */
function cellsOf(desk: Around, written: FormSchema, row: unknown, find: Find): boolean {
  const visit = (schema: FormSchema, value: unknown, pointer: string): boolean => {
    const branches = branchesOf(desk.root, resolve(desk.root, schema));
    const title = resolve(desk.root, schema).title ?? stepsOf(pointer).at(-1) ?? '';
    const inner = (test: 'object' | 'array') => branches.find((branch) => sortOf(branch) === test);
    const isCell = writeCell(value) !== null;
    if (Array.isArray(value)) {
      const { items } = inner('array') ?? {};
      if (!items) return false;
      // a list with gaps has a place for each of its values
      if (
        pointer === '' ||
        branchesOf(desk.root, items).some((branch) => sortOf(branch) === 'null')
      )
        return value.every((item, i) => visit(items, item, join(pointer, i)));
    } else if (isMap(value) && !isCell) {
      const object = inner('object');
      const { properties = {}, additionalProperties } = object ?? {};
      if (!object || stepsOf(pointer).length > 1) return false;
      return Object.entries(value).every(([key, item]) => {
        const own = properties[key] ?? (isMap(additionalProperties) ? additionalProperties : {});
        const named = isTextSchema(object, desk.languages)
          ? { ...own, title: `${title} (${key})` }
          : own;
        return visit(named, item, join(pointer, key));
      });
    }
    if (isCell) {
      const isPlace = /\/\d+$/.test(pointer);
      const isWords = desk.languages.includes(stepsOf(pointer).at(-1) ?? '');
      find({ pointer, title, branches, isPlace, isWords });
    }
    return isCell;
  };
  return visit(written, row, '');
}

/** A place in a list is called as the list beside the table says that has as many words. */
function headed(
  desk: Around,
  pointer: string,
  column: GridColumn,
  all: readonly string[],
): GridColumn {
  if (!column.isPlace) return column;
  const place = Number(stepsOf(column.pointer).at(-1));
  const list = column.pointer.replace(/\/[^/]*$/, '');
  const width = all.filter((other) => other.replace(/\/[^/]*$/, '') === list).length;
  const around = valueAt(desk.data, pointer.replace(/\/[^/]*$/, ''));
  const heads = Object.values(isMap(around) ? around : {}).find(
    (words) =>
      Array.isArray(words) &&
      words.length === width &&
      words.every((word) => typeof word === 'string'),
  );
  return { ...column, title: String((heads as unknown[] | undefined)?.[place] ?? place + 1) };
}

/** What a cell says of a value; null where it cannot. */
export function writeCell(value: unknown): string | null {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const isPlain = value.every(
      (item) => typeof item === 'string' && !item.includes(BETWEEN.trim()),
    );
    return isPlain ? value.join(BETWEEN) : null;
  }
  if (!isMap(value)) return typeof value === 'object' ? null : String(value);
  const { from, to, ...rest } = value;
  const isRange = from !== undefined && to !== undefined && Object.keys(rest).length === 0;
  return isRange ? `${String(from)}…${String(to)}` : null;
}

/** What a written cell means where such branches can stand; undefined: nothing stands there. */
export function readCell(text: string, branches: readonly FormSchema[]): unknown {
  const words = text.trim();
  const can = (sort: string) => branches.some((branch) => sortOf(branch) === sort);
  if (words === '') return can('null') ? null : undefined;
  const [, from, to] = /^(-?\d+)(?:…|\.\.\.)(-?\d+)$/.exec(words) ?? [];
  if (from !== undefined && branches.some(({ properties }) => properties?.['from']))
    return { from: Number(from), to: Number(to) };
  // as a spreadsheet writes numbers
  const number = words.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(number);
  if (isNumber && can('number')) return Number(number);
  if (isNumber && can('null')) return number;
  if (can('boolean') && /^(?:true|false)$/.test(words)) return words === 'true';
  if (can('array') && (words.includes(BETWEEN.trim()) || !can('string')))
    return words
      .split(BETWEEN.trim())
      .map((word) => word.trim())
      .filter((word) => word !== '');
  return text;
}

/** The rows with one cell written otherwise. */
export function withCell(
  rows: readonly unknown[],
  row: number,
  { pointer, branches, isPlace }: GridColumn,
  text: string,
): readonly unknown[] {
  const written = readCell(text, branches);
  // a place in a list stays, and so does what is all that there is
  const value = written === undefined && isPlace ? '' : written;
  const next = withValue(rows[row], pointer, value);
  return rows.with(row, withoutEmpty(next, pointer));
}

/** A map that the last value was taken out of is taken out too. */
function withoutEmpty(row: unknown, pointer: string): unknown {
  const around = pointer.replace(/\/[^/]*$/, '');
  const left = valueAt(row, around);
  const isEmpty = around !== '' && isMap(left) && Object.keys(left).length === 0;
  return isEmpty ? withValue(row, around, undefined) : row;
}

/** A new row: of the shape of the one before, with nothing in its words. */
export function blankLike(row: unknown, columns: readonly GridColumn[]): unknown {
  return columns.reduce((blank, { pointer, branches }) => {
    const value = valueAt(row, pointer);
    if (typeof value !== 'string' && !Array.isArray(value)) return blank;
    return withValue(
      blank,
      pointer,
      branches.some((branch) => sortOf(branch) === 'null') ? null : '',
    );
  }, row);
}

export interface PastePlace {
  readonly row: number;
  readonly column: number;
}

/** The rows with the cells of a spreadsheet put in from a place on; rows that lack are added. */
export function withPasted(
  rows: readonly unknown[],
  columns: readonly GridColumn[],
  { row, column }: PastePlace,
  { text, start }: { readonly text: string; readonly start: unknown },
): readonly unknown[] {
  const cells = splitPasted(text);
  const lacking = Math.max(0, row + cells.length - rows.length);
  const long: readonly unknown[] = [...rows, ...Array.from({ length: lacking }, () => start)];
  return cells.reduce(
    (all, line, i) =>
      line.reduce((put, cell, j) => {
        const into = columns[column + j];
        return into ? withCell(put, row + i, into, cell) : put;
      }, all),
    long,
  );
}

/** The cells that a spreadsheet copies: tabs between them, quotes around those with line ends. */
export function splitPasted(text: string): string[][] {
  const rows: string[][] = [];
  const lines = `\n${text.replaceAll('\r\n', '\n').replace(/\n$/, '')}`;
  const cell = /([\t\n])(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))/g;
  for (const [, before, quoted, plain = ''] of lines.matchAll(cell)) {
    if (before === '\n') rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
  }
  return rows;
}
