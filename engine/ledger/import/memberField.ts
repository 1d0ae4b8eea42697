// One field of a dictionary's record → its text, checked: whole numbers, days, codes of other members, what its form wants; or JSON, an object or chapters.

import { isDate } from '../../state/filterValue.ts';
import { writeAmount } from '../../language/decimals.ts';
import { canonicalCode } from '../../model/codes.ts';
import { lookup } from '../../model/lookup.ts';
import type { Dimension, Format, FormatColumn, Model } from '../../model/portal.ts';
import { readAmount, codeText, findWrong, LONGEST_NAME } from './wrongText.ts';
import type { Refuse, ImportReason } from './problem.ts';

/** So many digits a number of JSON keeps (ECMA-262, Number::toString). */
const EXACT_DIGITS = 15;

export interface FieldReading {
  readonly format: Pick<Format, 'syntax'>;
  readonly model: Model;
  /** The dimension of the members, without codes that stand for others. */
  readonly dimension: Dimension;
  readonly refuse: Refuse;
}

/** Empty where the record says nothing; days as `YYYY-MM-DD`. */
export function fieldText(column: FormatColumn, value: unknown, reading: FieldReading): string {
  const { format, dimension, model, refuse } = reading;
  if (column.holds === 'json' || column.holds === 'sections')
    return jsonText(column, value, refuse);
  if (typeof value === 'object' && value !== null) refuse('no-text', { column: column.name });
  const written = value === null || value === undefined ? '' : String(value).trim();
  const text = codeText(column, written) ?? '';
  if (text === '') return '';
  const nothing = findWrong(text);
  if (nothing) refuse(nothing.reason.code, nothing.reason.values);
  if (column.of === 'title' && text.length > LONGEST_NAME)
    refuse('long-name', { count: text.length, limit: LONGEST_NAME });
  if (text.length > LONGEST_TEXT)
    refuse('long-text', { column: column.name, count: text.length, limit: LONGEST_TEXT });
  const wrong = (code: string, values = {}): never =>
    refuse(code, { written: JSON.stringify(text), column: column.name, ...values });
  if (column.of === 'from' || column.of === 'to' || column.holds === 'day')
    return findDay(text) ?? wrong('not-day');
  if (column.holds === 'number') return /^\d+$/.test(text) ? text : wrong('not-whole');
  if (column.holds === 'member')
    return canonicalCode(dimension, text) ?? wrong('not-member', { dimension: dimension.name });
  if (column.holds === 'amount') return readAmountText(column, value, text, refuse);
  if (column.among !== undefined)
    return (
      canonicalCode({ ...lookup(model.dimensions, column.among), aliases: {} }, text) ??
      wrong('not-member', { dimension: column.among })
    );
  const told = format.syntax === 'json' && column.of === 'code';
  if (!told && !new RegExp(column.pattern, 'u').test(text))
    return wrong('not-wanted', { pattern: column.pattern });
  return text;
}

/** The amount as text in whole units; it stays as it is written where it is so written. */
function readAmountText(
  column: FormatColumn,
  value: unknown,
  text: string,
  refuse: Refuse,
): string {
  const isNumber = typeof value === 'number';
  if (isNumber && text.replaceAll(/\D/g, '').length > EXACT_DIGITS)
    refuse('not-exact', { column: column.name });
  // numbers of JSON have a point whatever the column says
  const form = isNumber ? { ...column, decimals: 'point' as const } : column;
  const amount = readAmount(form, text, refuse);
  const isPlain = form.factor === 'one' && form.decimals === 'point';
  return isPlain || amount === null ? text : writeAmount(amount);
}

/** A day as ISO 8601 writes it, with or without a time, or as `DD.MM.YYYY`; null where it is none. */
function findDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const date = year === '' ? text.replace(/T.*$/, '') : `${year}-${month}-${day}`;
  return isDate(date) ? date : null;
}

/** Characters of one field that is text. */
const LONGEST_TEXT = 10_000;

/** Characters of one field that holds JSON. */
const LONGEST_JSON = 1_000_000;

/** The JSON as text, empty where the record has none. Refuses what is no JSON, is too large, or is not of the wanted shape. */
function jsonText(column: FormatColumn, value: unknown, refuse: Refuse): string {
  const { name, holds } = column;
  const inColumn = { column: name };
  if (value === null || value === undefined || value === '') return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length > LONGEST_JSON)
    refuse('long-text', { ...inColumn, count: text.length, limit: LONGEST_JSON });
  const wrong = findWrong(text.replaceAll('\\u0000', '\0'));
  if (wrong) refuse(wrong.reason.code, wrong.reason.values);
  const data = readJson(name, text, refuse);
  if (typeof data !== 'object' || data === null) refuse('not-object', inColumn);
  if (holds === 'json' && Array.isArray(data)) refuse('is-list', inColumn);
  if (holds === 'sections') refuseSections(name, data, refuse);
  return text;
}

function readJson(name: string, text: string, refuse: Refuse): unknown {
  try {
    return JSON.parse(text, (key: string, value: unknown) => {
      if (key === '__proto__') throw new TypeError('a key is __proto__');
      return value;
    });
  } catch (error) {
    return refuse('field-json', { column: name, reason: (error as Error).message });
  }
}

function refuseSections(name: string, data: unknown, refuse: Refuse): void {
  const list = Array.isArray(data) ? data : (data as { sections?: unknown }).sections;
  if (!Array.isArray(list)) return refuse('no-sections', { column: name });
  const ids = new Set<string>();
  for (const [i, section] of (list as unknown[]).entries()) {
    const wrong = wrongIn(section, ids);
    if (wrong !== null) refuse('section', { column: name, number: i + 1, reason: [wrong] });
  }
}

/** What is wrong with a section; null where nothing is. Adds its id to those that are taken. */
function wrongIn(section: unknown, taken: Set<string>): ImportReason | null {
  if (typeof section !== 'object' || section === null || Array.isArray(section))
    return { code: 'section-object' };
  const { id, title, text, rows } = section as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || id === '') return { code: 'section-id' };
  if (taken.has(id)) return { code: 'section-other', values: { id: JSON.stringify(id) } };
  taken.add(id);
  if (typeof title !== 'string' || title === '') return { code: 'section-title' };
  if (text === undefined && rows === undefined) return { code: 'section-empty' };
  if (text !== undefined && typeof text !== 'string') return { code: 'section-text' };
  return rows === undefined || isTable(rows) ? null : { code: 'section-rows' };
}

/** Lists of texts and numbers, all as long as the first, which is the head. */
function isTable(rows: unknown): boolean {
  if (!Array.isArray(rows) || !Array.isArray(rows[0])) return false;
  const { length } = rows[0] as unknown[];
  return (rows as unknown[]).every(
    (row) => Array.isArray(row) && row.length === length && row.every(isCell),
  );
}

function isCell(cell: unknown): boolean {
  return cell === null || typeof cell === 'string' || typeof cell === 'number';
}
