// Addresses to ask a portal for, found by asking it.

import { first } from '../../engine/serve.ts';

/** Addresses are mixed so that neighbours share little; every run has the same order. */
const STEP = 7919;

/** Every page of the portal once, as its map of addresses has them: each is a document of its own. */
export async function allPages(base: string): Promise<string[]> {
  const parts = locations(await textOf(`${base}/sitemap.xml`));
  const pages: string[] = [];
  for (const part of parts) pages.push(...locations(await textOf(pathOn(base, part))));
  const paths = pages.map((page) => page.slice(new URL(page).origin.length));
  return paths.map((_, nth) => paths[(nth * STEP) % paths.length] ?? '');
}

/** Takes addresses that nobody has asked for yet; begins again where all were. */
export class Fresh {
  private readonly all: readonly string[];
  private next = 0;

  constructor(all: readonly string[]) {
    this.all = all;
  }

  take(count: number): string[] {
    return Array.from(
      { length: count },
      () => this.all[this.next++ % this.all.length] ?? first(this.all),
    );
  }
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered ${response.status}`);
  return await response.text();
}

function pathOn(base: string, url: string): string {
  return base + url.slice(new URL(url).origin.length);
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );
}
