// The door for the server's side: configuration, ledger, API, server. Scripts and the site come in here only.

export { dataFolder, foldersFrom, shippedDimensions } from './config/folders.ts';
export { writeContracts } from './config/contracts.ts';
export type { Call, Portal } from './portal.ts';
export { loadPortal, readPortal } from './config/loadPortal.ts';
export { writeSchemaTypes } from './config/schema-types.ts';
export { ConfigError, sayProblem, type Problem } from './config/problems.ts';
export { fetchRows } from './ledger/fetch/fetchRows.ts';
export { fetchableCalls, UnknownQuestion } from './ledger/fetch/wanted.ts';
export { importFiles, ImportRefused } from './ledger/import/importFiles.ts';
export { Ledger } from './ledger/ledger.ts';
export { ledgersFolder, listLedgers, readCurrent } from './ledger/manifest.ts';
export { rollBack, verifyLedger } from './ledger/upkeep.ts';
export { CurrentLedger } from './ledger/current.ts';
export { publishTo } from './ledger/publishTo.ts';
export { clickhouseShelf } from './ledger/shelf.ts';
export { ensureLedger, makeScaled } from './ledger/demonstration/ensure.ts';
export { answerSchema, problemSchema, type JsonSchema } from './api/answerSchema.ts';
export { buildApp } from './api/app.ts';
export { Desk } from './api/desk.ts';
export { PROBLEMS } from './api/problem.ts';
export { formsOf } from './api/forms.ts';
export { ensureBuilt } from './server/build.ts';
export { readBuilt, type Built } from './server/built.ts';
export { buildSite } from './server/site.ts';
export { checkPortal } from './server/check.ts';
