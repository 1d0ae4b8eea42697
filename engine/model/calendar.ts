// Parts of a year by number: months 1–12, quarters 1–4, days as month × 100 + day, 1 for a whole year and for what has no time.

import type { Grain } from './ledger.ts';

/** Parts `from`–`to` of a year, both inclusive. */
export interface PartsOfYear {
  readonly grain: Grain;
  readonly from: number;
  readonly to: number;
}

/** The year of figures that have no time, and of a question that names none where none are loaded. */
export const NO_YEAR = 0;

/** Months in a part of a year. */
export const MONTHS = { month: 1, quarter: 3, year: 12, none: 12 } as const;

/** The number of the last part of a year. */
export const PERIODS: Readonly<Record<Grain, number>> = {
  day: 1231,
  month: 12,
  quarter: 4,
  year: 1,
  none: 1,
};

/** Grains whose parts are what a coarser part consists of, the coarsest first. */
export const FINER: Readonly<Record<Grain, readonly Grain[]>> = {
  year: ['month', 'quarter', 'day'],
  quarter: ['month', 'day'],
  month: ['day'],
  day: [],
  none: [],
};

/** The number of the first part of a year. */
export function firstPart(grain: Grain): number {
  return grain === 'day' ? 101 : 1;
}

/** Whether the parts are all of their year. */
export function isWholeYear({ grain, from, to }: PartsOfYear): boolean {
  return from === firstPart(grain) && to === PERIODS[grain];
}

/** The months 1–12 in which the first part begins and the last one ends. */
export function inMonths({ grain, from, to }: PartsOfYear): PartsOfYear {
  if (grain === 'day')
    return { grain: 'month', from: Math.floor(from / 100), to: Math.floor(to / 100) };
  const step = MONTHS[grain];
  return { grain: 'month', from: (from - 1) * step + 1, to: to * step };
}

/** Between which parts of a finer grain the parts lie. */
export function inFiner(period: PartsOfYear, grain: Grain): PartsOfYear {
  const { from, to } = inMonths(period);
  if (grain === 'day') return { grain, from: from * 100 + 1, to: to * 100 + 31 };
  return grain === 'quarter'
    ? { grain, from: Math.ceil(from / MONTHS.quarter), to: Math.floor(to / MONTHS.quarter) }
    : { grain, from, to };
}

/** How many parts lie between the first and the last of a year, both counted. */
export function countParts(year: number, { grain, from, to }: PartsOfYear): number {
  if (grain !== 'day') return to - from + 1;
  const time = (day: string) => Date.parse(`${day}T00:00:00Z`);
  return (time(isoDay(year, to)) - time(isoDay(year, from))) / 86_400_000 + 1;
}

/** The day that a part ends with, as `YYYY-MM-DD`. */
export function lastDay(year: number, period: PartsOfYear): string {
  if (period.grain === 'day') return isoDay(year, period.to);
  return new Date(Date.UTC(year, inMonths(period).to, 0)).toISOString().slice(0, 10);
}

/** The first and the last month as `YYYY-MM`; of days the days. */
export function writeEnds(year: number, period: PartsOfYear): { from: string; to: string } {
  const { grain, from, to } = period.grain === 'day' ? period : inMonths(period);
  return { from: writePeriod(year, grain, from), to: writePeriod(year, grain, to) };
}

/** A day of a year as `YYYY-MM-DD`. */
function isoDay(year: number, day: number): string {
  return `${year}-${writePart('day', day)}`;
}

/** A part as addresses and parameters write it: `03-15` for a day, a number for all others. */
export function writePart(grain: Grain, part: number): string {
  if (grain !== 'day') return String(part);
  const digits = String(part).padStart(4, '0');
  return `${digits.slice(0, 2)}-${digits.slice(2)}`;
}

/** The number of a part that is written so. */
export function readPart(text: string): number {
  return Number(text.replace('-', ''));
}

/** A period as files and series name it: `2024`, `2024-Q1`, `2024-03` or `2024-03-15`; empty for what has no time. */
export function writePeriod(year: number, grain: Grain, part: number): string {
  switch (grain) {
    case 'none':
      return '';
    case 'year':
      return String(year);
    case 'quarter':
      return `${year}-Q${part}`;
    case 'month':
      return `${year}-${String(part).padStart(2, '0')}`;
    case 'day':
      return isoDay(year, part);
  }
}

/** Forms in which files write periods, and the grain that each says; null: months, or what the name of the file says. */
export const PERIOD_FORMS: Readonly<Record<string, Grain | null>> = {
  'MM.YYYY': null,
  'YYYY-MM': null,
  'YYYY-QN': 'quarter',
  YYYY: 'year',
  'YYYY-MM-DD': 'day',
};
