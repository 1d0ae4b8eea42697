// Starts the portal: builds what is missing and says so, then serves. PORT, HOST, PORTAL_CONFIG, PORTAL_CONTENT, PORTAL_DATA, PORTAL_LEDGER, PORTAL_SMTP.

import {
  buildSite,
  clickhouseSource,
  ConfigError,
  CurrentLedger,
  dataFolder,
  ensureBuilt,
  ensureLedger,
  foldersFrom,
  ledgersFolder,
  loadPortal,
  messagesFolder,
  openMailService,
  readBuilt,
  sayProblem,
} from '../engine/node.ts';
import { KINDS } from '../site/kinds.ts';
import { SERVER_PARTS } from '../site/parts.server.ts';

const started = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);

try {
  await start();
} catch (error) {
  if (error instanceof ConfigError)
    for (const problem of error.problems)
      console.error(`${sayProblem(problem, 'uk')}\n${sayProblem(problem, 'en')}`);
  else console.error(error);
  process.exit(1);
}

async function start(): Promise<void> {
  const folders = foldersFrom(process.env);
  const data = dataFolder(process.env);
  const portal = loadPortal(folders, KINDS);
  const built = await readBuilt(await ensureBuilt(data, say));
  const distant = process.env['PORTAL_LEDGER']
    ? clickhouseSource(process.env['PORTAL_LEDGER'])
    : null;
  if (!distant) await ensureLedger(portal, folders, ledgersFolder(data), say);
  const log = {
    info: (fields: object, message: string) =>
      console.log(JSON.stringify({ level: 'info', ...fields, message })),
    error: (fields: object, message: string) =>
      console.error(JSON.stringify({ level: 'error', ...fields, message })),
  };
  const current = new CurrentLedger(distant ?? ledgersFolder(data), portal.model, log);
  await current.start();
  const post = await openMailService(messagesFolder(data), process.env, log);
  const site = await buildSite({
    portal,
    current,
    built,
    parts: SERVER_PARTS,
    log: true,
    post,
    origin: process.env['PORTAL_ORIGIN'] ?? '',
  });
  const address = await site.listen({
    port: Number(process.env['PORT'] ?? 8080),
    host: process.env['HOST'] ?? '127.0.0.1',
  });
  say(`serving ${address}`);
  const stop = async () => {
    await site.close();
    await post.stop();
    await current.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}
