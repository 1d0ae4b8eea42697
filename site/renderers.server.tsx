// How the server renders the written kinds of block that this portal has.

import { RENDERERS as ENGINE_RENDERERS, type RenderersFor } from '../engine/render.ts';
import { RenderedCalendar } from './blocks/calendar/Calendar.server.tsx';
import { RenderedCodes } from './blocks/codes/Codes.server.tsx';
import { RenderedDates } from './blocks/dates/Dates.server.tsx';
import { RenderedSheet } from './blocks/sheet/Sheet.server.tsx';
import type { WrittenContents } from './parts.server.ts';

export const RENDERERS: RenderersFor<WrittenContents> = {
  ...ENGINE_RENDERERS,
  codes: RenderedCodes,
  sheet: RenderedSheet,
  calendar: RenderedCalendar,
  dates: RenderedDates,
};
