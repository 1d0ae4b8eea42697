// Operator's chores on the ledger: import, rebuild, list, verify, rollback, forth, fetch, update, publish. Exit codes: 0 done, 1 refused, 2 wrong usage.

import {
  dataFolder,
  foldersFrom,
  importHelp,
  importFiles,
  findKind,
  ledgersFolder,
  loadPortal,
  publishTo,
  ledgerOf,
  readCurrent,
  rebuildLedger,
  listFailureReasons,
  rollBack,
  shelvedLedgers,
  shippedDimensions,
  verifyLedger,
  type Shelved,
} from '../engine/chores.ts';
import { GENERATE_USAGE, generateCommand } from './ledger/generate.ts';
import { FETCH_USAGE, fetchCommand, updateCommand } from './ledger/fetch.ts';
import { KINDS } from './own.ts';

const USAGE = `usage: npm run ledger -- import PATH [PATH …]   read figures and dictionaries, publish once
           [--without-sources]                    the files are not kept with the ledger
           [--invented]                           the figures are invented, and say so wherever they go
       npm run ledger -- rebuild [ID]             make a ledger anew from the files kept with it, after a change of the model
       npm run ledger -- list                     published ledgers, newest first, and which are damaged
       npm run ledger -- verify [ID]              compare a ledger with its manifest
       npm run ledger -- rollback [ID]            serve the ledger again that served before, or the one named
       npm run ledger -- forth                    serve the ledger again that was rolled back from
       npm run ledger -- publish --to clickhouse://USER:PASSWORD@HOST:PORT/DATABASE
                                                  load the ledger that serves into ClickHouse, compare, serve it there;
                                                  without --to the address is that of PORTAL_LEDGER; replicas: HOST,HOST
                                                  and ?cluster=NAME; TLS: ?secure=true, ca=FILE, cert=FILE and key=FILE
${FETCH_USAGE}
${GENERATE_USAGE}`;

const WITHOUT_SOURCES = '--without-sources';
const INVENTED = '--invented';

const [, , command, ...rest] = process.argv;
const folders = foldersFrom(process.env);
const folder = ledgersFolder(dataFolder(process.env));

try {
  process.exitCode = await run();
} catch (error) {
  for (const reason of await listFailureReasons(error)) console.error(reason);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  if ([command, ...rest].some((word) => word === '--help' || word === '-h')) {
    console.log(command === 'import' ? await importHelp(await loadPortal(folders, KINDS)) : USAGE);
    return 0;
  }
  const paths = rest.filter((word) => word !== WITHOUT_SOURCES && word !== INVENTED);
  if (command === 'import' && paths.length > 0 && !paths.some((path) => path.startsWith('-')))
    return await importPaths(paths, rest);
  if (command === 'rebuild' && rest.length <= 1) {
    await rebuildLedger(rest[0], await importing());
    return 0;
  }
  if (command === 'list' && rest.length === 0) {
    const current = await readCurrent(folder).catch(() => '');
    // each is read whole: its line stands when that is done
    let found = false;
    for await (const shelved of await shelvedLedgers(folder)) {
      console.log(lineOf(shelved, shelved.id === current));
      found = true;
    }
    if (!found) console.log(`none      there are no ledgers in ${folder}`);
    return 0;
  }
  if (command === 'verify' && rest.length <= 1) {
    const id = await ledgerOf(folder, rest[0]);
    const problems = await verifyLedger(folder, id, (await loadPortal(folders, KINDS)).model);
    for (const problem of problems) console.error(`refused   ${id}: ${problem}`);
    if (problems.length === 0) console.log(`verified  ${id}`);
    return problems.length === 0 ? 0 : 1;
  }
  if (command === 'rollback' && rest.length <= 1) {
    console.log(`published ${await rollBack(folder, { way: 'back', id: rest[0] })}`);
    return 0;
  }
  if (command === 'forth' && rest.length === 0) {
    console.log(`published ${await rollBack(folder, { way: 'forth' })}`);
    return 0;
  }
  const to = rest.length === 0 ? process.env['PORTAL_LEDGER'] : addressIn(rest);
  if (command === 'publish' && to) {
    await publishTo(to, {
      folder,
      id: await ledgerOf(folder),
      model: (await loadPortal(folders, KINDS)).model,
      say: (line) => console.log(line),
    });
    return 0;
  }
  if (command === 'generate') return await generateCommand(rest, folders, dataFolder(process.env));
  const data = dataFolder(process.env);
  if (command === 'update') return await updateCommand(rest, { folders, data });
  if (command === 'fetch') return await fetchCommand(rest, { folders, data });
  console.error(USAGE);
  return 2;
}

/** Publishes what is read from the paths, as the options say. */
async function importPaths(paths: readonly string[], options: readonly string[]): Promise<number> {
  const sources = await importing();
  const words = sources.portal.settings.demonstration;
  await importFiles(paths, {
    ...sources,
    keeps: !options.includes(WITHOUT_SOURCES),
    ...(options.includes(INVENTED) && { mark: { name: 'demonstration', words } }),
  });
  return 0;
}

async function importing() {
  return {
    portal: await loadPortal(folders, KINDS),
    folder,
    shipped: shippedDimensions(folders),
    say: (line: string) => console.log(line),
  };
}

function lineOf({ id, manifest, damage, sources }: Shelved, serves: boolean): string {
  const mark = serves ? '*' : ' ';
  const state = damage === null ? 'whole' : `damaged: ${damage}`;
  if (!manifest) return `${mark} ${id}  ${state}`;
  const { created, tables, file } = manifest;
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const megabytes = Math.round(file.bytes / 1e6);
  return `${mark} ${id}  ${created}  ${findKind(manifest)}  ${rows} rows  ${megabytes} MB  ${sources ? 'sources kept' : 'no sources'}  ${state}`;
}

/** The address of `--to ADDRESS`. */
function addressIn([option, address, ...more]: readonly string[]): string | undefined {
  return option === '--to' && more.length === 0 ? address : undefined;
}
