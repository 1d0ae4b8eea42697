// One visit of a page under a slow connection and a slow processor: what a reader waits for, and what is sent.

import { assertDefined } from '../../engine/serve.ts';
import { bytesOn, LONGEST_MS, settle, type Reader } from './readers.ts';

/** Nothing has been touched for so long after the page was loaded. */
const UNTOUCHED_MS = 2000;

export interface Visit {
  /** All that was waited for stands on the screen. */
  readonly visible: number;
  readonly largest: number;
  readonly blocking: number;
  /** The longest task after the first paint, 0 where none took 50 ms. */
  readonly longest: number;
  readonly shift: number;
  /** Milliseconds until the page had come to life, null where it sleeps. */
  readonly alive: number | null;
  /** Bytes on the wire, headers included. */
  readonly scripts: number;
  /** Without fonts. */
  readonly total: number;
}

interface Watched {
  visible: number | null;
  missing: readonly string[];
  largest: number;
  shift: number;
  alive: number | null;
  tasks: [start: number, length: number][];
  paint: number;
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
  await settle(reader, async () => await page.evaluate(isDone, UNTOUCHED_MS)).catch(
    async (error: unknown) => {
      const missing = await page.evaluate(
        () => (window as unknown as { watched: Watched }).watched.missing,
      );
      throw missing.length > 0
        ? new Error(`${missing.join(' and ')} did not come to be seen`)
        : error;
    },
  );
  const { visible, largest, shift, alive, tasks, paint } = await page.evaluate(
    () => (window as unknown as { watched: Watched }).watched,
  );
  const late = tasks.filter(([start, length]) => start + length > paint);
  return {
    visible: assertDefined(visible),
    largest,
    shift,
    alive,
    blocking: late.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
    longest: Math.max(0, ...late.map(([, length]) => length)),
    scripts: bytesOn(reader, 'Script'),
    total: bytesOn(reader) - bytesOn(reader, 'Font'),
  };
}

/** Runs in the page: all is seen, and it has been loaded for so long. */
function isDone(untouched: number): boolean {
  const { watched } = window as unknown as { watched: Watched };
  const { loadEventEnd } = performance.getEntriesByType(
    'navigation',
  )[0] as PerformanceNavigationTiming;
  return (
    watched.visible !== null && loadEventEnd > 0 && performance.now() - loadEventEnd > untouched
  );
}

/** Runs in the page before anything of it. */
function watch(waitFor: readonly string[]): void {
  const watched: Watched = {
    visible: null,
    missing: waitFor,
    largest: 0,
    shift: 0,
    alive: null,
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
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.frame[data-live]')) return;
    watched.alive = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] });
  const isVisible = (css: string) =>
    [...document.querySelectorAll(css)].some((element) => {
      const { width, height, top } = element.getBoundingClientRect();
      return width > 1 && height > 1 && top < innerHeight + 6000;
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
