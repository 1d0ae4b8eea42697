// The period of a row, held against the calendar and against the name of its file.

import type { Model } from '../../model/portal.ts';
import { MONTHS } from '../query/coverage.ts';
import { refusePeriod, type FromName } from './fileName.ts';
import type { ImportReason } from './problem.ts';

export interface StoredAt {
  readonly year: number;
  readonly period: number;
}

const FORMS: Readonly<Record<string, RegExp>> = {
  'YYYY-MM': /^(?<year>\d{4})-(?<month>\d{2})$/,
  'MM.YYYY': /^(?<month>\d{2})\.(?<year>\d{4})$/,
};

/** What the text of a column says in a form such as `MM.YYYY`, or why it may not stand there. */
export function readPeriod(
  text: string,
  form: string,
  { said, model }: { readonly said: FromName; readonly model: Model },
): StoredAt | ImportReason {
  const groups = FORMS[form]?.exec(text)?.groups;
  const [year, month] = [Number(groups?.['year']), Number(groups?.['month'])];
  if (!groups || month < 1 || month > 12)
    return { code: 'not-period', values: { written: text, form } };
  const step = MONTHS[said.grain];
  if (month % step !== 0) return { code: 'not-end', values: { period: text, grain: said.grain } };
  if (said.year !== null && said.year !== year)
    return { code: 'row-year', values: { period: text, year: said.year } };
  if (said.to !== null && said.to < month)
    return { code: 'row-month', values: { period: text, to: said.to } };
  return refusePeriod(model, year, month) ?? { year, period: month / step };
}
