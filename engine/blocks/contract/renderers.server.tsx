// The renderer of every kind that the engine writes out on the server.

import { RenderedArticle } from '../article/Article.server.tsx';
import { RenderedBars } from '../bars/Bars.server.tsx';
import { RenderedBranches } from '../branches/Branches.server.tsx';
import { RenderedCalls } from '../calls/Calls.server.tsx';
import { RenderedComparison } from '../comparison/Comparison.server.tsx';
import { RenderedDocument } from '../document/Document.server.tsx';
import { RenderedFlow } from '../flow/Flow.server.tsx';
import { RenderedLinks } from '../links/Links.server.tsx';
import { RenderedList } from '../list/List.server.tsx';
import { RenderedRegistry } from '../registry/Registry.server.tsx';
import { RenderedMap } from '../map/Map.server.tsx';
import { RenderedPaged } from '../paged/Paged.server.tsx';
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
  branches: RenderedBranches,
  document: RenderedDocument,
  registry: RenderedRegistry,
  versus: RenderedVersus,
  links: RenderedLinks,
  search: RenderedSearch,
  selection: RenderedSelection,
  comparison: RenderedComparison,
  source: RenderedSource,
  paged: RenderedPaged,
};
