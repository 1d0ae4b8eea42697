// Starts the portal: builds what is missing and says so, then serves. PORT, HOST, PORTAL_CONFIG, PORTAL_CONTENT, PORTAL_DATA, PORTAL_LEDGER, PORTAL_SMTP, PORTAL_ORIGIN, PORTAL_PROXIES.

import {
  buildSite,
  clickhouseSource,
  CurrentLedger,
  ensureBuilt,
  ensureLedger,
  openLog,
  ConfigError,
  dataFolder,
  foldersFrom,
  ledgersFolder,
  loadPortal,
  messagesFolder,
  openMailService,
  readBuilt,
  sayProblem,
} from '../engine/serve.ts';
import { listenAddress, refuseBusyPort } from './start/address.ts';
import { Ending } from './start/ending.ts';
import { clearSoon } from './start/memory.ts';
import {
  listenedOrigin,
  readOrigin,
  readProxies,
  sayListened,
  StartError,
} from './start/origin.ts';
import { KINDS } from '../site/kinds.ts';
import { SERVER_PARTS } from '../site/parts.server.ts';

const started = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);
const ending = new Ending();

try {
  await start();
} catch (error) {
  if (error instanceof ConfigError)
    for (const problem of error.problems)
      console.error(`${sayProblem(problem, 'uk')}\n${sayProblem(problem, 'en')}`);
  else console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const origin = readOrigin(process.env);
  const proxies = readProxies(process.env);
  const address = listenAddress(process.env);
  await refuseBusyPort(address);
  const folders = foldersFrom(process.env);
  const data = dataFolder(process.env);
  const portal = loadPortal(folders, KINDS);
  const built = await readBuilt(await ensureBuilt(data, say));
  clearSoon();
  const distant = process.env['PORTAL_LEDGER']
    ? clickhouseSource(process.env['PORTAL_LEDGER'])
    : null;
  if (!distant) await ensureLedger(portal, folders, ledgersFolder(data), say);
  const log = openLog();
  const current = new CurrentLedger(distant ?? ledgersFolder(data), portal.model, log);
  await current.start();
  const post = await openMailService(messagesFolder(data), process.env, log);
  const site = await buildSite({
    portal,
    current,
    built,
    log,
    parts: SERVER_PARTS,
    post,
    origin,
    listens: listenedOrigin(address),
    proxies,
  });
  ending.by(async () => {
    await site.close();
    await post.stop();
    await current.stop();
  });
  if (origin === '') say(sayListened(listenedOrigin(address)));
  say(`serving ${await site.listen(address)}`);
}
