// The next dates of a calendar: what is on now by the day it ends, what comes by the day it begins.

import {
  readEntries,
  entryAddress,
  findEntryPage,
  wayTo,
  type LinkedWords,
  type PageContext,
  writtenPart,
} from '../../../engine/parts.server.ts';
import {
  asCustom,
  listHappenings,
  stateOn,
  findPeriodYear,
  type DayState,
  type Happening,
} from '../calendar/events.server.ts';
import type { DatesBlock } from './dates.kind.ts';

export const dates = writtenPart(buildDatesContent);

export interface DatesContent {
  readonly dates: readonly NextDate[];
  /** Null where no page has all of them. */
  readonly more: LinkedWords | null;
}

export interface NextDate extends LinkedWords {
  readonly state: Exclude<DayState, 'past'>;
  /** The day that counts, for machines and in words. */
  readonly day: string;
  readonly date: string;
}

export function buildDatesContent(context: PageContext, block: DatesBlock): DatesContent {
  const { portal, formatter } = context;
  const more = block.more === undefined ? null : wayTo(portal, block.more);
  return {
    dates: nextOf(context, block).map((happening) => buildNextDate(context, block, happening)),
    more: more && {
      words: formatter.words(more.page?.title ?? {}),
      to: more.to,
    },
  };
}

/** What is on or comes, the nearest day first; each event once. */
function nextOf({ portal, day }: PageContext, block: DatesBlock): Happening[] {
  const all = readEntries(portal, block.collection);
  const ahead = listHappenings(all, (event) => findPeriodYear(portal, day, block, event)).filter(
    (happening) => stateOn(happening, day) !== 'past',
  );
  const order = (happening: Happening) => `${readDay(happening, day)} ${happening.to}`;
  const nearest = ahead.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
  const seen = new Set<string>();
  return nearest
    .filter(({ event: { key } }) => !seen.has(key) && seen.add(key))
    .slice(0, block.most);
}

/** The end of what is on, of what must be done by a day; the begin of what comes. */
function readDay({ from, to, rule }: Happening, day: string): string {
  return from <= day || rule.kind === 'deadline' ? to : from;
}

function buildNextDate(
  { portal, formatter, day }: PageContext,
  { collection }: DatesBlock,
  happening: Happening,
): NextDate {
  const { event, from, to } = happening;
  const page = findEntryPage(portal, collection);
  const counts = readDay(happening, day);
  const date = formatter.date(counts);
  const until = counts === to && (from !== to || happening.rule.kind === 'deadline');
  return {
    words: formatter.words(event.name),
    to: page ? entryAddress(page, event.key) : '',
    state: from <= day && from !== to ? 'now' : 'next',
    day: counts,
    date: asCustom(
      formatter,
      happening.rule,
      until ? formatter.say('calendar.by', { date }) : date,
    ),
  };
}
