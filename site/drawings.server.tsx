// How the server draws the written kinds of block that this portal has.

import { DRAWINGS as ENGINE_DRAWINGS, type DrawingsOf } from '../engine/render.ts';
import { DrawnCalendar } from './blocks/calendar/Calendar.server.tsx';
import { DrawnCodes } from './blocks/codes/Codes.server.tsx';
import { DrawnDates } from './blocks/dates/Dates.server.tsx';
import { DrawnSheet } from './blocks/sheet/Sheet.server.tsx';
import type { WrittenContents } from './parts.server.ts';

export const DRAWINGS: DrawingsOf<WrittenContents> = {
  ...ENGINE_DRAWINGS,
  codes: DrawnCodes,
  sheet: DrawnSheet,
  calendar: DrawnCalendar,
  dates: DrawnDates,
};
