// The door for a program that makes a ledger: what it is told by, the words of the model, statements, publication.

export { buildDictionaryFormat } from './config/derived/ledger.ts';
export { readDictionaries, type Dictionary } from './config/dictionaries.ts';
export { shippedDimensions, type Folders } from './config/files.ts';
export { checkSource, loadSchemas, readSource } from './config/kept.ts';
export type { Schemas } from './config/schemas.ts';
export { ConfigError, START, makeProblem, type Problem } from './config/problems.ts';
export { isCode } from './config/rules/members.ts';
export { storedIn } from './config/rules/facts.ts';
export { here, problemAt, unknownName, unknownNameAtKey } from './config/valuePlace.ts';
export type { Source } from './config/yaml.ts';
export { exactNumber, parseAmount, writeAmount } from './language/decimals.ts';
export { divideRounded, divideTruncated } from './language/ratio.ts';
export { readDelimited } from './ledger/import/delimited.ts';
export { gatherShipped } from './ledger/import/gather.ts';
export {
  readMember,
  readRecords,
  resolveReferences,
  type DimensionMember,
  type ReadMember,
} from './ledger/import/members.ts';
export type { Members } from './ledger/model/members.ts';
export {
  ADDITIVE,
  GRAINS,
  MONEY,
  ROLE,
  column,
  createFactTable,
  entityDimension,
  factTable,
  findTotal,
  measureColumn,
  measureColumns,
  partitionDimension,
  sortColumns,
  storedMeasures,
  treeDimensions,
} from './ledger/model/tables.ts';
export { coverAll, finishTables } from './ledger/publish/coverage.ts';
export { EVER, leadTo, type Building } from './ledger/publish/derive.ts';
export {
  LEDGER_FILE,
  isLedgerId,
  listLedgers,
  readCurrent,
  readManifest,
  type Manifest,
} from './ledger/publish/manifest.ts';
export { buildLedger, hashModelTables } from './ledger/publish/publish.ts';
export { branchConditions, findViolations } from './ledger/publish/rules.ts';
export { sumUnnamed } from './ledger/publish/unnamed.ts';
export { createShared, readMembers, writeMembers } from './ledger/publish/write.ts';
export { pathTo } from './ledger/query/paths.ts';
export {
  NOTHING,
  all,
  bind,
  id,
  ids,
  list,
  literal,
  literals,
  sql,
  type Sql,
} from './ledger/sql.ts';
export { readRows, run } from './ledger/stores/duckdb.ts';
export { assertDefined, at, first, lookup } from './model/lookup.ts';
export type { BalanceRule, Fact, Model, Portal, Text } from './model/portal.ts';
export { findReferences, type Reference } from './schema/references.ts';
