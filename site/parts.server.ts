// What the server does with the kinds of block that this portal has.

import {
  SERVER_PARTS as ENGINE_PARTS,
  writtenPart,
  type ContentsOf,
  type ServerPart,
  type EngineContents,
} from '../engine/parts.server.ts';
import { tellCalendar } from './blocks/calendar/calendar.server.ts';
import { calendarFeeds } from './blocks/calendar/feed.server.ts';
import { tellCodes } from './blocks/codes/codes.server.ts';
import { tellDates } from './blocks/dates/dates.server.ts';
import { tellSheets } from './blocks/sheet/sheet.server.ts';
import type { BlockKind } from './kinds.ts';

const WRITTEN_PARTS = {
  codes: writtenPart(tellCodes),
  sheet: writtenPart(tellSheets),
  dates: writtenPart(tellDates),
  calendar: { ...writtenPart(tellCalendar), feedsOf: calendarFeeds },
};

/** What the drawing of each written kind takes, the engine's kinds and our own. */
export type WrittenContents = EngineContents & ContentsOf<typeof WRITTEN_PARTS>;

export const SERVER_PARTS: Readonly<Record<BlockKind, ServerPart>> = {
  ...ENGINE_PARTS,
  ...WRITTEN_PARTS,
};
