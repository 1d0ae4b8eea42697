// What browsers load of the kinds of block that this portal has.

import { PARTS as ENGINE_PARTS, type BrowserPart } from '../engine/parts.ts';
import { calendar } from './blocks/calendar/Calendar.tsx';
import { codes } from './blocks/codes/Codes.tsx';
import { dates } from './blocks/dates/Dates.tsx';
import { sheet } from './blocks/sheet/Sheet.tsx';
import type { BlockKind } from './kinds.ts';

export const PARTS: Readonly<Record<BlockKind, BrowserPart>> = {
  ...ENGINE_PARTS,
  codes,
  sheet,
  calendar,
  dates,
};
