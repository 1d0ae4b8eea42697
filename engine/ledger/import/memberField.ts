// One field of a dictionary's record → its text, checked: whole numbers, days, codes of other members, what its form wants.

import { isDate } from '../../state/filterValue.ts';
import { writeAmount } from '../../language/decimals.ts';
import { canonicalCode } from '../../model/codes.ts';
import { lookup } from '../../model/lookup.ts';
import type { Dimension, Format, FormatColumn, Model } from '../../model/portal.ts';
import { readAmount } from './amount.ts';
import { codeText } from './codeText.ts';
import { LONGEST_TEXT, jsonText } from './memberJson.ts';
import type { Refuse } from './problem.ts';
import { findWrong, LONGEST_NAME } from './wrongText.ts';

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
