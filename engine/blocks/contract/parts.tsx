// The browser part of every kind of block that the engine has, each in a file of its own that comes with the first page it stands on.

import type { EngineBlockKind } from './kinds.ts';
import type { PartLoaders } from './part.ts';

export const PARTS: Pick<PartLoaders, EngineBlockKind> = {
  table: async () => (await import('../table/Table.tsx')).table,
  chart: async () => (await import('../chart/Chart.tsx')).chart,
  text: async () => (await import('../text/Text.tsx')).text,
  tabs: async () => (await import('../tabs/Tabs.tsx')).tabs,
  facts: async () => (await import('../facts/Facts.tsx')).facts,
  article: async () => (await import('../article/Article.tsx')).article,
  list: async () => (await import('../list/List.tsx')).list,
  calls: async () => (await import('../calls/Calls.tsx')).calls,
  form: async () => (await import('../form/Form.tsx')).form,
  bars: async () => (await import('../bars/Bars.tsx')).bars,
  document: async () => (await import('../document/Document.tsx')).document,
  links: async () => (await import('../links/Links.tsx')).links,
  finding: async () => (await import('../finding/Finding.tsx')).finding,
  flow: async () => (await import('../flow/Flow.tsx')).flow,
  search: async () => (await import('../search/Search.tsx')).search,
  source: async () => (await import('../source/Source.tsx')).source,
  cube: async () => (await import('../cube/Cube.tsx')).cube,
  versus: async () => (await import('../document/Versus.tsx')).versus,
  records: async () => (await import('../records/Records.tsx')).records,
  comparison: async () => (await import('../comparison/Comparison.tsx')).comparison,
  map: async () => (await import('../map/Map.tsx')).map,
};
