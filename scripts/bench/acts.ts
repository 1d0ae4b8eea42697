// What a reader does on a page that has come to life: another filter, another page, a node opened; until it is on the screen, beside the same done by a page written by hand.

import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from '@playwright/test';

import type { Spent } from './child.ts';
import { median, ratio, type Measuring } from './figures.ts';
import { AS_PAGE, fetchPacked, served, type Servers } from './served.ts';
import { compress } from './limit.ts';
import { SWAPS, writeSwap } from './swap.ts';
import { CONDITIONS, newReader, settle, visit, type Reader } from './visit.ts';
import { TOUCHED } from './waits.ts';

interface ActBench extends Servers {
  readonly browser: Browser;
  readonly runs: number;
}

interface Act {
  readonly click?: string;
  readonly select?: string;
  /** Reads differently when the act is done. */
  readonly watched: string;
}

const FILTER: Act = { select: TOUCHED.filter, watched: TOUCHED.filtered };
const PAGE: Act = { click: TOUCHED.tab, watched: TOUCHED.heading };
const EXPANSION: Act = { click: TOUCHED.opener, watched: TOUCHED.opened };
/** Moving onto a link has its page asked for. */
const PREFETCH_MS = 2500;

export async function* actLines(bench: ActBench, path: string): Measuring {
  const { portal, runs } = bench;
  const ms = (what: string, value: number, most: number) =>
    ({ of: path, what, value, unit: 'ms', most }) as const;
  const turn = CONDITIONS.latency;
  for (const [what, name, act] of [
    ['filter change', 'filter', FILTER],
    ['page change', 'page', PAGE],
  ] as const) {
    const [own, swap] = await againstSwap(bench, path, name, act);
    yield ms(what, own, turn + 100);
    yield ratio([path, `${what} / swap of the same HTML by hand`], [own, swap], 'ms');
  }
  const prefetched = await repeat(
    runs,
    async () => await actOn(bench, portal.url + path, PAGE, true),
  );
  yield ms('page change, prefetched', median(prefetched), 100);
  yield* expansion(bench, path);
}

/** How often: the first makes the answers that are kept from then on, and is not counted. */
async function repeat<T>(runs: number, once: () => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (let run = 0; run <= runs; run++) found.push(await once());
  return found.slice(1);
}

/** Medians of both in turn. The page that the act leads to is put beside the one that it starts from. */
async function againstSwap(
  bench: ActBench,
  path: string,
  name: keyof typeof SWAPS,
  act: Act,
): Promise<[own: number, swap: number]> {
  const { portal, plain, runs } = bench;
  const from = await served(portal.url + path);
  const to = await fetchPacked(portal.url + (await leadsTo(bench, path, act)));
  await plain.ask('put', { path: SWAPS[name], headers: AS_PAGE, body: to.bytes });
  const start = `/swap${path}`;
  await plain.ask('put', { path: start, headers: AS_PAGE, body: compress(writeSwap(from.html)) });
  const pairs = await repeat(runs, async () => [
    await actOn(bench, portal.url + path, act),
    await actOn(bench, plain.url + start, act),
  ]);
  return [median(pairs.map(([own]) => own ?? NaN)), median(pairs.map(([, swap]) => swap ?? NaN))];
}

/** The address that stands in the browser when the act is done. */
async function leadsTo({ browser, portal }: ActBench, path: string, what: Act): Promise<string> {
  const reader = await fresh(browser, portal.url + path);
  await act(reader, what);
  await settle(reader);
  const { pathname, search } = new URL(reader.page.url());
  await reader.context.close();
  return pathname + search;
}

/** Milliseconds of an act on a page that has just come to rest. */
async function actOn(
  { browser }: ActBench,
  url: string,
  what: Act,
  prefetch = false,
): Promise<number> {
  const reader = await fresh(browser, url);
  if (prefetch) {
    await reader.page.hover(what.click ?? '');
    await sleep(PREFETCH_MS);
    await settle(reader);
  }
  const taken = await act(reader, what);
  await reader.context.close();
  return taken;
}

async function fresh(browser: Browser, url: string): Promise<Reader> {
  const reader = await newReader(browser);
  await visit(reader, url, [TOUCHED.rows]);
  return reader;
}

async function* expansion({ browser, portal, runs }: ActBench, path: string): Measuring {
  const found = await repeat(runs, async () => {
    const reader = await fresh(browser, portal.url + path);
    await portal.ask('count');
    const ms = await act(reader, EXPANSION);
    const { sent } = await portal.ask<Spent>('spent');
    await portal.ask('quiet');
    await reader.context.close();
    return { ms, asked: sent.length, bytes: sent.reduce((sum, answer) => sum + answer.body, 0) };
  });
  const wasAsked = found.every(({ asked }) => asked > 0);
  const what = 'first expansion of a node';
  const value = median(found.map(({ ms }) => ms));
  const more = wasAsked ? {} : { more: '(was there already)' };
  yield { of: path, what, value, unit: 'ms', most: CONDITIONS.latency + 150, ...more };
  const kB = median(found.map(({ bytes }) => bytes)) / 1000;
  yield { of: path, what: `${what}, bytes`, value: kB, unit: 'kB', most: 5 };
}

/** Milliseconds from the act to the frame in which what is watched reads differently. */
async function act({ page }: Reader, { click, select, watched }: Act): Promise<number> {
  return await page.evaluate(
    async ({ click, select, watched }) =>
      await new Promise<number>((resolve, reject) => {
        const read = () =>
          [...document.querySelectorAll(watched)].map((element) => element.textContent).join('\n');
        const before = read();
        const wanted = click ?? select ?? '';
        const target = document.querySelector<HTMLElement>(wanted);
        if (!target) return reject(new Error(`nothing on the page is ${wanted}`));
        const late = setTimeout(() => reject(new Error(`${watched} did not change`)), 20_000);
        const observer = new MutationObserver(() => {
          if (read() === before) return;
          observer.disconnect();
          clearTimeout(late);
          requestAnimationFrame(() => resolve(performance.now() - started));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        const started = performance.now();
        if (click) return target.click();
        const field = target as HTMLSelectElement;
        field.selectedIndex = field.selectedIndex === 1 ? 2 : 1;
        return target.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    { click, select, watched },
  );
}
