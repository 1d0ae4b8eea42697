// Months, quarters and periods in words.

import type { PartsOfYear } from '../model/calendar.ts';
import { dayAndMonth } from './conventions.ts';
import type { SayMessage } from './messages.ts';

const QUARTERS = ['I', 'II', 'III', 'IV'] as const;

/** The name of a month as it stands by itself: `січень`, `January`. */
export function monthName(month: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, month - 1, 1)),
  );
}

/** The short name of a month 1–12 as CLDR has it; `tag` is the BCP 47 tag of the language. */
export function shortMonth(month: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, month - 1, 1)),
  );
}

function quarterName(quarter: number): string {
  return QUARTERS[quarter - 1] ?? String(quarter);
}

/** What a day, a month or a quarter is called by itself. */
export function partName(grain: string, part: number, tag: string): string {
  if (grain === 'day') return dayName(part, tag);
  return grain === 'month' ? monthName(part, tag) : quarterName(part);
}

export interface SpokenPeriod extends PartsOfYear {
  readonly year: number;
}

/** `січень–грудень 2025 року`, `January–December 2025`, `15 March 2025`; months, days and quarters alike. Nothing for what has no time. */
export function periodWords(period: SpokenPeriod, tag: string, say: SayMessage): string {
  if (period.grain === 'none') return '';
  if (period.grain === 'year') return say('period.year', { year: period.year });
  const count = period.to - period.from + 1;
  return say(`period.${period.grain === 'quarter' ? 'quarter' : 'month'}`, {
    parts: partsWords(period, tag),
    year: period.year,
    count,
  });
}

/** `січень–грудень`, `I–II`, `1 березня – 15 квітня`: nothing for years. */
export function partsWords({ grain, from, to }: SpokenPeriod, tag: string): string {
  if (grain === 'year' || grain === 'none') return '';
  const name = (part: number) => partName(grain, part, tag);
  if (grain === 'day' && from !== to) {
    const inMonth = Math.floor(from / 100) === Math.floor(to / 100);
    return inMonth ? `${from % 100}–${name(to)}` : `${name(from)} – ${name(to)}`;
  }
  return from === to ? name(to) : `${name(from)}–${name(to)}`;
}

/** An ISO date with its month in letters: `31 серпня 2026 року`, `31 August 2026`. */
export function longDate(iso: string, tag: string, say: SayMessage): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  const parts = dayName(Number(month) * 100 + Number(day), tag);
  return say('period.month', { parts, year: Number(year), count: 1 });
}

/** A day of a year as sentences have it: `31 серпня`. */
function dayName(day: number, tag: string): string {
  return dayAndMonth(new Date(Date.UTC(2024, Math.floor(day / 100) - 1, day % 100)), tag);
}

/** An ISO date in a locale's form of dates, such as `DD.MM.YYYY`. */
export function dateWords(iso: string, form: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return form.replace('DD', day).replace('MM', month).replace('YYYY', year);
}
