// The calls of a portal alone, on a free port, in a process of its own: says its address, and the processor time it took.

import {
  AnswerCache,
  buildApp,
  dataFolder,
  foldersFrom,
  ledgersFolder,
  loadPortal,
} from '../../engine/serve.ts';
import { answerParent, cpuMs } from '../harness/child.ts';
import { clearSoon } from '../start/memory.ts';
import { KINDS } from '../own.ts';
import { measuredLedger } from './ledger.ts';

clearSoon();
const portal = loadPortal(foldersFrom(process.env), KINDS);
const current = await measuredLedger(portal, ledgersFolder(dataFolder(process.env)));
await current.start();
const app = buildApp(new AnswerCache(portal, current), { log: false, headers: {} });
answerParent(await app.listen({ port: 0, host: '127.0.0.1' }), { spent: cpuMs });
