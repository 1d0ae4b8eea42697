// The server part of every kind of block that the engine has.

import { tellArticle } from './article/article.server.ts';
import { tellCalendar } from './calendar/calendar.server.ts';
import { calendarFeeds } from './calendar/feed.server.ts';
import { tellCalls } from './calls/calls.server.ts';
import { readTrial } from './calls/trial.server.ts';
import { chart } from './chart/chart.server.ts';
import { tellCodes } from './codes/codes.server.ts';
import { facts } from './facts/facts.server.ts';
import { form } from './form/form.server.ts';
import type { EngineBlockKind } from './kinds.ts';
import { tellList } from './list/list.server.ts';
import type { ServerPart } from './part.server.ts';
import { tellResults } from './results/results.server.ts';
import { tellSheets } from './sheet/sheet.server.ts';
import { tellSitemap } from './sitemap/sitemap.server.ts';
import { table } from './table/table.server.ts';
import { tabs } from './tabs/tabs.server.ts';
import { langOf, tellText } from './text/text.server.ts';
import { writtenPart } from './written.server.ts';

const WRITTEN_PARTS = {
  text: writtenPart(tellText, langOf),
  article: writtenPart(tellArticle),
  list: writtenPart(tellList),
  codes: writtenPart(tellCodes),
  sheet: writtenPart(tellSheets),
  calendar: { ...writtenPart(tellCalendar), feedsOf: calendarFeeds },
  sitemap: writtenPart(tellSitemap),
  results: writtenPart(tellResults),
  calls: { ...writtenPart(tellCalls), readAddress: readTrial },
};

/** What the drawing of each written kind takes. */
export type WrittenContents = {
  readonly [Kind in keyof typeof WRITTEN_PARTS]: ReturnType<(typeof WRITTEN_PARTS)[Kind]['tell']>;
};

export const SERVER_PARTS: Readonly<Record<EngineBlockKind, ServerPart>> = {
  ...WRITTEN_PARTS,
  table,
  chart,
  tabs,
  facts,
  form,
};
