// The kinds of block that pages of this portal are made of: the engine's, and its own in rooms below `blocks`. A new one stands here, in parts.tsx and in parts.server.ts.

import { fileURLToPath } from 'node:url';

import { KINDS as ENGINE_KINDS, type Kinds } from '../engine/kinds.ts';
import { calendar } from './blocks/calendar/calendar.kind.ts';
import { codes } from './blocks/codes/codes.kind.ts';
import { dates } from './blocks/dates/dates.kind.ts';
import { sheet } from './blocks/sheet/sheet.kind.ts';

export const KINDS = { ...ENGINE_KINDS, codes, sheet, calendar, dates } satisfies Kinds;

export type BlockKind = keyof typeof KINDS;

/** Where the rooms of its own kinds are. */
export const ROOMS = fileURLToPath(new URL('blocks', import.meta.url));
