// The text of a field → what it stands for: the amount, the code, the period held against the calendar; and text that is not what somebody wrote.

import { listDecimals, parseAmount } from '../../language/decimals.ts';
import type { FormatColumn, Model } from '../../model/portal.ts';
import type { Refuse, ImportReason } from './problem.ts';
import { inMonths, MONTHS, writePeriod } from '../../model/calendar.ts';
import { isDate } from '../../state/filterValue.ts';
import { refusePeriod, type FromName } from './fileName.ts';

/** Hundredths, exactly; null where the field is empty. Refuses what is no amount, and one with more decimals than hundredths have. */
export function readAmount(column: FormatColumn, text: string, refuse: Refuse): bigint | null {
  const { name, factor, decimals } = column;
  const amount = parseAmount(text, column);
  if (amount !== undefined) return amount;
  const isPlain = factor === 'one' && decimals === 'point';
  const form = isPlain ? {} : listDecimals(column);
  return refuse(isPlain ? 'not-amount' : 'not-such-amount', {
    written: text,
    column: name,
    ...form,
  });
}

/** By the list of the column, by its pattern (and then by the list), or all of it; null where the pattern finds none. */
export function codeText({ codes, codePattern }: FormatColumn, written: string): string | null {
  const listed = (text: string) => (Object.hasOwn(codes, text) ? codes[text] : undefined);
  const whole = listed(written);
  if (whole !== undefined) return whole;
  if (codePattern === undefined) return written;
  const found = new RegExp(codePattern, 'u').exec(written)?.groups?.['code'];
  return found === undefined ? null : (listed(found) ?? found);
}

export interface StoredAt {
  readonly year: number;
  readonly period: number;
}

const FORMS: Readonly<Record<string, RegExp>> = {
  'YYYY-MM': /^(?<year>\d{4})-(?<month>\d{2})$/,
  'MM.YYYY': /^(?<month>\d{2})\.(?<year>\d{4})$/,
  'YYYY-QN': /^(?<year>\d{4})-Q(?<quarter>[1-4])$/,
  YYYY: /^(?<year>\d{4})$/,
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
};

/** What the text of a column says in one of the forms, or why it may not stand there. */
export function readPeriod(
  text: string,
  form: string,
  { said, model }: { readonly said: FromName; readonly model: Model },
): StoredAt | ImportReason {
  const groups = FORMS[form]?.exec(text)?.groups ?? {};
  const part = findPart(groups, text);
  if (groups['year'] === undefined || part === null)
    return { code: 'not-period', values: { written: text, form } };
  const { grain } = said;
  const year = Number(groups['year']);
  // months may stand for the quarters or years that they end
  const step = groups['month'] === undefined || grain === 'day' ? 1 : MONTHS[grain];
  if (part % step !== 0) return { code: 'not-end', values: { period: text, grain } };
  if (said.year !== null && said.year !== year)
    return { code: 'row-year', values: { period: text, year: said.year } };
  const period = part / step;
  const month = inMonths({ grain, from: period, to: period }).to;
  if (said.to !== null && said.to < month)
    return { code: 'row-month', values: { period: text, to: said.to } };
  const until = grain === 'day' ? text : writePeriod(year, 'month', month);
  // a whole year may be one that is planned
  return refusePeriod(model, year, form === 'YYYY' ? '' : until) ?? { year, period };
}

/** The number of the day, the month or the quarter that was written, 1 for a year; null where there is none such. */
function findPart(
  { month, day, quarter = '1' }: Readonly<Record<string, string>>,
  text: string,
): number | null {
  if (month === undefined) return Number(quarter);
  if (day !== undefined) return isDate(text) ? Number(month) * 100 + Number(day) : null;
  return Number(month) >= 1 && Number(month) <= MONTHS.year ? Number(month) : null;
}

/** Characters of a name; what sources call their codes has up to 1,300. */
export const LONGEST_NAME = 2000;

/** Signs that the second byte of a Cyrillic letter in UTF-8 becomes, in the order of the byte. */
const SECOND = {
  cyrillic: signsOf('windows-1251'),
  latin: signsOf('windows-1252'),
};
/** Letters of UTF-8 whose two bytes were each taken for a letter: three of them in a row are no word. */
const TWICE_CYRILLIC = new RegExp(`(?:[РС][${escaped(SECOND.cyrillic)}]){3,}`, 'u');
const TWICE_LATIN = new RegExp(`(?:[ÐÑ][\u0080-\u00BF${escaped(SECOND.latin)}]){2,}`, 'u');
/** Cyrillic of one byte taken for Latin of one byte, or for Cyrillic of another table. */
const ONE_WAY = /[À-ÿ]{4,}|\p{Script=Cyrillic}[¤®¦]\p{Script=Cyrillic}/u;

export interface WrongText {
  readonly at: number;
  readonly reason: ImportReason;
}

/** The first thing that shows it, and where in the text; null where nothing does. */
export function findWrong(text: string): WrongText | null {
  const zero = text.indexOf('\0');
  if (zero !== -1) return { at: zero, reason: { code: 'zero' } };
  const lost = /\uFFFD|\?{5,}/.exec(text);
  if (lost) return { at: lost.index, reason: { code: 'lost-letters' } };
  const twice = TWICE_CYRILLIC.exec(text) ?? TWICE_LATIN.exec(text);
  if (twice) {
    const [sample] = twice;
    return {
      at: twice.index,
      reason: { code: 'twice', values: { sample, meant: meantBy(sample) } },
    };
  }
  const other = ONE_WAY.exec(text);
  return other && { at: other.index, reason: { code: 'one-way', values: { sample: other[0] } } };
}

function signsOf(encoding: string): string {
  return new TextDecoder(encoding).decode(Uint8Array.from({ length: 64 }, (_, i) => 0x80 + i));
}

/** For a class of signs in a pattern. */
function escaped(signs: string): string {
  return Array.from(signs, (sign) => `\\u{${sign.charCodeAt(0).toString(16)}}`).join('');
}

function meantBy(sample: string): string {
  const bytes = Array.from(sample, (sign, i) => {
    if (i % 2 === 0) return sign === 'Р' || sign === 'Ð' ? 0xd0 : 0xd1;
    const place = [SECOND.cyrillic.indexOf(sign), SECOND.latin.indexOf(sign)];
    const known = /^[РС]/.test(sample) ? place[0] : place[1];
    return known === undefined || known === -1 ? sign.charCodeAt(0) : 0x80 + known;
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
