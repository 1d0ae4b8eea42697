// Tries a portal with questions that nobody wrote: none may fail it, and every answer is what it has to be. `npm run fuzz -- [COUNT] [--seed N] [--call ID …] [--slowest MS] [--memory MB]`.

import { parseArgs } from 'node:util';

import {
  buildSite,
  CurrentLedger,
  dataFolder,
  ensureBuilt,
  ensureLedger,
  foldersFrom,
  ledgersFolder,
  loadPortal,
  readBuilt,
} from '../engine/serve.ts';
import { KINDS } from '../site/kinds.ts';
import { SERVER_PARTS } from '../site/parts.server.ts';
import { injectInto } from './fuzz/inject.ts';
import { tryAll } from './fuzz/whole.ts';

const SHOWN = 50;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    call: { type: 'string', multiple: true, default: [] },
    slowest: { type: 'string', default: '100' },
    memory: { type: 'string', default: '2000' },
  },
});
const count = Number(positionals[0] ?? 1000);
const [seed, slowest, memory] = [values.seed, values.slowest, values.memory].map(Number);
if (
  ![count, seed, slowest, memory].every((number) => Number.isInteger(number)) ||
  count < 1 ||
  positionals.length > 1
) {
  console.error(
    `usage: npm run fuzz -- [COUNT] [--seed N] [--call ID …] [--slowest MS] [--memory MB]
COUNT questions for every call, 1000 by default; --slowest: an answer that is kept may take so long, 100; --memory: of the whole process, 2000`,
  );
  process.exit(2);
}

const folders = foldersFrom(process.env);
const data = dataFolder(process.env);
const folder = ledgersFolder(data);
const portal = loadPortal(folders, KINDS);
const say = (line: string) => console.log(line);
await ensureLedger(portal, folders, folder, say);
const current = new CurrentLedger(folder, portal.model, {
  info() {},
  error: (_, message) => console.error(message),
});
await current.start();
const site = await buildSite({
  portal,
  current,
  built: await readBuilt(await ensureBuilt(data, say)),
  parts: SERVER_PARTS,
  log: false,
});
const started = performance.now();
try {
  const { asked, faults } = await tryAll({
    portal,
    codes: (dimension) => current.get().members.codes(dimension),
    ask: injectInto(site),
    count,
    seed: seed ?? 1,
    only: values.call,
    pace: { now: () => performance.now(), slowest: slowest ?? 0 },
    memory: { now: () => process.memoryUsage().rss / 1e6, most: memory ?? 0 },
    said: say,
  });
  for (const fault of faults.slice(0, SHOWN)) console.error(`FAULT     ${fault}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${asked} requests in ${seconds} s; ${faults.length === 0 ? 'no fault' : `${faults.length} faults`} (seed ${seed})`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await site.close();
  await current.stop();
}
