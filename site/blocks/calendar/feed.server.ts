// The events of a calendar for somebody's own: one file for each collection and language, of one type of event where it is named.

import {
  readToday,
  readEntries,
  entryAddress,
  type Feed,
  type FeedTelling,
  lookup,
  findEntryPage,
  type Portal,
  withPrefix,
} from '../../../engine/parts.server.ts';
import type { CalendarBlock } from './calendar.kind.ts';
import { asCustom, basisWords, listHappenings, findPeriodYear } from './events.server.ts';
import { writeIcs } from './ics.server.ts';

/** A calendar of one event has none: its events are those of the others. */
export function calendarFeeds(
  portal: Portal,
  blocks: readonly CalendarBlock[],
  locale: string,
): Feed[] {
  const several = blocks.filter((block) => block.form !== 'event');
  const byCollection = new Map(several.map((block) => [block.collection, block]));
  return [...byCollection.values()].map((block): Feed => ({
    path: `/_calendar/${block.collection}.${locale}.ics`,
    type: 'text/calendar',
    types: [
      ...new Set(readEntries(portal, block.collection).map(({ data }) => String(data['type']))),
    ],
    write: (told) => writeEvents(block, told),
  }));
}

/** This year's round of events and the next one. */
function writeEvents(
  block: CalendarBlock,
  { formatter, origin, type, titled }: FeedTelling,
): string {
  const { portal, locale } = formatter;
  const events = readEntries(portal, block.collection).filter(
    (event) => type === null || String(event.data['type']) === type,
  );
  const day = readToday(portal);
  const happenings = [0, 1].flatMap((later) =>
    listHappenings(events, (event) => findPeriodYear(portal, day, block, event) + later),
  );
  const page = findEntryPage(portal, block.collection);
  const { title } = lookup(portal.settings.collections, block.collection);
  return writeIcs(
    titled(`${formatter.plain(portal.settings.name)}: ${formatter.plain(title)}`),
    origin.replace(/^https?:\/\//, ''),
    day,
    happenings.map(({ event, rule, from, to }) => ({
      key: event.key,
      from: rule.kind === 'deadline' ? to : from,
      to,
      summary: asCustom(formatter, rule, formatter.plain(event.name)),
      description: basisWords(formatter, rule),
      url: page ? origin + withPrefix(entryAddress(page, event.key), locale.prefix) : origin,
    })),
  );
}
