// The thread that makes answers: builds what is missing, loads the portal and its ledger, and listens for the front alone.

import { mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';

import {
  buildSite,
  busyPages,
  clickhouseSource,
  ConfigError,
  CurrentLedger,
  dataFolder,
  dayOf,
  ensureBuilt,
  ensureLedger,
  foldersFrom,
  frontShare,
  ledgersFolder,
  loadPortal,
  messagesFolder,
  openLog,
  openMailService,
  readBuilt,
  sayProblem,
  securityHeaders,
  there,
  type Portal,
} from '../../engine/serve.ts';
import type { Asked, Standing, Told } from '../../engine/front.ts';
import { KINDS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';

/** What serves is told so often, in milliseconds. */
const TELL_MS = 500;
/** The thread that listens goes before this one where both want the machine. */
const NICE = 10;

const port = there(parentPort ?? undefined);
const tell = (told: Told) => port.postMessage(told);
const say = (line: string) => tell({ say: line });

try {
  await begin();
} catch (error) {
  tell({ failed: linesOf(error) });
  port.close();
}

async function begin(): Promise<void> {
  const folders = foldersFrom(process.env);
  const data = dataFolder(process.env);
  const portal = loadPortal(folders, KINDS);
  const built = await readBuilt(await ensureBuilt(data, say));
  const distant = process.env['PORTAL_LEDGER']
    ? clickhouseSource(process.env['PORTAL_LEDGER'])
    : null;
  if (!distant) await ensureLedger(portal, folders, ledgersFolder(data), say);
  // threads that a store makes are as modest
  if (process.platform === 'linux') setPriority(0, NICE);
  const log = openLog();
  const { scrubHours } = portal.settings.bounds;
  const current = new CurrentLedger(distant ?? ledgersFolder(data), portal.model, log, {
    scrubHours,
  });
  await current.start();
  const post = await openMailService(messagesFolder(data), process.env, log);
  const epoch = () => epochOf(portal, current);
  const site = await buildSite({
    portal,
    current,
    built,
    log,
    parts: SERVER_PARTS,
    post,
    origin: process.env['PORTAL_ORIGIN'] ?? '',
    epoch,
  });
  const { path, remove } = socketPath();
  await site.listen({ path });
  const standing = async (): Promise<Standing> => {
    const ready = await site.inject('/readyz');
    return { epoch: epoch(), ready: { status: ready.statusCode, body: ready.json<object>() } };
  };
  const { bounds } = portal.settings;
  tell({ standing: await standing() });
  tell({
    begun: {
      socketPath: path,
      client: built.client,
      headers: securityHeaders(),
      busy: await busyPages(site, portal),
      places: {
        page: { atOnce: bounds.pagesAtOnce, waiting: bounds.pagesWaiting },
        call: { atOnce: bounds.callsAtOnce, waiting: bounds.callsWaiting },
        file: { atOnce: bounds.filesAtOnce, waiting: bounds.filesWaiting },
      },
      keptBytes: frontShare(bounds.cacheMegabytes),
      drainSeconds: bounds.drainSeconds,
    },
  });
  const telling = setInterval(
    () => void standing().then((now) => tell({ standing: now })),
    TELL_MS,
  );
  port.on('message', ({ end }: Asked) => {
    if (!end) return;
    clearInterval(telling);
    void (async () => {
      await site.close();
      await post.stop();
      await current.stop();
      remove();
      tell({ ended: true });
      port.close();
    })();
  });
}

/** Answers are good while the same ledger serves, on one day. */
function epochOf(portal: Portal, current: CurrentLedger): string {
  try {
    return `${current.get().id} ${dayOf(portal)}`;
  } catch {
    return `none ${dayOf(portal)}`;
  }
}

/** An address of this machine that nobody else can ask. */
function socketPath(): { path: string; remove: () => void } {
  if (process.platform === 'win32')
    return { path: `\\\\.\\pipe\\portal-${process.pid}-${Date.now()}`, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  return {
    path: join(folder, 's'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function linesOf(error: unknown): string[] {
  if (error instanceof ConfigError)
    return error.problems.flatMap((problem) => [
      sayProblem(problem, 'uk'),
      sayProblem(problem, 'en'),
    ]);
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}
