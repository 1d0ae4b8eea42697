// Every kind of block that the engine has. A new one stands here, in parts.tsx and in parts.server.ts.

import { article } from '../article/article.kind.ts';
import { bars } from '../bars/bars.kind.ts';
import { calls } from '../calls/calls.kind.ts';
import { chart } from '../chart/chart.kind.ts';
import { comparison } from '../comparison/comparison.kind.ts';
import { cube } from '../cube/cube.kind.ts';
import { document } from '../document/document.kind.ts';
import { facts } from '../facts/facts.kind.ts';
import { finding } from '../finding/finding.kind.ts';
import { flow } from '../flow/flow.kind.ts';
import { form } from '../form/form.kind.ts';
import { links } from '../links/links.kind.ts';
import { list } from '../list/list.kind.ts';
import { map } from '../map/map.kind.ts';
import { records } from '../records/records.kind.ts';
import { search } from '../search/search.kind.ts';
import { source } from '../source/source.kind.ts';
import { table } from '../table/table.kind.ts';
import { tabs } from '../tabs/tabs.kind.ts';
import { text } from '../text/text.kind.ts';
import type { Kinds } from '../../config/kind.ts';
import { versus } from '../document/versus.kind.ts';

/** In the order in which editors are offered them. */
export const KINDS = {
  table,
  chart,
  text,
  tabs,
  facts,
  article,
  list,
  calls,
  form,
  bars,
  finding,
  flow,
  document,
  links,
  search,
  source,
  cube,
  records,
  versus,
  comparison,
  map,
} satisfies Kinds;

export type EngineBlockKind = keyof typeof KINDS;
