// Builds beforehand what the first start would build, side by side: scripts and styles for browsers, the demonstration ledger.

import {
  ensureBuilt,
  ConfigError,
  dataFolder,
  foldersFrom,
  keptPortal,
  ledgersFolder,
  formatProblem,
} from '../engine/serve.ts';
import { KINDS } from './own.ts';
import { ensureLedger } from './demonstration/ensure.ts';
import { listPackages } from './build/packages.ts';

const started = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);

try {
  const folders = foldersFrom(process.env);
  const data = dataFolder(process.env);
  const portal = await keptPortal({ folders, kinds: KINDS, data });
  const ledgers = ledgersFolder(data);
  // both are waited for whatever becomes of the other: nothing is left half made
  const [site, figures] = await Promise.allSettled([
    ensureBuilt(data, say),
    process.env['PORTAL_LEDGER'] ? null : ensureLedger(portal, folders, ledgers, say),
  ]);
  if (site.status === 'rejected') refuse(site.reason);
  if (figures.status === 'rejected') refuse(figures.reason);
  if (site.status === 'fulfilled' && figures.status === 'fulfilled') {
    // what serves does not need it
    await listPackages(site.value).catch((error: Error) =>
      say(`the list of packages was not made: ${error.message}`),
    );
    say(`built     ${site.value}, ledgers in ${ledgers}`);
  }
} catch (error) {
  refuse(error);
}

function refuse(error: unknown): void {
  if (error instanceof ConfigError)
    for (const problem of error.problems)
      console.error(`${formatProblem(problem, 'uk')}\n${formatProblem(problem, 'en')}`);
  else console.error(`refused   ${(error as Error).message}`);
  process.exitCode = 1;
}
