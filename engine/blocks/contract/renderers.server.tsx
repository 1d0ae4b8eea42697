// The renderer of every kind that the engine writes out on the server.

import { RenderedArticle } from '../article/Article.server.tsx';
import { RenderedBars } from '../bars/Bars.server.tsx';
import { RenderedCalls } from '../calls/Calls.server.tsx';
import { RenderedComparison } from '../comparison/Comparison.server.tsx';
import { RenderedDocument } from '../document/Document.server.tsx';
import { RenderedFlow } from '../flow/Flow.server.tsx';
import { RenderedLinks } from '../links/Links.server.tsx';
import { RenderedList } from '../list/List.server.tsx';
import { RenderedMap } from '../map/Map.server.tsx';
import { RenderedRecords } from '../records/Records.server.tsx';
import { RenderedSearch } from '../search/Search.server.tsx';
import { RenderedSelection } from '../selection/Selection.server.tsx';
import { RenderedSource } from '../source/Source.server.tsx';
import { RenderedText } from '../text/Text.server.tsx';
import { RenderedVersus } from '../document/Versus.server.tsx';
import type { RenderersFor } from '../written/Rendered.server.tsx';
import type { EngineContents } from './parts.server.ts';

export const RENDERERS: RenderersFor<EngineContents> = {
  text: RenderedText,
  article: RenderedArticle,
  list: RenderedList,
  calls: RenderedCalls,
  flow: RenderedFlow,
  map: RenderedMap,
  bars: RenderedBars,
  document: RenderedDocument,
  records: RenderedRecords,
  versus: RenderedVersus,
  links: RenderedLinks,
  search: RenderedSearch,
  selection: RenderedSelection,
  comparison: RenderedComparison,
  source: RenderedSource,
};
