// One field of a dictionary's record → its text, checked: whole numbers, days, codes of other members, what its form wants.

import { isDate } from '../../filters/filterValue.ts';
import { canonicalCode } from '../../model/codes.ts';
import { lookup } from '../../model/lookup.ts';
import type { Dimension, Format, FormatColumn, Model } from '../../model/portal.ts';
import { codeText } from './codeText.ts';
import { LONGEST_TEXT, jsonText } from './memberJson.ts';

export interface FieldReading {
  readonly format: Pick<Format, 'syntax'>;
  readonly model: Model;
  /** The dimension of the members, without codes that stand for others. */
  readonly dimension: Dimension;
  /** Throws, with the place. */
  readonly refuse: (why: string) => never;
}

/** Empty where the record says nothing; days as `YYYY-MM-DD`. */
export function fieldText(column: FormatColumn, value: unknown, reading: FieldReading): string {
  const { format, dimension, model, refuse } = reading;
  if (column.holds === 'json' || column.holds === 'sections')
    return jsonText(column, value, refuse);
  if (typeof value === 'object' && value !== null) refuse(`${column.name} holds no text`);
  const written = value === null || value === undefined ? '' : String(value).trim();
  const text = codeText(column, written) ?? '';
  if (text === '') return '';
  if (text.length > LONGEST_TEXT)
    refuse(`${column.name} has ${text.length} characters; ${LONGEST_TEXT} are allowed`);
  const wrong = (wanted: string): never =>
    refuse(`${JSON.stringify(text)} in ${column.name} is ${wanted}`);
  if (column.of === 'from' || column.of === 'to' || column.holds === 'day')
    return dayOf(text) ?? wrong('not a day');
  if (column.holds === 'number') return /^\d+$/.test(text) ? text : wrong('not a whole number');
  if (column.holds === 'member')
    return canonicalCode(dimension, text) ?? wrong(`not a code of ${dimension.name}`);
  if (column.holds === 'amount')
    return /^-?\d{1,16}(\.\d{1,2})?$/.test(text) ? text : wrong('not an amount with two decimals');
  if (column.among !== '')
    return (
      canonicalCode({ ...lookup(model.dimensions, column.among), aliases: {} }, text) ??
      wrong(`not a code of ${column.among}`)
    );
  const told = format.syntax === 'json' && column.of === 'code';
  if (!told && !new RegExp(column.pattern, 'u').test(text))
    return wrong(`not what its form wants there: ${column.pattern}`);
  return text;
}

/** A day as ISO 8601 writes it, with or without a time, or as `DD.MM.YYYY`; null where it is none. */
function dayOf(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const date = year === '' ? text.replace(/T.*$/, '') : `${year}-${month}-${day}`;
  return isDate(date) ? date : null;
}
