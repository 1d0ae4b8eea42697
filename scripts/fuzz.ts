// Asks a portal random questions, as its readers would: none may fail, and every answer must be what is stored.
// `npm run fuzz -- [COUNT] [--seed N] [--call ID …]`.

import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import {
  dataFolder,
  foldersFrom,
  LEDGER_FILE,
  ledgersFolder,
  loadPortal,
} from '../engine/serve.ts';
import { KINDS } from './own.ts';
import { ensureLedger } from './demonstration/ensure.ts';
import { askOver } from './harness/asking.ts';
import { startRunning } from './harness/portals.ts';
import { twoLedgers } from './fuzz/ledgers.ts';
import { StoredLedger } from './fuzz/stored.ts';
import { tryAll } from './fuzz/whole.ts';

const SHOWN = 50;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    call: { type: 'string', multiple: true, default: [] },
  },
});
const count = Number(positionals[0] ?? 3);
const seed = Number(values.seed);
if (![count, seed].every(Number.isInteger) || count < 1 || positionals.length > 1) {
  console.error(
    `usage: npm run fuzz -- [COUNT] [--seed N] [--call ID …]
COUNT questions for every call are held against the rows, 3 by default, and what else is asked grows with it`,
  );
  process.exit(2);
}

const folders = foldersFrom(process.env);
const data = resolve(dataFolder(process.env));
const portal = loadPortal(folders, KINDS);
const say = (line: string) => console.log(line);
await ensureLedger(portal, folders, ledgersFolder(data), say);
const own = join(data, 'fuzz');
for (const folder of [join(data, 'site'), own]) await mkdir(folder, { recursive: true });
// what is built is built once
await symlink(join(data, 'site'), join(own, 'site')).catch(() => {});
const ids = await twoLedgers(portal, ledgersFolder(data), ledgersFolder(own));
const running = await startRunning({ data: own });
const { ask, close } = askOver(running.base);
const [stored, otherStored] = await Promise.all(
  [ids.serving, ids.other].map((id) =>
    StoredLedger.open(portal.model, join(ledgersFolder(own), id, LEDGER_FILE)),
  ),
);
const begun = performance.now();
try {
  if (!stored || !otherStored) throw new Error('there is no ledger');
  const { asked, faults } = await tryAll({
    portal,
    stored,
    other: { id: ids.other, stored: otherStored },
    ask,
    count,
    seed,
    only: values.call,
    said: say,
  });
  for (const fault of faults.slice(0, SHOWN)) console.error(`FAULT     ${fault}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${asked} requests in ${seconds} s; ${faults.length === 0 ? 'no fault' : `${faults.length} faults`} (seed ${seed})`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  close();
  stored?.close();
  otherStored?.close();
  await running.stop();
}
