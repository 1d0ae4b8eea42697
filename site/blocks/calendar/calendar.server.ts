// A calendar block → events of the chosen type and period: as a list by stages, on a timeline, by months, or one alone.

import {
  readEntries,
  type Entry,
  entryAddress,
  type LinkedWords,
  monthName,
  type PageContext,
  findEntryPage,
  type Words,
  writtenPart,
} from '../../../engine/parts.server.ts';
import type { CalendarBlock } from './calendar.kind.ts';
import { buildEventContent, type EventContent } from './event.server.ts';
import {
  asCustom,
  datesWords,
  listHappenings,
  isCustom,
  once,
  listEventSpans,
  stateOfAll,
  stateOn,
  findPeriodYear,
  type DayState,
  type Happening,
} from './events.server.ts';
import { buildTimeline, type TimelineGroup, type TimelineScale } from './timeline.server.ts';
import { calendarFeeds } from './feed.server.ts';
import { buildYearRing, type YearRing } from './ring.server.ts';

export const calendar = writtenPart(buildCalendarContent, { feedsOf: calendarFeeds });

export type CalendarContent =
  | EventContent
  | (CalendarHead &
      (
        | {
            readonly form: 'list';
            /** Null where there are not several stages. */
            readonly ring: YearRing | null;
            readonly stages: readonly CalendarStage[];
          }
        | {
            readonly form: 'timeline';
            readonly scale: TimelineScale;
            readonly groups: readonly TimelineGroup[];
          }
        | { readonly form: 'year'; readonly months: readonly CalendarMonth[] }
        | { readonly form: 'none' }
      ));

interface CalendarHead {
  /** The present day in words. */
  readonly today: string;
  /** Address of the same events for somebody's own calendar. */
  readonly subscribe: string;
}

export interface CalendarStage {
  readonly name: Words;
  readonly about: Words | null;
  readonly events: readonly CalendarEvent[];
}

export interface CalendarEvent extends LinkedWords {
  readonly state: DayState;
  readonly dates: string;
  /** Whether the days are usual ones that no act sets. */
  readonly custom: boolean;
}

export interface CalendarMonth {
  readonly name: string;
  readonly here: boolean;
  readonly events: readonly CalendarEvent[];
}

export function buildCalendarContent(context: PageContext, block: CalendarBlock): CalendarContent {
  const { portal, formatter, day } = context;
  if (block.form === 'event') return buildEventContent(context, block);
  const head = {
    today: formatter.say('calendar.today', { date: formatter.date(day) }),
    subscribe: icsAddress(context, block),
  };
  const happenings = listHappenings(chosen(context, block), (event) =>
    findPeriodYear(portal, day, block, event),
  );
  if (happenings.length === 0) return { ...head, form: 'none' };
  switch (block.form) {
    case 'list':
      return { ...head, form: 'list', ...listStages(context, block, happenings) };
    case 'timeline':
      return {
        ...head,
        form: 'timeline',
        ...buildTimeline(context, block, happenings, (happening) =>
          buildCalendarEvent(context, block, happening),
        ),
      };
    case 'year':
      return { ...head, form: 'year', months: listMonths(context, block, happenings) };
  }
}

function icsAddress({ formatter, read }: PageContext, block: CalendarBlock): string {
  const type = read.values[block.typeFilter ?? ''] ?? '';
  const query = type === '' ? '' : `?type=${encodeURIComponent(type)}`;
  return `/_calendar/${block.collection}.${formatter.locale.code}.ics${query}`;
}

/** Events of the type and period that the reader chose; the months of a year take those of every period. */
function chosen({ portal, read }: PageContext, block: CalendarBlock): Entry[] {
  const type = read.values[block.typeFilter ?? ''];
  const period = block.form === 'year' ? undefined : read.values[block.periodFilter ?? ''];
  const suits = (event: Entry, key: string, wanted: string | undefined) =>
    wanted === undefined || String(event.data[key]) === wanted;
  return readEntries(portal, block.collection).filter(
    (event) => suits(event, 'type', type) && suits(event, 'period', period),
  );
}

function listStages(
  context: PageContext,
  block: CalendarBlock,
  happenings: readonly Happening[],
): { readonly ring: YearRing | null; readonly stages: CalendarStage[] } {
  const { portal, formatter } = context;
  const stages = readEntries(portal, block.stages).flatMap((stage) => {
    const own = happenings.filter(({ event }) => String(event.data['stage']) === stage.key);
    return own.length === 0 ? [] : [{ stage, name: formatter.words(stage.name), happenings: own }];
  });
  return {
    ring: buildYearRing(context, stages),
    stages: stages.map(({ stage, name, happenings: own }) => ({
      name,
      about: stage.about ? formatter.words(stage.about) : null,
      events: once(own).map((happening) => buildCalendarEvent(context, block, happening)),
    })),
  };
}

function buildCalendarEvent(
  context: PageContext,
  block: CalendarBlock,
  { event, rule }: Happening,
): CalendarEvent {
  const { portal, day, formatter } = context;
  const spans = listEventSpans(rule, findPeriodYear(portal, day, block, event));
  return {
    ...formatEventName(context, block, event),
    state: stateOfAll(spans, day),
    dates: datesWords(formatter, rule, spans),
    custom: isCustom(rule),
  };
}

function formatEventName(
  { portal, formatter }: PageContext,
  { collection }: CalendarBlock,
  event: Entry,
): LinkedWords {
  const page = findEntryPage(portal, collection);
  return { words: formatter.words(event.name), to: page ? entryAddress(page, event.key) : '' };
}

/** Twelve months with what begins or must be done in each; the present one is marked. */
function listMonths(
  context: PageContext,
  block: CalendarBlock,
  happenings: readonly Happening[],
): CalendarMonth[] {
  const { formatter, day } = context;
  const year = day.slice(0, 4);
  return Array.from({ length: 12 }, (_, i) => {
    const month = `${year}-${String(i + 1).padStart(2, '0')}`;
    const dayIn = ({ from, to }: Happening) => (to.startsWith(month) ? to : from);
    const some = happenings
      .filter(
        ({ from, to, rule }) =>
          to.startsWith(month) || (rule.kind === 'span' && from.startsWith(month)),
      )
      .sort((a, b) => (dayIn(a) < dayIn(b) ? -1 : 1));
    return {
      name: monthName(i + 1, formatter.locale.tag),
      here: day.startsWith(month),
      events: some.map((happening) => ({
        ...formatEventName(context, block, happening.event),
        state: stateOn(happening, day),
        dates: asCustom(formatter, happening.rule, dayWords(context, happening, month)),
        custom: isCustom(happening.rule),
      })),
    };
  });
}

/** `from the 5th`, `until the 20th`, or the day itself. */
function dayWords(
  { formatter }: PageContext,
  { from, to, rule }: Happening,
  month: string,
): string {
  const [begin, end] = [from, to].map((date) => Number(date.slice(8)));
  if (rule.kind === 'span' && from.startsWith(month) && !to.startsWith(month))
    return formatter.say('calendar.from', { day: begin ?? 0 });
  return rule.kind === 'repeated'
    ? String(end)
    : formatter.say('calendar.until', { day: end ?? 0 });
}
