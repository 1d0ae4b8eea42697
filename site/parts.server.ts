// What the server does with the kinds of block that this portal has.

import {
  SERVER_PARTS as ENGINE_PARTS,
  writtenPart,
  type ContentsOf,
  type ServerPart,
  type EngineContents,
} from '../engine/parts.server.ts';
import { buildCalendarContent } from './blocks/calendar/calendar.server.ts';
import { calendarFeeds } from './blocks/calendar/feed.server.ts';
import { buildCodesContent } from './blocks/codes/codes.server.ts';
import { buildDatesContent } from './blocks/dates/dates.server.ts';
import { buildSheetsContent } from './blocks/sheet/sheet.server.ts';
import type { BlockKind } from './kinds.ts';

const WRITTEN_PARTS = {
  codes: writtenPart(buildCodesContent),
  sheet: writtenPart(buildSheetsContent),
  dates: writtenPart(buildDatesContent),
  calendar: { ...writtenPart(buildCalendarContent), feedsOf: calendarFeeds },
};

/** The content that the renderer of each written kind takes, the engine's kinds and our own. */
export type WrittenContents = EngineContents & ContentsOf<typeof WRITTEN_PARTS>;

export const SERVER_PARTS: Readonly<Record<BlockKind, ServerPart>> = {
  ...ENGINE_PARTS,
  ...WRITTEN_PARTS,
};
