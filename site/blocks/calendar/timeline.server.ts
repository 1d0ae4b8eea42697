// Events side by side over months: where each lies on the scale.

import {
  readEntries,
  first,
  last,
  monthName,
  type PageContext,
  type Words,
} from '../../../engine/parts.server.ts';
import type { CalendarBlock } from './calendar.kind.ts';
import type { CalendarEvent } from './calendar.server.ts';
import { once, stateOn, type DayState, type Happening } from './events.server.ts';

/** Points that a month has on the scale. */
const MONTH = 20;

export interface TimelineScale {
  /** First and last month in words. */
  readonly from: string;
  readonly to: string;
  /** In points. */
  readonly width: number;
  /** The months in turn: how a narrow and a wide screen name them, and which of them is the present one. */
  readonly months: readonly {
    readonly letter: string;
    readonly short: string;
    readonly here: boolean;
  }[];
  /** Where months begin, but the first. */
  readonly lines: readonly number[];
  /** The present day; null where it lies outside. */
  readonly now: number | null;
}

export interface TimelineGroup {
  readonly name: Words;
  readonly events: readonly TimelineEvent[];
}

export interface TimelineEvent extends CalendarEvent {
  readonly spans: readonly {
    readonly state: DayState;
    readonly x: number;
    readonly width: number;
  }[];
}

/** The scale that all happenings, of which there is one at least, lie on, and the events of each group. */
export function buildTimeline(
  context: PageContext,
  block: CalendarBlock,
  happenings: readonly Happening[],
  tell: (happening: Happening) => CalendarEvent,
): { scale: TimelineScale; groups: TimelineGroup[] } {
  const { portal, formatter, day } = context;
  const from = monthOf(first(happenings.map((happening) => happening.from).sort()));
  const to = monthOf(last(happenings.map((happening) => happening.to).sort()));
  const months = countMonths(from, to) + 1;
  const place = (date: string) =>
    Math.round((countMonths(from, date) + (Number(date.slice(8)) - 1) / 31) * MONTH);
  const spansOf = (event: Happening['event']) =>
    happenings
      .filter((happening) => happening.event === event)
      .map((happening) => ({
        state: stateOn(happening, day),
        x: place(happening.from),
        width: Math.max(4, place(happening.to) - place(happening.from) + 1),
      }));
  const here = monthOf(day);
  return {
    scale: {
      from: monthWords(context, from),
      to: monthWords(context, to),
      width: months * MONTH,
      months: Array.from({ length: months }, (_, i) => nameMonth(context, from, i)),
      lines: Array.from({ length: months - 1 }, (_, i) => (i + 1) * MONTH),
      now: here >= from && here <= to ? place(day) : null,
    },
    groups: readEntries(portal, block.groups).flatMap((group) => {
      const some = once(happenings.filter(({ event }) => event.data['group'] === group.key));
      const events = some.map((happening) => ({
        ...tell(happening),
        spans: spansOf(happening.event),
      }));
      return events.length === 0 ? [] : [{ name: formatter.words(group.name), events }];
    }),
  };
}

/** The month that stands at a place of a scale which begins with another. */
function nameMonth(
  { formatter, day }: PageContext,
  from: string,
  place: number,
): TimelineScale['months'][number] {
  const [year = '', month = ''] = from.split('-');
  const date = new Date(Date.UTC(Number(year), Number(month) - 1 + place, 1));
  const named = (form: 'narrow' | 'short') =>
    new Intl.DateTimeFormat(formatter.locale.tag, { month: form, timeZone: 'UTC' }).format(date);
  return {
    letter: named('narrow'),
    short: named('short').replace(/\.$/, ''),
    here: date.toISOString().slice(0, 7) === monthOf(day),
  };
}

function monthOf(date: string): string {
  return date.slice(0, 7);
}

function countMonths(from: string, to: string): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  );
}

function monthWords({ formatter }: PageContext, month: string): string {
  return `${monthName(Number(month.slice(5, 7)), formatter.locale.tag)} ${month.slice(0, 4)}`;
}
