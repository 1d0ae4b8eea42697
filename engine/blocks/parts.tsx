// The browser part of every kind of block that the engine has.

import { article } from './article/Article.tsx';
import { balance } from './balance/Balance.tsx';
import { bars } from './bars/Bars.tsx';
import { calls } from './calls/Calls.tsx';
import { chart } from './chart/Chart.tsx';
import { document } from './document/Document.tsx';
import { doors } from './doors/Doors.tsx';
import { facts } from './facts/Facts.tsx';
import { finding } from './finding/Finding.tsx';
import { flow } from './flow/Flow.tsx';
import { form } from './form/Form.tsx';
import { list } from './list/List.tsx';
import { results } from './results/Results.tsx';
import { search } from './search/Search.tsx';
import { sitemap } from './sitemap/Sitemap.tsx';
import { source } from './source/Source.tsx';
import { table } from './table/Table.tsx';
import { tabs } from './tabs/Tabs.tsx';
import { text } from './text/Text.tsx';
import type { EngineBlockKind } from './kinds.ts';
import type { BrowserPart } from './part.ts';

export const PARTS: Readonly<Record<EngineBlockKind, BrowserPart>> = {
  table,
  chart,
  text,
  tabs,
  facts,
  article,
  list,
  sitemap,
  results,
  calls,
  form,
  balance,
  bars,
  finding,
  flow,
  document,
  doors,
  search,
  source,
};
