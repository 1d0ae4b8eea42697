// Starts the portal: one thread listens, another one behind it makes the answers. PORT, HOST, PORTAL_CONFIG, PORTAL_CONTENT, PORTAL_DATA, PORTAL_LEDGER, PORTAL_SMTP, PORTAL_ORIGIN, PORTAL_PROXIES, PORTAL_PEERS, PORTAL_SECRET, PORTAL_METRICS, PORTAL_ACCESS_LOG.

import { setTimeout as wait } from 'node:timers/promises';

import {
  buildFront,
  dataFolder,
  foldersFrom,
  measureFront,
  openLog,
  securityHeaders,
} from '../engine/front.ts';
import { listenAddress, refuseBusyPort } from './start/address.ts';
import { Maker } from './start/maker.ts';
import { Ending } from './start/ending.ts';
import { clearNow } from './start/memory.ts';
import { lockFolder } from './start/lock.ts';
import { listenedOrigin, readOrigin, readProxies, sayListened } from './start/origin.ts';
import { readPeers } from './start/peers.ts';
import { accessLog, metricsAddress, tellMetrics } from './start/watching.ts';
import {
  refuseMissing,
  refuseUnwritable,
  refuseWrongLedger,
  StartError,
} from './start/startError.ts';

/** Whatever is connected by then is closed, in milliseconds from when nothing new is taken. */
const LONGEST_ANSWER_MS = 5000;

const started = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);
const ending = new Ending();

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const origin = readOrigin(process.env);
  const proxies = readProxies(process.env);
  const address = listenAddress(process.env);
  const metricsAt = metricsAddress(process.env);
  const { config, content } = foldersFrom(process.env);
  const data = dataFolder(process.env);
  refuseMissing({ PORTAL_CONFIG: config, PORTAL_CONTENT: content });
  refuseUnwritable(data);
  await refuseWrongLedger(process.env);
  await lockFolder(data, say);
  await refuseBusyPort(address);
  const access = accessLog(process.env);
  const maker = new Maker(say);
  const metrics = metricsAt && (await measureFront(() => maker.standing()?.ready.status === 200));
  if (metricsAt && metrics)
    await tellMetrics(metricsAt, async () => await metrics.text(await maker.measured()));
  // nothing is written into the folder before all else is as it must be
  readPeers(process.env, data);
  const { app, begin } = await buildFront({
    headers: securityHeaders(),
    standing: () => maker.standing(),
    making: () => maker.making(),
    proxies,
    log: openLog(),
    watchers: [access, metrics?.watch].filter((each) => each !== undefined && each !== null),
  });
  const serving = await app.listen(address);
  const begun = await maker.begin();
  const front = begin(begun);
  maker.onStanding((standing) => front.stand(standing));
  ending.by(async () => {
    front.drain();
    await wait(begun.drainSeconds * 1000);
    // connections that ask nothing, or never end, would be waited for without an end
    setTimeout(() => app.server.closeAllConnections(), LONGEST_ANSWER_MS).unref();
    await app.close();
    await maker.end();
  });
  if (origin === '') say(sayListened(listenedOrigin(address)));
  say(`serving ${serving}`);
  clearNow();
}
