// The door for chores: folders, manifests and messages come at once, the rest when a chore asks for it, so that none loads what it does not use.

import type { Kinds } from './config/kind.ts';
import type { Folders } from './config/folders.ts';
import type { Portal } from './model/portal.ts';

export { dataFolder, foldersFrom, messagesFolder, shippedDimensions } from './config/folders.ts';
export { findKind, ledgersFolder, readCurrent } from './ledger/publish/manifest.ts';
export type { Shelved } from './ledger/publish/shelved.ts';
export type { AskedAgain } from './ledger/fetch/fetchAll.ts';
export type { Scope } from './ledger/fetch/plan.ts';
export { Mailbox, type State } from './mail/mailbox.ts';
export { keptCheck } from './server/keptPortal.ts';
export type { Call, Portal } from './model/portal.ts';

/** Throws ConfigError. */
export async function loadPortal(folders: Folders, kinds: Kinds): Promise<Portal> {
  return (await import('./server/loadPortal.ts')).loadPortal(folders, kinds);
}

/** Why a chore failed, a line for each reason. */
export async function listFailureReasons(error: unknown): Promise<readonly string[]> {
  const { ConfigError, formatProblem } = await import('./config/problems.ts');
  if (error instanceof ConfigError)
    return error.problems.map((problem) => formatProblem(problem, 'en'));
  const { ImportRefused } = await import('./ledger/import/importFiles.ts');
  const reasons = error instanceof ImportRefused ? error.problems : [saySystem(error)];
  return reasons.map((reason) => `refused   ${reason}`);
}

/** What the system refuses is said of the path alone. */
function saySystem(error: unknown): string {
  const { code, path, syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined || path === undefined) return message;
  return [
    `${path}: не вдається прочитати чи записати (${code}): перевірте, чи є там тека або файл і чи маєте ви права`,
    `  it cannot be read or written (${code}): see whether there is a folder or file, and whether you have the rights`,
  ].join('\n');
}

/** Throws ImportRefused with every problem; then nothing is published. */
export async function importFiles(
  ...args: Parameters<typeof import('./ledger/import/importFiles.ts').importFiles>
) {
  return await (await import('./ledger/import/importFiles.ts')).importFiles(...args);
}

/** The answer to `import --help`, in lines. */
export async function importHelp(
  ...args: Parameters<typeof import('./ledger/import/help.ts').importHelp>
) {
  return (await import('./ledger/import/help.ts')).importHelp(...args);
}

/** What fetching needs: the calls that give their source back, the files of one of them, and all that a portal needs. */
export async function fetching() {
  const [{ fetchRows }, { fetchableCalls, UnknownQuestion }, { fetchAll }, { readJournal }] =
    await Promise.all([
      import('./ledger/fetch/fetchRows.ts'),
      import('./ledger/fetch/wanted.ts'),
      import('./ledger/fetch/fetchAll.ts'),
      import('./ledger/fetch/journal.ts'),
    ]);
  return { fetchRows, fetchableCalls, fetchAll, readJournal, UnknownQuestion };
}

/** What a copy of the portal as files needs. */
export async function mirroring() {
  const [mirror, { readToday }] = await Promise.all([
    import('./server/mirror.ts'),
    import('./blocks/written.server.ts'),
  ]);
  return { ...mirror, readToday };
}

/** What differs between a ledger and its manifest; empty where nothing does. */
export async function verifyLedger(
  ...args: Parameters<typeof import('./ledger/publish/upkeep.ts').verifyLedger>
) {
  return await (await import('./ledger/publish/upkeep.ts')).verifyLedger(...args);
}

/** Every ledger of a folder, newest first, those that cannot be read last; each is read when its turn comes. */
export async function shelvedLedgers(
  ...args: Parameters<typeof import('./ledger/publish/shelved.ts').shelvedLedgers>
) {
  return (await import('./ledger/publish/shelved.ts')).shelvedLedgers(...args);
}

/** The id of the ledger that is named, or of the one that serves. Throws where there is none. */
export async function ledgerOf(
  ...args: Parameters<typeof import('./ledger/publish/upkeep.ts').ledgerOf>
) {
  return await (await import('./ledger/publish/upkeep.ts')).ledgerOf(...args);
}

/** Makes a ledger anew from its own files. Throws ImportRefused, and then publishes nothing. */
export async function rebuildLedger(
  ...args: Parameters<typeof import('./ledger/import/rebuild.ts').rebuildLedger>
) {
  return await (await import('./ledger/import/rebuild.ts')).rebuildLedger(...args);
}

/** Serves the named ledger, or the next one back that is whole. Throws where there is none. */
export async function rollBack(
  ...args: Parameters<typeof import('./ledger/publish/upkeep.ts').rollBack>
) {
  return await (await import('./ledger/publish/upkeep.ts')).rollBack(...args);
}

/** Loads a ledger to ClickHouse and serves it. Throws where a replica has other figures. */
export async function publishTo(
  ...args: Parameters<typeof import('./ledger/clickhouse/publishTo.ts').publishTo>
) {
  return await (await import('./ledger/clickhouse/publishTo.ts')).publishTo(...args);
}

/** The typed contract of every page and call. */
export async function writeContracts(
  ...args: Parameters<typeof import('./api/contracts.ts').writeContracts>
) {
  return await (await import('./api/contracts.ts')).writeContracts(...args);
}

/** What the addresses of pages may say, and the function that writes them. */
export async function writePageAddresses(
  ...args: Parameters<typeof import('./api/pageAddresses.ts').writePageAddresses>
) {
  return (await import('./api/pageAddresses.ts')).writePageAddresses(...args);
}

/** Flat JSON Schemas of configuration by their ids. */
export async function flatSchemas(folder: string): Promise<Readonly<Record<string, object>>> {
  return (await import('./config/editor/editorSchemas.ts')).flatSchemas(folder);
}

/** Every schema below a folder as TypeScript. */
export async function writeSchemaTypes(folder: string): Promise<string> {
  return await (await import('./config/schema-types.ts')).writeSchemaTypes(folder);
}

/** Every schema of configuration as TypeScript of what it is once it is complete. */
export async function writeCompleteTypes(folder: string): Promise<string> {
  return await (await import('./config/schema-types.ts')).writeCompleteTypes(folder);
}

/** Schemas with the names of a portal in them, which may have mistakes: text editors suggest by them. File below `schemas/editor` → text. */
export async function editorSchemas(
  folders: Folders,
  kinds: Kinds,
): Promise<Readonly<Record<string, string>>> {
  const [{ editorSchemas: make }, { SHAPES: shapes }] = await Promise.all([
    import('./config/editor/editorSchemas.ts'),
    import('./answers/shapes.ts'),
  ]);
  return make(folders, { kinds, shapes });
}

/** Which schema each file of the content follows, as text editors are told: pattern of files → schema. */
export async function contentShapes(folders: Folders): Promise<Readonly<Record<string, string>>> {
  return (await import('./config/editor/contentShapes.ts')).contentShapes(folders);
}

/** The names of the shapes that an answer can have. */
export async function shapeNames(): Promise<string[]> {
  return Object.keys((await import('./answers/shapes.ts')).SHAPES);
}
