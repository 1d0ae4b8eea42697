// What a reader does on a page that has come to life: another filter, another page, a node opened; until it is on the screen.

import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from '@playwright/test';

import type { Child, Spent } from './child.ts';
import { median } from './figures.ts';
import { newReader, settle, visit, type Reader } from './visit.ts';

export interface Acts {
  readonly filter: number;
  readonly page: number;
  readonly prefetched: number;
  readonly expansion: number;
  readonly expansionBytes: number;
  /** False where everything was there already. */
  readonly expansionAsked: boolean;
}

export async function measureActs(
  browser: Browser,
  portal: Child,
  path: string,
  runs: number,
): Promise<Acts> {
  const found: Acts[] = [];
  for (let run = 0; run <= runs; run++) {
    const acts = await once(browser, portal, path);
    // the first makes the answers that are kept from then on
    if (run > 0) found.push(acts);
  }
  const of = (pick: (acts: Acts) => number) => median(found.map(pick));
  return {
    filter: of((acts) => acts.filter),
    page: of((acts) => acts.page),
    prefetched: of((acts) => acts.prefetched),
    expansion: of((acts) => acts.expansion),
    expansionBytes: of((acts) => acts.expansionBytes),
    expansionAsked: found.every((acts) => acts.expansionAsked),
  };
}

async function once(browser: Browser, portal: Child, path: string): Promise<Acts> {
  const fresh = async () => {
    const reader = await newReader(browser);
    await visit(reader, portal.url + path, ['main table tbody tr']);
    return reader;
  };
  let reader = await fresh();
  await portal.ask('count');
  const expansion = await act(
    reader,
    { click: 'main [role="treegrid"] tr[aria-expanded="false"] a.opener' },
    'main [role="treegrid"] tbody tr',
  );
  const { sent } = await portal.ask<Spent>('spent');
  await portal.ask('quiet');
  await settle(reader);
  const filter = await act(reader, { select: 'form.filters select' }, 'main .table-caption');
  await reader.context.close();
  reader = await fresh();
  const page = await act(reader, { click: 'main .tabs a:not([aria-current])' }, 'h1');
  await reader.context.close();
  reader = await fresh();
  await reader.page.hover('main .tabs a:not([aria-current])');
  await sleep(2500);
  await settle(reader);
  const prefetched = await act(reader, { click: 'main .tabs a:not([aria-current])' }, 'h1');
  await reader.context.close();
  return {
    filter,
    page,
    prefetched,
    expansion,
    expansionBytes: sent.reduce((sum, answer) => sum + answer.body, 0),
    expansionAsked: sent.length > 0,
  };
}

/** Milliseconds from the act to the frame in which what is watched reads differently. */
async function act(
  { page }: Reader,
  what: { readonly click: string } | { readonly select: string },
  watched: string,
): Promise<number> {
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
    {
      click: 'click' in what ? what.click : null,
      select: 'select' in what ? what.select : null,
      watched,
    },
  );
}
