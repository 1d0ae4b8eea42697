// The thread that makes answers: builds what is missing, loads the portal and its ledger, and listens for the front alone.

import { parentPort } from 'node:worker_threads';

import type { AskedBehind, Told } from '../../engine/front.ts';
import {
  busyPages,
  frontPlaces,
  ConfigError,
  dataFolder,
  isBuilt,
  foldersFrom,
  frontShare,
  giveBackSpare,
  keptPortal,
  measureBehind,
  formatProblem,
  assertDefined,
} from '../../engine/serve.ts';
import { KINDS } from '../own.ts';
import { ensureLedger } from '../demonstration/ensure.ts';
import { buildApart } from './buildApart.ts';
import { clearNow, clearSoon } from './memory.ts';
import { clearWhenQuiet } from './quiet.ts';
import { openPortal, type OpenPortal } from './openPortal.ts';
import { socketPath } from './socketPath.ts';
import { isMeasured } from './watching.ts';
import { StartError } from './startError.ts';

/** What serves is told so often, in milliseconds. */
const TELL_MS = 500;
/** While readers ask the engine keeps so much of what it has read of the ledger. */
const ENGINE_BYTES = 128 * 1024 * 1024;

const port = assertDefined(parentPort ?? undefined);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (told: Told) => port.postMessage(told);
const say = (line: string) => tell({ say: line });

try {
  await begin();
} catch (error) {
  tell({ failed: linesOf(error) });
  port.close();
}

async function begin(): Promise<void> {
  const data = dataFolder(process.env);
  clearSoon();
  const folders = foldersFrom(process.env);
  const portal = await keptPortal({ folders, kinds: KINDS, data });
  if (!isBuilt(data)) await buildApart(say);
  const open = await openPortal(portal, data, {
    say,
    ensureFigures: async (own, ledgers) => await ensureLedger(own, folders, ledgers, say),
  });
  const { site, built } = open;
  const measure = isMeasured(process.env) ? await measureBehind(open.current) : null;
  const { path, remove } = socketPath();
  await site.listen({ path });
  const standing = async () => {
    const { statusCode, payload } = await site.inject('/readyz');
    const ready = { status: statusCode, body: JSON.parse(payload) as object };
    tell({ standing: { epoch: open.epoch(), ready } });
  };
  await standing();
  const { bounds } = portal.settings;
  tell({
    begun: {
      socketPath: path,
      client: built.client,
      busy: await busyPages(site, portal),
      places: frontPlaces(bounds),
      keptBytes: frontShare(bounds.cacheMegabytes),
      drainSeconds: bounds.drainSeconds,
    },
  });
  clearNow();
  const clearing = clearWhenQuiet(site.server, {
    clear: async () => {
      await open.quieten();
      clearNow();
    },
    spare: async () => {
      await open.rest(ENGINE_BYTES);
      // where it cannot be done it is done without
      await giveBackSpare().catch(() => {});
    },
  });
  const telling = setInterval(() => void standing(), TELL_MS);
  port.on('message', (asked: AskedBehind) => {
    if (asked === 'measure') {
      void measure?.().then((measured) => tell({ measured }));
      return;
    }
    clearInterval(telling);
    clearInterval(clearing);
    void end(open).finally(() => {
      remove();
      port.close();
    });
  });
}

async function end({ site, close }: OpenPortal): Promise<void> {
  await site.close();
  await close();
}

function linesOf(error: unknown): string[] {
  if (error instanceof ConfigError)
    return error.problems.flatMap((problem) => [
      formatProblem(problem, 'uk'),
      formatProblem(problem, 'en'),
    ]);
  if (!(error instanceof Error)) return [String(error)];
  // what is configured wrongly is said by the sentence alone
  const isSaid = error.name === 'Error' || error instanceof StartError;
  return [isSaid ? error.message : (error.stack ?? error.message)];
}
