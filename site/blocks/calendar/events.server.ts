// Events with rules for their dates → days: a rule counts from the year of the period that the event belongs to.

import {
  type Entry,
  entryAt,
  type LocaleFormatter,
  type Portal,
} from '../../../engine/parts.server.ts';
import type { CalendarBlock } from './calendar.kind.ts';

interface RuleDay {
  /** Years from the year of the period. */
  readonly yearOffset: number;
  readonly month: number;
  readonly day: number;
}

/** `span` lasts from one day to another, `deadline` must be done by a day, `repeated` falls on several. */
export interface DateRule {
  readonly kind: 'span' | 'deadline' | 'repeated';
  /** What the days rest on. */
  readonly basis?: string;
  readonly from?: RuleDay;
  readonly to?: RuleDay;
  readonly occurrences?: readonly RuleDay[];
}

/** ISO days, both inclusive. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export interface Happening extends Span {
  readonly event: Entry;
  readonly rule: DateRule;
}

/** The year of the period that an event belongs to, counted from the one that `day` lies in. */
export function findPeriodYear(
  portal: Portal,
  day: string,
  block: Pick<CalendarBlock, 'periods'>,
  event: Entry,
): number {
  const period = entryAt(portal, block.periods, String(event.data['period']));
  return Number(day.slice(0, 4)) + Number(period?.data['offset'] ?? 0);
}

/** When an event happens in the period that belongs to `year`, in the order of days. */
export function listEventSpans(rule: DateRule, year: number): Span[] {
  if (rule.kind === 'repeated')
    return (rule.occurrences ?? [])
      .map((occurrence) => isoDay(occurrence, year))
      .sort()
      .map((day) => ({ from: day, to: day }));
  const end = rule.to ?? rule.from;
  return end === undefined ? [] : [{ from: isoDay(rule.from ?? end, year), to: isoDay(end, year) }];
}

/** The happenings of events, each in the year that its period has. */
export function listHappenings(
  events: readonly Entry[],
  findYear: (event: Entry) => number,
): Happening[] {
  const all = events.flatMap((event) => {
    const rule = event.data['dates'] as DateRule | undefined;
    return rule === undefined
      ? []
      : listEventSpans(rule, findYear(event)).map((span): Happening => ({ event, rule, ...span }));
  });
  const order = ({ from, to }: Span) => `${to} ${from}`;
  return all.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

export type DayState = 'past' | 'now' | 'next';

/** `now` while it lasts; a deadline is what counts once it is the only day that is known. */
export function stateOn({ from, to }: Span, day: string): DayState {
  if (to < day) return 'past';
  return from <= day ? 'now' : 'next';
}

/** An event is past once the last of its days is; until then it is what the next of them says. */
export function stateOfAll(spans: readonly Span[], day: string): DayState {
  return spans.map((span) => stateOn(span, day)).find((state) => state !== 'past') ?? 'past';
}

/** An event that is repeated stands in a list once. */
export function once(happenings: readonly Happening[]): Happening[] {
  return [
    ...new Map(
      happenings.toReversed().map((happening) => [happening.event.key, happening]),
    ).values(),
  ].toReversed();
}

/** `01.01.2026 – 31.03.2026`, `by 15.09.2026`, or each day; those that are only usual say so. */
export function datesWords(
  formatter: LocaleFormatter,
  rule: DateRule,
  spans: readonly Span[],
): string {
  const [first] = spans;
  if (first === undefined) return '';
  if (rule.kind === 'repeated')
    return asCustom(formatter, rule, spans.map(({ to }) => formatter.date(to)).join(', '));
  if (rule.kind === 'deadline')
    return asCustom(
      formatter,
      rule,
      formatter.say('calendar.by', { date: formatter.date(first.to) }),
    );
  return asCustom(
    formatter,
    rule,
    first.from === first.to
      ? formatter.date(first.to)
      : `${formatter.date(first.from)} – ${formatter.date(first.to)}`,
  );
}

/** Days that no act names, or of which that is not yet known, are only usual ones. */
export function isCustom({ basis }: DateRule): boolean {
  return basis === 'usual' || basis === 'unconfirmed';
}

/** Words of days that are usual and not set say so: `≈ by 15.09.2026 (usually)`. */
export function asCustom(formatter: LocaleFormatter, rule: DateRule, words: string): string {
  return isCustom(rule) ? formatter.say('calendar.usual', { words }) : words;
}

/** What the days rest on, in a sentence; empty where nothing is said. */
export function basisWords(formatter: LocaleFormatter, { basis }: DateRule): string {
  return basis === undefined ? '' : formatter.say(`calendar.basis.${basis}`);
}

/** The 29th of February in a year without one is the 28th. */
function isoDay({ yearOffset, month, day }: RuleDay, year: number): string {
  const at = year + yearOffset;
  const last = new Date(Date.UTC(at, month, 0)).getUTCDate();
  return `${at}-${String(month).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

export function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
