// One visit of a page under a slow connection and a slow processor: what a reader waits for, and what is sent.

import { setTimeout as sleep } from 'node:timers/promises';
import { there } from '../../engine/serve.ts';

import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { findBrowser } from '../browser.ts';

export const CONDITIONS = {
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
  cpu: 4,
} as const;
const VIEWPORT = { width: 1280, height: 900 };
const QUIET_MS = 1200;
const LONGEST_MS = 45_000;

export interface Visit {
  /** All that was waited for stands on the screen. */
  readonly visible: number;
  readonly largest: number;
  readonly blocking: number;
  readonly shift: number;
  /** Bytes on the wire, headers included. */
  readonly scripts: number;
  readonly total: number;
}

export interface Reader {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly wire: Wire;
}

interface Wire {
  readonly flying: Set<string>;
  readonly bytes: Map<string, number>;
  readonly kinds: Map<string, string>;
  last: number;
}

interface Watched {
  visible: number | null;
  missing: readonly string[];
  largest: number;
  shift: number;
  tasks: [start: number, length: number][];
  paint: number;
}

/** Throws where there is no browser. */
export async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null)
    throw new Error(
      'no Chromium was found: name one with CHROMIUM, or run "npm test" once, which installs one',
    );
  return await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A reader who has never been here. */
export async function newReader(
  browser: Browser,
  conditions: { readonly network: boolean; readonly cpu: number } = {
    network: true,
    cpu: CONDITIONS.cpu,
  },
): Promise<Reader> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'uk-UA' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (conditions.network)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: CONDITIONS.latency,
      downloadThroughput: CONDITIONS.downloadThroughput,
      uploadThroughput: CONDITIONS.uploadThroughput,
    });
  if (conditions.cpu > 1)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  const wire: Wire = { flying: new Set(), bytes: new Map(), kinds: new Map(), last: Date.now() };
  const landed = (id: string) => {
    wire.flying.delete(id);
    wire.last = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (/^(?:data|blob):/.test(request.url)) return;
    wire.flying.add(requestId);
    wire.kinds.set(requestId, type ?? 'Other');
    wire.last = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    wire.bytes.set(requestId, encodedDataLength);
    landed(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => landed(requestId));
  return { context, page, cdp, wire };
}

/** Goes to an address and waits until everything is there and nothing moves any more. */
export async function visit(
  reader: Reader,
  url: string,
  waitFor: readonly string[],
): Promise<Visit> {
  const { page, wire } = reader;
  wire.bytes.clear();
  wire.kinds.clear();
  wire.flying.clear();
  await page.addInitScript(watch, waitFor);
  await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS });
  await settle(
    reader,
    async () =>
      await page.evaluate(
        () =>
          document.readyState === 'complete' &&
          (window as unknown as { watched: Watched }).watched.visible !== null,
      ),
  ).catch(async (error: unknown) => {
    const missing = await page.evaluate(
      () => (window as unknown as { watched: Watched }).watched.missing,
    );
    throw missing.length > 0
      ? new Error(`${missing.join(' and ')} did not come to be seen`)
      : error;
  });
  const { visible, largest, shift, tasks, paint } = await page.evaluate(
    () => (window as unknown as { watched: Watched }).watched,
  );
  const late = tasks.filter(([start, length]) => start + length > paint);
  const bytesOf = (kind: string) =>
    [...wire.bytes].reduce(
      (sum, [id, bytes]) => (wire.kinds.get(id) === kind ? sum + bytes : sum),
      0,
    );
  return {
    visible: there(visible),
    largest,
    shift,
    blocking: late.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
    scripts: bytesOf('Script'),
    total: [...wire.bytes.values()].reduce((sum, bytes) => sum + bytes, 0),
  };
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

/** Runs in the page before anything of it. */
function watch(waitFor: readonly string[]): void {
  const watched: Watched = {
    visible: null,
    missing: waitFor,
    largest: 0,
    shift: 0,
    tasks: [],
    paint: 0,
  };
  (window as unknown as { watched: Watched }).watched = watched;
  const observe = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') watched.paint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    watched.largest = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) watched.shift += entry.value ?? 0;
  });
  observe('longtask', (entry) => watched.tasks.push([entry.startTime, entry.duration]));
  const isVisible = (css: string) =>
    [...document.querySelectorAll(css)].some((element) => {
      const { width, height, top } = element.getBoundingClientRect();
      return width > 1 && height > 1 && top < innerHeight + 2000;
    });
  const look = () =>
    requestAnimationFrame(() => {
      watched.missing = waitFor.filter((css) => !isVisible(css));
      if (watched.missing.length > 0) return look();
      return requestAnimationFrame(() => {
        watched.visible = performance.now();
      });
    });
  look();
}
