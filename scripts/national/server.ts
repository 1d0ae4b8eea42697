// The calls of a portal alone, on a free port, in a process of its own: says its address, and when asked the processor time it took.

import { buildApp, AnswerCache, dataFolder } from '../../engine/serve.ts';
import { clearSoon } from '../start/memory.ts';
import { measuredLedger, measuredPortal } from './portal.ts';

clearSoon();
const portal = measuredPortal();
const current = await measuredLedger(portal, dataFolder(process.env));
await current.start();
const app = buildApp(new AnswerCache(portal, current), { log: false, headers: {} });
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('message', () => process.send?.(process.cpuUsage()));
process.once('disconnect', () => process.exit(0));
