// A portal with its ledger and its messages, as the environment names them, ready to listen.

import { setPriority } from 'node:os';

import {
  buildSite,
  clickhouseSource,
  CurrentLedger,
  readToday,
  ensureBuilt,
  ledgersFolder,
  messagesFolder,
  openLog,
  openMailService,
  prepareSearch,
  readBuilt,
  roomFor,
  type Built,
  type Ledger,
  type Portal,
} from '../../engine/serve.ts';
import { SERVER_PARTS } from '../own.server.ts';
import { listenAddress } from './address.ts';
import { listenedOrigin, readOrigin } from './origin.ts';
import { sayNoLedger } from './noLedger.ts';
import { readPeers } from './peers.ts';
import { afterPages } from './quiet.ts';

/** The thread that listens goes before this one where both want the machine. */
const NICE = 10;

export interface OpenPortal {
  readonly site: Awaited<ReturnType<typeof buildSite>>;
  readonly built: Built;
  readonly current: CurrentLedger;
  /** Answers are good while this stays: the same ledger serves, on one day. */
  readonly epoch: () => string;
  /** What only makes the next questions faster is given back, where it is more than so many bytes. */
  readonly rest: (most: number) => Promise<void>;
  /** All of it, where nobody asks. */
  readonly quieten: () => Promise<void>;
  /** What is open beside the site. */
  readonly close: () => Promise<void>;
}

/** What a portal is opened with beside its data. */
export interface Opening {
  readonly say: (line: string) => void;
  /** Makes figures in a folder of ledgers where none are published. Left out: the portal starts without figures. */
  readonly ensureFigures?: (portal: Portal, ledgers: string) => Promise<void>;
}

export async function openPortal(
  portal: Portal,
  data: string,
  { say, ensureFigures }: Opening,
): Promise<OpenPortal> {
  const built = await readBuilt(await ensureBuilt(data, say));
  const ledgers = ledgersFolder(data);
  const distant = process.env['PORTAL_LEDGER']
    ? await clickhouseSource(process.env['PORTAL_LEDGER'])
    : null;
  if (!distant) await ensureFigures?.(portal, ledgers);
  beModest();
  const log = openLog();
  const current = new CurrentLedger(distant ?? ledgers, portal.model, log, {
    scrubHours: portal.settings.bounds.scrubHours,
  });
  await current.start();
  if (!distant) sayNoLedger(current, say);
  const post = await openMailService(messagesFolder(data), process.env, log, {
    room: roomFor(portal.settings.bounds),
  });
  const epoch = () => `${servingIn(current)?.id ?? 'none'} ${readToday(portal)}`;
  const drops: (() => void)[] = [];
  const site = await buildSite({
    portal,
    current,
    built,
    log,
    parts: SERVER_PARTS,
    post,
    peers: readPeers(process.env, data),
    origin: readOrigin(process.env),
    listens: listenedOrigin(listenAddress(process.env)),
    // the front alone asks, and says who asked it
    proxies: 'front',
    epoch,
    whenQuiet: (drop) => drops.push(drop),
  });
  afterPages(site.server, () => prepareSearch(portal, servingIn(current)));
  const close = async () => {
    await post.stop();
    await current.stop();
  };
  const rest = async (most: number) => await current.rest(most);
  const quieten = async () => {
    for (const drop of drops) drop();
    await current.rest(0);
  };
  return { site, built, current, epoch, rest, quieten, close };
}

/** Threads that a store makes are as modest. Where it is forbidden it is done without. */
function beModest(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, NICE);
  } catch {
    // both have as much of the machine then
  }
}

function servingIn(current: CurrentLedger): Ledger | null {
  try {
    return current.get();
  } catch {
    return null;
  }
}
