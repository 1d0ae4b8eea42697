// Generated questions for every call: none may fail the server, and every answer keeps its schema. `npm run fuzz -- [COUNT] [--seed N] [--call ID …]`.

import { parseArgs } from 'node:util';

import {
  buildApp,
  CurrentLedger,
  dataFolder,
  AnswerCache,
  ensureLedger,
  foldersFrom,
  ledgersFolder,
  loadPortal,
} from '../engine/node.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { injectInto } from './fuzz/inject.ts';
import { KINDS } from '../site/kinds.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    call: { type: 'string', multiple: true, default: [] },
  },
});
const count = Number(positionals[0] ?? 10_000);
const seed = Number(values.seed);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error(
    'usage: npm run fuzz -- [COUNT] [--seed N] [--call ID …]   COUNT requests for every call, 10000 by default',
  );
  process.exit(2);
}

const folders = foldersFrom(process.env);
const folder = ledgersFolder(dataFolder(process.env));
const portal = loadPortal(folders, KINDS);
await ensureLedger(portal, folders, folder, (line) => console.log(line));
const current = new CurrentLedger(folder, portal.model, {
  info() {},
  error: (_, message) => console.error(message),
});
await current.start();
const app = buildApp(new AnswerCache(portal, current), { log: false, headers: {} });
const started = performance.now();
const { asked, statuses, faults } = await fuzz({
  portal,
  count,
  seed,
  only: values.call,
  codes: (dimension) => current.get().members.codes(dimension),
  inject: injectInto(app),
  said: (call, own) =>
    console.log(
      `${call.method.padEnd(4)} ${call.path.padEnd(60)} ${Object.entries(own)
        .map(([status, n]) => `${status}: ${n}`)
        .join('  ')}`,
    ),
});
for (const { call, nth, shot, fault } of faults)
  console.error(
    `FAULT     ${call} #${nth}: ${shot.method} ${shot.url.slice(0, 500)}${shot.payload === null ? '' : ` ${shot.payload.slice(0, 200)}`}\n          ${fault}`,
  );
console.log(
  `${asked} requests in ${((performance.now() - started) / 1000).toFixed(0)} s, ${Object.entries(
    statuses,
  )
    .map(([status, n]) => `${status}: ${n}`)
    .join(', ')}; ${faults.length === 0 ? 'no fault' : `${faults.length} faults`} (seed ${seed})`,
);
await app.close();
await current.stop();
process.exitCode = faults.length === 0 ? 0 : 1;
