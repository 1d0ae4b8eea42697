// What browsers load of the kinds of block that this portal has.

import { PARTS as ENGINE_PARTS, type PartLoaders } from '../engine/parts.ts';
import type { BlockKind } from './kinds.ts';

export const PARTS: Pick<PartLoaders, BlockKind> = {
  ...ENGINE_PARTS,
  codes: async () => (await import('./blocks/codes/Codes.tsx')).codes,
  sheet: async () => (await import('./blocks/sheet/Sheet.tsx')).sheet,
  calendar: async () => (await import('./blocks/calendar/Calendar.tsx')).calendar,
  dates: async () => (await import('./blocks/dates/Dates.tsx')).dates,
};
