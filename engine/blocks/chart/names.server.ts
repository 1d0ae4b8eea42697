// What points in time are called: short on an axis, together in a sentence.

import type { PointFacts, TreeItem } from '../../answers/answer.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { monthName, partName, shortMonth } from '../../language/periods.ts';
import { isPart, parseQuarter } from '../contract/measures.server.ts';

type Named = Pick<TreeItem, 'code' | 'point'>;

/** `січ`, the year, or the months that a year is not all of where others have more. */
export function formatShortName(
  { locale }: LocaleFormatter,
  { code, point }: Named,
  alike: boolean,
): string {
  const quarter = parseQuarter(code);
  if (quarter !== null) return `${partName('quarter', quarter, locale.tag)} ${code.slice(0, 4)}`;
  const [, month, day] = code.split('-');
  const short = (number: number) => shortMonth(number, locale.tag).replace(/\.$/, '');
  if (day !== undefined) return `${Number(day)} ${short(Number(month))}`;
  if (month !== undefined) return short(Number(month));
  if (alike || !isPart(point)) return code;
  const { from, to, year } = point;
  return `${from === to ? short(to) : `${short(from)}–${short(to)}`} ${year}`;
}

/** A month or a quarter of whichever year: `січень`, `II`; null for what is a year itself. */
export function timelessName({ locale }: LocaleFormatter, key: string): string | null {
  if (/^\d\d$/.test(key)) return monthName(Number(key), locale.tag);
  const quarter = parseQuarter(`-${key}`);
  return quarter === null ? null : partName('quarter', quarter, locale.tag);
}

/** The time that all points are of together: `січень–червень 2024–2026 років`. */
export function formatTime(formatter: LocaleFormatter, points: readonly PointFacts[]): string {
  const years = points.map(({ year }) => year);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const first = Math.min(...points.map((point) => point.from));
  const last = Math.max(...points.map((point) => point.to));
  const days = points.flatMap(({ day }) => day ?? []);
  if (from === to && days.length > 0) {
    const ends = { from: Math.min(...days), to: Math.max(...days) };
    return formatter.period({ grain: 'day', year: to, ...ends });
  }
  const grain = first === 1 && last === MONTHS ? 'year' : 'month';
  if (from === to) return formatter.period({ grain, year: to, from: first, to: last });
  if (grain === 'year') return formatter.say('chart.years', { from, to });
  const name = (month: number) => monthName(month, formatter.locale.tag);
  const months = first === last ? name(last) : `${name(first)}–${name(last)}`;
  return formatter.say('chart.months', { months, from, to });
}

const MONTHS = 12;
