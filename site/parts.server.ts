// What the server does with the kinds of block that this portal has.

import {
  SERVER_PARTS as ENGINE_PARTS,
  type ContentsOf,
  type ServerPart,
} from '../engine/parts.server.ts';
import { calendar } from './blocks/calendar/calendar.server.ts';
import { codes } from './blocks/codes/codes.server.ts';
import { dates } from './blocks/dates/dates.server.ts';
import { sheet } from './blocks/sheet/sheet.server.ts';
import type { BlockKind } from './kinds.ts';

const PARTS = {
  ...ENGINE_PARTS,
  codes,
  sheet,
  calendar,
  dates,
};

/** What the renderer of each written kind takes, the engine's kinds and our own. */
export type WrittenContents = ContentsOf<typeof PARTS>;

export const SERVER_PARTS: Readonly<Record<BlockKind, ServerPart>> = PARTS;
