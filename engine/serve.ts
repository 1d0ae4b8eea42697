// The door for whoever starts a server: ledgers that serve, mail, the API, the site.

export { answerSchema, problemSchema } from './answers/answerSchema.ts';
export type { JsonSchema } from './answers/jsonSchema.ts';
export { PROBLEMS } from './answers/problem.ts';
export { prepareSearch } from './answers/search/search.shape.ts';
export { listForms, plainTable, findCallShape } from './answers/shapes.ts';
export { AnswerCache } from './api/answerCache.ts';
export { buildApp } from './api/app.ts';
export { openLog } from './api/httpServer.ts';
export { mountMessages } from './api/submissions/mount.ts';
export type { Challenge } from './api/submissions/proofOfWork.ts';
export { dataFolder, foldersFrom, messagesFolder } from './config/files.ts';
export { loadPortal } from './server/loadPortal.ts';
export { keptPortal } from './server/snapshot.ts';
export { ConfigError, formatProblem } from './config/problems.ts';
export { CurrentLedger } from './ledger/current.ts';
export { measureBehind } from './front/metrics.ts';
export { Ledger } from './ledger/ledger.ts';
export { Members } from './ledger/model/members.ts';
export { folderShelf } from './ledger/ledgerSource.ts';
export { LEDGER_FILE, ledgersFolder, readCurrent } from './ledger/publish/manifest.ts';
export { id, list, sql, table, type Sql } from './ledger/sql.ts';
export { bindAll } from './ledger/stores/duckdb.ts';
export { DUCKDB } from './ledger/stores/duckdb.ts';
export { giveBackSpare } from './ledger/stores/duckdb.ts';
export { openMailService, roomFor, type MailService } from './mail/mailService.ts';
export { at, first, last, isObject, lookup, assertDefined } from './model/lookup.ts';
export type { Call, Portal } from './model/portal.ts';
export { ensureBuilt, isBuilt } from './server/build.ts';
export { readBuilt, type Built, type ServerBundle } from './server/built.ts';
export { busyPages, frontPlaces, frontShare } from './server/busyPages.ts';
export { contentPolicy, POLICY, securityHeaders } from './server/headers.ts';
export { withPrefix } from './addresses/query.ts';
export { matchAddress } from './addresses/routes.ts';
export { findAddress } from './server/sitemap.ts';
export { listPlaces } from './answers/document/collections.ts';
export { readToday } from './blocks/written/written.server.ts';
export { buildSite } from './server/site.ts';

/** The ledgers that a ClickHouse keeps, by its address: it is loaded where one is named. Throws where the address is none. */
export async function clickhouseSource(
  ...args: Parameters<typeof import('./ledger/clickhouse/store.ts').clickhouseSource>
) {
  return (await import('./ledger/clickhouse/store.ts')).clickhouseSource(...args);
}
