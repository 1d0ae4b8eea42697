// The door for what the server does with kinds of block: the engine's parts, and what a portal's own are made with.

export { partAt } from './addresses/parts.ts';
export { changeQuery, withPrefix, writeQuery } from './addresses/query.ts';
export { fillPath } from './addresses/routes.ts';
export {
  readEntries,
  entryAddress,
  entryAt,
  findEntryPage,
  type Entry,
} from './answers/document/collections.ts';
export { readDocument } from './answers/document/collections.ts';
export { readParameters } from './answers/params.ts';
export { ApiProblem } from './answers/problem.ts';
export type { PageContext } from './blocks/contract/context.server.ts';
export { buildOutcome } from './blocks/contract/outcome.server.ts';
export type * from './blocks/contract/context.server.ts';
export { SERVER_PARTS } from './blocks/contract/parts.server.ts';
export { formatShape } from './blocks/figure/shape.server.ts';
export {
  isText,
  splitParagraphs,
  formatSources,
  type LinkedWords,
} from './blocks/written/texts.server.ts';
export { wayTo } from './blocks/contract/ways.server.ts';
export {
  readToday,
  buildViewStart,
  writtenPart,
  type ContentsOf,
} from './blocks/written/written.server.ts';
export { EMPTY_ROW, LIMIT, type ChartRow } from './charts/data.ts';
export { drawChart } from './charts/draw.ts';
export { formatAmount } from './language/amounts.ts';
export { alignDecimals, writeUnits } from './language/decimals.ts';
export { findSpelling, matchWords, splitFoldedWords, type Spelling } from './language/folding.ts';
export type { LocaleFormatter } from './language/localeFormatter.ts';
export { dateWords, monthName, shortMonth } from './language/periods.ts';
export { plainWords } from './language/text.ts';
export { at, first, last, lookup, assertDefined } from './model/lookup.ts';
export type * from './model/portal.ts';
