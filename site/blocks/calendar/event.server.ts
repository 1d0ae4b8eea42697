// One event: when it is, in which period and stage, who acts.

import { entryAt, type PageContext, type Words } from '../../../engine/parts.server.ts';
import type { CalendarBlock } from './calendar.kind.ts';
import {
  basisWords,
  datesWords,
  listEventSpans,
  stateOfAll,
  findPeriodYear,
  type DateRule,
  type DayState,
} from './events.server.ts';

export interface EventContent {
  readonly form: 'event';
  /** Null where the address names none, or nothing is known of its days. */
  readonly event: EventDetails | null;
}

export interface EventDetails {
  readonly dates: string;
  readonly state: DayState;
  /** What the days rest on; empty where nothing is said. */
  readonly basis: string;
  readonly rows: readonly { readonly label: string; readonly values: readonly Words[] }[];
}

export function buildEventContent(context: PageContext, block: CalendarBlock): EventContent {
  const { portal, formatter, day, read } = context;
  const event = entryAt(portal, block.collection, read.values[block.event ?? ''] ?? '');
  const rule = event?.data['dates'] as DateRule | undefined;
  if (!event || !rule) return { form: 'event', event: null };
  const spans = listEventSpans(rule, findPeriodYear(portal, day, block, event));
  const row = (key: string, collection: string | undefined) => {
    const named = event.data[key];
    const values = (Array.isArray(named) ? named : [named]).flatMap((entry) => {
      const found = entryAt(portal, collection, String(entry));
      return found ? [formatter.words(found.name)] : [];
    });
    return values.length === 0 ? [] : [{ label: formatter.say(`calendar.fields.${key}`), values }];
  };
  return {
    form: 'event',
    event: {
      dates: datesWords(formatter, rule, spans),
      state: stateOfAll(spans, day),
      basis: basisWords(formatter, rule),
      rows: [
        ...row('period', block.periods),
        ...row('stage', block.stages),
        ...row('group', block.groups),
        ...row('executors', block.executors),
      ],
    },
  };
}
