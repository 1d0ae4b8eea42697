// The door for kinds of block: those of the engine, and what a portal's own are made with. It loads nothing heavy.

export { KINDS } from './blocks/contract/kinds.ts';
export type { BlockSpec, Kind, Kinds } from './config/kind.ts';
export { toList } from './config/normalize/given.ts';
export { answered, listInputs } from './config/rules/answers.ts';
export { listAnsweredFields, strangeFields } from './config/rules/fields.ts';
export { listDocuments, problemIn } from './config/rules/documents.ts';
export { entriesIn, entryPlaces, findEntryKeys, type EntryAt } from './config/rules/keys.ts';
export { findDocumentsAsked, unfitDocumentProblem } from './config/rules/documents.ts';
export { makeProblem, START, type Report } from './config/problems.ts';
export { suggest as nearest } from './config/suggest.ts';
export { leads } from './config/rules/site.ts';
export { blocksOfKind, type RuleContext, type Rules } from './config/rules/rule.ts';
export { here, problemAt, problemAtKey, unknownName } from './config/valuePlace.ts';
export { judgePage } from './config/rules/prose.ts';
export { isObject } from './model/lookup.ts';
export { partAt } from './addresses/parts.ts';
export type * from './model/portal.ts';
