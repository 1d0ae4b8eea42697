// The drawing of every kind that the engine writes out on the server.

import { DrawnArticle } from './article/Article.server.tsx';
import { DrawnCalendar } from './calendar/Calendar.server.tsx';
import { DrawnCalls } from './calls/Calls.server.tsx';
import { DrawnCodes } from './codes/Codes.server.tsx';
import { DrawnList } from './list/List.server.tsx';
import { DrawnResults } from './results/Results.server.tsx';
import { DrawnSheet } from './sheet/Sheet.server.tsx';
import { DrawnSitemap } from './sitemap/Sitemap.server.tsx';
import { DrawnText } from './text/Text.server.tsx';
import type { DrawingOf } from './Drawn.server.tsx';
import type { WrittenContents } from './parts.server.ts';

export const DRAWINGS: {
  readonly [Kind in keyof WrittenContents]: DrawingOf<WrittenContents[Kind]>;
} = {
  text: DrawnText,
  article: DrawnArticle,
  list: DrawnList,
  codes: DrawnCodes,
  sheet: DrawnSheet,
  calendar: DrawnCalendar,
  sitemap: DrawnSitemap,
  results: DrawnResults,
  calls: DrawnCalls,
};
