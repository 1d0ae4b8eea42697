// The server part of every kind of block that the engine has.

import { buildArticleContent } from '../article/article.server.ts';
import { bars } from '../bars/bars.server.ts';
import { callsKeeps } from '../calls/calls.kind.ts';
import { buildCallsContent } from '../calls/calls.server.ts';
import { trialOnward } from '../calls/trial.server.ts';
import { chart } from '../chart/chart.server.ts';
import { comparison } from '../comparison/comparison.server.ts';
import { cube } from '../cube/cube.server.ts';
import { document } from '../document/document.server.ts';
import { facts } from '../facts/facts.server.ts';
import { finding } from '../finding/finding.server.ts';
import { buildFlowContent } from '../flow/flow.server.ts';
import { pictureOfFlow } from '../flow/picture.server.ts';
import { form } from '../form/form.server.ts';
import type { EngineBlockKind } from './kinds.ts';
import { buildLinksContent } from '../links/links.server.ts';
import { buildListContent } from '../list/list.server.ts';
import { mapKeeps } from '../map/map.kind.ts';
import { buildMapContent } from '../map/map.server.ts';
import { pictureOfMap } from '../map/picture.server.ts';
import type { ServerPart } from './part.server.ts';
import { records } from '../records/records.server.ts';
import { isRecordMissing } from './noRecord.server.ts';
import { buildSearchContent } from '../search/search.server.ts';
import { buildSelectionContent } from '../selection/selection.server.ts';
import { buildSourceContent } from '../source/source.server.ts';
import { table } from '../table/table.server.ts';
import { tabs } from '../tabs/tabs.server.ts';
import { findTextLang, buildTextContent } from '../text/text.server.ts';
import { versusKeeps } from '../document/versus.kind.ts';
import { buildVersusContent } from '../document/versus.server.ts';
import { writtenPart, type ContentsOf } from '../written/written.server.ts';

const WRITTEN_PARTS = {
  text: writtenPart(buildTextContent, findTextLang),
  article: writtenPart(buildArticleContent),
  list: writtenPart(buildListContent),
  flow: {
    ...writtenPart(buildFlowContent),
    valued: () => 'amounts' as const,
    picture: pictureOfFlow,
  },
  versus: {
    ...writtenPart(buildVersusContent, undefined, isRecordMissing),
    keeps: versusKeeps,
    saysInvented: true,
  },
  map: { ...writtenPart(buildMapContent), keeps: mapKeeps, picture: pictureOfMap },
  links: writtenPart(buildLinksContent),
  bars,
  search: writtenPart(buildSearchContent),
  selection: writtenPart(buildSelectionContent),
  source: writtenPart(buildSourceContent),
  comparison,
  document,
  records,
  calls: { ...writtenPart(buildCallsContent), keeps: callsKeeps, onward: trialOnward },
};

/** The content that the renderer of each written kind takes. */
export type EngineContents = ContentsOf<typeof WRITTEN_PARTS>;

export const SERVER_PARTS: Readonly<Record<EngineBlockKind, ServerPart>> = {
  ...WRITTEN_PARTS,
  table,
  chart,
  tabs,
  facts,
  form,
  finding,
  cube,
};
