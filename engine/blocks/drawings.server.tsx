// The drawing of every kind that the engine writes out on the server.

import { DrawnArticle } from './article/Article.server.tsx';
import { DrawnBranches } from './branches/Branches.server.tsx';
import { DrawnCalls } from './calls/Calls.server.tsx';
import { DrawnComparison } from './comparison/Comparison.server.tsx';
import { DrawnCard } from './card/Card.server.tsx';
import { DrawnDocument } from './document/Document.server.tsx';
import { DrawnDoors } from './doors/Doors.server.tsx';
import { DrawnFlow } from './flow/Flow.server.tsx';
import { DrawnGraph } from './graph/Graph.server.tsx';
import { DrawnList } from './list/List.server.tsx';
import { DrawnRegistry } from './registry/Registry.server.tsx';
import { DrawnMap } from './map/Map.server.tsx';
import { DrawnPaged } from './paged/Paged.server.tsx';
import { DrawnResults } from './results/Results.server.tsx';
import { DrawnSearch } from './search/Search.server.tsx';
import { DrawnSelection } from './selection/Selection.server.tsx';
import { DrawnSitemap } from './sitemap/Sitemap.server.tsx';
import { DrawnSource } from './source/Source.server.tsx';
import { DrawnTally } from './tally/Tally.server.tsx';
import { DrawnText } from './text/Text.server.tsx';
import { DrawnVersus } from './versus/Versus.server.tsx';
import type { DrawingsOf } from './Drawn.server.tsx';
import type { EngineContents } from './parts.server.ts';

export const DRAWINGS: DrawingsOf<EngineContents> = {
  text: DrawnText,
  article: DrawnArticle,
  list: DrawnList,
  sitemap: DrawnSitemap,
  results: DrawnResults,
  calls: DrawnCalls,
  flow: DrawnFlow,
  map: DrawnMap,
  graph: DrawnGraph,
  branches: DrawnBranches,
  document: DrawnDocument,
  registry: DrawnRegistry,
  versus: DrawnVersus,
  doors: DrawnDoors,
  search: DrawnSearch,
  selection: DrawnSelection,
  comparison: DrawnComparison,
  source: DrawnSource,
  card: DrawnCard,
  paged: DrawnPaged,
  tally: DrawnTally,
};
