// The server part of every kind of block that the engine has.

import { tellArticle } from './article/article.server.ts';
import { balance } from './balance/balance.server.ts';
import { bars } from './bars/bars.server.ts';
import { tellCalls } from './calls/calls.server.ts';
import { readTrial, trialOnward } from './calls/trial.server.ts';
import { card } from './card/card.server.ts';
import { chart } from './chart/chart.server.ts';
import { comparison } from './comparison/comparison.server.ts';
import { cube } from './cube/cube.server.ts';
import { tellDocument } from './document/document.server.ts';
import { tellDoors } from './doors/doors.server.ts';
import { facts } from './facts/facts.server.ts';
import { finding } from './finding/finding.server.ts';
import { tellFlow } from './flow/flow.server.ts';
import { pictureOfFlow } from './flow/picture.server.ts';
import { form } from './form/form.server.ts';
import type { EngineBlockKind } from './kinds.ts';
import { tellList } from './list/list.server.ts';
import { readIndicator, tellMap } from './map/map.server.ts';
import { pictureOfMap } from './map/picture.server.ts';
import type { ServerPart } from './part.server.ts';
import { isMissing } from './noRecord.server.ts';
import { readChosen } from './records.server.ts';
import { readYear, tellRegistry } from './registry/registry.server.ts';
import { tellResults } from './results/results.server.ts';
import { tellSearch } from './search/search.server.ts';
import { tellSelection } from './selection/selection.server.ts';
import { tellSitemap } from './sitemap/sitemap.server.ts';
import { readSource, tellSource } from './source/source.server.ts';
import { table } from './table/table.server.ts';
import { tabs } from './tabs/tabs.server.ts';
import { langOf, tellText } from './text/text.server.ts';
import { readCompared } from './versus/address.server.ts';
import { tellVersus } from './versus/versus.server.ts';
import { writtenPart, type ContentsOf } from './written.server.ts';

const WRITTEN_PARTS = {
  text: writtenPart(tellText, langOf),
  article: writtenPart(tellArticle),
  list: writtenPart(tellList),
  sitemap: writtenPart(tellSitemap),
  results: writtenPart(tellResults),
  flow: { ...writtenPart(tellFlow), valued: 'amounts' as const, picture: pictureOfFlow },
  document: {
    ...writtenPart(tellDocument, undefined, isMissing),
    readAddress: readChosen,
    saysInvented: true,
  },
  registry: { ...writtenPart(tellRegistry), readAddress: readYear },
  versus: { ...writtenPart(tellVersus, undefined, isMissing), readAddress: readCompared },
  map: { ...writtenPart(tellMap), readAddress: readIndicator, picture: pictureOfMap },
  doors: writtenPart(tellDoors),
  search: writtenPart(tellSearch),
  selection: writtenPart(tellSelection),
  source: { ...writtenPart(tellSource), readAddress: readSource },
  comparison,
  card,
  calls: { ...writtenPart(tellCalls), readAddress: readTrial, onward: trialOnward },
};

/** What the drawing of each written kind takes. */
export type EngineContents = ContentsOf<typeof WRITTEN_PARTS>;

export const SERVER_PARTS: Readonly<Record<EngineBlockKind, ServerPart>> = {
  ...WRITTEN_PARTS,
  table,
  chart,
  tabs,
  facts,
  form,
  balance,
  bars,
  finding,
  cube,
};
