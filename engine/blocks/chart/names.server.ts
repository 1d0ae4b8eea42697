// What a point in time is called: short on an axis, in full in a sentence.

import type { TreeItem } from '../../answers/answer.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { monthName, partName, shortMonth } from '../../language/periods.ts';
import { isPart, quarterOf } from '../measures.server.ts';

type Named = Pick<TreeItem, 'code' | 'point'>;

/** `січ`, the year, or the months that a year is not all of. */
export function shortNameOf({ locale }: LocaleFormatter, { code, point }: Named): string {
  const quarter = quarterOf(code);
  if (quarter !== null) return `${partName('quarter', quarter, locale.tag)} ${code.slice(0, 4)}`;
  const [, month] = code.split('-');
  const short = (number: number) => shortMonth(number, locale.tag).replace(/\.$/, '');
  if (month !== undefined) return short(Number(month));
  if (!isPart(point)) return code;
  const { from, to, year } = point;
  return `${from === to ? short(to) : `${short(from)}–${short(to)}`} ${year}`;
}

/** `січень 2026`, the year, or the months that a year is not all of. */
export function fullNameOf(formatter: LocaleFormatter, { code, point }: Named): string {
  const [year = '', month] = code.split('-');
  const quarter = quarterOf(code);
  if (quarter !== null)
    return formatter.period({ year: Number(year), grain: 'quarter', from: quarter, to: quarter });
  if (month !== undefined) return `${monthName(Number(month), formatter.locale.tag)} ${year}`;
  return isPart(point) ? formatter.period({ ...point, grain: 'month' }) : year;
}
