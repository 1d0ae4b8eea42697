// The server part of every kind of block that the engine has.

import { article } from '../article/article.server.ts';
import { bars } from '../bars/bars.server.ts';
import { calls } from '../calls/calls.server.ts';
import { chart } from '../chart/chart.server.ts';
import { comparison } from '../comparison/comparison.server.ts';
import { cube } from '../cube/cube.server.ts';
import { document } from '../document/document.server.ts';
import { versus } from '../document/versus.server.ts';
import { facts } from '../facts/facts.server.ts';
import { finding } from '../finding/finding.server.ts';
import { flow } from '../flow/flow.server.ts';
import { form } from '../form/form.server.ts';
import { links } from '../links/links.server.ts';
import { list } from '../list/list.server.ts';
import { map } from '../map/map.server.ts';
import { records } from '../records/records.server.ts';
import { search } from '../search/search.server.ts';
import { source } from '../source/source.server.ts';
import { table } from '../table/table.server.ts';
import { tabs } from '../tabs/tabs.server.ts';
import { text } from '../text/text.server.ts';
import type { EngineBlockKind } from './kinds.ts';
import type { ServerPart } from './context.server.ts';

export const SERVER_PARTS = {
  article,
  bars,
  calls,
  chart,
  comparison,
  cube,
  document,
  facts,
  finding,
  flow,
  form,
  links,
  list,
  map,
  records,
  search,
  source,
  table,
  tabs,
  text,
  versus,
} satisfies Readonly<Record<EngineBlockKind, ServerPart>>;
