// The kinds of block of this portal: the engine's and its own. A new one is also named in parts.tsx and parts.server.ts.

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
