// The door for kinds of block: those of the engine, and what a portal's own are made with. It loads nothing heavy.

export { KINDS } from './blocks/kinds.ts';
export type { BlockSpec, BlockStart, CallingSpec, Kind, Kinds } from './config/kind.ts';
export { normalizeAsking } from './config/normalize/blocks.ts';
export { listOf } from './config/normalize/given.ts';
export { answered, inputsOf } from './config/truths/answers.ts';
export { fieldsOf, strangeFields } from './config/truths/fields.ts';
export { documentsOf, problemIn } from './config/truths/documents.ts';
export { entriesIn, entryPlaces, keysOf, type EntryAt } from './config/truths/keys.ts';
export { telling, unfitDocuments } from './config/truths/told.ts';
export { makeProblem, START } from './config/problems.ts';
export { suggest as nearest } from './config/suggest.ts';
export { leads } from './config/truths/site.ts';
export {
  blocksOfKind,
  here,
  problemAt,
  problemAtKey,
  unknownName,
  type Facts,
  type Say as SayProblem,
  type Truths,
} from './config/truths/truth.ts';
export { judgePage } from './config/truths/ways.ts';
export { isObject } from './model/lookup.ts';
export { partAt } from './addresses/parts.ts';
export type * from './model/portal.ts';
