// The door for configuration: where a portal lies, what it says, what is wrong with it. Charts are compiled here, nothing is served.

export {
  dataFolder,
  foldersFrom,
  messagesFolder,
  shippedDimensions,
  type Folders,
} from './config/files.ts';
export { loadPortal, readPortal, readUnjudged } from './server/loadPortal.ts';
export { PLACEHOLDER } from './config/rules/letters.ts';
export { ConfigError, formatProblem, sayProblem, type Problem } from './config/problems.ts';
export type { Call, Chart, Format, Portal } from './model/portal.ts';
export { ancestorsByCode, canonicalCode } from './model/codes.ts';
export { listTabPages } from './model/page.ts';
export { checkPortal, type CheckFigures } from './server/check.ts';
export { findUses, type Use, listPlaces, schemaFinder, type WrittenName } from './config/places.ts';
export { unescape } from './language/html.ts';
export { putOver, readOnce } from './config/files.ts';
export { checkSource, loadSchemas, readJson, readSource } from './config/kept.ts';
export { below } from './config/reading/sourceViews.ts';
export { writeInLine } from './config/yaml.ts';
export { isObject } from './model/lookup.ts';
export { remember } from './model/remember.ts';
export type { Kinds } from './config/kind.ts';
export { findThing, OWNERS } from './schema/references.ts';
