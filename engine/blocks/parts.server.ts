// The server part of every kind of block that the engine has.

import { writeArticle } from './article/article.server.ts';
import { writeCalendar } from './calendar/calendar.server.ts';
import { calendarFeeds } from './calendar/feed.server.ts';
import { writeCalls } from './calls/calls.server.ts';
import { readTrial } from './calls/trial.server.ts';
import { chart } from './chart/chart.server.ts';
import { writeCodes } from './codes/codes.server.ts';
import { facts } from './facts/facts.server.ts';
import { form } from './form/form.server.ts';
import type { BlockKind } from './kinds.ts';
import { writeList } from './list/list.server.ts';
import type { ServerPart } from './part.server.ts';
import { writeResults } from './results/results.server.ts';
import { writeSheets } from './sheet/sheet.server.ts';
import { writeSitemap } from './sitemap/sitemap.server.ts';
import { table } from './table/table.server.ts';
import { tabs } from './tabs/tabs.server.ts';
import { markProse, text } from './text/text.server.ts';
import { writtenPart } from './written.server.ts';

export const SERVER_PARTS: Readonly<Record<BlockKind, ServerPart>> = {
  table,
  chart,
  text,
  tabs,
  facts,
  article: { ...writtenPart(writeArticle), markNames: markProse },
  list: writtenPart(writeList),
  codes: writtenPart(writeCodes),
  sheet: writtenPart(writeSheets),
  calendar: { ...writtenPart(writeCalendar), feedsOf: calendarFeeds },
  sitemap: writtenPart(writeSitemap),
  results: writtenPart(writeResults),
  calls: { ...writtenPart(writeCalls), readAddress: readTrial },
  form,
};
