// The door for chores: folders, manifests and messages come at once, the rest when a chore asks for it, so that none loads what it does not use.

import type { Kinds } from './config/kind.ts';
import type { PortalNames } from './config/editor/names.ts';
import type { Folders } from './config/files.ts';

export { dataFolder, foldersFrom, messagesFolder, shippedDimensions } from './config/files.ts';
export { findKind, ledgersFolder, readCurrent } from './ledger/publish/manifest.ts';
export type { Shelved } from './ledger/publish/whole.ts';
export type { AskedAgain } from './ledger/fetch/journal.ts';
export type { Scope } from './ledger/fetch/plan.ts';
export { Mailbox, type State } from './mail/mailbox.ts';
export { keptCheck } from './server/snapshot.ts';
export type { Call, Portal } from './model/portal.ts';

/** Throws ConfigError. */
export const loadPortal = later(async () => (await import('./server/loadPortal.ts')).loadPortal);

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
export const importFiles = later(
  async () => (await import('./ledger/import/importFiles.ts')).importFiles,
);

/** How a file is looked at before it is imported. */
export async function trying() {
  const { readHead, tryFile } = await import('./ledger/import/tryFile.ts');
  return { readHead, tryFile };
}

/** What shows kinds of block and chart templates without figures. */
export async function exampling() {
  const [{ asWritten, readExamples }, { drawSample }, { readPalette }] = await Promise.all([
    import('./server/examples.ts'),
    import('./charts/sample.ts'),
    import('./charts/palette.ts'),
  ]);
  return { asWritten, readExamples, drawSample, readPalette };
}

/** The answer to `import --help`, in lines. */
export const importHelp = later(
  async () => (await import('./ledger/import/importFiles.ts')).importHelp,
);

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
    import('./blocks/written/written.server.ts'),
  ]);
  return { ...mirror, readToday };
}

/** The page that an address leads to. */
export const matchAddress = later(async () => (await import('./addresses/routes.ts')).matchAddress);

/** What differs between a ledger and its manifest; empty where nothing does. */
export const verifyLedger = later(
  async () => (await import('./ledger/publish/upkeep.ts')).verifyLedger,
);

/** Every ledger of a folder, newest first, those that cannot be read last; each is read when its turn comes. */
export const shelvedLedgers = later(
  async () => (await import('./ledger/publish/whole.ts')).shelvedLedgers,
);

/** The id of the ledger that is named, or of the one that serves. Throws where there is none. */
export const ledgerOf = later(async () => (await import('./ledger/publish/upkeep.ts')).ledgerOf);

/** Makes a ledger anew from its own files. Throws ImportRefused, and then publishes nothing. */
export const rebuildLedger = later(
  async () => (await import('./ledger/import/rebuild.ts')).rebuildLedger,
);

/** Serves the named ledger, or the next one back that is whole. Throws where there is none. */
export const rollBack = later(async () => (await import('./ledger/publish/upkeep.ts')).rollBack);

/** Loads a ledger to ClickHouse and serves it. Throws where a replica has other figures. */
export const publishTo = later(
  async () => (await import('./ledger/clickhouse/publishTo.ts')).publishTo,
);

/** The typed contract of every page and call. */
export const writeContracts = later(
  async () => (await import('./api/contracts.ts')).writeContracts,
);

/** What the addresses of pages and calls may say, and the functions that write links and ask. */
export const writeAddresses = later(
  async () => (await import('./api/pageAddresses.ts')).writeAddresses,
);

/** The client of a portal's API: files by their names. */
export const writeClient = later(async () => (await import('./server/apiClient.ts')).writeClient);

/** The words of the check as TypeScript. */
export const writeWordTypes = later(
  async () => (await import('./config/checkWords.ts')).writeWordTypes,
);

/** Flat JSON Schemas of configuration by their ids, as the check holds files against them. */
export const engineSchemas = later(async () => (await import('./config/kept.ts')).engineSchemas);

/** The same as text editors take them: a block is chosen by its kind. */
export const flatSchemas = later(
  async () => (await import('./config/editor/editorSchemas.ts')).flatSchemas,
);

/** Every schema below a folder as TypeScript. */
export const writeSchemaTypes = later(
  async () => (await import('./config/schema-types.ts')).writeSchemaTypes,
);

/** Every schema of configuration as TypeScript of what it is once it is complete. */
export const writeCompleteTypes = later(
  async () => (await import('./config/schema-types.ts')).writeCompleteTypes,
);

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

/** The names of a portal, which may have mistakes, by sort. */
export async function portalNames(folders: Folders): Promise<PortalNames> {
  const [{ collectPortalNames }, { openConfig }, { loadSchemas }, { readConfig }, { SHAPES }] =
    await Promise.all([
      import('./config/editor/names.ts'),
      import('./config/opened/open.ts'),
      import('./config/kept.ts'),
      import('./config/read.ts'),
      import('./answers/shapes.ts'),
    ]);
  const schemas = loadSchemas(folders);
  return collectPortalNames(openConfig(readConfig(folders, schemas), schemas), schemas, SHAPES);
}

/** Which schema each file of the content follows, as text editors are told: pattern of files → schema. */
export const contentShapes = later(async () => (await import('./config/places.ts')).contentShapes);

/** The names of the shapes that an answer can have. */
export async function shapeNames(): Promise<string[]> {
  return Object.keys((await import('./answers/shapes.ts')).SHAPES);
}

/** A function whose module is loaded when it is first called. */
function later<Args extends unknown[], Result>(
  load: () => Promise<(...args: Args) => Result | Promise<Result>>,
): (...args: Args) => Promise<Result> {
  return async (...args) => await (await load())(...args);
}
