// Builds beforehand what the first start would build: scripts and styles for browsers, the demonstration ledger.

import {
  ensureBuilt,
  ensureLedger,
  ConfigError,
  dataFolder,
  foldersFrom,
  keptPortal,
  ledgersFolder,
  sayProblem,
} from '../engine/serve.ts';
import { KINDS } from '../site/kinds.ts';

const started = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);

try {
  const folders = foldersFrom(process.env);
  const data = dataFolder(process.env);
  const portal = await keptPortal({ folders, kinds: KINDS, data });
  const site = await ensureBuilt(data, say);
  await ensureLedger(portal, folders, ledgersFolder(data), say);
  say(`built     ${site}, ledgers in ${ledgersFolder(data)}`);
} catch (error) {
  if (error instanceof ConfigError)
    for (const problem of error.problems)
      console.error(`${sayProblem(problem, 'uk')}\n${sayProblem(problem, 'en')}`);
  else console.error(`refused   ${(error as Error).message}`);
  process.exitCode = 1;
}
