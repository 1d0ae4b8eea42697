// Readers in a browser, on a given line and processor: what is sent, when the page rests, when it is alive.

import { setTimeout as sleep } from 'node:timers/promises';

import {
  chromium,
  devices,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { findBrowser, SWITCHES } from '../browser.ts';
import { ALIVE, WAKING } from './waits.ts';

/** What a reader has. */
export interface Profile {
  /** Null where nothing slows it down. */
  readonly line: {
    /** Milliseconds of a round trip. */
    readonly latency: number;
    /** Bits a second. */
    readonly down: number;
    readonly up: number;
  } | null;
  /** So many times slower than this machine. */
  readonly cpu: number;
  /** Small, held in a hand, touched. */
  readonly phone?: boolean;
}

/** What everything is measured with where nothing else is said: too slow to wake a page by itself. */
export const SLOW = { line: { latency: 150, down: 1.6e6, up: 0.75e6 }, cpu: 4 } as const;
/** Fast enough, by far, to wake a page by itself once it is idle. */
export const FAST = { line: { latency: 40, down: 20e6, up: 10e6 }, cpu: 4 } as const;
export const OLD_PHONE = {
  line: { latency: 400, down: 0.4e6, up: 0.2e6 },
  cpu: 6,
  phone: true,
} as const;
export const UNSLOWED = { line: null, cpu: 1 } as const;

const DESK = { viewport: { width: 1280, height: 900 } };
const HELD = { ...devices['Galaxy S9+'], viewport: { width: 360, height: 740 } };
const QUIET_MS = 1200;
export const LONGEST_MS = 45_000;
const WAKING_MS = 20_000;

export interface Reader {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly wire: Wire;
  readonly profile: Profile;
}

interface Wire {
  /** Which document asked for it. */
  readonly flying: Map<string, string>;
  readonly bytes: Map<string, number>;
  readonly kinds: Map<string, string>;
  last: number;
}

/** Throws where there is none. */
export function browserFile(): string {
  const found = findBrowser();
  if (found === null)
    throw new Error(
      'no Chromium was found: name one with CHROMIUM, or run "npm test" once, which installs one',
    );
  return found;
}

let running: Browser | null = null;

/** The browser of all readers: the one that runs, or a new one. */
export async function openBrowser(): Promise<Browser> {
  if (running?.isConnected() !== true)
    running = await chromium.launch({ executablePath: browserFile(), args: [...SWITCHES] });
  return running;
}

/** Sends home the readers that were left in it, as they are where something fails. */
export async function sendHome(): Promise<void> {
  // those of a browser that has ended are gone already
  for (const context of running?.contexts() ?? []) await context.close().catch(() => {});
}

export async function closeBrowser(): Promise<void> {
  await running?.close();
}

/** What has to be sent to a page before it is slowed down. */
export function slowings({ line, cpu }: Profile) {
  const network = {
    offline: false,
    latency: line?.latency ?? 0,
    downloadThroughput: line ? line.down / 8 : -1,
    uploadThroughput: line ? line.up / 8 : -1,
  };
  return [
    ['Network.enable', {}],
    ...(line ? [['Network.emulateNetworkConditions', network] as const] : []),
    ...(cpu > 1 ? [['Emulation.setCPUThrottlingRate', { rate: cpu }] as const] : []),
  ] as const;
}

/** A reader who has never been here. */
export async function newReader(profile: Profile = SLOW): Promise<Reader> {
  const device = profile.phone === true ? HELD : DESK;
  const context = await (await openBrowser()).newContext({ ...device, locale: 'uk-UA' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  for (const [method, parameters] of slowings(profile)) await cdp.send(method, parameters);
  await cdp.send('Page.enable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const wire: Wire = { flying: new Map(), bytes: new Map(), kinds: new Map(), last: Date.now() };
  const landed = (id: string) => {
    wire.flying.delete(id);
    wire.last = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, loaderId, type, request }) => {
    if (/^(?:data|blob):/.test(request.url)) return;
    wire.flying.set(requestId, loaderId);
    wire.kinds.set(requestId, type ?? 'Other');
    wire.last = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    wire.bytes.set(requestId, encodedDataLength);
    landed(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => landed(requestId));
  // nobody is told what became of what the document before had asked for
  cdp.on('Page.frameNavigated', ({ frame }) => {
    for (const [id, loader] of wire.flying)
      if (frame.parentId === undefined && loader !== frame.loaderId) wire.flying.delete(id);
  });
  return { context, page, cdp, wire, profile };
}

/** Bytes on the wire since the page was gone to, headers included: of all, or of one kind as the protocol calls it. */
export function bytesOn({ wire }: Reader, kind?: 'Script' | 'Font'): number {
  return [...wire.bytes].reduce(
    (sum, [id, bytes]) => (kind === undefined || wire.kinds.get(id) === kind ? sum + bytes : sum),
    0,
  );
}

/** Quiet: nothing on its way for a while. */
export async function settle(
  { wire }: Reader,
  done: () => Promise<boolean> = async () => true,
): Promise<void> {
  const started = Date.now();
  let since = started;
  while (Date.now() - since < QUIET_MS) {
    if (Date.now() - started > LONGEST_MS) throw new Error('the page did not come to rest');
    await sleep(100);
    const ready = await done().catch(() => false);
    since = ready && wire.flying.size === 0 ? Math.max(since, wire.last) : Date.now();
  }
}

/** By itself, or because the focus and the pointer come to what can be operated. Throws where it does not. */
export async function wake(reader: Reader): Promise<void> {
  const { page } = reader;
  for (const css of WAKING) {
    if ((await page.$(ALIVE)) !== null) break;
    const place = await page.evaluate(focusOn, css);
    if (place) await page.mouse.move(...place);
  }
  await awake(reader);
  // the pointer goes where nothing is
  await page.mouse.move(0, 0);
  await settle(reader);
}

/** Throws where it does not come to life. */
export async function awake({ page }: Reader): Promise<void> {
  await page.waitForSelector(ALIVE, { state: 'attached', timeout: WAKING_MS }).catch(() => {
    throw new Error('the page did not come to life');
  });
}

/** Runs in the page; returns the middle of what has the focus now, null where nothing of it is seen. */
function focusOn(css: string): [x: number, y: number] | null {
  const found = [...document.querySelectorAll<HTMLElement>(css)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (!found) return null;
  found.focus();
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
