// Months, quarters and periods in words.

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

/** What a month or a quarter is called by itself. */
export function partName(grain: string, part: number, tag: string): string {
  return grain === 'month' ? monthName(part, tag) : quarterName(part);
}

export interface SpokenPeriod {
  readonly year: number;
  readonly grain: 'month' | 'quarter' | 'year';
  readonly from: number;
  readonly to: number;
}

/** `січень–грудень 2025 року`, `January–December 2025`; months and quarters alike. */
export function periodWords(period: SpokenPeriod, tag: string, say: SayMessage): string {
  if (period.grain === 'year') return say('period.year', { year: period.year });
  const count = period.to - period.from + 1;
  return say(`period.${period.grain}`, {
    parts: partsWords(period, tag),
    year: period.year,
    count,
  });
}

/** `січень–грудень`, `I–II`: nothing for years. */
export function partsWords({ grain, from, to }: SpokenPeriod, tag: string): string {
  if (grain === 'year') return '';
  const name = (part: number) => partName(grain, part, tag);
  return from === to ? name(to) : `${name(from)}–${name(to)}`;
}

/** An ISO date with its month in letters: `31 серпня 2026 року`, `31 August 2026`. */
export function longDate(iso: string, tag: string, say: SayMessage): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  return say('period.month', {
    parts: dayAndMonth(day, tag),
    year: day.getUTCFullYear(),
    count: 1,
  });
}

/** An ISO date in a locale's form of dates, such as `DD.MM.YYYY`. */
export function dateWords(iso: string, form: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return form.replace('DD', day).replace('MM', month).replace('YYYY', year);
}
